"""Where a follower may stand, when segments of the tile are joined outside it."""

from tests.kernel.twins import Setup, Twins


def places(twins: Twins, text: str) -> set[str]:
    """What can be placed with a tile that is drawn now and laid as `text` says."""
    laid = twins.game.parse_move(text)
    twins.draw(laid.tile.name)
    segments = [move.segment for move in twins.game.legal_moves if move[:4] == laid[:4]]
    return {laid.tile.segments[segment].kind.name for segment in segments if segment is not None}


def test_a_field_is_taken_through_another_field_outside_the_tile() -> None:
    twins = Twins(Setup("modern"))
    twins.turn("A@0,1>270")  # a road that ends: one field lies on both its sides
    twins.turn("E@0,2>90")
    twins.turn("E@1,2>270 field")
    # The curve's larger field meets the farmer's in the south, and meets the smaller field round the end of the road.
    assert places(twins, "V@1,1>90") == {"road"}


def test_without_the_farmer_both_fields_are_free() -> None:
    twins = Twins(Setup("modern"))
    for text in ("A@0,1>270", "E@0,2>90", "E@1,2>270"):
        twins.turn(text)
    assert places(twins, "V@1,1>90") == {"road", "field"}


def test_a_road_is_taken_through_another_road_outside_the_tile() -> None:
    twins = Twins(Setup("winter"))
    for text in ("E@0,-1>180", "V@1,-1>270", "V@2,-1", "V@2,0>90", "U@-1,0>90 road"):
        twins.turn(text)
    # The robber's road enters from the west and leaves to the north, and comes back from the east.
    assert places(twins, "Winter-I@1,0") == {"field"}


def test_without_the_robber_both_roads_are_free() -> None:
    twins = Twins(Setup("winter"))
    for text in ("E@0,-1>180", "V@1,-1>270", "V@2,-1", "V@2,0>90"):
        twins.turn(text)
    assert places(twins, "Winter-I@1,0") == {"road", "field"}


def test_a_player_without_followers_only_lays_tiles() -> None:
    twins = Twins(Setup("modern"))
    for x, name in enumerate("WWWWXLL", start=1):
        twins.turn(f"{name}@{x},0 road.s")
        twins.turn(f"U@{-x},0>90")
    assert twins.game.supplies == (0, 7)
    assert places(twins, "V@0,1") == set()
