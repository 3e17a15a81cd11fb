"""Replay the golden games and rewrite their files; a game without a file is played first:

    python -m tests.goldens.regenerate

Do this in the commit that changes the behaviour, and explain the differences in its message.
"""

from pathlib import Path
from random import Random

from tests.goldens.transcript import GoldenSetup, moves_of, transcript
from tests.kernel.helpers.policies import any_move, crowding_move

FOLDER = Path(__file__).parent
SETUPS = {
    "modern": GoldenSetup("modern", 2, 1),
    "hungarian": GoldenSetup("hungarian", 3, 3, first=2),  # one tile fits nowhere
    "slovak": GoldenSetup("slovak", 4, 67, draw_ahead=True),  # one tile fits nowhere after it was drawn ahead
    "danish": GoldenSetup("danish", 5, 4),
    "winter": GoldenSetup("winter", 2, 5, farmers=False),
    "hunters": GoldenSetup("hunters", 3, 62, first=1),  # tigers and the fire; one bonus tile fits nowhere
    # The dolmen as well, and gold in a bonus turn.
    "hunters-ahead": GoldenSetup("hunters", 4, 69, draw_ahead=True, first=2),
}


def golden_file(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def golden_moves(name: str) -> list[str]:
    """Return the moves in the file of a game, or those of a new game."""
    file = golden_file(name)
    return moves_of(file.read_text(encoding="utf-8").splitlines()) if file.exists() else played_moves(SETUPS[name])


def played_moves(setup: GoldenSetup) -> list[str]:
    """Play a whole game and return its moves, half of which are chosen so that features meet."""
    game, random = setup.game(), Random(setup.seed)
    while not game.is_over:
        choose = crowding_move if random.random() < 0.5 else any_move
        game.push(choose(game, random))
    return [str(move) for move in game.moves]


if __name__ == "__main__":
    for name, setup in SETUPS.items():
        golden_file(name).write_text("\n".join(transcript(setup, golden_moves(name))) + "\n", encoding="utf-8")
