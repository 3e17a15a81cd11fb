"""Every edition has rules, and every worked example belongs to one of them in each of its editions."""

from collections import Counter

import pytest

from bastide import SetupError, edition_names
from bastide.lessons.rulebook import all_chapters, rulebook, rulebook_languages, shipped_rules
from bastide.lessons.scenario import EXAMPLES, Scenario, scenarios
from tests.messages.helpers.fluent_files import messages

CASES = [(scenario, edition) for scenario in scenarios(EXAMPLES) for edition in scenario.editions]
RULES = [rule for chapter in all_chapters() for rule in chapter.rules]
KEYS = {
    "": {"languages", "groups", "short", "chapters"},
    "short": {"id", "editions"},
    "chapters": {"id", "sections", "rules"},
    "rules": {"id", "editions", "sections", "examples"},
}


@pytest.mark.parametrize(("scenario", "edition"), CASES, ids=[f"{each.name}-{edition}" for each, edition in CASES])
def test_every_example_belongs_to_a_rule_of_each_edition(scenario: Scenario, edition: str) -> None:
    assert scenario in rulebook(edition).examples()


@pytest.mark.parametrize("edition", edition_names())
def test_edition_has_short_and_full_rules(edition: str) -> None:
    rules = rulebook(edition)
    assert 5 <= len(rules.short) <= 7
    assert rules.chapters[0].id == "pieces"
    assert {"placing", "scoring", "end"} < {chapter.id for chapter in rules.chapters}
    assert all(edition in rule.editions for chapter in rules.chapters for rule in chapter.rules)
    shown = Counter(scenario.name for scenario in rules.examples())
    assert set(shown.values()) == {1}, "an example belongs to more than one rule"


def test_unknown_edition_has_no_rules() -> None:
    with pytest.raises(SetupError):
        rulebook("roman")
    assert {name for rule in RULES for name in rule.editions} == set(edition_names())


def test_rulebooks_with_a_rule_play_by_it() -> None:
    assert [rule.id for rule in RULES if not rule.sections.keys() <= set(rule.editions)] == []
    assert [rule.id for rule in RULES if not rule.sections.keys() <= rulebook_languages().keys()] == []


def test_rule_lists_silent_rulebooks() -> None:
    [loop] = [rule for rule in RULES if rule.id == "roads-loop"]
    assert loop.silent == ("danish",)
    assert loop.sections["slovak"] == "Uzatvretá cesta"


def test_scenarios_of_a_rule_apply_to_its_editions() -> None:
    inapplicable = [
        (rule.id, each.name) for rule in RULES for each in rule.examples if not {*each.editions} & {*rule.editions}
    ]
    assert inapplicable == []


def test_ids_are_unique() -> None:
    ids = [line["id"] for line in shipped_rules()["short"]] + [rule.id for rule in RULES]
    assert [name for name, count in Counter(ids).items() if count > 1] == []


def test_all_keys_of_the_file_are_known() -> None:
    table = shipped_rules()
    assert table.keys() == KEYS[""]
    for entry in table["short"]:
        assert entry.keys() == KEYS["short"]
    for chapter in table["chapters"]:
        assert chapter.keys() <= KEYS["chapters"]
        for rule in chapter["rules"]:
            assert rule.keys() <= KEYS["rules"]


def test_messages_match_rules_chapters_and_examples() -> None:
    ids = {f"rule-{line['id']}" for line in shipped_rules()["short"]} | {f"rule-{rule.id}" for rule in RULES}
    chapters = {f"rules-chapter-{chapter.id}" for chapter in all_chapters()}
    names = {f"example-{scenario.name}" for rule in RULES for scenario in rule.examples}
    found = {name for name in messages("en") if name.startswith(("rule-", "rules-chapter-", "example-"))}
    assert found == ids | chapters | names | {f"{name}-title" for name in names}
