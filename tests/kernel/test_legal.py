"""Legal places for followers and huts when segments of the tile are joined outside it."""

from bastide import Move
from tests.kernel.helpers.small_editions import one_bag_edition
from tests.kernel.helpers.twins import Twins, TwinSetup


def places(twins: Twins, text: str) -> set[str]:
    """Draw a tile and return the kinds of terrain for a follower when it is laid as in `text`."""
    followers = [move.placed_on for move in moves_like(twins, text) if not move.is_hut]
    return {segment.kind.name for segment in followers if segment is not None}


def moves_like(twins: Twins, text: str) -> list[Move]:
    """Draw a tile and return the legal moves that lay it as in `text`."""
    laid = twins.game.parse_move(text)
    twins.draw(laid.tile.name)
    return [move for move in twins.game.legal_moves if move[:4] == laid[:4]]


def test_field_is_taken_through_a_field_outside_the_tile() -> None:
    twins = Twins(TwinSetup("modern"))
    twins.turn("A@0,1>270")  # a road that ends: the same field is on both its sides
    twins.turn("E@0,2>90")
    twins.turn("E@1,2>270 field")
    # The larger field of the curve meets the farmer's in the south, and the smaller one around the end of the road.
    assert places(twins, "V@1,1>90") == {"road"}


def test_without_the_farmer_both_fields_are_free() -> None:
    twins = Twins(TwinSetup("modern"))
    for text in ("A@0,1>270", "E@0,2>90", "E@1,2>270"):
        twins.turn(text)
    assert places(twins, "V@1,1>90") == {"road", "field"}


def test_road_is_taken_through_a_road_outside_the_tile() -> None:
    twins = Twins(TwinSetup("winter"))
    for text in ("E@0,-1>180", "V@1,-1>270", "V@2,-1", "V@2,0>90", "U@-1,0>90 road"):
        twins.turn(text)
    # The robber's road enters from the west, leaves to the north, and returns from the east.
    assert places(twins, "Winter-I@1,0") == {"field"}


def test_without_the_robber_both_roads_are_free() -> None:
    twins = Twins(TwinSetup("winter"))
    for text in ("E@0,-1>180", "V@1,-1>270", "V@2,-1", "V@2,0>90"):
        twins.turn(text)
    assert places(twins, "Winter-I@1,0") == {"road", "field"}


def test_player_without_followers_only_lays_tiles() -> None:
    twins = Twins(TwinSetup("modern"))
    for x, name in enumerate("WWWWXLL", start=1):
        twins.turn(f"{name}@{x},0 road.s")
        twins.turn(f"U@{-x},0>90")
    assert twins.game.supplies == (0, 7)
    assert places(twins, "V@0,1") == set()


HUNTERS = one_bag_edition("hunters")  # bonus tiles can be drawn at any time


def huts(twins: Twins, text: str) -> set[str]:
    """Draw a tile and return the places for huts when it is laid as in `text`."""
    moves = moves_like(twins, text)
    assert twins.game.parse_move(text) in moves
    return {str(move).split()[1] for move in moves if move.is_hut}


def hunt(*turns: str) -> Twins:
    twins = Twins(TwinSetup(HUNTERS))
    for text in turns:
        twins.turn(text)
    return twins


def test_hut_may_stand_on_any_water_of_a_free_system() -> None:
    assert huts(hunt(), "79@-1,0") == {"hut.river.n", "hut.river.e", "hut.river.s", "hut.river.w", "hut.lake"}


def test_system_continues_beyond_a_lake_but_river_does_not() -> None:
    twins = hunt("29@-1,0 hut.river", "68@-2,0 river.e")
    assert huts(twins, "28@-3,0") == set()
    assert places(hunt("29@-1,0 hut.river", "68@-2,0 river.e"), "28@-3,0") == {"river", "meadow"}


def test_springs_end_a_system() -> None:
    assert huts(hunt("29@-1,0 hut.river", "52@-2,0"), "27@-2,-1") == {"hut.river"}


# A river from the north of the cell -1,0 around to its west, and a lake to its south.
ROUND = ("3@0,-1", "33@-1,-1>270", "34@-2,-1>180", "35@-2,0>90", "6@0,1>180")


def test_system_is_taken_through_a_river_outside_the_tile() -> None:
    # The tile's second lake meets the hut in the south, and its first lake through the river in the north and west.
    assert huts(hunt(*ROUND, "57@-1,1>270 hut.lake"), "86@-1,0") == set()


def test_without_the_hut_both_systems_are_free() -> None:
    rivers = {f"hut.river.{side}" for side in "nesw"}
    assert huts(hunt(*ROUND, "57@-1,1>270 river"), "86@-1,0") == rivers | {"hut.lake.n", "hut.lake.s"}


def test_player_without_huts_places_followers_only() -> None:
    twins = hunt("29@-1,0 hut.river", "3@0,-1", "33@0,-2 hut.river", "2@1,-1")
    assert twins.game.huts == (0, 2)
    assert {str(move) for move in moves_like(twins, "57@1,-2")} == {
        "57@1,-2>0",
        "57@1,-2>0 river",
        "57@1,-2>0 meadow",
    }


def test_player_without_followers_still_builds_huts() -> None:
    twins = Twins(TwinSetup(HUNTERS))
    for number, (name, other) in enumerate([("9", "2"), ("10", "3"), ("11", "88"), ("8", "57"), ("4", "7")]):
        twins.turn(f"{name}@0,{-1 - 2 * number} forest.e")
        twins.turn(f"{other}@0,{-2 - 2 * number}")
    assert twins.game.supplies == (0, 5)
    assert {str(move) for move in moves_like(twins, "29@-1,0")} == {"29@-1,0>0", "29@-1,0>0 hut.river"}


def test_no_hunter_stands_beside_the_fire() -> None:
    assert places(hunt(), "88@0,-1") == set()


def test_hunter_may_stand_on_an_inner_meadow() -> None:
    assert "26@1,0>0 meadow" in {str(move) for move in moves_like(hunt(), "26@1,0")}
