"""bastide show"""

import json
from pathlib import Path

import pytest

from bastide import Game
from bastide.render.svg.board.animation import animation_svg
from bastide.render.svg.board.board_document import FITTING_WIDTH, board_svg, size_for_width
from bastide.rules.text.json_record import to_json
from tests.cli.helpers.commands import BONUS_MOVES, BONUS_SEED, error_of, hunt, played_game, succeed, write_record
from tests.render.svg.helpers.boards import PLAIN, draw_board


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.bastide"
    write_record(path)
    return path


def test_finished_game_is_shown_at_its_end(record: Path) -> None:
    out = succeed("show", record)
    assert "(Ann)" in out
    assert "The game is over." in out
    assert "Turn 71:" in out
    assert out.splitlines()[-1].startswith("The game is over: ")


def test_any_turn_can_be_shown(record: Path) -> None:
    assert "Turn 3:\nYellow lays tile" in succeed("show", record, "--turn", "3")
    first = succeed("show", record, "--turn", "0")
    assert "Turn" not in first
    assert "70 tiles are left in the bag." in first


def test_unplayed_turn_is_refused(record: Path) -> None:
    assert error_of("show", record, "--turn", "72") == "There is no turn 72; this game has turns 0 to 71."
    assert "turn -1" in error_of("show", record, "--turn", "-1")


def test_shows_positions_and_json(tmp_path: Path) -> None:
    game = played_game(9)
    position, plain = tmp_path / "position.txt", tmp_path / "game.json"
    position.write_text(game.text(), encoding="utf-8")
    plain.write_text(json.dumps(to_json(game)), encoding="utf-8")
    for path in (position, plain):
        assert json.loads(succeed("show", path, "--json"))["text"] == game.text()
    assert "tiles are left" in succeed("show", position)


def test_dash_reads_standard_input(record: Path) -> None:
    assert succeed("show", "-", typed=record.read_bytes()) == succeed("show", record)


def test_json_has_the_whole_position(record: Path) -> None:
    shown = json.loads(succeed("show", record, "--turn", "5", "--json"))
    game = Game.parse(shown["text"])
    assert shown["scores"] == list(game.scores)
    assert shown["followers"] == list(game.supplies)
    assert shown["player"] == game.player == 2
    assert shown["phase"] == "play"
    assert len(shown["board"]) == 6
    assert shown["board"][0] == {"tile": "D", "x": 0, "y": 0, "rotation": 0, "degrees": 0, "follower": None}
    assert sum(shown["bag"].values()) == shown["tiles_left"] == game.tiles_left


def test_bonus_turn_is_shown() -> None:
    out = succeed("show", "-", typed=str(hunt(BONUS_SEED, BONUS_MOVES).record()))
    assert "Blue plays bonus tile 84 in a bonus turn; 76 tiles are left in the bag. 11 bonus tiles are left.\n" in out
    assert "Turn 2:\nBlue lays tile 50 at 0,1, turned by 90°.\n" in out
    assert out.endswith(" with 1 gold nugget: a bonus tile is due.\n")


def test_json_has_huts_and_bonus_tiles() -> None:
    game = hunt(BONUS_SEED, ("70@1,0>0 hut.lake", BONUS_MOVES[1]))
    shown = json.loads(succeed("show", "-", "--json", typed=str(game.record())))
    assert (shown["phase"], shown["player"], shown["hands"]) == ("play", 1, [None, "84"])
    assert (shown["followers"], shown["huts"]) == ([5, 5], [1, 2])
    assert (shown["tiles_left"], shown["bonus_left"]) == (game.tiles_left, game.bonus_left) == (76, 11)
    assert sum(shown["bag"].values()) == 87
    assert shown["board"][1]["follower"] == {"player": 0, "hut_segment": 4, "place": "hut.lake"}
    assert Game.parse(shown["text"]) == game


@pytest.fixture
def plain_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw in flat colours: other tests check the pictures."""
    monkeypatch.setattr("bastide.render.svg.board.board_document.drawings_of", lambda _: PLAIN)
    monkeypatch.setattr("bastide.render.svg.board.animation.drawings_of", lambda _: PLAIN)


@pytest.mark.usefixtures("plain_tiles")
def test_picture_to_standard_output_or_a_file(record: Path, tmp_path: Path) -> None:
    game = played_game(12)
    picture = succeed("show", record, "--turn", "12", "--svg")
    assert picture == draw_board(game, size_for_width(game.board, FITTING_WIDTH)) + "\n"
    assert succeed("show", record, "--turn", "12", "--svg", tmp_path / "board.svg") == ""
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == picture


@pytest.mark.usefixtures("plain_tiles")
def test_picture_size_and_layers(record: Path) -> None:
    options = ("--layer", "dead", "--layer", "fields", "--size", "44")
    picture = succeed("show", record, "--turn", "60", "--svg", "-", *options)
    assert picture == draw_board(played_game(60), 44, ("fields", "dead")) + "\n"


@pytest.mark.usefixtures("plain_tiles")
def test_picture_with_score_track(record: Path) -> None:
    picture = succeed("show", record, "--turn", "60", "--svg", "-", "--score-track", "--size", "44")
    assert picture == board_svg(played_game(60), tile_size=44, score_track=True, drawings=PLAIN) + "\n"


@pytest.mark.usefixtures("plain_tiles")
def test_animated_picture(record: Path) -> None:
    film = succeed("show", record, "--turn", "12", "--svg", "-", "--animate", "--size", "44")
    assert film == animation_svg(played_game(12), tile_size=44, drawings=PLAIN) + "\n"


@pytest.mark.usefixtures("plain_tiles")
def test_invalid_picture_options_are_refused(record: Path, tmp_path: Path) -> None:
    assert "'cellars' is not one of" in error_of("show", record, "--svg", "-", "--layer", "cellars")
    assert "5 is not in the range 8<=x<=960" in error_of("show", record, "--svg", "-", "--size", "5")
    assert error_of("show", record, "--json", "--svg") == (
        "A game is shown as JSON or as a picture, not both; leave out --json or --svg."
    )
    for option in (("--layer", "dead"), ("--score-track",), ("--size", "50"), ("--animate",)):
        assert error_of("show", record, *option) == (
            f"{option[0]} is for pictures, but no picture was requested; add --svg, or leave out {option[0]}."
        )
    for option in (("--layer", "dead"), ("--score-track",)):
        assert error_of("show", record, "--svg", "-", "--animate", *option) == (
            f"A picture that plays the game cannot have {option[0]}; leave out --animate or {option[0]}."
        )
    assert error_of("show", record, "--svg", "") == (
        "--svg names an empty file; name a real one, or leave out the name to write to standard output."
    )
    assert "cannot be written" in error_of("show", record, "--svg", tmp_path / "none" / "board.svg", "--size", "8")


def test_game_without_turns_is_not_animated(record: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(played_game(9).text(), encoding="utf-8")
    for game in ((position,), (record, "--turn", "0")):
        assert error_of("show", *game, "--svg", "-", "--animate") == (
            "There is no turn to animate; choose a later one with --turn, or give a record, because a position does "
            "not contain its turns."
        )


def test_picture_never_overwrites_the_game(record: Path) -> None:
    before = record.read_bytes()
    assert "would be written over the game" in error_of("show", record, "--svg", record)
    assert record.read_bytes() == before
