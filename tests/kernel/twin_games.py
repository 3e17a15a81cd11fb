"""Whole games of both twins: how the number of a game decides everything about it."""

from collections import Counter
from random import Random

from bastide import Phase
from tests.kernel.policies import any_move, any_tile, awkward_tile, crowding_move
from tests.kernel.twins import Setup, Twins


def setup_of(edition_name: str, number: int) -> Setup:
    """The set-up of a game: four in a row have all numbers of players, and ten all options."""
    players = 2 + number % 4
    return Setup(edition_name, players, farmers=number % 5 != 0, draw_ahead=number // 2 % 5 < 2, first=number % players)


def play_game(edition_name: str, number: int) -> Counter[str]:
    """Play a game to its end, the odd ones so that features meet; return how often rare things happened."""
    setup = setup_of(edition_name, number)
    try:
        return played(setup, Random(f"{edition_name} {number}"), crowding=number % 2 == 1)
    except Exception as error:
        error.add_note(f"in play_game({edition_name!r}, {number}): {setup}")
        raise


def played(setup: Setup, random: Random, *, crowding: bool) -> Counter[str]:
    twins = Twins(setup)
    while not twins.game.is_over:
        step(twins, random, crowding=crowding)
    twins.look_closely()
    return twins.seen


def step(twins: Twins, random: Random, *, crowding: bool) -> None:
    """One draw or one move."""
    choose, draw = (crowding_move, awkward_tile) if crowding else (any_move, any_tile)
    if twins.game.phase is Phase.PLAY:
        twins.play(choose(twins.game, random))
    else:
        twins.draw(draw(twins.twin, random))


def play_games(edition_name: str, numbers: range) -> Counter[str]:
    """Play several games; return how often rare things happened in all of them."""
    seen: Counter[str] = Counter()
    for number in numbers:
        seen.update(play_game(edition_name, number))
    return seen
