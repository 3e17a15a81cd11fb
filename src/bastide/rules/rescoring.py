"""Score the moves of a game by the rules of another edition."""

from dataclasses import replace

from bastide.errors import SetupError
from bastide.rules.game import Game
from bastide.rules.text.record import Record
from bastide.tiles import Edition, edition, edition_names


def rescored(source: Game | Record, by: str | Edition) -> Game:
    """Replay a game with the same moves and tiles, scored by another edition.

    The edition of the new game has the tiles and pieces of the original one, and the name and points of the other.
    Raises SetupError if the other edition has other kinds of features, or if the game began at a position, since
    earlier scores are unknown.
    """
    record = source if isinstance(source, Record) else source.record()
    other = by if isinstance(by, Edition) else edition(by)
    own = record.edition
    if other.kinds != own.kinds:
        raise SetupError("rescoring/other-kinds", edition=own.name, other=other.name)
    if record.position is not None:
        raise SetupError("rescoring/began-later")
    mixed = replace(own, name=other.name, rulebook=other.rulebook, scoring=other.scoring)
    return replace(record, edition=mixed, scores=None, seed=None, order=None).replay()


def others_like(own: Edition) -> tuple[Edition, ...]:
    """Return the other editions by which a game of this one can be scored. Raises SetupError if there are none."""
    every = (edition(name) for name in edition_names() if name != own.name)
    others = tuple(other for other in every if other.kinds == own.kinds)
    if not others:
        raise SetupError("rescoring/no-others", edition=own.name)
    return others
