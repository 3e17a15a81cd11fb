"""The last tile in the bag fits nowhere: the game is over without that turn."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bastide import Discarded, Drawn, Edition, Ended, Event, Game, Placed, Tile, edition


@pytest.mark.parametrize("name", ["hungarian", "slovak", "danish", "winter", "modern"])
def test_game_ends_without_the_turn_of_a_last_tile_that_fits_nowhere(name: str) -> None:
    printed = edition(name)
    game = Game(with_one_each_of(printed, "BCDE"), order=["E", "B", "C"])
    game.push_text("E@0,-1>180 farmer")  # no side with a city is open any more, and C has nothing else

    [last] = game.bag
    events = game.push_text("B@0,1 monk")

    check_end(events, last)
    assert game.is_over
    farm = printed.scoring.land
    assert events[-1] == Ended((farm, 2), (0,))


def test_game_ends_so_in_hunters_too() -> None:
    game = Game(with_one_each_of(edition("hunters"), ["1", "2", "57", "79"]), order=["57", "2", "79"])
    game.push_text("57@-1,0 fisher")  # no side with a river is open any more, and 79 has nothing else

    [last] = game.bag
    events = game.push_text("2@0,-1 hunter")

    check_end(events, last)
    assert game.is_over
    assert events[-1] == Ended((4, 6), (1,))  # a river of two tiles between two fish; three mammoths


def check_end(events: list[Event], last: Tile) -> None:
    """Check that one tile was laid, and that the last one was drawn in vain."""
    drawn_and_discarded = [event for event in events if isinstance(event, Drawn | Discarded)]
    assert drawn_and_discarded == [Drawn(0, last), Discarded(0, last)]
    assert sum(isinstance(event, Placed) for event in events) == 1


def with_one_each_of(printed: Edition, names: Sequence[str]) -> Edition:
    """The edition with a single tile of each of those designs, the start tile among them, and no others."""
    tiles = tuple(replace(tile, count=1) for tile in printed.tiles if tile.name in names)
    [start] = [tile for tile in tiles if tile.name == printed.start.name]
    return replace(printed, tiles=tiles, start=start)
