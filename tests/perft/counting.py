"""Perft: count the continuations of a position, with the kernel and with the twin.

A level consists of all pending draws, each with every design in its bag, and then every legal move. A bonus turn is a
separate level.
"""

from dataclasses import dataclass

from bastide import Edition, Game, Move, Phase, edition
from bastide.tiles import HUT
from tests.kernel.helpers.small_editions import small_edition
from tests.reference import ReferenceGame, TwinTurn
from tests.rules.helpers.games import drawable


@dataclass(frozen=True)
class PerftPosition:
    """A position of a data file.

    `tiles` are the counts of an edition with a few tiles, besides the start tile. `played` leads to the position: a
    tile name is a draw, anything else a move. `counts` are the numbers of continuations by level.
    """

    name: str
    edition: str
    counts: tuple[int, ...]
    played: tuple[str, ...] = ()
    players: int = 2
    farmers: bool = True
    draw_ahead: bool = False
    tiles: tuple[tuple[str, int], ...] = ()

    def rules(self) -> Edition:
        return small_edition(self.edition, **dict(self.tiles)) if self.tiles else edition(self.edition)

    def game(self) -> Game:
        game = Game.unhosted(self.rules(), players=self.players, farmers=self.farmers, draw_ahead=self.draw_ahead)
        for step in self.played:
            if "@" in step:
                game.push_text(step)
            else:
                game.draw(step)
        return game

    def twin(self) -> ReferenceGame:
        twin = ReferenceGame(self.rules(), self.players, farmers=self.farmers, draw_ahead=self.draw_ahead)
        game = self.game()
        for step in self.played:
            if "@" in step:
                move = game.parse_move(step).canonical()
                twin.play(move.x, move.y, move.rotation, move.piece_segment, move.is_hut)
            else:
                twin.give(step)
        return twin


def perft(game: Game, depth: int) -> int:
    """Count the continuations of the given number of turns."""
    if game.phase is not Phase.PLAY:
        return sum(perft(after_draw(game, tile.name), depth) for tile in drawable(game))
    if depth == 1:
        return len(game.legal_ids())
    total = 0
    for move in game.legal_ids().tolist():
        game.push_id(move)
        total += perft(game, depth - 1)
        game.pop_id()
    return total


def after_draw(game: Game, name: str) -> Game:
    drawn = game.copy(history=False)
    drawn.draw(name)
    return drawn


def twin_perft(twin: ReferenceGame, depth: int) -> int:
    """Count the continuations with the twin."""
    if twin.phase == "over":
        return 0
    if twin.phase != "play":
        return sum(twin_perft(twin_after(twin, name), depth) for name in twin.drawable())
    turns = twin.legal_turns()
    if depth == 1:
        return len(turns)
    return sum(twin_perft(twin_after(twin, turn), depth - 1) for turn in turns)


def twin_after(twin: ReferenceGame, step: str | TwinTurn) -> ReferenceGame:
    """Return a copy of the twin after a draw or a turn."""
    copied = twin.copy()
    if isinstance(step, str):
        copied.give(step)
    else:
        copied.play(*step)
    return copied


def divide(game: Game, depth: int) -> dict[str, int]:
    """Count the continuations by their first draw or move."""
    if game.phase is not Phase.PLAY:
        return {tile.name: perft(after_draw(game, tile.name), depth) for tile in drawable(game)}
    counts = {}
    for move in list(game.legal_moves):
        game.push(move)
        counts[str(move)] = perft(game, depth - 1) if depth > 1 else 1
        game.pop()
    return counts


def twin_divide(twin: ReferenceGame, depth: int) -> dict[str, int]:
    """Count the continuations by their first draw or move, with the twin."""
    if twin.phase != "play":
        return {name: twin_perft(twin_after(twin, name), depth) for name in twin.drawable()}
    return {
        turn_text(twin, turn): twin_perft(twin_after(twin, turn), depth - 1) if depth > 1 else 1
        for turn in twin.legal_turns()
    }


def turn_text(twin: ReferenceGame, turn: TwinTurn) -> str:
    """Return the notation of a turn of the twin."""
    x, y, rotation, segment, is_hut = turn
    held = twin.hands[twin.player]
    assert held is not None
    place = 0 if segment is None else 1 + segment + HUT * is_hut
    return str(Move(twin.tiles[held], x, y, rotation, place))


def compare_divides(game: Game, twin: ReferenceGame, depth: int) -> str:
    """Return both splits side by side, with differences marked."""
    ours, theirs = divide(game, depth), twin_divide(twin, depth)
    lines = [
        f"{'*' if ours.get(first) != theirs.get(first) else ' '} {first}: {ours.get(first)}, twin {theirs.get(first)}"
        for first in sorted({*ours, *theirs})
    ]
    return "\n".join(["continuations by first draw or move (* differs):", *lines])
