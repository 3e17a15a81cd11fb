"""Routes of the setup and the rules, and every worked example with its expected points."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from starlette.testclient import TestClient

from bastide import Game, edition, edition_names
from bastide.lessons.first_game import first_game
from bastide.lessons.rulebook import rulebook
from bastide.lessons.scenario import Scenario
from bastide.players import level_names
from tests.server.helpers.servers import api_client, code_of

CASES = [(example, name) for name in edition_names() for example in rulebook(name).examples()]
EditionFacts = dict[str, Any]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with api_client(tmp_path_factory.mktemp("data"), requests_at_once=1000) as made:
        yield made


def test_setup_lists_all_options(client: TestClient) -> None:
    setup = client.get("/api/setup").json()
    assert [each["name"] for each in setup["editions"]] == list(edition_names())
    assert setup["levels"] == list(level_names())
    assert [each["name"] for each in setup["presets"]] == ["learning", "standard", "tournament", "purist"]
    assert (setup["is_shared"], setup["base"]) == (False, "http://127.0.0.1:8765")
    assert setup["first_game"] == Game.parse(first_game().beginning).edition.name
    by_name = {each["name"]: each for each in setup["editions"]}
    assert [name for name, each in by_name.items() if each["draws_ahead"]] == ["slovak"]
    assert [name for name, each in by_name.items() if each["tribe"]] == ["hunters"]
    assert (by_name["hunters"]["tiles"], by_name["hunters"]["bonus_tiles"]) == (79, 12)


def test_health_check(client: TestClient) -> None:
    assert client.get("/api/health").json()["status"] == "ok"


@pytest.mark.parametrize(("scenario", "name"), CASES, ids=[f"{each.name}-{name}" for each, name in CASES])
def test_example_has_the_expected_points(client: TestClient, scenario: Scenario, name: str) -> None:
    answer = client.get(f"/api/rules/{name}/examples/{scenario.name}").json()
    expected, rules = scenario.expected[name], edition(name)
    facts = answer["turns"][-1]["facts"] if answer["turns"] else answer["state"]["facts"]
    if expected.scores is not None:
        final = final_points(answer)
        scores = [score - final[seat] for seat, score in enumerate(facts["scores"])]
        assert scores == by_seat(scenario, {**scenario.before, **expected.scores}, default=0)
    if expected.supplies is not None:
        assert facts["supplies"] == by_seat(scenario, expected.supplies, default=rules.followers)
    if expected.huts is not None:
        assert facts["huts"] == by_seat(scenario, expected.huts, default=rules.huts)
    if expected.places is not None:
        assert sorted(place["role"] for place in answer["places"]) == sorted(
            place.partition(".")[0] for place in expected.places
        )
    if expected.final is not None:
        due = Counter[int]()
        for (seat, _), points in expected.final.items():
            due[seat] += sum(points)
        assert final_points(answer) == due


def final_lines(turn: EditionFacts) -> list[EditionFacts]:
    """Return the lines of the final scoring in a turn."""
    return [entry for entry in turn["log"] if entry["is_final"]]


def final_points(answer: EditionFacts) -> Counter[int]:
    """Return the final points of each seat, and check that the scores of turns agree with them."""
    paid, before = Counter[int](), answer["state"]["facts"]["scores"]
    for turn in answer["turns"]:
        for entry in final_lines(turn):
            paid.update(dict.fromkeys(entry["seats"], entry["points"]))
    if paid:
        assert answer["turns"][-1]["facts"]["scores"] == [score + paid[seat] for seat, score in enumerate(before)]
    return paid


def by_seat(scenario: Scenario, amounts: Mapping[int, int], *, default: int) -> list[int]:
    return [amounts.get(seat, default) for seat in range(scenario.players)]


def test_tile_is_placed_before_it_is_scored(client: TestClient) -> None:
    answer = client.get("/api/rules/slovak/examples/01-road-of-three").json()
    laid, scored = answer["turns"]
    assert [each["tile"] for each in laid["laid"]] == ["A"]
    assert [(each["role"], each["seat"]) for each in laid["facts"]["pieces"]] == [("robber", 0)]
    assert laid["facts"]["scores"] == [0, 0]
    assert [entry["kind"] for entry in scored["log"]] == ["scored", "returned"]
    assert [len(entry["spots"]) for entry in scored["log"]] == [3, 0]
    assert scored["facts"]["pieces"] == []
    assert len(answer["state"]["board"]) == 2
    assert [facts["version"] for facts in (answer["state"]["facts"], laid["facts"], scored["facts"])] == [0, 1, 2]


def test_steps_have_the_facts_after_them(client: TestClient) -> None:
    answer = client.get("/api/rules/slovak/examples/01-road-of-three").json()
    facts = [answer["state"]["facts"], *(turn["facts"] for turn in answer["turns"])]
    assert [(each["player"], each["phase"], each["hand"]) for each in facts] == [
        (0, "play", "A"),
        (1, "draw", None),  # the tile is placed; the rules have no state before its scoring
        (1, "draw", None),
    ]
    gold = client.get("/api/rules/hunters/examples/27-gold-for-whoever-closes").json()
    steps = [answer_facts(gold, "bonus_left"), answer_facts(gold, "phase")]
    assert steps == [[12, 12, 12, 11], ["play", "draw-bonus", "draw-bonus", "draw"]]


def answer_facts(answer: EditionFacts, name: str) -> list[Any]:
    """Return a fact at the start of an example and after each step."""
    return [answer["state"]["facts"][name], *(turn["facts"][name] for turn in answer["turns"])]


@pytest.mark.parametrize("name", edition_names())
def test_rules_of_an_edition(client: TestClient, name: str) -> None:
    answer = client.get(f"/api/rules/{name}").json()
    book = rulebook(name)
    assert answer["short"] == list(book.short)
    assert [chapter["id"] for chapter in answer["chapters"]] == [chapter.id for chapter in book.chapters]
    named = [each for chapter in answer["chapters"] for rule in chapter["rules"] for each in rule["examples"]]
    assert named == [example.name for example in book.examples()]


def test_rule_names_its_rulebooks(client: TestClient) -> None:
    answer = client.get("/api/rules/modern").json()
    assert answer["rulebooks"] == {"danish": "da", "hungarian": "hu", "slovak": "sk", "winter": "pl"}
    chapters = answer["chapters"]
    rules = {rule["id"]: rule for chapter in chapters for rule in chapter["rules"]}
    assert rules["cities-small-four"]["sections"].keys() == {"hungarian", "winter"}
    assert rules["roads-loop"]["silent"] == ["danish"]


def test_comparison_of_editions(client: TestClient) -> None:
    answer = client.get("/api/rules").json()
    numbers = {each["edition"]: each for each in answer["editions"]}
    assert list(numbers) == list(edition_names())
    assert [name for name, each in numbers.items() if each["small_block"] == 2] == ["danish", "slovak"]
    assert (numbers["danish"]["land"], numbers["danish"]["land_scoring"]) == (4, "whole-city")
    assert numbers["hunters"]["unfinished"] == 0
    outcomes = {each["example"]: each["points"] for each in answer["outcomes"]}
    points = outcomes["16-two-fields-beside-one-city"]
    assert {name: scores[1] for name, scores in points.items()} == {
        "hungarian": 6,
        "slovak": 6,
        "danish": 8,
        "winter": 9,
        "modern": 9,
    }


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("roman", "setup/unknown-edition"),
        ("roman/examples/01-road-of-three", "setup/unknown-edition"),
        ("slovak/examples/nothing", "example/unknown"),
        ("slovak/examples/22-river-of-three-between-lakes", "example/unknown"),
    ],
)
def test_unknown_edition_or_example_is_refused(client: TestClient, path: str, code: str) -> None:
    answer = client.get(f"/api/rules/{path}")
    assert (answer.status_code, code_of(answer)) == (404, code)
