"""Positions in one line: they round-trip, are safe in URLs, and are rejected if truncated."""

import re
from dataclasses import replace

import pytest

from bastide import Game, NotationError, PositionError, edition
from tests.rules.helpers.games import EDITIONS, finish_game, game_with_discards, new_game, play_randomly
from tests.rules.helpers.hunters_games import play_with_discards
from tests.rules.text.test_position import SOUND as SOUND_POSITION

UNRESERVED = re.compile(r"[A-Za-z0-9._~-]+")  # characters that URLs do not escape (RFC 3986)
LONGEST = 2000

SOUND = "bastide-position-1~modern~3~yes~no~1_plays~-_C_-~0_12_5~H.0.-1.0.city.n.0_D.0.0.0_U.1.0.90.road.2~A.2_X~end"
SOUND_TEXT = SOUND_POSITION.replace("  U@2,0>90\n  B@0,1>0\n", "")


def check(game: Game) -> None:
    line = game.position_line()
    read = Game.parse(line, own=game.edition)
    assert (read.text(), read.position_line()) == (game.text(), line)
    assert UNRESERVED.fullmatch(line)
    assert len(line) < LONGEST


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", EDITIONS)
def test_every_position_round_trips_as_a_url_safe_line(rules: str, draw_ahead: bool) -> None:
    for seed in range(2):
        for game in play_randomly(new_game(rules, seed, draw_ahead=draw_ahead), seed):
            check(game)


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_positions_with_draws_and_discards_round_trip(draw_ahead: bool) -> None:
    for game in play_with_discards(3, draw_ahead=draw_ahead):
        check(game)
    check(game_with_discards(others_left=9, draw_ahead=draw_ahead))


def test_line_is_the_text_with_other_separators() -> None:
    assert Game.parse(SOUND_TEXT).position_line() == SOUND
    assert Game.parse(SOUND).text() == SOUND_TEXT


@pytest.mark.parametrize("text", [f"\ufeff{SOUND}\n", f"  {SOUND}  "])
def test_surrounding_whitespace_is_ignored(text: str) -> None:
    assert Game.parse(text).text() == SOUND_TEXT


def test_bag_is_written_only_if_a_tile_is_missing() -> None:
    game = finish_game(new_game("modern", 1), 1)
    full, lacking = new_game("modern", 1), game_with_discards(others_left=9, draw_ahead=False)
    assert [each.position_line().count("~") for each in (game, full, lacking)] == [9, 9, 10]


@pytest.mark.parametrize("name", ["of my own", "a~b_c", "Štefan's 50%"])
def test_custom_edition_may_have_any_name(name: str) -> None:
    own = replace(edition("modern"), name=name)
    game = Game(own, seed=1)
    assert Game.parse(game.position_line(), own=own) == game


def test_next_player_becomes_the_first_seat() -> None:
    assert Game.parse(SOUND).options.first == 1


@pytest.mark.parametrize("length", range(len("bastide-position-1"), len(SOUND)))
def test_truncated_line_is_rejected(length: int) -> None:
    with pytest.raises(NotationError) as caught:
        Game.parse(SOUND[:length])
    assert caught.value.reason == "position/line-cut-off"
    assert str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "kind", "reason", "quoted"),
    [
        ("-1~modern", "-2~modern", NotationError, "text/newer-version", "bastide position 2"),
        ("-1~modern", "-x~modern", NotationError, "text/no-heading", "bastide position 1"),
        ("~yes~no~", "~", NotationError, "position/line-values", "7 values"),
        ("~no~", "~no~no~", NotationError, "position/line-values", "10 values"),
        ("modern", "ancient", PositionError, "text/unknown-edition", "edition: ancient"),
        ("H.0.-1.0.city.n.0", "H.0", NotationError, "text/bad-move", "“H.0”"),
        ("U.1.0.90.road.2", "U.1.0.90.road", NotationError, "position/no-owner", "U@1,0>90 =road"),
        ("H.0.-1.0.city.n.0", "H.0.-1.0.city.n.7", PositionError, "text/no-such-seat", "H@0,-1>0 city.n=7"),
        ("H.0.-1.0.city.n.0", "H.0.-1.90", PositionError, "position/mismatch", "H@0,-1>90"),
        ("A.2_X", "A.2.2_X", NotationError, "position/bad-bag", "A*2*2"),
        ("0_12_5", "0_12", PositionError, "text/wrong-count", "scores: 0 12"),
    ],
)
def test_errors_quote_the_text_format(old: str, new: str, kind: type[Exception], reason: str, quoted: str) -> None:
    assert old in SOUND
    with pytest.raises((NotationError, PositionError), match=re.escape(quoted)) as caught:
        Game.parse(SOUND.replace(old, new, 1))
    assert (type(caught.value), caught.value.reason) == (kind, reason)
