"""The public view of a game at one version, computed once for all clients."""

from collections.abc import Mapping
from functools import cached_property
from itertools import groupby
from operator import add, attrgetter

from bastide.rules.features import Feature
from bastide.rules.move import Cell, Move
from bastide.rules.options import Phase
from bastide.server.game.history import GameHistory, PlayedTurn
from bastide.server.game.log import Names, piece_info
from bastide.server.game.previews import Preview, preview_of
from bastide.server.game.totals import gains, totals_by_kind
from bastide.server.protocol.base import Phase as PhaseName
from bastide.server.protocol.base import Points
from bastide.server.protocol.server_messages import FeatureInfo
from bastide.server.protocol.state import Choice, DrawableTile, Facts, Laid, TileCount
from bastide.tiles import KINDS, Shape, Tile

cell_and_rotation = attrgetter("x", "y", "rotation")
PHASES: Mapping[Phase, PhaseName] = {
    Phase.DRAW: "draw",
    Phase.DRAW_AHEAD: "draw-ahead",
    Phase.PLAY: "play",
    Phase.DRAW_BONUS: "draw-bonus",
    Phase.OVER: "over",
}


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

    def preview(self, laid: Move, names: Names) -> Preview:
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
    return feature.kind in KINDS and KINDS[feature.kind].shape == Shape.LAND


def feature_info(feature: Feature) -> FeatureInfo:
    return FeatureInfo.model_construct(
        kind=feature.kind,
        spots=[(*cell, segment) for cell, segment in feature.spots],
        followers=feature.followers,
        huts=feature.huts,
        leaders=list(feature.leaders),
        receivers=list(feature.receivers),
        pays_now=feature.pays_now,
        pays_completed=feature.pays_completed,
        is_complete=feature.is_complete,
        open_sides=feature.open_sides,
    )
