import csv
import json

from bastide.arena.exports import csv_lines, json_lines, summary_data
from bastide.arena.matches import Match, MatchResult
from bastide.arena.simulation import summarise

MATCH = Match("winter", ("greedy", "random"), farmers=False)
RESULTS = [
    MatchResult(seed=1, scores=(90, 20), winners=(0,), turns=83),
    MatchResult(seed=2, scores=(50, 50), winners=(0, 1), turns=82),
]


def test_json_lines() -> None:
    first, second = (json.loads(line) for line in json_lines(MATCH, RESULTS).splitlines())
    assert first == {
        "edition": "winter",
        "players": ["greedy", "random"],
        "farmers": False,
        "draw_ahead": False,
        "seed": 1,
        "scores": [90, 20],
        "winners": [0],
        "turns": 83,
    }
    assert second["winners"] == [0, 1]


def test_csv() -> None:
    rows = list(csv.DictReader(csv_lines(MATCH, RESULTS).splitlines()))
    assert rows[1] == {
        "seed": "2",
        "turns": "82",
        "winners": "0 1",
        "player_0": "greedy",
        "player_1": "random",
        "score_0": "50",
        "score_1": "50",
    }


def test_summary() -> None:
    data = json.loads(json.dumps(summary_data(MATCH, 1, summarise(MATCH, RESULTS))))
    assert (data["edition"], data["seed"], data["games"], data["mean_turns"]) == ("winter", 1, 2, 82.5)
    assert [(seat["player"], seat["mean"], seat["wins"], seat["shared_wins"]) for seat in data["seats"]] == [
        ("greedy", 70.0, 1, 1),
        ("random", 35.0, 0, 1),
    ]
