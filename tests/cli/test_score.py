"""bastide score"""

import json
import re
from pathlib import Path

import pytest

from bastide import Game, Reason, Scored, rescored
from bastide.cli.commands.score import line_json, line_texts, sheet_json
from bastide.players import choice_of, player
from bastide.render.score_sheet import ScoreLine, ScoreSheet
from tests.cli.helpers.commands import DOLMEN_MOVES, DOLMEN_SEED, error_of, hunt, played_game, succeed, write_record

PLAYER = player("greedy", seed=1)


def test_every_point_has_its_line(tmp_path: Path) -> None:
    game = write_record(tmp_path / "game.bastide")
    sheet = json.loads(succeed("score", tmp_path / "game.bastide", "--json"))
    assert sheet["scores"] == list(game.scores)
    assert sheet["finished"] is True
    totals = [
        sum(line["points"] for line in sheet["lines"] if seat in line["receivers"]) for seat in range(game.players)
    ]
    assert totals == list(game.scores)
    for line in sheet["lines"]:
        assert line["kind"] in {"road", "city", "monastery", "field"}
        assert line["turn"] is None or 1 <= line["turn"] <= game.turn
        assert sum(reason["points"] for reason in line["reasons"]) == line["points"]
    assert any(line["turn"] is None for line in sheet["lines"])


def test_hunters_have_their_kinds_and_notes(tmp_path: Path) -> None:
    game = Game("hunters", players=2, seed=5)
    while not game.is_over:
        game.push(choice_of(PLAYER, game))
    path = tmp_path / "hunt.bastide"
    path.write_text(str(game.record()), encoding="utf-8")
    sheet = json.loads(succeed("score", path, "--json"))
    assert {line["kind"] for line in sheet["lines"]} == {"forest", "river", "huts", "meadow"}
    assert all(line["points"] for line in sheet["lines"])
    totals = [sum(line["points"] for line in sheet["lines"] if seat in line["receivers"]) for seat in range(2)]
    assert totals == list(game.scores)
    notes = [note for line in sheet["lines"] for note in line["notes"]]
    assert {"eaten"} <= {note["what"] for note in notes} <= {"eaten", "fire", "dolmen"}
    assert all(len(note["tiger"]) == len(note["deer"]) == 2 for note in notes if note["what"] == "eaten")


def test_notes_follow_their_lines(tmp_path: Path) -> None:
    game = hunt(DOLMEN_SEED, DOLMEN_MOVES)
    while not game.is_over:
        game.push(next(move for move in game.legal_moves if not move.place))
    (tmp_path / "hunt").write_text(str(game.record()), encoding="utf-8")
    out = succeed("score", tmp_path / "hunt").splitlines()
    meadow = next(number for number, line in enumerate(out) if re.match("final: Red .* for a meadow of ", line))
    assert out[meadow + 1] == "  The hunter beside the dolmen at 1,−1 hunts alone, so only Red scores this meadow."
    notes = [
        note for line in json.loads(succeed("score", tmp_path / "hunt", "--json"))["lines"] for note in line["notes"]
    ]
    assert notes[0] == {"what": "dolmen", "cell": [1, -1], "player": 0}


def test_json_omits_lines_without_points() -> None:
    paid, eaten = (
        Scored("meadow", ((0, 0),), (Reason("deer", deer, 2 * deer),), (1, 0), (0,), True) for deer in (1, 0)
    )
    sheet = ScoreSheet(("meadow",), (2, 0), (ScoreLine(None, eaten), ScoreLine(None, paid)), True)
    assert sheet_json(sheet)["lines"] == [line_json(ScoreLine(None, paid))]
    assert line_texts(ScoreLine(None, eaten)) == [
        "final: Red gets nothing for a meadow of 1 tile at 0,0: tigers ate every deer."
    ]


def test_lines_and_table_by_kind(tmp_path: Path) -> None:
    game = write_record(tmp_path / "game.bastide")
    out = succeed("score", tmp_path / "game.bastide").splitlines()
    assert any(line.startswith("final: ") for line in out)
    assert out[-4].split() == ["roads", "cities", "monasteries", "fields", "total"]
    assert [int(line.split()[-1]) for line in out[-3:]] == list(game.scores)
    assert out[-3].startswith("Red (Ann)")


@pytest.mark.parametrize("turns", [0, 20])
def test_unfinished_game_is_marked(tmp_path: Path, turns: int) -> None:
    game = write_record(tmp_path / "game.bastide", turns)
    assert f"not finished: these are the points after {turns} turns" in succeed("score", tmp_path / "game.bastide")
    sheet = json.loads(succeed("score", tmp_path / "game.bastide", "--json"))
    assert (sheet["scores"], sheet["finished"]) == (list(game.scores), False)


def test_position_has_no_lines(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(played_game(9).text(), encoding="utf-8")
    assert "the first line must be “bastide record 1”" in error_of("score", path)


def test_score_by_another_rulebook(tmp_path: Path) -> None:
    game = write_record(tmp_path / "game.bastide")
    others = {
        name: tuple(json.loads(succeed("score", tmp_path / "game.bastide", "--json", "--by", name))["scores"])
        for name in ("danish", "modern")
    }
    assert others == {name: rescored(game, name).scores for name in others}
    assert others["danish"] != others["modern"]
    assert "different tiles and pieces" in error_of("score", tmp_path / "game.bastide", "--by", "hunters")
