"""A whole game by the classic rules: drawing, laying, placing a follower, scoring, and the end."""

from dataclasses import dataclass
from typing import Literal

from bastide.tiles.model import Edition, Tile

from .farms import farm_lines
from .scoring import Line, completed_line, unfinished_lines
from .table import Cell, Feature, Laid, Spot, Table, around

Phase = Literal["draw", "draw ahead", "play", "over"]
Move = tuple[int, int, int, int | None]  # x, y, canonical rotation, segment of the follower


@dataclass(frozen=True)
class Discard:
    """The tile that the player held fits nowhere and has left the game."""

    player: int
    tile: str


@dataclass(frozen=True)
class Passed:
    """The player has no tile and there is none to draw, but somebody else still holds one."""

    player: int


Event = Line | Discard | Passed


class ReferenceGame:
    """A game that is told which tiles are drawn.

    `player` is whose turn it is and means nothing once the game is over. `bag` has every design of the edition, with 0
    when none is left. Followers that stand on the table at the end stay there.
    """

    def __init__(
        self, edition: Edition, players: int, *, farmers: bool = True, draw_ahead: bool = False, first: int = 0
    ) -> None:
        self.edition = edition
        self.players = players
        self.farmers = farmers
        self.draw_ahead = draw_ahead
        self.tiles = {tile.name: tile for tile in edition.tiles}
        self.table = Table.empty().with_tile((0, 0), edition.start, 0)
        self.bag = {tile.name: tile.count for tile in edition.tiles}
        self.bag[edition.start.name] -= 1
        self.hands: list[str | None] = [None] * players
        self.scores = [0] * players
        self.supplies = [edition.followers] * players
        self.player = first
        self.phase: Phase = "draw"

    @property
    def board(self) -> dict[Cell, Laid]:
        return self.table.laid

    # Drawing

    def give(self, tile_name: str) -> list[Event]:
        """The player draws this tile; returns what follows of itself."""
        assert self.phase in ("draw", "draw ahead"), f"nobody draws in phase {self.phase!r}"
        assert self.bag[tile_name] > 0, f"no {tile_name} is left in the bag"
        self.bag[tile_name] -= 1
        self.hands[self.player] = tile_name
        if self.phase == "draw ahead":
            self._pass_turn()
        return self._go_on()

    def fits_somewhere(self, tile: Tile) -> bool:
        """Whether there is a place for the tile on the table."""
        return any(True for _ in self.table.placements(tile))

    def _go_on(self) -> list[Event]:
        """Go on to where the player must draw or play, or to the end of the game."""
        events: list[Event] = []
        while True:
            held = self.hands[self.player]
            if held is not None and self.fits_somewhere(self.tiles[held]):
                self.phase = "play"
                return events
            if held is not None:
                self.hands[self.player] = None
                events.append(Discard(self.player, held))
            if not self._bag_is_empty():
                self.phase = "draw"
                return events
            if all(hand is None for hand in self.hands):
                return events + self._end()
            events.append(Passed(self.player))
            self._pass_turn()

    def _bag_is_empty(self) -> bool:
        return sum(self.bag.values()) == 0

    def _pass_turn(self) -> None:
        self.player = (self.player + 1) % self.players

    # Playing

    def legal_turns(self) -> set[Move]:
        """Every turn that can be played with the tile in hand; none when nobody is to play."""
        if self.phase != "play":
            return set()
        tile = self._tile_in_hand()
        turns: set[Move] = set()
        for (x, y), rotation in self.table.placements(tile):
            turns.add((x, y, rotation, None))
            after = self.table.with_tile((x, y), tile, rotation)
            turns |= {(x, y, rotation, spot.segment) for spot in self._free_spots(after, (x, y))}
        return turns

    def play(self, x: int, y: int, rotation: int, segment: int | None) -> list[Event]:
        """Lay the tile in hand, place a follower or none, score, and go on to the next draw or turn."""
        assert self.phase == "play", f"nobody plays in phase {self.phase!r}"
        tile = self._tile_in_hand()
        assert rotation in tile.rotations, f"{rotation} is not a canonical rotation of {tile}"
        assert self.table.fits(tile, (x, y), rotation), f"{tile} does not fit on {x},{y} turned {rotation}"
        self.hands[self.player] = None
        self.table = self.table.with_tile((x, y), tile, rotation)
        if segment is not None:
            self._place_follower(Spot((x, y), segment))
        return [*self._score_completed_by((x, y)), *self._finish_turn()]

    def _tile_in_hand(self) -> Tile:
        name = self.hands[self.player]
        assert name is not None, f"player {self.player} holds no tile"
        return self.tiles[name]

    def _free_spots(self, table: Table, cell: Cell) -> list[Spot]:
        """Where on the tile just laid the player may place a follower."""
        if self.supplies[self.player] == 0:
            return []
        return [
            spot
            for spot in table.spots_of_tile(cell)
            if not table.followers(table.feature_of(spot))
            and (self.farmers or table.segment(spot).kind.name != "field")
        ]

    def _place_follower(self, spot: Spot) -> None:
        assert spot in self._free_spots(self.table, spot.cell), f"no follower may be placed on {spot}"
        self.table = self.table.with_follower(spot, self.player)
        self.supplies[self.player] -= 1

    def _score_completed_by(self, cell: Cell) -> list[Line]:
        """Score every feature with followers that the tile just laid has completed, then take the followers back."""
        completed = [feature for feature in self._completed_by(cell) if self.table.followers(feature)]
        lines = [completed_line(self.table, feature, self.edition.scoring, self.players) for feature in completed]
        self._pay(lines)
        for feature in completed:
            self._take_back(feature)
        return [line for line in lines if line.points > 0]

    def _completed_by(self, cell: Cell) -> list[Feature]:
        """The complete features of the tile just laid, and the complete monasteries round it, each once."""
        near = [spot for other in around(cell) if other in self.board for spot in self.table.spots_of_tile(other)]
        monasteries = [spot for spot in near if self.table.segment(spot).kind.name == "monastery"]
        features = {self.table.feature_of(spot) for spot in self.table.spots_of_tile(cell) + monasteries}
        return sorted((feature for feature in features if self.table.is_complete(feature)), key=min)

    def _take_back(self, feature: Feature) -> None:
        for spot, owner in self.table.followers(feature).items():
            self.table = self.table.without_follower(spot.cell)
            self.supplies[owner] += 1

    def _finish_turn(self) -> list[Event]:
        if self.draw_ahead and not self._bag_is_empty():
            self.phase = "draw ahead"
            return []
        self._pass_turn()
        return self._go_on()

    # The end

    def final_lines(self) -> list[Line]:
        """The final scoring as if the game ended now; nothing changes."""
        scoring = self.edition.scoring
        unfinished = unfinished_lines(self.table, scoring, self.players)
        return unfinished + farm_lines(self.table, scoring, self.players)

    def _end(self) -> list[Event]:
        self.phase = "over"
        lines = self.final_lines()
        self._pay(lines)
        return list(lines)

    def _pay(self, lines: list[Line]) -> None:
        for line in lines:
            for player in line.receivers:
                self.scores[player] += line.points
