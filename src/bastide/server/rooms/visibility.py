"""Access control: the only place that decides what a client may see.

No client sees the order of draws or the tokens of others. Information that the table's aids do not allow is not sent to
any client, whether player, spectator or program. Spectators get neither choices nor hints.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bastide.errors import ServerError
from bastide.messages import message
from bastide.rules.options import Phase
from bastide.server.game.config import PLAYERS_ONLY
from bastide.server.game.history import GameHistory, turns_to_take_back
from bastide.server.game.log import entries, without_owners
from bastide.server.game.seats import SeatState, names_of
from bastide.server.game.snapshot import PREVIEW_AIDS, laid_since
from bastide.server.protocol.base import Aid
from bastide.server.protocol.state import Choice, DrawableTile, Facts, State, Turn
from bastide.server.rooms.clients import Viewer, seats_of_others

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room


def may_see(room: "Room", viewer: Viewer, aid: Aid) -> bool:
    """Return True if the table allows an aid to this viewer."""
    return aid in room.info.aids and not (aid in PLAYERS_ONLY and not seats_played(room, viewer))


def check_aid(room: "Room", viewer: Viewer, aid: Aid) -> None:
    """Refuse an aid that the viewer may not use. Raises ServerError."""
    if not may_see(room, viewer, aid):
        raise ServerError("aid/not-allowed", aid=message(f"aid-{aid}"))


def preview_aids(room: "Room", viewer: Viewer) -> list[Aid]:
    """Return the aids that allow the viewer a part of a preview. Raises ServerError if there is none."""
    aids = [aid for aid in PREVIEW_AIDS if may_see(room, viewer, aid)]
    if not aids:
        check_aid(room, viewer, "preview")
    return aids


def seats_played(room: "Room", viewer: Viewer) -> list[int]:
    """Return the seats that the viewer plays, without those that were handed over."""
    return [seat for seat in sorted(viewer.seats) if room.seats[seat].is_person]


def choices_for(room: "Room", viewer: Viewer) -> list[Choice] | None:
    """Return the legal ways to lay the tile, for the player to move."""
    has_drawn = room.game.phase is Phase.PLAY
    return room.snapshot.choices if has_drawn and is_to_move(room, viewer) and may_see(room, viewer, "legal") else None


def drawable_for(room: "Room", viewer: Viewer) -> list[DrawableTile] | None:
    """Return the tiles of which one must be drawn by hand, for the player who draws."""
    awaits_draw = room.game.phase.is_draw
    return room.snapshot.drawable if awaits_draw and is_to_move(room, viewer) else None


def is_to_move(room: "Room", viewer: Viewer) -> bool:
    return not room.history.is_over and room.game.player in seats_played(room, viewer)


def may_take_back(room: "Room", viewer: Viewer) -> bool:
    """Return True if one of the viewer's seats may ask for a takeback."""
    return may_see(room, viewer, "takeback") and any(
        turns_to_take_back(room.history, room.seats, seat) for seat in seats_played(room, viewer)
    )


def may_restore(room: "Room", viewer: Viewer) -> bool:
    """Return True if the viewer may play the turns again that were just taken back: nobody else was asked."""
    is_last = bool(room.history.taken_back) and not seats_of_others(viewer, room.seats)
    return is_last and may_see(room, viewer, "takeback") and bool(seats_played(room, viewer))


def facts_for(room: "Room", viewer: Viewer) -> Facts:
    return room.snapshot.facts.for_viewer(
        choices=choices_for(room, viewer),
        drawable=drawable_for(room, viewer),
        may_take_back=may_take_back(room, viewer),
        may_restore=may_restore(room, viewer),
        since=room.turn_began,
    )


def visible_history(room: "Room") -> GameHistory:
    """Return the history of a room's game, with a log that says only what the aids of the table allow."""
    history = room.history
    if history.is_over or "features" in room.info.aids:
        return history
    return replace(history, log=without_owners(history.log))


def turns_since(room: "Room", before: GameHistory) -> Callable[[Viewer], Turn]:
    """Return a function of the viewer: the turns since an earlier version, with no takeback in between."""
    history = visible_history(room)
    laid = laid_since(history, before.turn)
    log = entries(history.log[len(before.log) :], names_of(room.seats), history.resigned)
    return lambda viewer: Turn.model_construct(facts=facts_for(room, viewer), laid=laid, log=log)


def state_for(room: "Room", viewer: Viewer) -> State:
    info, history = room.info, visible_history(room)
    config = info.config
    return State.model_construct(
        game=info.game,
        edition=config.edition.name,
        farmers=config.options.farmers,
        draw_ahead=config.options.draw_ahead,
        first=config.options.first,
        by_hand=config.by_hand,
        beginning=config.beginning,
        aids=list(info.aids),
        yours=seats_played(room, viewer),
        links=[visible_token(room, viewer, number, seat) for number, seat in enumerate(room.seats)],
        watch=info.watch,
        table=room.table(),
        facts=facts_for(room, viewer),
        board=room.snapshot.board,
        log=entries(history.log, names_of(room.seats), history.resigned),
        course=history.course,
        next_game=room.rematches.next_game,
    )


def visible_token(room: "Room", viewer: Viewer, number: int, seat: SeatState) -> str | None:
    """Return a seat's token for its player, and for the creator, who sends it, until the seat is taken."""
    is_creator = viewer.identity is not None and viewer.identity == room.info.creator
    is_shown = seat.is_person and (number in viewer.seats or (is_creator and not seat.is_taken))
    return seat.token if is_shown else None
