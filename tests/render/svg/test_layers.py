"""Layers above the tiles agree with the game about features, fields and cells."""

from collections import Counter
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import pytest

from bastide import SEATS, Game, SetupError
from bastide.render.svg.board.land_layer import GROUND
from bastide.render.svg.board.layers import LAYERS, parse_layers
from bastide.render.svg.board.ownership import hatching, owners_of, period_of
from bastide.render.svg.pieces.figure import HALO
from bastide.render.svg.pieces.seats import SEATS as COLOURS
from bastide.render.svg.pieces.seats import SHIELD
from bastide.rules.features import Feature
from tests.render.svg.helpers.boards import EDITIONS, PLAIN, SVG, draw_board, parse, played_game

every_edition = pytest.mark.parametrize("edition", EDITIONS)
LANDS = ("field", "meadow")
TURNS = (10, 40, 75)


def owned_features(game: Game, *, lands: bool) -> list[Feature]:
    return [each for each in game.features if (each.kind in LANDS) == lands and owners_of(each)]


def area_count(game: Game, feature: Feature) -> int:
    """Return the number of segments of a feature that are visible."""
    laid = [(game.board[cell], segment) for cell, segment in feature.spots]
    return sum(segment in PLAIN.drawing(each.tile, each.rotation).areas for each, segment in laid)


def groups(document: str, **attributes: str) -> Iterator[Element]:
    """Return the groups with some attributes; a value that ends with * is a prefix."""
    for each in parse(document).iter(f"{SVG}g"):
        if all(matches(each.get(key.replace("_", "-"), ""), value) for key, value in attributes.items()):
            yield each


def matches(value: str, wanted: str) -> bool:
    return value.startswith(wanted[:-1]) if wanted.endswith("*") else value == wanted


@every_edition
@pytest.mark.parametrize("turns", TURNS)
def test_lands_have_the_colours_of_their_owners(edition: str, turns: int) -> None:
    game = played_game(edition, turns)
    parts = list(groups(draw_board(game, layers=("fields",)), clip_path="url(#land-*"))
    expected: Counter[str] = Counter()
    for land in owned_features(game, lands=True):
        expected["-".join(map(str, owners_of(land)))] += area_count(game, land)
    assert Counter(hatching_of(part) for part in parts) == expected
    for part in parts:
        edges = {each.get("stroke") for each in part.iter(f"{SVG}path")} - {GROUND}
        assert edges == {COLOURS[int(seat)].colour for seat in hatching_of(part).split("-")}


def hatching_of(part: Element) -> str:
    """Return the seats in the id of a land's hatching."""
    (ground,) = part.findall(f"{SVG}rect")
    return ground.get("fill", "").removeprefix("url(#hatching-").rpartition("-")[0]


@every_edition
def test_lands_have_shields_of_owners_where_no_piece_is(edition: str) -> None:
    game = played_game(edition, 40)
    expected: Counter[str] = Counter()
    for land in owned_features(game, lands=True):
        for cell, segment in land.spots:
            laid = game.board[cell]
            if not laid.piece and segment in PLAIN.drawing(laid.tile, laid.rotation).areas:
                expected.update(COLOURS[seat].colour for seat in owners_of(land))
    document = draw_board(game, layers=("fields",))
    shown = Counter(each.get("fill") for each in parse(document).iter(f"{SVG}path") if each.get("d") == SHIELD)
    del shown[HALO]
    assert expected
    assert shown == expected


@every_edition
@pytest.mark.parametrize("turns", TURNS)
def test_features_are_outlined_in_colours_of_owners(edition: str, turns: int) -> None:
    game = played_game(edition, turns)
    (layer,) = groups(draw_board(game, layers=("features",)), stroke_linejoin="round", fill="none")
    shown = Counter(each.get("stroke") for each in layer.iter(f"{SVG}path") if each.get("stroke"))
    expected: Counter[str | None] = Counter()
    for feature in owned_features(game, lands=False):
        for seat in owners_of(feature):
            expected[COLOURS[seat].colour] += area_count(game, feature)
    assert shown == expected


@pytest.mark.parametrize("seats", [(0,), (1, 3), (0, 2, 4), (0, 1, 2, 3, 4)])
def test_hatching_has_the_colours_of_all_owners(seats: tuple[int, ...]) -> None:
    pattern = hatching(seats, 40)
    assert [seat for seat in range(len(SEATS)) if COLOURS[seat].colour in pattern] == list(seats)


@pytest.mark.parametrize(("least", "period"), [(1, 1), (40, 40), (41, 48), (120, 120), (121, 240), (400, 240)])
def test_tile_width_is_a_multiple_of_the_pattern(least: int, period: int) -> None:
    assert period_of(least) == period


def test_danish_field_has_owners_before_any_city_scores() -> None:
    game = Game("danish", players=2, order=order_beginning_with("danish", "U"))
    game.push(next(move for move in game.legal_moves if move.placed_on and move.placed_on.kind.name == "field"))
    (land,) = [each for each in game.features if any(each.followers)]
    assert (land.receivers, owners_of(land)) == ((), (0,))


def order_beginning_with(edition: str, first: str) -> list[str]:
    """Return an order of all tiles of an edition that begins with one of them."""
    game = Game.unhosted(edition)
    names = [tile.name for tile, count in game.bag.items() for _ in range(count)]
    names.remove(first)
    return [first, *names]


@every_edition
def test_dead_cells_are_hatched(edition: str) -> None:
    game = played_game(edition, 75)
    assert game.dead_cells
    (layer,) = groups(draw_board(game, layers=("dead",)), fill="url(#dead-5)")
    assert len(list(layer.iter(f"{SVG}rect"))) == len(game.dead_cells)


@every_edition
def test_frame_shows_every_dead_cell(edition: str) -> None:
    game = played_game(edition, 75)
    cells = [*game.board, *game.dead_cells]
    columns = max(x for x, _ in cells) - min(x for x, _ in cells) + 1
    assert float(parse(draw_board(game, layers=("dead",))).get("width", 0)) == columns * 100 + 80


def test_coordinates_are_on_all_four_sides() -> None:
    game = played_game("winter", 30)
    columns, rows = (len({cell[axis] for cell in game.board}) for axis in (0, 1))
    document = draw_board(game, layers=("coordinates",))
    assert document.count('stroke-linecap="round"') - draw_board(game).count('stroke-linecap="round"') == 2 * (
        columns + rows
    )


def test_layers_are_drawn_once_and_in_order() -> None:
    assert parse_layers(["coordinates", "fields", "fields"]) == ("fields", "coordinates")
    assert parse_layers(iter(LAYERS)) == tuple(LAYERS)


def test_unknown_layer_is_refused() -> None:
    with pytest.raises(SetupError) as refusal:
        draw_board(Game("winter", seed=1), layers=("fields", "cellars"))
    assert refusal.value.reason == "setup/unknown-layer"
    assert "“cellars”" in str(refusal.value)
    assert "coordinates" in str(refusal.value)


@pytest.mark.parametrize("layers", ["fields", "", None, 7])
def test_invalid_layers_are_refused(layers: tuple[str, ...]) -> None:
    with pytest.raises(SetupError) as refusal:
        draw_board(Game("winter", seed=1), layers=layers)
    assert refusal.value.reason == "setup/layers"
    assert f'cannot be {layers!r}; give a list of names, such as ["fields"]' in str(refusal.value)


def test_no_cell_is_dead_after_the_end() -> None:
    game = played_game("winter", 200)
    assert game.is_over
    assert game.dead_cells
    assert draw_board(game, layers=("dead",)).count("<rect") == draw_board(game).count("<rect")
