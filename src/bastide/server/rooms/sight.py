"""Who may see what: the only place that decides it.

Nobody sees the order of draws or another's tokens. What the table's aids do not allow is not sent, to players, to those
who look on and to programs alike; those who look on get neither choices nor hints.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bastide.messages import message
from bastide.rules.options import Phase
from bastide.server.errors import ServerError
from bastide.server.games.aids import PLAYERS_ONLY
from bastide.server.games.log import entries
from bastide.server.games.moment import laid_since
from bastide.server.games.seats import Seat, names_of
from bastide.server.games.story import Story
from bastide.server.protocol.base import Aid
from bastide.server.protocol.state import Choice, Facts, State, Turn
from bastide.server.protocol.tiles import DrawableTile
from bastide.server.rooms.takebacks import turns_back
from bastide.server.rooms.viewer import Viewer

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room


def may_see(room: "Room", viewer: Viewer, aid: Aid) -> bool:
    """Whether the table allows an aid, and to this viewer."""
    return aid in room.terms.aids and not (aid in PLAYERS_ONLY and not seats_played(room, viewer))


def check_aid(room: "Room", viewer: Viewer, aid: Aid) -> None:
    """Refuse to show what the viewer may not see. Raises ServerError."""
    if not may_see(room, viewer, aid):
        raise ServerError("aid/not-allowed", aid=message(f"aid-{aid}"))


def seats_played(room: "Room", viewer: Viewer) -> list[int]:
    """The seats that the viewer plays: not those that were handed over."""
    return [seat for seat in sorted(viewer.seats) if room.seats[seat].is_person]


def choices_for(room: "Room", viewer: Viewer) -> list[Choice] | None:
    """The legal ways to lay the tile, for whoever is to move."""
    has_drawn = room.story.game.position.phase is Phase.PLAY
    return room.moment.choices if has_drawn and is_to_move(room, viewer) and may_see(room, viewer, "legal") else None


def drawable_for(room: "Room", viewer: Viewer) -> list[DrawableTile] | None:
    """The tiles of which one has to be drawn by hand, for whoever is to draw: it is they who see into the bag."""
    awaits_draw = room.story.game.position.phase.is_draw
    return room.moment.drawable if awaits_draw and is_to_move(room, viewer) else None


def is_to_move(room: "Room", viewer: Viewer) -> bool:
    return not room.story.is_over and room.story.player in seats_played(room, viewer)


def may_take_back(room: "Room", viewer: Viewer) -> bool:
    """Whether one of the viewer's seats may ask for a takeback."""
    return may_see(room, viewer, "takeback") and any(
        turns_back(room.story, room.seats, seat) for seat in seats_played(room, viewer)
    )


def facts_for(room: "Room", viewer: Viewer) -> Facts:
    return Facts.model_construct(
        **room.moment.facts,
        choices=choices_for(room, viewer),
        drawable=drawable_for(room, viewer),
        may_take_back=may_take_back(room, viewer),
    )


def turns_since(room: "Room", before: Story) -> Callable[[Viewer], Turn]:
    """What happened since an earlier version without takebacks in between: a function of who looks at it."""
    story = room.story
    laid = laid_since(story, before.game.turn)
    log = entries(story.log[len(before.log) :], names_of(room.seats), story.resigned)
    return lambda viewer: Turn.model_construct(facts=facts_for(room, viewer), laid=laid, log=log)


def state_for(room: "Room", viewer: Viewer) -> State:
    terms, story = room.terms, room.story
    hosting = terms.hosting
    return State.model_construct(
        game=terms.game,
        edition=hosting.edition.name,
        farmers=hosting.options.farmers,
        draw_ahead=hosting.options.draw_ahead,
        first=hosting.options.first,
        by_hand=hosting.by_hand,
        beginning=hosting.beginning,
        aids=list(terms.aids),
        yours=seats_played(room, viewer),
        links=[shown_token(room, viewer, number, seat) for number, seat in enumerate(room.seats)],
        watch=terms.watch,
        table=room.table(),
        facts=facts_for(room, viewer),
        board=room.moment.board,
        log=entries(story.log, names_of(room.seats), story.resigned),
        course=room.moment.course,
        next_game=room.rematches.next_game,
    )


def shown_token(room: "Room", viewer: Viewer, number: int, seat: Seat) -> str | None:
    """A seat's token, for its person, and until somebody has come for whoever made the game and is to send it."""
    made_it = viewer.identity is not None and viewer.identity == room.terms.creator
    is_shown = seat.is_person and (number in viewer.seats or (made_it and not seat.is_taken))
    return seat.token if is_shown else None
