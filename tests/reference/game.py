"""A whole game: draws, moves, scoring, bonus turns, and the end."""

import copy
from typing import Literal, NamedTuple, Self

from bastide.tiles import Edition, LandScoring, Shape, Tile

from .events import Discard, Gold, GoldAnswer, Passed, TwinEvent
from .farms import farm_lines
from .huts import hut_lines
from .meadows import meadow_lines
from .scoring import TwinLine, cells_of, completed_line, gold, unfinished_lines
from .table import Cell, TwinFeature, TwinSpot, TwinTable, TwinTile, surrounding_cells
from .waters import huts, is_water, system_of

TwinPhase = Literal["draw", "draw ahead", "draw bonus", "play", "over"]


class TwinTurn(NamedTuple):
    """Cell and canonical rotation of the tile in hand, and the segment of a follower or hut."""

    x: int
    y: int
    rotation: int
    segment: int | None = None
    is_hut: bool = False


class ReferenceGame:
    """A game whose caller chooses the drawn tiles.

    `player` is the seat whose turn it is, undefined once the game is over. `bag` has every design of the edition, with
    0 if none is left; bonus tiles are drawn in bonus turns only. Followers on the table at the end stay there.
    """

    def __init__(
        self, edition: Edition, players: int, *, farmers: bool = True, draw_ahead: bool = False, first: int = 0
    ) -> None:
        self.edition = edition
        self.players = players
        self.farmers = farmers or not edition.has_farmers_option
        self.draw_ahead = draw_ahead
        self.tiles = edition.tiles_by_name
        self.table = TwinTable.empty().with_tile((0, 0), edition.start, 0)
        self.bag = {tile.name: tile.count for tile in edition.tiles}
        self.bag[edition.start.name] -= 1
        self.hands: list[str | None] = [None] * players
        self.scores = [0] * players
        self.supplies = [edition.followers] * players
        self.huts = [edition.huts] * players
        self.player = first
        self.phase: TwinPhase = "draw"

    def copy(self) -> Self:
        """Return an independent game in the same position."""
        copied = copy.copy(self)  # tables never change
        copied.bag, copied.hands = dict(self.bag), list(self.hands)
        copied.scores, copied.supplies, copied.huts = list(self.scores), list(self.supplies), list(self.huts)
        return copied

    @property
    def board(self) -> dict[Cell, TwinTile]:
        return self.table.laid

    # Drawing

    def drawable(self) -> dict[str, int]:
        """Return the number of tiles by design that may be drawn now."""
        if self.phase in {"play", "over"}:
            return {}
        return self.undrawn_tiles(bonus=self.phase == "draw bonus")

    def give(self, tile_name: str) -> list[TwinEvent]:
        """Draw this tile, and return the events that follow."""
        assert tile_name in self.drawable(), f"no {tile_name} can be drawn in phase {self.phase!r}"
        self.bag[tile_name] -= 1
        self.hands[self.player] = tile_name
        if self.phase == "draw bonus":
            return self._begin_bonus_turn(tile_name)
        if self.phase == "draw ahead":
            self._pass_turn()
        return self._advance()

    def fits_somewhere(self, tile: Tile) -> bool:
        """Return True if the tile can be laid anywhere."""
        return any(True for _ in self.table.placements(tile))

    def undrawn_tiles(self, *, bonus: bool) -> dict[str, int]:
        """Return the undrawn bonus tiles, or all other undrawn tiles."""
        return {name: count for name, count in self.bag.items() if count and self.tiles[name].is_bonus == bonus}

    def _begin_bonus_turn(self, tile_name: str) -> list[TwinEvent]:
        if self.fits_somewhere(self.tiles[tile_name]):
            self.phase = "play"
            return []
        self.hands[self.player] = None
        discard = Discard(self.player, tile_name)
        return [discard] if self.undrawn_tiles(bonus=True) else [discard, *self._finish_turn()]

    def _advance(self) -> list[TwinEvent]:
        """Advance to the next draw or move, or to the end of the game."""
        events: list[TwinEvent] = []
        while True:
            held = self.hands[self.player]
            if held is not None and self.fits_somewhere(self.tiles[held]):
                self.phase = "play"
                return events
            if held is not None:
                self.hands[self.player] = None
                events.append(Discard(self.player, held))
            if self.undrawn_tiles(bonus=False):
                self.phase = "draw"
                return events
            if all(hand is None for hand in self.hands):
                return events + self._end()
            events.append(Passed(self.player))
            self._pass_turn()

    def _pass_turn(self) -> None:
        self.player = (self.player + 1) % self.players

    # Playing

    def legal_turns(self) -> set[TwinTurn]:
        """Return all legal turns with the tile in hand; none unless a move is due."""
        if self.phase != "play":
            return set()
        tile = self._tile_in_hand()
        turns: set[TwinTurn] = set()
        for cell, rotation in self.table.placements(tile):
            after = self.table.with_tile(cell, tile, rotation)
            turns.add(TwinTurn(*cell, rotation))
            turns |= {TwinTurn(*cell, rotation, spot.segment) for spot in self._free_spots(after, cell)}
            turns |= {TwinTurn(*cell, rotation, spot.segment, is_hut=True) for spot in self._free_water(after, cell)}
        return turns

    def play(self, x: int, y: int, rotation: int, segment: int | None = None, is_hut: bool = False) -> list[TwinEvent]:
        """Lay the tile in hand, place a follower, a hut or nothing, score, and advance to the next draw or move."""
        assert self.phase == "play", f"cannot play in phase {self.phase!r}"
        tile = self._tile_in_hand()
        assert rotation in tile.rotations, f"{rotation} is not a canonical rotation of {tile}"
        assert self.table.fits(tile, (x, y), rotation), f"{tile} does not fit on {x},{y} turned {rotation}"
        self.hands[self.player] = None
        self.table = self.table.with_tile((x, y), tile, rotation)
        if segment is not None:
            place = self._place_hut if is_hut else self._place_follower
            place(TwinSpot((x, y), segment))
        lines, gold_found = self._score_completed_by((x, y)), self._gold_found_by((x, y))
        if any(each.answer == "due" for each in gold_found):
            self.phase = "draw bonus"
            return [*lines, *gold_found]
        return [*lines, *gold_found, *self._finish_turn()]

    def _tile_in_hand(self) -> Tile:
        name = self.hands[self.player]
        assert name is not None, f"player {self.player} has no tile"
        return self.tiles[name]

    def _free_spots(self, table: TwinTable, cell: Cell) -> list[TwinSpot]:
        """Return the spots on the tile just laid where the player may place a follower."""
        if self.supplies[self.player] == 0:
            return []
        return [
            spot
            for spot in table.spots_of_tile(cell)
            if self._takes_followers(table, spot) and not table.followers(table.feature_of(spot))
        ]

    def _takes_followers(self, table: TwinTable, spot: TwinSpot) -> bool:
        """Return false for lakes, meadows of a tile with a fire, and fields without the farmers option."""
        shape = table.segment(spot).kind.shape
        if shape == Shape.LAND:
            return self.farmers and not any(
                table.segment(other).landmark == "fire" for other in table.spots_of_tile(spot.cell)
            )
        return shape != Shape.SYSTEM

    def _free_water(self, table: TwinTable, cell: Cell) -> list[TwinSpot]:
        """Return the spots on the tile just laid where the player may place a hut."""
        if self.huts[self.player] == 0:
            return []
        waters = [spot for spot in table.spots_of_tile(cell) if is_water(table, spot)]
        return [spot for spot in waters if not huts(table, system_of(table, spot))]

    def _place_follower(self, spot: TwinSpot) -> None:
        assert spot in self._free_spots(self.table, spot.cell), f"no follower may be placed on {spot}"
        self.table = self.table.with_follower(spot, self.player)
        self.supplies[self.player] -= 1

    def _place_hut(self, spot: TwinSpot) -> None:
        assert spot in self._free_water(self.table, spot.cell), f"no hut may be placed on {spot}"
        self.table = self.table.with_hut(spot, self.player)
        self.huts[self.player] -= 1

    def _score_completed_by(self, cell: Cell) -> list[TwinLine]:
        """Score the occupied features that the tile just laid has completed, then return their followers."""
        completed = [feature for feature in self._completed_by(cell) if self.table.followers(feature)]
        lines = [completed_line(self.table, feature, self.edition.scoring, self.players) for feature in completed]
        self._pay(lines)
        for feature in completed:
            self._take_back(feature)
        return [line for line in lines if line.points > 0]

    def _completed_by(self, cell: Cell) -> list[TwinFeature]:
        """Return the complete features of the tile just laid, and the complete monasteries around it."""
        near = [
            spot for other in surrounding_cells(cell) if other in self.board for spot in self.table.spots_of_tile(other)
        ]
        monasteries = [spot for spot in near if self.table.segment(spot).kind.shape == Shape.SITE]
        features = {self.table.feature_of(spot) for spot in self.table.spots_of_tile(cell) + monasteries}
        return sorted((feature for feature in features if self.table.is_complete(feature)), key=min)

    def _gold_found_by(self, cell: Cell) -> list[Gold]:
        """Return the gold of forests that the tile just laid has completed, occupied or not."""
        forests = [feature for feature in self._completed_by(cell) if gold(self.table, feature)]
        answer: GoldAnswer = "due" if self.undrawn_tiles(bonus=True) else "used-up"
        if self.board[cell].tile.is_bonus:
            answer = "bonus-turn"
        return [Gold(self.player, cells_of(forest), gold(self.table, forest), answer) for forest in forests]

    def _take_back(self, feature: TwinFeature) -> None:
        for spot, owner in self.table.followers(feature).items():
            self.table = self.table.without_follower(spot.cell)
            self.supplies[owner] += 1

    def _finish_turn(self) -> list[TwinEvent]:
        if self.draw_ahead and self.undrawn_tiles(bonus=False):
            self.phase = "draw ahead"
            return []
        self._pass_turn()
        return self._advance()

    # The end

    def final_lines(self) -> list[TwinLine]:
        """Return the lines of the final scoring as if the game ended now."""
        scoring = self.edition.scoring
        land_lines = meadow_lines if scoring.land_scoring is LandScoring.ANIMALS else farm_lines
        ways = (unfinished_lines, hut_lines, land_lines)
        return [line for way in ways for line in way(self.table, scoring, self.players)]

    def _end(self) -> list[TwinEvent]:
        self.phase = "over"
        lines = self.final_lines()
        self._pay(lines)
        return list(lines)

    def _pay(self, lines: list[TwinLine]) -> None:
        for line in lines:
            for player in line.receivers:
                self.scores[player] += line.points
