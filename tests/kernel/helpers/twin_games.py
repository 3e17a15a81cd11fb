"""Whole games of kernel and twin. The number of a game determines everything about it."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import NamedTuple

from bastide import Edition, Phase, Tile, edition
from bastide.tiles import Shape
from tests.kernel.helpers.policies import (
    DrawPolicy,
    MovePolicy,
    any_move,
    any_tile,
    awkward_tile,
    crowding_move,
    digging_move,
    digging_tile,
    fitting_tile,
)
from tests.kernel.helpers.twins import Twins, TwinSetup


class Style(NamedTuple):
    """A policy for moves and a policy for draws."""

    choose: MovePolicy
    draw: DrawPolicy


LOOSE = Style(any_move, any_tile)
CROWDED = Style(crowding_move, awkward_tile)
POSTPONING = Style(crowding_move, fitting_tile)
DIGGING = Style(digging_move, digging_tile)
DRY = Style(digging_move, any_tile)
STYLES = (LOOSE, CROWDED, LOOSE, POSTPONING)
STYLES_WITH_BONUS = (LOOSE, CROWDED, DIGGING, POSTPONING)
FEW = 3  # bonus tiles


def setup_of(edition_name: str, number: int) -> TwinSetup:
    """Return the setup of a game: twenty in a row cover all numbers of players, options and styles."""
    players = 2 + number // len(STYLES) % 4
    rules = dry_edition(number) if is_dry(edition_name, number) else edition_name
    return TwinSetup(rules, players, farmers=number % 5 != 0, draw_ahead=number % 10 < 4, first=number % players)


def style_of(edition_name: str, number: int) -> Style:
    """Return the style of a game."""
    if is_dry(edition_name, number):
        return DRY
    styles = STYLES_WITH_BONUS if edition_name == "hunters" else STYLES
    return styles[number % len(styles)]


def is_dry(edition_name: str, number: int) -> bool:
    """Return True if a game is played with `dry_edition`."""
    return edition_name == "hunters" and number % 8 == 4


def dry_edition(number: int) -> Edition:
    """Return hunters without rivers except on a few bonus tiles, which may fit nowhere and are used up."""
    whole = edition("hunters")
    dry = [tile for tile in whole.tiles if not tile.is_bonus and not has_river(tile)]
    two_lakes, *others = sorted(
        (tile for tile in whole.tiles if tile.is_bonus), key=lambda tile: not tile.is_twofold(Shape.SYSTEM)
    )
    few = sorted([two_lakes, *Random(number).sample(others, FEW - 1)])
    return replace(whole, name=f"dry {number}", tiles=(*dry, *few), start=dry[number % len(dry)])


def has_river(tile: Tile) -> bool:
    return any(kind.shape == Shape.PATH for kind in tile.sides)


def play_game(edition_name: str, number: int) -> Counter[str]:
    """Play a game to its end, and return the counts of rare events."""
    twins, random = Twins(setup_of(edition_name, number)), Random(f"{edition_name} {number}")
    style = style_of(edition_name, number)
    try:
        while not twins.game.is_over:
            step(twins, random, style)
        twins.compare_details()
    except Exception as error:
        error.add_note(f"in play_game({edition_name!r}, {number}), turn {twins.game.turn}")
        raise
    return twins.seen


def step(twins: Twins, random: Random, style: Style) -> None:
    """Play one draw or one move."""
    if twins.game.phase is Phase.PLAY:
        twins.play(style.choose(twins.game, random))
    else:
        twins.draw(style.draw(twins.twin, random))


def play_games(edition_name: str, numbers: range) -> Counter[str]:
    """Play several games, and return the total counts of rare events."""
    seen: Counter[str] = Counter()
    for number in numbers:
        seen.update(play_game(edition_name, number))
    return seen
