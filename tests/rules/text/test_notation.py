"""Move notation: accepted input, and round trips of all moves."""

import pytest

from bastide import Game, Move, NotationError, Tile, edition, edition_names, tile
from bastide.rules.text.notation import parse_place, place_names, place_text

TILES = {each.name: each for name in edition_names() for each in edition(name).tiles}

# Input, and its canonical form.
ACCEPTED = [
    ("D@1,0>90 road", "D@1,0>90 road"),
    ("D@1,0", "D@1,0>0"),
    ("D@1,0>0 -", "D@1,0>0"),
    ("  D@-12,34>270   city ", "D@-12,34>270 city"),
    ("d@1,0 ROAD", "D@1,0>0 road"),
    ("crfr@1,0", "D@1,0>0"),
    ("rcrf@1,0", "D@1,0>0"),
    ("winter-k@0,1>180", "Winter-K@0,1>180"),
    ("D@0,0 knight", "D@0,0>0 city"),
    ("D@0,0 robber", "D@0,0>0 road"),
    ("B@0,0 monk", "B@0,0>0 monastery"),
    ("E@0,0 farmer", "E@0,0>0 field"),
    ("E@0,0 city.n", "E@0,0>0 city"),
    ("D@0,0 field.s", "D@0,0>0 field.s"),
    ("D@0,0 field.sl", "D@0,0>0 field.s"),
    ("D@0,0 field.er", "D@0,0>0 field.s"),
    ("D@0,0 field.el", "D@0,0>0 field.el"),
    ("D@0,0>90 farmer.w", "D@0,0>90 field.w"),
    ("X@0,0 road.s", "X@0,0>0 road.s"),
    ("X@0,0>90 field.NL", "X@0,0>90 field.nl"),
    ("45@0,0 river", "45@0,0>0 river"),
    ("45@0,0 fisher.e", "45@0,0>0 river"),
    ("45@0,0 gatherer.s", "45@0,0>0 forest.s"),
    ("45@0,0>90 forest.n", "45@0,0>90 forest.n"),
    ("2@0,0 hunter", "2@0,0>0 meadow"),
    ("45@0,0 hut", "45@0,0>0 hut.river"),
    ("45@0,0 HUT.River.E", "45@0,0>0 hut.river"),
    ("57@0,0 hut.river", "57@0,0>0 hut.river"),
    ("57@0,0 hut.lake.e", "57@0,0>0 hut.lake"),
    ("57@0,0>180 hut.lake.w", "57@0,0>180 hut.lake"),
    ("79@0,0 hut.river.s", "79@0,0>0 hut.river.s"),
    ("79@0,0 hut.lake.w", "79@0,0>0 hut.lake"),
    ("86@0,0 hut.lake.e", "86@0,0>0 hut.lake.n"),
    ("86@0,0 hut.lake.w", "86@0,0>0 hut.lake.s"),
    ("86@0,0>90 hut.lake.s", "86@0,0>90 hut.lake.e"),
    ("63@0,0 meadow.inside", "63@0,0>0 meadow.inside"),
    ("64@0,0>270 hunter.inside", "64@0,0>270 meadow.inside"),
    ("26@0,0 meadow.inside", "26@0,0>0 meadow"),
]


@pytest.mark.parametrize(("typed", "written"), ACCEPTED)
def test_move_may_be_typed_in_many_ways(typed: str, written: str) -> None:
    move = Move.parse(typed)
    assert str(move) == written
    assert Move.parse(written) == move


@pytest.mark.parametrize("each", TILES.values(), ids=str)
def test_every_move_with_a_tile_round_trips(each: Tile) -> None:
    moves = [Move(each, -3, 14, rotation, place) for rotation in range(4) for place in (0, *each.places)]
    assert [Move.parse(str(move)) for move in moves] == moves
    assert [eval(repr(move), {"Move": Move}) for move in moves] == moves
    assert len({str(move) for move in moves}) == len(moves)


@pytest.mark.parametrize("each", TILES.values(), ids=str)
def test_place_names_are_complete(each: Tile) -> None:
    for rotation in range(4):
        for place in each.places:
            names = place_names(each, rotation, place)
            assert place_text(each, rotation, place) in names
            assert {find_place(name, each, rotation) for name in names} <= {place, None}


def find_place(name: str, each: Tile, rotation: int) -> int | None:
    try:
        return parse_place(name, each, rotation)
    except NotationError:
        return None


@pytest.mark.parametrize("each", TILES.values(), ids=str)
def test_canonical_move_keeps_the_spot_of_the_piece(each: Tile) -> None:
    for rotation in range(4):
        for place in each.places:
            move = Move(each, 0, 0, rotation, place)
            canonical = move.canonical()
            assert canonical.is_hut == move.is_hut
            assert place_names(each, rotation, place) == place_names(each, canonical.rotation, canonical.place)


def test_parts_of_a_move() -> None:
    move = Move.parse("D@1,-2>90 field.w")
    assert (move.tile, move.cell, move.rotation, move.segment) == (tile("D"), (1, -2), 1, 3)
    assert move.placed_on is not None
    assert (move.placed_on.kind.role, move.placed_on.halves) == ("farmer", (0, 5, 6, 7))
    assert (Move.parse("D@1,-2").segment, Move.parse("D@1,-2").placed_on) == (None, None)


def test_hut_is_not_a_follower() -> None:
    hut, fisher, nobody = (Move.parse(f"57@1,0{place}") for place in (" hut.river", " river", ""))
    assert [move.is_hut for move in (hut, fisher, nobody)] == [True, False, False]
    assert [move.segment for move in (hut, fisher, nobody)] == [None, 0, None]
    assert [move.hut_segment for move in (hut, fisher, nobody)] == [0, None, None]
    assert hut.placed_on == fisher.placed_on


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("H@0,1>180 city.n", "H@0,1>0 city.n"),
        ("H@0,1>270 city.w", "H@0,1>90 city.w"),
        ("B@0,1>270 monastery", "B@0,1>0 monastery"),
        ("X@0,1>90 road.e", "X@0,1>0 road.e"),
        ("D@0,1>270 road", "D@0,1>270 road"),
        ("U@0,1>180", "U@0,1>0"),
        ("27@0,1>180 hut.river", "27@0,1>180 hut.river"),
        ("70@0,1>180 hut.river.s", "70@0,1>0 hut.river.s"),
        ("70@0,1>270 hut.lake", "70@0,1>90 hut.lake"),
        ("2@0,1>90 meadow", "2@0,1>0 meadow"),
    ],
)
def test_equivalent_rotations_are_one_canonical_move(given: str, canonical: str) -> None:
    assert str(Move.parse(given).canonical()) == canonical


@pytest.mark.parametrize(
    "text", ["", "   ", "D", "D@1", "D@1,0 road here", "D@1,0>", "D@1000,0", "D@1.5,0", "@1,0", "D 1,0"]
)
def test_non_moves_are_rejected(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(text)
    assert caught.value.reason == "notation/no-move"
    assert f"“{text}” is not a move" in str(caught.value)


@pytest.mark.parametrize("degrees", ["45", "360", "1"])
def test_rotation_must_be_quarter_turns(degrees: str) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(f"D@1,0>{degrees}")
    assert caught.value.reason == "notation/bad-rotation"
    assert f"“D@1,0>{degrees}” turns the tile by {degrees} degrees" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("D@0,0 monastery", "city, road, field.el, field.s"),
        ("D@0,0 field", "city, road, field.el, field.s"),
        ("D@0,0 field.n", "city, road, field.el, field.s"),
        ("D@0,0>90 city.n", "city, road, field.nr, field.w"),
        ("B@0,0 field.middle", "field, monastery"),
        ("E@0,0 barn", "city, field"),
        ("E@0,0 hut", "city, field"),
        ("2@0,0 hut", "places are meadow;"),
        ("57@0,0 hut", "river, meadow, hut.river, hut.lake"),
        ("57@0,0 lake", "river, meadow, hut.river, hut.lake"),
        ("57@0,0 fisher.n", "river, meadow, hut.river, hut.lake"),
        ("57@0,0 hut.meadow", "river, meadow, hut.river, hut.lake"),
        ("57@0,0 hut.e", "river, meadow, hut.river, hut.lake"),
        ("57@0,0 hut.fisher", "river, meadow, hut.river, hut.lake"),
        ("63@0,0 meadow", "meadow.nl, meadow.e, meadow.inside, hut.river, hut.lake"),
        ("86@0,0 hut.lake", "hut.river.w, hut.lake.n, hut.lake.s"),
        ("86@0,0 hut.river", "hut.river.w, hut.lake.n, hut.lake.s"),
    ],
)
def test_ambiguous_or_unknown_place_is_rejected(text: str, places: str) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(text)
    assert caught.value.reason == "notation/no-such-place"
    assert f"“{text.split()[1]}”" in str(caught.value)
    assert places in str(caught.value)


@pytest.mark.parametrize(
    "text", ["E@0,0 hut", "4@0,0 HUT", "4@0,0 hut.lake", "57@0,0 hut.meadow", "57@0,0 hut.forest.n"]
)
def test_error_for_hut_on_land_explains_huts(text: str) -> None:
    with pytest.raises(NotationError, match="only on a river or a lake") as caught:
        Move.parse(text)
    assert caught.value.reason == "notation/no-such-place"


@pytest.mark.parametrize("text", ["57@0,0 hut", "57@0,0 hut.e", "79@0,0 hut.river", "57@0,0 lake", "4@0,0 city"])
def test_other_errors_do_not_explain_huts(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(text)
    assert "a hut can stand" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "reason", "quoted"),
    [
        ("ZZ@0,0", "notation/unknown-tile", "“ZZ”"),
        ("ccfc@0,0", "notation/ambiguous-tile", "“ccfc” could be any of the tiles Q, R"),
    ],
)
def test_ambiguous_or_unknown_tile_is_rejected(text: str, reason: str, quoted: str) -> None:
    with pytest.raises(NotationError) as caught:
        Move.parse(text)
    assert caught.value.reason == reason
    assert quoted in str(caught.value)


@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_game_reads_moves_with_its_own_tiles(rules: str) -> None:
    game = Game(rules, seed=1)
    for move in game.legal_moves:
        assert game.parse_move(str(move)) == move


def test_sides_name_a_tile_of_the_game() -> None:
    assert str(Game("modern", seed=1).parse_move("rfrf@1,0")) == "U@1,0>0"
    with pytest.raises(NotationError, match="any of the tiles 43, 44, 69, 70, 71;") as caught:
        Game("hunters", seed=1).parse_move("rfrf@1,0")
    assert caught.value.reason == "notation/ambiguous-tile"


def test_malformed_move_prints_its_fields() -> None:
    assert repr(Move(tile("D"), 1, 0, 7, 9)) == str(Move(tile("D"), 1, 0, 7, 9)) == "Move(tile('D'), 1, 0, 7, 9)"
