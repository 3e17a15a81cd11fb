"""If the last tile in the bag fits nowhere, the game ends without that turn."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bastide import Discarded, Drawn, Edition, Ended, Event, Game, Placed, Tile, edition


@pytest.mark.parametrize("name", ["hungarian", "slovak", "danish", "winter", "modern"])
def test_unplayable_last_tile_ends_the_game(name: str) -> None:
    printed = edition(name)
    game = Game(with_one_each_of(printed, "BCDE"), order=["E", "B", "C"])
    game.push_text("E@0,-1>180 farmer")  # closes the last open city side; C has only city sides

    [last] = game.bag
    events = game.push_text("B@0,1 monk")

    check_end(events, last)
    assert game.is_over
    farm = printed.scoring.land
    assert events[-1] == Ended((farm, 2), (0,))


def test_unplayable_last_tile_ends_a_hunters_game() -> None:
    game = Game(with_one_each_of(edition("hunters"), ["1", "2", "57", "79"]), order=["57", "2", "79"])
    game.push_text("57@-1,0 fisher")  # closes the last open river side; 79 has only river sides

    [last] = game.bag
    events = game.push_text("2@0,-1 hunter")

    check_end(events, last)
    assert game.is_over
    assert events[-1] == Ended((4, 6), (1,))  # a river of two tiles between two fish; three mammoths


def check_end(events: list[Event], last: Tile) -> None:
    """Check that one tile was laid, and that the last one was discarded."""
    drawn_and_discarded = [event for event in events if isinstance(event, Drawn | Discarded)]
    assert drawn_and_discarded == [Drawn(0, last), Discarded(0, last)]
    assert sum(isinstance(event, Placed) for event in events) == 1


def with_one_each_of(printed: Edition, names: Sequence[str]) -> Edition:
    """Return the edition with a single tile of each of these designs, including the start tile."""
    tiles = tuple(replace(tile, count=1) for tile in printed.tiles if tile.name in names)
    [start] = [tile for tile in tiles if tile.name == printed.start.name]
    return replace(printed, tiles=tiles, start=start)
