"""Plays the games of the goldens anew and writes them:

    python -m tests.goldens.regenerate

Do it in the commit that changes what a game tells, and say there why the goldens differ.
"""

from pathlib import Path
from random import Random

from tests.goldens.transcript import Setup, transcript
from tests.kernel.policies import any_move, crowding_move

FOLDER = Path(__file__).parent
SETUPS = (
    Setup("modern", 2, 1),
    Setup("hungarian", 3, 3, first=2),  # a tile comes to fit nowhere
    Setup("slovak", 4, 67, draw_ahead=True),  # here too, after it was drawn ahead
    Setup("danish", 5, 4),
    Setup("winter", 2, 5, farmers=False),
)


def golden_file(setup: Setup) -> Path:
    return FOLDER / f"{setup.edition}.txt"


def played_moves(setup: Setup) -> list[str]:
    """The moves of a whole game, half of them chosen so that features meet."""
    game, random = setup.game(), Random(setup.seed)
    while not game.is_over:
        choose = crowding_move if random.random() < 0.5 else any_move
        game.push(choose(game, random))
    return [str(move) for move in game.moves]


if __name__ == "__main__":
    for each in SETUPS:
        golden_file(each).write_text("\n".join(transcript(each, played_moves(each))) + "\n", encoding="utf-8")
