"""Readable transcripts of whole games: the values of the game at every turn, the move and the events."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bastide import Discarded, Drawn, Ended, Event, Game, Placed, Returned, Scored
from bastide.rules.events import DeerEaten, DolmenStands, GoldFound, Note, TigersDriven
from bastide.rules.move import Cell
from tests.kernel.helpers.twins import as_line, totals

HEADINGS = ("edition", "players", "seed", "farmers", "draw ahead", "first")
MOVE = "  move: "
YES_NO = {True: "yes", False: "no"}
TRUTH = {text: truth for truth, text in YES_NO.items()}


@dataclass(frozen=True)
class GoldenSetup:
    """Setup of a golden game."""

    edition: str
    players: int
    seed: int
    farmers: bool = True
    draw_ahead: bool = False
    first: int = 0

    def game(self) -> Game:
        return Game(
            self.edition,
            players=self.players,
            seed=self.seed,
            farmers=self.farmers,
            draw_ahead=self.draw_ahead,
            first=self.first,
        )

    def lines(self) -> list[str]:
        values = (
            self.edition,
            str(self.players),
            str(self.seed),
            YES_NO[self.farmers],
            YES_NO[self.draw_ahead],
            str(self.first),
        )
        return [f"{heading}: {value}" for heading, value in zip(HEADINGS, values, strict=True)]

    @classmethod
    def read(cls, lines: list[str]) -> "GoldenSetup":
        values = dict(line.split(": ", 1) for line in lines[: len(HEADINGS)])
        return cls(
            values["edition"],
            int(values["players"]),
            int(values["seed"]),
            TRUTH[values["farmers"]],
            TRUTH[values["draw ahead"]],
            int(values["first"]),
        )


def transcript(setup: GoldenSetup, moves: Iterable[str]) -> Iterator[str]:
    """Play these moves and return the lines of the transcript."""
    yield from setup.lines()
    game = setup.game()
    yield ""
    yield from events_lines(game.events())
    for text in moves:
        yield f"turn {game.turn}"
        yield from position_lines(game)
        yield MOVE + text
        yield from events_lines(game.push_text(text))
    yield "end"
    yield from position_lines(game)
    yield f"  outcome: {game.outcome()}"


def moves_of(lines: Iterable[str]) -> list[str]:
    """Return the moves of a transcript."""
    return [line.removeprefix(MOVE) for line in lines if line.startswith(MOVE)]


def position_lines(game: Game) -> Iterator[str]:
    """Yield the values of the game now."""
    yield f"  {game.phase.name.lower()}, player {game.player}, drawn {game.drawn}, {len(game.legal_moves)} legal moves"
    yield f"  hands: {join_words(held or '-' for held in game.hands)}"
    projected = join_words(projected_scores(game))
    yield f"  scores: {join_words(game.scores)}; supplies: {join_words(game.supplies)}; projected: {projected}"
    if game.edition.huts:
        yield f"  huts: {join_words(game.huts)}; bonus tiles: {game.bonus_left}"
    yield f"  left: {game.tiles_left} in the bag, {sum(game.remaining.values())} in all, {len(game.remaining)} designs"
    yield f"  features: {len(game.features)}, complete: {sum(feature.is_complete for feature in game.features)}"
    yield f"  dead cells: {cells_text(game.dead_cells)}"


def projected_scores(game: Game) -> list[int]:
    """Return the scores if the game ended now. After the end they already include the final scoring."""
    points = totals(map(as_line, game.projection())) if not game.is_over else {}
    return [score + points.get(seat, 0) for seat, score in enumerate(game.scores)]


def events_lines(events: Iterable[Event]) -> Iterator[str]:
    return (f"    {event_text(event)}" for event in events)


def event_text(event: Event) -> str:
    """Describe an event in a few words."""
    match event:
        case Drawn(player, tile, ahead):
            text = f"{player} draws {tile}{' ahead' if ahead else ''}"
        case Discarded(player, tile):
            text = f"{player} discards {tile}"
        case Placed(player, move):
            text = f"{player} plays {move}"
        case Scored():
            text = scored_text(event)
        case Returned(player, (x, y), segment, _):
            text = f"returned to {player} from {x},{y} segment {segment}"
        case GoldFound(player, found, nuggets, bonus):
            text = f"{player} finds {nuggets} gold in {cells_text(found)}, bonus {bonus}"
        case Ended(scores, winners):
            text = f"ended {join_words(scores)}, won by {join_words(winners)}"
        case _:
            raise AssertionError(f"unexpected event: {event}")
    return text


def scored_text(line: Scored) -> str:
    reasons = join_words(f"{reason.count}×{reason.what}={reason.points}" for reason in line.reasons)
    when, pieces = "finally " if line.final else "", "huts" if line.kind == "huts" else "followers"
    paid = f"{pieces} {join_words(line.followers)}, to {join_words(line.receivers)}"
    return "; ".join(
        [f"{when}scored {line.kind} {cells_text(line.cells)}: {reasons}, {paid}", *map(note_text, line.notes)]
    )


def note_text(note: Note) -> str:
    match note:
        case DolmenStands(cell, player):
            return f"{player} stands alone beside the dolmen at {cells_text([cell])}"
        case TigersDriven(fire, tigers):
            return f"the fire at {cells_text([fire])} drives off {cells_text(tigers)}"
        case DeerEaten(tiger, deer):
            return f"the tiger at {cells_text([tiger])} eats {cells_text([deer])}"


def join_words(items: Iterable[object]) -> str:
    return " ".join(str(item) for item in items)


def cells_text(listed: Iterable[Cell]) -> str:
    return join_words(f"{x},{y}" for x, y in listed) or "-"
