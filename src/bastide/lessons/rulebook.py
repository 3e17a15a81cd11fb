"""The rules of every edition as data: chapters of rules, with who says them and what shows them."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bastide.lessons.scenario import Scenario
from bastide.lessons.shelf import scenarios_by_name
from bastide.tiles import edition, edition_names

FILE = "rules.toml"

Entry = Mapping[str, Any]


@dataclass(frozen=True)
class Rule:
    """A rule of some editions, by the id of its text; `sections` are where their rulebooks say it, by edition."""

    id: str
    editions: tuple[str, ...]
    sections: Mapping[str, str]
    examples: tuple[Scenario, ...]

    @property
    def silent(self) -> tuple[str, ...]:
        """The rulebooks of its editions that do not say it."""
        return tuple(name for name in self.editions if name not in self.sections and name in languages())

    def examples_in(self, name: str) -> tuple[Scenario, ...]:
        """What shows it in an edition."""
        return tuple(example for example in self.examples if name in example.editions)


@dataclass(frozen=True)
class Chapter:
    """Rules about one thing."""

    id: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of an edition: how to play in two minutes, by the ids of the sentences, and then the whole."""

    edition: str
    short: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    def examples(self) -> Iterator[Scenario]:
        """All that shows its rules."""
        for chapter in self.chapters:
            for rule in chapter.rules:
                yield from rule.examples_in(self.edition)


@cache
def rulebook(name: str) -> Rulebook:
    """The rules of the shipped edition of that name. Raises SetupError if there is none."""
    edition(name)
    table = shipped_rules()
    chapters = (Chapter(each.id, rules_in(each, name)) for each in all_chapters())
    return Rulebook(
        name,
        tuple(line["id"] for line in table["short"] if name in editions_of(line)),
        tuple(chapter for chapter in chapters if chapter.rules),
    )


def printed_beside(name: str) -> dict[str, str]:
    """The editions of the same game, with the same kinds of features, that have a printed rulebook; its language."""
    kinds, printed = edition(name).kinds, languages()
    return {each: printed[each] for each in edition_names() if each in printed and edition(each).kinds == kinds}


def languages() -> Mapping[str, str]:
    """The language of each printed rulebook, by edition."""
    printed: Mapping[str, str] = shipped_rules()["languages"]
    return printed


def rules_in(chapter: Chapter, name: str) -> tuple[Rule, ...]:
    return tuple(rule for rule in chapter.rules if name in rule.editions)


@cache
def all_chapters() -> tuple[Chapter, ...]:
    """All rules of all editions."""
    return tuple(read_chapter(entry) for entry in shipped_rules()["chapters"])


@cache
def shipped_rules() -> Entry:
    return tomllib.loads((files(__package__) / "data" / FILE).read_text(encoding="utf-8"))


def read_chapter(entry: Entry) -> Chapter:
    sections = entry.get("sections", {})
    return Chapter(entry["id"], tuple(read_rule(rule, sections) for rule in entry["rules"]))


def read_rule(entry: Entry, usual: Mapping[str, str]) -> Rule:
    """A rule, with those sections that its chapter usually has unless it has its own."""
    editions = editions_of(entry)
    sections = entry.get("sections", usual)
    return Rule(
        entry["id"],
        editions,
        {name: sections[name] for name in editions if name in sections},
        tuple(scenarios_by_name()[name] for name in entry.get("examples", ())),
    )


def editions_of(entry: Entry) -> tuple[str, ...]:
    """The editions that an entry names, one by one or as a group."""
    named = entry["editions"]
    return tuple(shipped_rules()["groups"][named] if isinstance(named, str) else named)
