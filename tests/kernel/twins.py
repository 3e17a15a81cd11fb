"""Plays the same game with `Game` and with the reference twin, and compares all that they show at every step."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bastide import Discarded, Drawn, Edition, Ended, Event, Feature, Game, Move, Phase, Placed, Returned, Scored
from bastide.tiles import FarmScoring
from tests import reference
from tests.reference import ReferenceGame, Spot
from tests.reference.farms import completed_cities_beside, farm_lines
from tests.reference.scoring import cells_of, follower_counts, majority, occupied_features

PHASES = {Phase.DRAW: "draw", Phase.DRAW_AHEAD: "draw ahead", Phase.PLAY: "play", Phase.OVER: "over"}
LOOK_CLOSELY_EVERY = 12  # turns; what a close look asks of the twin is slow


@dataclass(frozen=True)
class Setup:
    """How a game is set up."""

    edition: str | Edition
    players: int = 2
    farmers: bool = True
    draw_ahead: bool = False
    first: int = 0


class Twins:
    """A game and its twin. Every draw and every move goes to both, and both must tell the same.

    The whole position is compared after each step, or only after those of every so many turns.
    """

    def __init__(self, setup: Setup, *, compare_every: int = 1) -> None:
        options = {"farmers": setup.farmers, "draw_ahead": setup.draw_ahead}
        self.game = Game.unhosted(setup.edition, players=setup.players, first=setup.first, **options)
        self.twin = ReferenceGame(self.game.edition, setup.players, first=setup.first, **options)
        self.compare_every = compare_every
        self.seen: Counter[str] = Counter()  # what happened in this game that is worth a test
        self.compare_position()

    def draw(self, name: str) -> list[Event]:
        """Let whoever has to draw get this tile; returns what happened."""
        player, ahead = self.twin.player, self.twin.phase == "draw ahead"
        drawn, *events = self.game.draw(name)
        assert drawn == Drawn(player, self.twin.tiles[name], ahead)
        self.compare_events(events, self.twin.give(name))
        self.compare_now_and_then()
        return [drawn, *events]

    def play(self, move: Move) -> list[Event]:
        """Let whoever has to play do so; returns what happened."""
        player, standing = self.twin.player, self.twin.table.occupied_spots()
        if move.segment is not None:
            standing[Spot(move.cell, move.segment)] = player
        placed, *events = self.game.push(move)
        assert placed == Placed(player, move)
        told = self.twin.play(move.x, move.y, move.rotation, move.segment)
        gone = standing.items() - self.twin.table.occupied_spots().items()
        returned = [event for event in events if isinstance(event, Returned)]
        assert sorted((Spot(event.cell, event.segment), event.player) for event in returned) == sorted(gone)
        self.compare_events(events, told)
        self.compare_now_and_then()
        if self.game.turn % LOOK_CLOSELY_EVERY == 0:
            self.look_closely()
        return [placed, *events]

    def turn(self, text: str) -> list[Event]:
        """Draw the tile that a move describes, and play the move."""
        move = self.game.parse_move(text)
        self.draw(move.tile.name)
        return self.play(move)

    def compare_events(self, events: Sequence[Event], told: Sequence[reference.Event]) -> None:
        """The same features were scored, the same tiles discarded, and the game ended or did not."""
        self.compare_lines(scored(events, final=False), lines(told, final=False))
        self.compare_lines(scored(events, final=True), lines(told, final=True))
        discards = [(event.player, event.tile.name) for event in events if isinstance(event, Discarded)]
        assert discards == [(event.player, event.tile) for event in told if isinstance(event, reference.Discard)]
        ends = [event.scores for event in events if isinstance(event, Ended)]
        assert ends == ([tuple(self.twin.scores)] if self.twin.phase == "over" else [])
        self.seen["discard"] += len(discards)
        self.seen["passed over"] += sum(isinstance(event, reference.Passed) for event in told)
        self.note_lines(scored(events, final=False) + scored(events, final=True))
        if self.game.is_over:
            self.note_features()

    def compare_lines(self, ours: Sequence[Scored], theirs: Sequence[reference.Line]) -> None:
        """The same features paid the same points to the same players."""
        if self.game.edition.scoring.farm_scoring is FarmScoring.ONCE_A_CITY:
            self.compare_shared_out_farms([line for line in ours if line.kind == "field"], theirs)
            ours = [line for line in ours if line.kind != "field"]
            theirs = [line for line in theirs if line.kind != "field"]
        assert Counter(map(as_line, ours)) == Counter(theirs)

    def compare_shared_out_farms(self, ours: Sequence[Scored], theirs: Sequence[reference.Line]) -> None:
        """The same totals: where a city pays a player once, it is open with which of their fields it does so."""
        farms = [line for line in theirs if line.kind == "field"]
        assert totals(map(as_line, ours)) == totals(farms)
        fields = [each for each in occupied_features(self.twin.table) if self.twin.table.kind(each) == "field"]
        counts = {(cells_of(field), follower_counts(self.twin.table, field, self.twin.players)) for field in fields}
        for line in ours:
            assert (frozenset(line.cells), line.followers) in counts
            assert set(line.receivers) <= set(majority(line.followers))

    def compare_now_and_then(self) -> None:
        if self.game.turn % self.compare_every == 0:
            self.compare_position()

    def compare_position(self) -> None:
        """Whose turn it is, what everybody has, what lies on the table, and what can be played."""
        game, twin = self.game, self.twin
        assert PHASES[game.phase] == twin.phase
        assert game.is_over or game.player == twin.player
        assert [held and held.name for held in game.hands] == twin.hands
        assert {tile.name: count for tile, count in game.bag.items()} == {k: n for k, n in twin.bag.items() if n}
        assert list(game.scores) == twin.scores
        assert list(game.supplies) == twin.supplies
        ours = {(each.cell, each.tile.name, each.rotation, each.follower) for each in game.board.values()}
        assert ours == {(cell, laid.tile.name, laid.rotation, laid.follower) for cell, laid in twin.board.items()}
        turns = [(move.x, move.y, move.rotation, move.segment) for move in game.legal_moves]
        assert len(turns) == len(set(turns))
        assert set(turns) == twin.legal_turns()

    def look_closely(self) -> None:
        """The final scoring as if it came now, and every feature on the table."""
        self.compare_lines(self.game.projection(), self.twin.final_lines())
        features = {frozenset(Spot(*spot) for spot in feature.spots): feature for feature in self.game.features}
        table = self.twin.table
        assert set(features) == {table.feature_of(spot) for cell in table.laid for spot in table.spots_of_tile(cell)}
        for spots, feature in features.items():
            assert feature.kind == table.kind(spots)
            assert feature.is_complete == table.is_complete(spots)
            assert feature.followers == follower_counts(table, spots, self.twin.players)
            assert feature.receivers == self.receivers(spots)

    def receivers(self, spots: frozenset[Spot]) -> tuple[int, ...]:
        """Who gets what a feature pays; where each city is paid by itself, who gets anything beside a field."""
        table, scoring, players = self.twin.table, self.twin.edition.scoring, self.twin.players
        if table.kind(spots) != "field" or scoring.farm_scoring is not FarmScoring.WHOLE_CITY:
            return majority(follower_counts(table, spots, players))
        beside = {cells_of(city) for city in completed_cities_beside(table, spots)}
        paid = [line for line in farm_lines(table, scoring, players) if line.cells in beside]
        return tuple(sorted({seat for line in paid for seat in line.receivers}))

    def note_lines(self, paid: Iterable[Scored]) -> None:
        """Count what is rare about scored lines."""
        for line in paid:
            owners = sum(count > 0 for count in line.followers)
            self.seen["shared"] += owners > 1
            self.seen["tie"] += len(line.receivers) > 1
            self.seen["minority"] += owners > len(line.receivers)
            self.seen["small city"] += line.kind == "city" and len(line.cells) == 2 and not line.final

    def note_features(self) -> None:
        """Count what is rare about the features that lie on the table in the end."""
        farm_city = self.game.edition.scoring.farm_city
        for feature in self.game.features:
            if feature.kind == "field":
                self.seen["farm of several cities"] += any(feature.followers) and feature.pays_now > farm_city
            else:
                self.seen[f"{feature.kind} twice on a tile"] += len(feature.spots) > len(feature.cells)
            self.seen["loop"] += feature.kind == "road" and feature.is_complete and not self.ends(feature)

    def ends(self, road: Feature) -> list[Spot]:
        """The segments on which a road ends."""
        spots = [Spot(*spot) for spot in road.spots]
        return [spot for spot in spots if len(self.twin.table.segment(spot).sides) == 1]


def scored(events: Iterable[Event], *, final: bool) -> list[Scored]:
    return [event for event in events if isinstance(event, Scored) and event.final == final]


def lines(told: Iterable[reference.Event], *, final: bool) -> list[reference.Line]:
    return [event for event in told if isinstance(event, reference.Line) and event.final == final]


def as_line(event: Scored) -> reference.Line:
    """The event in the twin's words."""
    cells = frozenset(event.cells)
    assert len(cells) == len(event.cells)
    return reference.Line(event.kind, cells, event.points, event.receivers, event.followers, event.final)


def totals(paid: Iterable[reference.Line]) -> Counter[int]:
    """The points that each player gets from the lines."""
    points: Counter[int] = Counter()
    for line in paid:
        for player in line.receivers:
            points[player] += line.points
    return points
