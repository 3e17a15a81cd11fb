"""Animated games: everything appears and disappears in its turn; without animation the end is visible."""

import random
from xml.etree.ElementTree import Element

import pytest

from bastide import Game
from bastide.render.svg.board.animation import LINGER, PAUSE, animation_svg, piece_intervals
from tests.render.svg.helpers.boards import (
    EDITIONS,
    PLAIN,
    SVG,
    draw_board,
    ids,
    parse,
    played_game,
    references,
    tile_uses,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def is_visible(thing: Element, turn: float, turns: int) -> bool:
    """Return True if an element is visible after a turn."""
    timing = thing.find(f"{SVG}animate")
    if timing is None:
        return True
    times = [float(time) for time in timing.get("keyTimes", "").split(";")]
    values = timing.get("values", "").split(";")
    now = (turn + 0.5) / (turns + PAUSE)
    return [value for time, value in zip(times, values, strict=True) if time <= now][-1] == "visible"


def visible_elements(animation: str, turn: float, turns: int) -> list[Element]:
    root = parse(animation)
    return [each for each in root if not each.tag.endswith(("title", "defs", "rect")) and is_visible(each, turn, turns)]


@every_edition
@pytest.mark.parametrize("turn", [0, 1, 17, 39, 40])
def test_animation_shows_every_turn(edition: str, turn: int) -> None:
    game = played_game(edition, 40)
    parts = visible_elements(animation_svg(game, drawings=PLAIN), turn, 40)
    while game.turn > turn:
        game.pop()
    board = len(game.board)
    pieces = sum(laid.piece is not None for laid in game.board.values())
    assert len(parts) == board + pieces + (turn > 0)


@pytest.mark.parametrize(
    ("edition", "seed", "move", "turn"),
    [("winter", 10, "L@2,2>0 road.w", 11), ("hunters", 9, "73@-1,0>180 river.e", 4)],
)
def test_piece_scored_at_once_is_briefly_visible(edition: str, seed: int, move: str, turn: int) -> None:
    game, chance = Game(edition, players=3, seed=seed), random.Random(8)
    while game.turn < turn:
        mover = game.player
        game.push(chance.choice(game.legal_moves))
    assert str(game.moves[-1]) == move
    assert game.board[game.moves[-1].cell].piece is None
    (laid,) = [laid for laid, start, end in piece_intervals(game) if (start, end) == (turn, turn + LINGER)]
    assert str(laid.as_move()) == move
    assert laid.piece
    assert laid.piece.player == mover
    animation = animation_svg(game, drawings=PLAIN)
    assert len(visible_elements(animation, turn - 0.2, turn)) == len(visible_elements(animation, turn, turn)) + 1


@every_edition
def test_every_placed_piece_appears(edition: str) -> None:
    game = played_game(edition, 60)
    shown = {(start, laid.cell, laid.piece.place) for laid, start, _ in piece_intervals(game) if laid.piece}
    assert shown == {(turn, move.cell, move.place) for turn, move in enumerate(game.moves, 1) if move.place}


@every_edition
def test_end_is_visible_without_animation(edition: str) -> None:
    game = played_game(edition, 40)
    animation = animation_svg(game, tile_size=100, drawings=PLAIN)
    still = [each for each in parse(animation) if each.get("visibility") != "hidden"]
    assert len(still) == len(list(parse(draw_board(game))))
    assert tile_uses(animation) == tile_uses(draw_board(game))


@every_edition
def test_every_definition_is_unique_and_used(edition: str) -> None:
    animation = animation_svg(played_game(edition, 40), drawings=PLAIN)
    assert sorted(ids(animation)) == sorted(references(animation))


def test_new_game_has_no_animation() -> None:
    assert "<animate" not in animation_svg(Game("winter", seed=1), drawings=PLAIN)
