"""Parse the Fluent files of a language, for tests that compare languages."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bastide

FOLDER = Path(bastide.__file__).parent / "messages"
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(language: str) -> list[ftl.Message | ftl.Term]:
    """Return all messages and terms of a language."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("*.ftl"))]
    found = [entry for text in texts for entry in FluentParser().parse(text).body]
    return [entry for entry in found if isinstance(entry, ftl.Message | ftl.Term)]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


class EntryCollector(Visitor):
    """Collects the contents of a message or of a part of one."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()  # the variables that are not only selectors
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.calls: list[ftl.FunctionReference] = []
        self.selections: list[ftl.SelectExpression] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the names are Fluent's
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.terms.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        self.calls.append(node)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        self.selections.append(node)
        if isinstance(node.selector, ftl.VariableReference):
            self.variables.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)


@cache
def parts(name: str, language: str) -> list[EntryCollector]:
    """Return the contents of a message and of the messages that it references."""
    found = EntryCollector(messages(language)[name])
    return [found, *(part for inner in sorted(found.messages) for part in parts(inner, language))]


def variables_of(name: str, language: str) -> set[str]:
    """Return the arguments of a message."""
    return set().union(*(part.variables for part in parts(name, language)))


def shown_by(name: str, language: str) -> set[str]:
    """Return the arguments that a message shows."""
    return set().union(*(part.shown for part in parts(name, language)))


@cache
def choices_of(name: str, language: str) -> dict[str, set[str]]:
    """Return the keys of a message's selectors by argument."""
    choices: dict[str, set[str]] = {}
    for selection in (selection for part in parts(name, language) for selection in part.selections):
        if isinstance(selection.selector, ftl.VariableReference):
            choices.setdefault(selection.selector.id.name, set()).update(keys_of(selection))
    return choices


def calls_of(language: str) -> Iterator[ftl.FunctionReference]:
    for entry in entries(language):
        yield from EntryCollector(entry).calls


def options_of(call: ftl.FunctionReference) -> dict[str, Any]:
    """Return the named arguments of a call."""
    return {option.name.name: option.value.parse()["value"] for option in call.arguments.named}


def keys_of(selection: ftl.SelectExpression) -> set[str]:
    """Return the keys of a selector."""
    keys = [variant.key for variant in selection.variants]
    return {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}


def categories_of(selection: ftl.SelectExpression) -> set[str]:
    """Return the plural categories of a selector by number; none for a selector by name with a default "other"."""
    categories = keys_of(selection) & PLURALS
    return set() if categories == {"other"} else categories
