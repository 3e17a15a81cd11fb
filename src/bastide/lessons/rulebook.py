"""The rules of every edition as data: chapters of rules, with their sources and worked examples."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bastide.lessons.scenario import Scenario, scenarios_by_name
from bastide.tiles import edition, edition_names

FILE = "rules.toml"

RuleEntry = Mapping[str, Any]


@dataclass(frozen=True)
class Rule:
    """A rule of some editions, by the id of its text; `sections` are its places in their rulebooks, by edition."""

    id: str
    editions: tuple[str, ...]
    sections: Mapping[str, str]
    examples: tuple[Scenario, ...]

    @property
    def silent(self) -> tuple[str, ...]:
        """Its editions whose printed rulebooks do not contain it."""
        return tuple(name for name in self.editions if name not in self.sections and name in rulebook_languages())

    def examples_in(self, name: str) -> tuple[Scenario, ...]:
        """Return its worked examples that apply to an edition."""
        return tuple(example for example in self.examples if name in example.editions)


@dataclass(frozen=True)
class RuleChapter:
    """Rules about one topic."""

    id: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of an edition: the ids of a short introduction, and all chapters."""

    edition: str
    short: tuple[str, ...]
    chapters: tuple[RuleChapter, ...]

    def examples(self) -> Iterator[Scenario]:
        """Yield the worked examples of all its rules."""
        for chapter in self.chapters:
            for rule in chapter.rules:
                yield from rule.examples_in(self.edition)


@cache
def rulebook(name: str) -> Rulebook:
    """Return the rules of a shipped edition. Raises SetupError if there is none with this name."""
    edition(name)
    table = shipped_rules()
    chapters = (RuleChapter(each.id, rules_in(each, name)) for each in all_chapters())
    return Rulebook(
        name,
        tuple(line["id"] for line in table["short"] if name in editions_of(line)),
        tuple(chapter for chapter in chapters if chapter.rules),
    )


def comparable_rulebooks(name: str) -> dict[str, str]:
    """Return the language of each printed rulebook whose edition has the same kinds of features."""
    kinds, printed = edition(name).kinds, rulebook_languages()
    comparable = [each for each in edition_names() if edition(each).kinds == kinds]
    return {each: printed[each] for each in comparable if each in printed}


def rulebook_languages() -> Mapping[str, str]:
    """Return the language of each printed rulebook, by edition."""
    printed: Mapping[str, str] = shipped_rules()["languages"]
    return printed


def rules_in(chapter: RuleChapter, name: str) -> tuple[Rule, ...]:
    return tuple(rule for rule in chapter.rules if name in rule.editions)


@cache
def all_chapters() -> tuple[RuleChapter, ...]:
    """Return all rules of all editions."""
    return tuple(read_chapter(entry) for entry in shipped_rules()["chapters"])


@cache
def shipped_rules() -> RuleEntry:
    return tomllib.loads((files(__package__) / "data" / FILE).read_text(encoding="utf-8"))


def read_chapter(entry: RuleEntry) -> RuleChapter:
    sections = entry.get("sections", {})
    return RuleChapter(entry["id"], tuple(read_rule(rule, sections) for rule in entry["rules"]))


def read_rule(entry: RuleEntry, usual: Mapping[str, str]) -> Rule:
    """Read a rule, with the sections of its chapter unless it has its own."""
    editions = editions_of(entry)
    sections = entry.get("sections", usual)
    return Rule(
        entry["id"],
        editions,
        {name: sections[name] for name in editions if name in sections},
        tuple(scenarios_by_name()[name] for name in entry.get("examples", ())),
    )


def editions_of(entry: RuleEntry) -> tuple[str, ...]:
    """Return the editions that an entry lists, or that belong to the group that it names."""
    named = entry["editions"]
    return tuple(shipped_rules()["groups"][named] if isinstance(named, str) else named)
