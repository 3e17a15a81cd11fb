"""The public view of a game at one version, computed once for all clients: facts, board, layers and previews."""

from collections.abc import Container, Iterable, Mapping
from functools import cached_property
from itertools import groupby, product
from operator import add, attrgetter
from typing import NamedTuple

from bastide.rules.events import GoldFound, Returned, Scored
from bastide.rules.features import Feature
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move
from bastide.rules.options import Phase
from bastide.server.game.history import GameHistory, PlayedTurn
from bastide.server.game.log import AnyEvent, SeatNames, describe_events, entries, piece_info, spots_of
from bastide.server.protocol.base import Aid, PhaseName, Points
from bastide.server.protocol.server_messages import FeatureInfo, PlacePreview, TouchedFeature
from bastide.server.protocol.state import Choice, DrawableTile, Facts, KindSum, Laid, TileCount
from bastide.tiles import KINDS, RIVER_SYSTEM, Shape, Tile, is_hut_place, segment_of

cell_and_rotation = attrgetter("x", "y", "rotation")
PHASES: Mapping[Phase, PhaseName] = {
    Phase.DRAW: "draw",
    Phase.DRAW_AHEAD: "draw-ahead",
    Phase.PLAY: "play",
    Phase.DRAW_BONUS: "draw-bonus",
    Phase.OVER: "over",
}

PREVIEW_AIDS: tuple[Aid, ...] = ("legal", "preview", "features")  # each allows a part of a preview
AID_OF_FIELD: Mapping[str, Aid] = {
    "holders": "legal",
    "pays_now": "preview",
    "pays_completed": "preview",
    "spots": "features",
    "pieces": "features",
    "joined": "features",
    "open_sides": "features",
    "is_complete": "features",
}


class Preview(NamedTuple):
    """The effects of laying a tile, for each place of a piece and on each feature that it touches."""

    places: list[PlacePreview]
    features: list[TouchedFeature]

    def allowed_by(self, aids: Container[Aid]) -> "Preview":
        """Return the parts that some aids allow."""
        hidden = {name: None for name, aid in AID_OF_FIELD.items() if aid not in aids}
        places = self.places if "preview" in aids else []
        return Preview(places, [feature.model_copy(update=hidden) for feature in self.features])


class Snapshot:
    """A version of a game. Parts that few clients ask for are computed on demand."""

    def __init__(self, history: GameHistory) -> None:
        self.history = history
        self.game = history.game
        self._previews: dict[Move, Preview] = {}

    @cached_property
    def facts(self) -> Facts:
        """The facts for spectators, who have nothing to choose."""
        history, game = self.history, self.game
        hands = [tile.name if tile else None for tile in game.hands]
        return Facts.model_construct(
            version=history.version,
            turn=history.turn,
            player=game.player,
            phase=PHASES[Phase.OVER if history.is_over else game.phase],
            hand=None if history.is_over else hands[game.player],
            hands=hands,
            scores=game.scores,
            supplies=game.supplies,
            huts=game.huts,
            tiles_left=game.tiles_left,
            bonus_left=game.bonus_left,
            choices=None,
            drawable=None,
            may_take_back=False,
            may_restore=False,
            since=None,
            winners=None if history.winners is None else list(history.winners),
            sums=totals_by_kind(history.scored, game.players) if history.is_over else [],
            last=list(history.last_cells),
            pieces=[piece_info(placed) for placed in history.pieces.values()],
        )

    @cached_property
    def choices(self) -> list[Choice]:
        """The ways to lay the tile in hand."""
        moves = sorted(self.game.legal_moves, key=cell_and_rotation)
        return [
            Choice.model_construct(x=x, y=y, rotation=rotation, places=[move.place for move in ways])
            for (x, y, rotation), ways in groupby(moves, key=cell_and_rotation)
        ]

    @cached_property
    def drawable(self) -> list[DrawableTile]:
        """The tiles of which one must be drawn now."""
        game, fitting = self.game, self.game.fitting
        is_ahead = game.phase is Phase.DRAW_AHEAD  # another tile may fit by the time it is laid
        return [
            DrawableTile.model_construct(
                tile=tile.name,
                count=count,
                sides=[kind.name for kind in tile.sides],
                fits=is_ahead or tile in fitting,
            )
            for tile, count in game.drawable.items()
        ]

    @cached_property
    def board(self) -> list[Laid]:
        """Every tile on the table, in the order of laying."""
        tiles = list(self.game.board.values())
        first = [
            Laid.model_construct(x=x, y=y, tile=tile.name, rotation=rotation, seat=None, turn=0)
            for tile, x, y, rotation, _ in tiles[: len(tiles) - self.history.turn]
        ]
        return [*first, *laid_since(self.history, 0)]

    def preview(self, laid: Move, names: SeatNames) -> Preview:
        """Preview the tile in hand at a place. It is cached: a page asks again whenever the pointer moves."""
        if laid not in self._previews:
            self._previews[laid] = preview_of(self.history, laid, names)
        return self._previews[laid]

    def forget_names(self) -> None:
        """Drop the previews, whose log has names in it."""
        self._previews.clear()

    # Layers

    @cached_property
    def _features(self) -> tuple[Feature, ...]:
        return self.game.features

    @cached_property
    def features(self) -> list[FeatureInfo]:
        """Every feature except fields and meadows."""
        return [feature_info(feature) for feature in self._features if not is_land(feature)]

    @cached_property
    def fields(self) -> list[FeatureInfo]:
        """Every field or meadow."""
        return [feature_info(feature) for feature in self._features if is_land(feature)]

    @cached_property
    def dead(self) -> list[Cell]:
        return list(self.game.dead_cells)

    @cached_property
    def remaining(self) -> list[TileCount]:
        return tile_counts(self.game.remaining)

    @cached_property
    def projection(self) -> Points:
        """The scores if the game ended now."""
        game = self.game
        lines = [] if game.is_over else game.projection()
        return tuple(map(add, game.scores, gains(lines, game.players)))


def laid_since(history: GameHistory, turn: int) -> list[Laid]:
    """Return the tiles that were laid after a turn."""
    return [laid_tile(played, number) for number, played in enumerate(history.turns[turn:], start=turn + 1)]


def laid_tile(played: PlayedTurn, turn: int) -> Laid:
    tile, x, y, rotation, _ = played.move
    return Laid.model_construct(x=x, y=y, tile=tile.name, rotation=rotation, seat=played.player, turn=turn)


def tile_counts(tiles: Mapping[Tile, int]) -> list[TileCount]:
    return [TileCount.model_construct(tile=tile.name, count=count) for tile, count in tiles.items()]


def is_land(feature: Feature) -> bool:
    return shape_of(feature) is Shape.LAND


def shape_of(feature: Feature) -> Shape:
    return KINDS[feature.kind].shape if feature.kind in KINDS else Shape.SYSTEM


def feature_info(feature: Feature) -> FeatureInfo:
    return FeatureInfo.model_construct(
        kind=feature.kind,
        spots=spots_of(feature.spots),
        followers=feature.followers,
        huts=feature.huts,
        leaders=list(feature.leaders),
        receivers=list(feature.receivers),
        pays_now=feature.pays_now,
        pays_completed=feature.pays_completed,
        is_complete=feature.is_complete,
        open_sides=feature.open_sides,
    )


# Previews


def preview_of(history: GameHistory, laid: Move, names: SeatNames) -> Preview:
    """Preview the tile in hand at a place. Raises IllegalMove if it cannot be laid there."""
    game, near = history.game.copy(history=False), cells_around(laid)
    trial = game.copy(history=False)
    trial.push(laid)
    after = trial.features_on(near)
    moves = [laid, *(laid._replace(place=place) for place in laid.tile.places)]
    places = [place_preview(history, game, move, after, names) for move in moves if move in game.legal_moves]
    before = game.features_on(near)
    return Preview(places, [touched_feature(each, laid, before) for each in after if is_touched(each, laid)])


def cells_around(move: Move) -> frozenset[Cell]:
    """Return the cell of a move and its eight neighbours: a tile changes only features that have a part there."""
    return frozenset((move.x + right, move.y + down) for right, down in product((-1, 0, 1), repeat=2))


def is_touched(feature: Feature, laid: Move) -> bool:
    """Return True for a feature on the tile, and for a monastery beside it."""
    return laid.cell in feature.cells or shape_of(feature) is Shape.SITE


def touched_feature(feature: Feature, laid: Move, before: tuple[Feature, ...]) -> TouchedFeature:
    """Describe a feature after a tile was laid; `before` are the features around it before."""
    spots = frozenset(feature.spots)
    parts = [part for part in before if part.kind == feature.kind and spots.issuperset(part.spots)]
    held = [pieces_on(part) for part in parts if any(pieces_on(part))]
    pieces = tuple(map(sum, zip(*held, strict=True))) or (0,) * len(feature.followers)  # as before they come home
    seats = [seat for seat, count in enumerate(pieces) if count]
    return TouchedFeature.model_construct(
        kind=feature.kind,
        places=[place for place in laid.tile.places if feature_under(laid._replace(place=place), (feature,))],
        holders=seats,
        pays_now=feature.pays_now,
        pays_completed=feature.pays_completed,
        spots=spots_of(feature.spots),
        pieces=pieces,
        joined=seats if len(held) > 1 and len(seats) > 1 else [],
        open_sides=feature.open_sides,
        is_complete=feature.is_complete and not any(part.is_complete for part in parts),
    )


def pieces_on(feature: Feature) -> Points:
    """Return the followers by seat, or on a river system the huts."""
    return feature.huts if feature.kind == RIVER_SYSTEM.name else feature.followers


def place_preview(
    history: GameHistory, game: Game, move: Move, after: tuple[Feature, ...], names: SeatNames
) -> PlacePreview:
    events = game.preview(move)
    log, _ = describe_events(events, history.turn + 1, history.pieces)
    at_once = [event for event in events if isinstance(event, Scored) and not event.final]
    shown = [item for item in log if is_previewed(item.event)]
    under = feature_under(move, after)
    return PlacePreview.model_construct(
        place=move.place,
        gains=gains(at_once, game.players),
        later=0 if under is None or under.is_complete else under.pays_now,
        tiles=0 if under is None else len(under.cells),
        log=entries(shown, names, history.resigned),
    )


def is_previewed(event: AnyEvent) -> bool:
    """Return True for an immediate effect of a move, not the final scoring."""
    return isinstance(event, Returned | GoldFound) or (isinstance(event, Scored) and not event.final)


def feature_under(move: Move, features: tuple[Feature, ...]) -> Feature | None:
    """Return the feature under the piece of a move; a hut is on a river system, not on its river."""
    if not move.place:
        return None
    canonical = move.canonical()
    spot, is_hut = (canonical.cell, segment_of(canonical.place)), is_hut_place(canonical.place)
    found = (each for each in features if spot in each.spots and (each.kind == RIVER_SYSTEM.name) == is_hut)
    return next(found, None)


# Points


def gains(lines: Iterable[Scored], players: int) -> Points:
    """Return the points of each seat from some scores."""
    scores = list(lines)
    return tuple(sum(line.points for line in scores if seat in line.receivers) for seat in range(players))


def totals_by_kind(scored: Iterable[Scored], players: int) -> list[KindSum]:
    """Add up the points of each seat by kind of feature, separately for the final scoring."""
    lines: dict[tuple[str, bool], list[Scored]] = {}
    for line in scored:
        lines.setdefault((line.kind, line.final), []).append(line)
    return [
        KindSum(kind=kind, is_final=is_final, points=gains(of_kind, players))
        for (kind, is_final), of_kind in lines.items()
    ]
