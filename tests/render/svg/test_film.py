"""A game as a moving picture: everything appears and goes in its turn, and without motion one sees the end."""

import random
from xml.etree.ElementTree import Element

import pytest

from bastide import Game
from bastide.render.svg.film import MOMENT, REST, film_svg, stays
from tests.render.svg.boards import EDITIONS, PLAIN, SVG, drawn, ids, parsed, played, references, tile_uses

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def is_seen(thing: Element, turn: float, turns: int) -> bool:
    """Whether a part of a film is visible after a turn."""
    timing = thing.find(f"{SVG}animate")
    if timing is None:
        return True
    times = [float(time) for time in timing.get("keyTimes", "").split(";")]
    values = timing.get("values", "").split(";")
    now = (turn + 0.5) / (turns + REST)
    return [value for time, value in zip(times, values, strict=True) if time <= now][-1] == "visible"


def seen(film: str, turn: float, turns: int) -> list[Element]:
    root = parsed(film)
    return [each for each in root if not each.tag.endswith(("title", "defs", "rect")) and is_seen(each, turn, turns)]


@every_edition
@pytest.mark.parametrize("turn", [0, 1, 17, 39, 40])
def test_a_film_shows_every_turn(edition: str, turn: int) -> None:
    game = played(edition, 40)
    parts = seen(film_svg(game, gallery=PLAIN), turn, 40)
    while game.turn > turn:
        game.pop()
    board = len(game.board)
    pieces = sum(laid.piece is not None for laid in game.board.values())
    assert len(parts) == board + pieces + (turn > 0)


@pytest.mark.parametrize(
    ("edition", "seed", "move", "turn"),
    [("winter", 10, "L@2,2>0 road.w", 11), ("hunters", 9, "73@-1,0>180 river.e", 4)],
)
def test_a_piece_that_is_paid_at_once_is_seen_for_a_moment(edition: str, seed: int, move: str, turn: int) -> None:
    game, chance = Game(edition, players=3, seed=seed), random.Random(8)
    while game.turn < turn:
        mover = game.player
        game.push(chance.choice(game.legal_moves))
    assert str(game.moves[-1]) == move
    assert game.board[game.moves[-1].cell].piece is None
    (laid,) = [laid for laid, start, end in stays(game) if (start, end) == (turn, turn + MOMENT)]
    assert str(laid.as_move()) == move
    assert laid.piece
    assert laid.piece.player == mover
    film = film_svg(game, gallery=PLAIN)
    assert len(seen(film, turn - 0.2, turn)) == len(seen(film, turn, turn)) + 1


@every_edition
def test_every_piece_that_was_placed_is_seen(edition: str) -> None:
    game = played(edition, 60)
    seen = {(start, laid.cell, laid.piece.place) for laid, start, _ in stays(game) if laid.piece}
    assert seen == {(turn, move.cell, move.place) for turn, move in enumerate(game.moves, 1) if move.place}


@every_edition
def test_without_motion_one_sees_the_end(edition: str) -> None:
    game = played(edition, 40)
    film = film_svg(game, tile_size=100, gallery=PLAIN)
    still = [each for each in parsed(film) if each.get("visibility") != "hidden"]
    assert len(still) == len(list(parsed(drawn(game))))
    assert tile_uses(film) == tile_uses(drawn(game))


@every_edition
def test_every_definition_is_there_once_and_used(edition: str) -> None:
    film = film_svg(played(edition, 40), gallery=PLAIN)
    assert sorted(ids(film)) == sorted(references(film))


def test_a_game_that_has_not_begun_does_not_move() -> None:
    assert "<animate" not in film_svg(Game("winter", seed=1), gallery=PLAIN)
