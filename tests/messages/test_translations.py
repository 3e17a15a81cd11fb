"""Every language has the messages of English, with the same arguments and its own plurals."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from bastide.messages import language_names
from bastide.messages.bundle import bundle_of
from bastide.tiles import KINDS, RIVER_SYSTEM
from tests.messages.helpers.fluent_files import (
    FOLDER,
    PLURALS,
    EntryCollector,
    calls_of,
    categories_of,
    choices_of,
    entries,
    messages,
    options_of,
    parts,
    shown_by,
    variables_of,
)

LANGUAGES = ("da", "en", "hu", "pl", "sk")
OTHERS = tuple(language for language in LANGUAGES if language != "en")
FUNCTIONS = {"KIND", "NUMBER"}
KIND_NAMES = (*KINDS, RIVER_SYSTEM.name)
NUMBERS = (0, 1, 2, 5, 22, 1.5)  # cover every plural category of all languages
all_languages = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", OTHERS)


def test_there_are_five_languages() -> None:
    assert language_names() == LANGUAGES


@other_languages
def test_languages_have_the_same_messages(language: str) -> None:
    assert sorted(messages("en").keys() - messages(language).keys()) == [], "missing"
    assert sorted(messages(language).keys() - messages("en").keys()) == [], "unknown in English"


@other_languages
def test_languages_have_the_same_files(language: str) -> None:
    files = {file.name for file in (FOLDER / language).glob("*.ftl")}
    assert files == {file.name for file in (FOLDER / "en").glob("*.ftl")}


@other_languages
def test_messages_have_the_arguments_of_english(language: str) -> None:
    """Arguments that English shows are required; those that it only selects by are optional."""
    lacking = {name: shown_by(name, "en") - variables_of(name, language) for name in shared_with(language)}
    unknown = {name: variables_of(name, language) - variables_of(name, "en") for name in shared_with(language)}
    assert not {name: arguments for name, arguments in lacking.items() if arguments}
    assert not {name: arguments for name, arguments in unknown.items() if arguments}


def shared_with(language: str) -> list[str]:
    """Return the messages that English and another language share."""
    return sorted(messages(language).keys() & messages("en").keys())


@all_languages
def test_messages_have_a_text_and_english_attributes(language: str) -> None:
    """Other attributes must be forms of words that some message requests."""
    wanted = {options["form"] for options in map(options_of, calls_of(language)) if "form" in options}
    for name, entry in messages(language).items():
        assert entry.value, name
        of_english = attributes(messages("en")[name]) if name in messages("en") else set()
        forms = wanted if name.startswith("kind-") else set()
        assert attributes(entry) == of_english | forms, name


def attributes(entry: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


@all_languages
def test_terms_are_defined_and_used(language: str) -> None:
    used = set().union(*(EntryCollector(entry).terms for entry in entries(language)))
    assert {entry.id.name for entry in entries(language) if isinstance(entry, ftl.Term)} == used


@all_languages
def test_only_known_functions_are_called(language: str) -> None:
    assert {call.id.name for call in calls_of(language)} <= FUNCTIONS


@all_languages
def test_number_selectors_have_all_plural_categories(language: str) -> None:
    wanted = Locale(language).plural_form.tags | {"other"}
    assert not [
        (entry.id.name, sorted(categories_of(selection)))
        for entry in entries(language)
        for selection in EntryCollector(entry).selections
        if categories_of(selection) not in (set(), wanted)
    ]


@other_languages
def test_selector_keys_exist_in_english(language: str) -> None:
    """A misspelled key would never be selected. Kinds of features may be selected anywhere."""
    assert not [
        (name, variable, key)
        for name in shared_with(language)
        for variable, keys in choices_of(name, language).items()
        for key in keys - choices_of(name, "en").get(variable, set()) - PLURALS - set(KIND_NAMES)
        if not key.isdigit()
    ]


MAY_BE_EMPTY = {"at-cell"}  # nothing is said of a cell that readers see


@all_languages
def test_every_message_can_be_formatted(language: str) -> None:
    bundle = bundle_of(language)
    for name in messages(language):
        entry = bundle.get_message(name)
        assert entry.value, name
        for pattern, arguments in product([entry.value, *entry.attributes.values()], samples(name, language)):
            text, faults = bundle.format_pattern(pattern, arguments)
            assert text or name in MAY_BE_EMPTY, (name, arguments)
            assert not faults, (name, arguments)


def samples(name: str, language: str) -> Iterator[dict[str, Any]]:
    """Yield arguments that reach every variant of a message."""
    values = {variable: sample_values(name, language, variable) for variable in variables_of(name, language)}
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


def sample_values(name: str, language: str, variable: str) -> Sequence[str | int | float]:
    keys = choices_of(name, language).get(variable, set())
    called = {
        call.id.name
        for part in parts(name, language)
        for call in part.calls
        if variable in EntryCollector(call).variables
    }
    if "KIND" in called:
        return KIND_NAMES
    if "NUMBER" in called or any(key in PLURALS - {"other"} or key.isdigit() for key in keys):
        return NUMBERS
    return sorted(keys) or ["x"]


@pytest.mark.parametrize(
    ("language", "categories"),
    [
        ("da", "other one other other other one"),
        ("en", "other one other other other other"),
        ("hu", "other one other other other other"),
        ("pl", "many one few many few other"),
        ("sk", "other one few other other many"),
    ],
)
def test_numbers_have_the_plural_category_of_the_language(language: str, categories: str) -> None:
    bundle = FluentBundle([language])
    variants = "\n".join(f" [{name}] {name}" for name in sorted(PLURALS - {"other"}))
    bundle.add_resource(FluentResource(f"category = {{ $count ->\n{variants}\n *[other] other\n }}\n"))
    pattern = bundle.get_message("category").value
    assert pattern
    chosen = [str(bundle.format_pattern(pattern, {"count": number})[0]) for number in NUMBERS]
    assert " ".join(chosen) == categories
