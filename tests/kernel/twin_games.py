"""Whole games of both twins: how the number of a game decides everything about it."""

from collections import Counter
from random import Random
from typing import NamedTuple

from bastide import Phase
from tests.kernel.policies import (
    DrawPolicy,
    MovePolicy,
    any_move,
    any_tile,
    awkward_tile,
    crowding_move,
    fitting_tile,
)
from tests.kernel.twins import Setup, Twins


class Style(NamedTuple):
    """How a game is played."""

    choose: MovePolicy
    draw: DrawPolicy


LOOSE = Style(any_move, any_tile)
CROWDED = Style(crowding_move, awkward_tile)
POSTPONING = Style(crowding_move, fitting_tile)
STYLES = (LOOSE, CROWDED, LOOSE, POSTPONING)


def setup_of(edition_name: str, number: int) -> Setup:
    """The set-up of a game: twenty in a row have all numbers of players, options and styles."""
    players = 2 + number // len(STYLES) % 4
    return Setup(edition_name, players, farmers=number % 5 != 0, draw_ahead=number % 10 < 4, first=number % players)


def play_game(edition_name: str, number: int) -> Counter[str]:
    """Play a game to its end; return how often rare things happened."""
    twins, random = Twins(setup_of(edition_name, number)), Random(f"{edition_name} {number}")
    try:
        while not twins.game.is_over:
            step(twins, random, STYLES[number % len(STYLES)])
        twins.look_closely()
    except Exception as error:
        error.add_note(f"in play_game({edition_name!r}, {number}), turn {twins.game.turn}")
        raise
    return twins.seen


def step(twins: Twins, random: Random, style: Style) -> None:
    """One draw or one move."""
    if twins.game.phase is Phase.PLAY:
        twins.play(style.choose(twins.game, random))
    else:
        twins.draw(style.draw(twins.twin, random))


def play_games(edition_name: str, numbers: range) -> Counter[str]:
    """Play several games; return how often rare things happened in all of them."""
    seen: Counter[str] = Counter()
    for number in numbers:
        seen.update(play_game(edition_name, number))
    return seen
