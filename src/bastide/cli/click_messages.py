"""Translate Click's own messages with the Fluent files."""

from string import Formatter
from types import ModuleType

import click.core
import click.decorators
import click.exceptions
import click.formatting
import click.parser
import click.types

from bastide.messages import say

# Click's texts and our message ids. Click fills in the braces afterwards. Texts that are not listed never reach users.
MESSAGES = {
    "Usage:": "click-usage",
    "Options": "click-options",
    "Show this message and exit.": "click-help",
    "default: {default}": "click-default",
    "No such option {name!r}.": "click-no-such-option",
    "No such command {name!r}.": "click-no-such-command",
    "Did you mean {possibility}?": "click-did-you-mean",
    "(Did you mean one of: {possibilities}?)": "click-did-you-mean-one-of",
    "Option {name!r} requires an argument.": "click-value-missing",
    "Option {name!r} does not take a value.": "click-value-needless",
    "Missing argument": "click-argument-missing",
    "Got unexpected extra argument ({args})": "click-argument-needless",
    "Got unexpected extra arguments ({args})": "click-arguments-needless",
    "Invalid value for {param_hint}: {message}": "click-wrong-value",
    "{value!r} is not one of {choices}.": "click-not-one-of",
    "{value!r} is not a valid {number_type}.": "click-not-a-number",
    "{value} is not in the range {range}.": "click-not-in-range",
}
CLICK_MODULES: tuple[ModuleType, ...] = (
    click.core,
    click.decorators,
    click.exceptions,
    click.formatting,
    click.parser,
    click.types,
)


def translate(text: str) -> str:
    """Return Click's text in the current language."""
    if text not in MESSAGES:
        return text
    braces = {
        name: f"{{{name}{f'!{conversion}' if conversion else ''}}}"
        for _, name, _, conversion in Formatter().parse(text)
        if name
    }
    return say(MESSAGES[text], **braces)


def translate_plural(one: str, several: str, count: int) -> str:
    """Return the singular or plural text in the current language."""
    return translate(one if count == 1 else several)


def install_translations() -> None:
    """Replace the gettext functions that each of Click's modules imports by these names."""
    for module in CLICK_MODULES:
        for name, function in (("_", translate), ("ngettext", translate_plural)):
            if hasattr(module, name):
                setattr(module, name, function)
