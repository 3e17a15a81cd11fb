"""The record of a room's game, as text."""

from collections.abc import Sequence

from bastide.rules.record import NAME_SEPARATOR, Entry, Record, program_name
from bastide.server.games.seats import Seat, names_of
from bastide.server.games.story import Story
from bastide.server.games.terms import Terms

SIMILAR = "¦"  # for the one character that a name in a record cannot have


def record_of(terms: Terms, seats: Sequence[Seat], story: Story) -> Record:
    """All that happened on the board. The order of the tiles is told only when the last of them is laid."""
    position, hosting = story.game.position, terms.hosting
    names = tuple(name.replace(NAME_SEPARATOR, SIMILAR) for name in names_of(seats))
    return Record(
        hosting.edition,
        hosting.players,
        hosting.options,
        names if any(names) else (),
        terms.aids if terms.are_aids_told else (),
        tuple(item.event for item in story.log if isinstance(item.event, Entry)),
        position.scores if position.is_over else None,
        None,
        hosting.order if position.is_over and not hosting.by_hand else None,
        program_name(),
        hosting.beginning,
    )
