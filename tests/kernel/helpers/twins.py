"""Play the same game with `Game` and with the reference twin, and compare them at every step."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bastide import Discarded, Drawn, Edition, Ended, Event, Feature, Game, Move, Phase, Placed, Returned, Scored
from bastide.rules.events import DeerEaten, DolmenStands, GoldFound, Note, TigersDriven
from bastide.tiles import LandScoring
from tests import reference
from tests.reference import ReferenceGame, TwinSpot
from tests.reference.farms import occupied_fields
from tests.reference.features import FeatureFacts, all_facts
from tests.reference.rare_events import Rare, rare_in_events, rare_in_turn, rare_on_table
from tests.reference.scoring import DolmenHunter, DrivenTigers, EatenDeer, cells_of, follower_counts, majority

PHASES = {
    Phase.DRAW: "draw",
    Phase.DRAW_AHEAD: "draw ahead",
    Phase.DRAW_BONUS: "draw bonus",
    Phase.PLAY: "play",
    Phase.OVER: "over",
}
DETAILS_EVERY = 12  # turns, because comparing details is slow for the twin


@dataclass(frozen=True)
class TwinSetup:
    """Setup of a game and its twin."""

    edition: str | Edition
    players: int = 2
    farmers: bool = True
    draw_ahead: bool = False
    first: int = 0


class Twins:
    """A game and its twin. Every draw and every move is played by both, and must have the same result.

    The whole position is compared after the steps of every `compare_every`-th turn.
    """

    def __init__(self, setup: TwinSetup, *, compare_every: int = 1) -> None:
        options = {"farmers": setup.farmers, "draw_ahead": setup.draw_ahead}
        self.game = Game.unhosted(setup.edition, players=setup.players, first=setup.first, **options)
        self.twin = ReferenceGame(self.game.edition, setup.players, first=setup.first, **options)
        self.compare_every = compare_every
        self.seen = Rare()  # rare events of this game
        self.compare_position()

    def draw(self, name: str) -> list[Event]:
        """Draw this tile in both games and return the events."""
        player, ahead = self.twin.player, self.twin.phase == "draw ahead"
        drawn, *events = self.game.draw(name)
        assert drawn == Drawn(player, self.twin.tiles[name], ahead)
        self.compare_events(events, self.twin.give(name))
        self.compare_if_due()
        return [drawn, *events]

    def play(self, move: Move) -> list[Event]:
        """Play a move in both games and return the events."""
        player, standing = self.twin.player, dict(self.twin.table.occupied_spots)
        if move.segment is not None:
            standing[TwinSpot(move.cell, move.segment)] = player
        placed, *events = self.game.push(move)
        assert placed == Placed(player, move)
        turn = as_turn(move)
        twin_events = self.twin.play(*turn)
        self.seen.update(rare_in_turn(move.tile, turn))
        gone = standing.items() - self.twin.table.occupied_spots.items()
        returned = [event for event in events if isinstance(event, Returned)]
        assert sorted((TwinSpot(event.cell, event.segment), event.player) for event in returned) == sorted(gone)
        self.compare_events(events, twin_events)
        self.compare_if_due()
        if self.game.turn % DETAILS_EVERY == 0:
            self.compare_details()
        return [placed, *events]

    def turn(self, text: str) -> list[Event]:
        """Draw the tile that a move describes, and play the move."""
        move = self.game.parse_move(text)
        self.draw(move.tile.name)
        return self.play(move)

    def compare_events(self, events: Sequence[Event], twin_events: Sequence[reference.TwinEvent]) -> None:
        """Compare scores, gold, discards and the end of the game."""
        self.compare_lines(scored_events(events, final=False), twin_lines(twin_events, final=False))
        self.compare_lines(scored_events(events, final=True), twin_lines(twin_events, final=True))
        golds = [as_gold(event) for event in events if isinstance(event, GoldFound)]
        assert Counter(golds) == Counter(event for event in twin_events if isinstance(event, reference.Gold))
        discards = [(event.player, event.tile.name) for event in events if isinstance(event, Discarded)]
        assert discards == [(event.player, event.tile) for event in twin_events if isinstance(event, reference.Discard)]
        ends = [event.scores for event in events if isinstance(event, Ended)]
        assert ends == ([tuple(self.twin.scores)] if self.twin.phase == "over" else [])
        self.seen.update(rare_in_events(self.twin, twin_events))
        if self.game.is_over:
            self.seen.update(rare_on_table(self.twin.table))

    def compare_lines(self, ours: Sequence[Scored], theirs: Sequence[reference.TwinLine]) -> None:
        """Compare scored features, points, receivers and notes."""
        assert all(line.reasons for line in ours)
        if self.game.edition.scoring.land_scoring is LandScoring.ONCE_A_CITY:
            self.compare_farm_totals([line for line in ours if line.kind == "field"], theirs)
            ours = [line for line in ours if line.kind != "field"]
            theirs = [line for line in theirs if line.kind != "field"]
        assert Counter(map(as_line, ours)) == Counter(theirs)

    def compare_farm_totals(self, ours: Sequence[Scored], theirs: Sequence[reference.TwinLine]) -> None:
        """Compare totals only: if a city pays a player once, the rules leave open which of their fields it pays."""
        farms = [line for line in theirs if line.kind == "field"]
        assert totals(map(as_line, ours)) == totals(farms)
        table, players = self.twin.table, self.twin.players
        counts = {(cells_of(field), follower_counts(table, field, players)) for field in occupied_fields(table)}
        for line in ours:
            assert (frozenset(line.cells), line.followers) in counts
            assert set(line.receivers) <= set(majority(line.followers))

    def compare_if_due(self) -> None:
        if self.game.turn % self.compare_every == 0:
            self.compare_position()

    def compare_position(self) -> None:
        """Compare the turn, hands, bags, scores, supplies, board and legal moves."""
        game, twin = self.game, self.twin
        assert PHASES[game.phase] == twin.phase
        assert game.is_over or game.player == twin.player
        assert [held and held.name for held in game.hands] == twin.hands
        assert {tile.name: count for tile, count in game.bag.items()} == {k: n for k, n in twin.bag.items() if n}
        assert game.tiles_left == sum(twin.undrawn_tiles(bonus=False).values())
        assert game.bonus_left == sum(twin.undrawn_tiles(bonus=True).values())
        assert list(game.scores) == twin.scores
        assert list(game.supplies) == twin.supplies
        assert list(game.huts) == twin.huts
        ours = {(each.cell, each.tile.name, each.rotation, each.piece) for each in game.board.values()}
        assert ours == {(cell, laid.tile.name, laid.rotation, laid.follower) for cell, laid in twin.board.items()}
        turns = [as_turn(move) for move in game.legal_moves]
        assert len(turns) == len(set(turns))
        assert set(turns) == twin.legal_turns()

    def compare_details(self) -> None:
        """Compare the projected final scoring, and all features on the board."""
        self.compare_lines(self.game.projection(), self.twin.final_lines())
        features = [as_facts(feature) for feature in self.game.features]
        assert len(features) == len(set(features))
        assert set(features) == all_facts(self.twin.table, self.twin.edition.scoring, self.twin.players)


# Conversion of the game's values to the twin's


def as_turn(move: Move) -> reference.TwinTurn:
    return reference.TwinTurn(move.x, move.y, move.rotation, move.piece_segment, move.is_hut)


def as_line(event: Scored) -> reference.TwinLine:
    """Convert a score, dropping reasons with a count of 0."""
    cells = frozenset(event.cells)
    assert len(cells) == len(event.cells)
    reasons = tuple(reference.TwinReason(each.what, each.count, each.points) for each in event.reasons if each.count)
    notes = tuple(map(as_note, event.notes))
    return reference.TwinLine(event.kind, cells, reasons, event.receivers, event.followers, event.final, notes)


def as_note(note: Note) -> reference.TwinNote:
    match note:
        case DolmenStands(cell, player):
            return DolmenHunter(cell, player)
        case TigersDriven(fire, tigers):
            return DrivenTigers(fire, tigers)
        case DeerEaten(tiger, deer):
            return EatenDeer(tiger, deer)


def as_gold(event: GoldFound) -> reference.Gold:
    cells = frozenset(event.cells)
    assert len(cells) == len(event.cells)
    return reference.Gold(event.player, cells, event.nuggets, event.bonus.value)


def as_facts(feature: Feature) -> FeatureFacts:
    spots = frozenset(TwinSpot(*spot) for spot in feature.spots)
    assert len(spots) == len(feature.spots)
    return FeatureFacts(
        feature.kind,
        spots,
        open_sides=feature.open_sides,
        followers=feature.followers,
        huts=feature.huts,
        receivers=feature.receivers,
        pays_now=feature.pays_now,
        pays_completed=feature.pays_completed,
        is_complete=feature.is_complete,
        pennants=feature.pennants,
        cities=feature.cities,
        fish=feature.fish,
        gold=feature.gold,
        mushrooms=feature.mushrooms,
        animals=frozenset(feature.animals.items()),
    )


def scored_events(events: Iterable[Event], *, final: bool) -> list[Scored]:
    return [event for event in events if isinstance(event, Scored) and event.final == final]


def twin_lines(twin_events: Iterable[reference.TwinEvent], *, final: bool) -> list[reference.TwinLine]:
    return [event for event in twin_events if isinstance(event, reference.TwinLine) and event.final == final]


def totals(paid: Iterable[reference.TwinLine]) -> Counter[int]:
    """Sum the points of each player."""
    points: Counter[int] = Counter()
    for line in paid:
        for player in line.receivers:
            points[player] += line.points
    return points
