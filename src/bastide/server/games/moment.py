"""A game at one of its versions, as everybody may know it: worked out once, however many look at it."""

from collections.abc import Mapping
from functools import cached_property
from itertools import groupby
from operator import add, attrgetter
from typing import Any

from bastide.rules.features import Feature
from bastide.rules.move import Cell, Move
from bastide.rules.options import Phase
from bastide.server.games.hosting import Step
from bastide.server.games.log import Names, piece_info
from bastide.server.games.previews import Preview, preview_of
from bastide.server.games.story import Story
from bastide.server.games.sums import gains, sums
from bastide.server.protocol.answers import FeatureInfo
from bastide.server.protocol.base import Points
from bastide.server.protocol.state import Choice, Laid
from bastide.server.protocol.tiles import DrawableTile, TileCount
from bastide.tiles import KINDS, Shape, Tile

cell_and_turn = attrgetter("x", "y", "rotation")
PHASES = {phase: phase.name.lower().replace("_", "-") for phase in Phase}


class Moment:
    """What can be known of a game at a version. What few ask for is worked out when they do."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self._previews: dict[Move, Preview] = {}

    @cached_property
    def facts(self) -> dict[str, Any]:
        """The facts that are the same for all who look at the game."""
        story, position = self.story, self.story.game.position
        hands = [tile.name if tile else None for tile in position.hands]
        return {
            "version": story.version,
            "turn": story.game.turn,
            "player": story.player,
            "phase": PHASES[Phase.OVER if story.is_over else position.phase],
            "hand": None if story.is_over else hands[story.player],
            "hands": hands,
            "scores": story.game.scores,
            "supplies": position.supplies,
            "huts": position.huts,
            "tiles_left": position.tiles_left,
            "bonus_left": position.bonus_left,
            "winners": None if story.winners is None else list(story.winners),
            "sums": sums(story.game.scored, story.players) if story.is_over else [],
            "last": list(story.game.last_cells),
            "pieces": [piece_info(placed) for placed in story.game.pieces.values()],
        }

    @cached_property
    def choices(self) -> list[Choice]:
        """The ways to lay the tile in hand."""
        moves = self.story.game.position.legal_moves
        return [
            Choice.model_construct(x=x, y=y, rotation=rotation, places=[move.place for move in ways])
            for (x, y, rotation), ways in groupby(sorted(moves, key=cell_and_turn), key=cell_and_turn)
        ]

    @cached_property
    def drawable(self) -> list[DrawableTile]:
        """The tiles of which one has to be drawn now."""
        position = self.story.game.position
        fitting = position.fitting
        is_ahead = position.phase is Phase.DRAW_AHEAD  # others may fit when it is laid
        return [
            DrawableTile.model_construct(
                tile=tile.name,
                count=count,
                sides=[kind.name for kind in tile.sides],
                fits=is_ahead or tile in fitting,
            )
            for tile, count in position.drawable.items()
        ]

    @cached_property
    def board(self) -> list[Laid]:
        """Every tile on the table, in the order of laying."""
        first = [
            Laid.model_construct(x=x, y=y, tile=tile.name, rotation=rotation, seat=None, turn=0)
            for tile, x, y, rotation, _ in self.story.game.hosting.outset.board
        ]
        return [*first, *laid_since(self.story, 0)]

    @cached_property
    def course(self) -> list[Points]:
        """The scores at the beginning, and after each turn."""
        return self.story.game.course

    def preview(self, laid: Move, names: Names) -> Preview:
        """What the tile in hand would bring there: whoever points at the board asks for the same again and again."""
        if laid not in self._previews:
            self._previews[laid] = preview_of(self.story, laid, names)
        return self._previews[laid]

    def forget_names(self) -> None:
        """Take notice that somebody is called something else: the lines of previews have names in them."""
        self._previews.clear()

    # Layers

    @cached_property
    def _features(self) -> tuple[Feature, ...]:
        return self.story.game.position.features

    @cached_property
    def features(self) -> list[FeatureInfo]:
        """Every feature but the fields or meadows."""
        return [feature_info(feature) for feature in self._features if not is_land(feature)]

    @cached_property
    def fields(self) -> list[FeatureInfo]:
        """Every field or meadow."""
        return [feature_info(feature) for feature in self._features if is_land(feature)]

    @cached_property
    def dead(self) -> list[Cell]:
        return list(self.story.game.position.dead_cells)

    @cached_property
    def remaining(self) -> list[TileCount]:
        return tile_counts(self.story.game.position.remaining)

    @cached_property
    def projection(self) -> Points:
        """The scores if the game ended now."""
        position = self.story.game.position
        lines = [] if position.is_over else position.projection()
        return tuple(map(add, position.scores, gains(lines, self.story.players)))


def laid_since(story: Story, turn: int) -> list[Laid]:
    """The tiles that were laid after that turn."""
    return [laid(step, number) for number, step in enumerate(story.game.steps[turn:], start=turn + 1)]


def laid(step: Step, turn: int) -> Laid:
    tile, x, y, rotation, _ = step.move
    return Laid.model_construct(x=x, y=y, tile=tile.name, rotation=rotation, seat=step.player, turn=turn)


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
