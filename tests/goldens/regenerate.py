"""Plays the games of the goldens anew and writes them:

    python -m tests.goldens.regenerate

Do it in the commit that changes what a game tells, and say there why the goldens differ.
"""

from pathlib import Path
from random import Random

from tests.goldens.transcript import Setup, transcript
from tests.kernel.policies import any_move, crowding_move

FOLDER = Path(__file__).parent
SETUPS = {
    "modern": Setup("modern", 2, 1),
    "hungarian": Setup("hungarian", 3, 3, first=2),  # a tile comes to fit nowhere
    "slovak": Setup("slovak", 4, 67, draw_ahead=True),  # here too, after it was drawn ahead
    "danish": Setup("danish", 5, 4),
    "winter": Setup("winter", 2, 5, farmers=False),
    "hunters": Setup("hunters", 3, 62, first=1),  # tigers and the fire; a bonus tile comes to fit nowhere
    "hunters-ahead": Setup("hunters", 4, 69, draw_ahead=True, first=2),  # the dolmen too, and gold in a bonus turn
}


def golden_file(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def played_moves(setup: Setup) -> list[str]:
    """The moves of a whole game, half of them chosen so that features meet."""
    game, random = setup.game(), Random(setup.seed)
    while not game.is_over:
        choose = crowding_move if random.random() < 0.5 else any_move
        game.push(choose(game, random))
    return [str(move) for move in game.moves]


if __name__ == "__main__":
    for name, setup in SETUPS.items():
        golden_file(name).write_text("\n".join(transcript(setup, played_moves(setup))) + "\n", encoding="utf-8")
