"""What people do at a table: a function for each command. Whatever they refuse changes nothing."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from bastide.players import level_names
from bastide.rules.notation import find_tile
from bastide.server.errors import ServerError
from bastide.server.games.seats import check_level, checked_name
from bastide.server.games.story import draw_line, hand_over_line, play_line, resign_line
from bastide.server.protocol.commands import (
    AnswerCommand,
    Command,
    DrawCommand,
    GoBackCommand,
    HandOverCommand,
    MoveCommand,
    RenameCommand,
    ResignCommand,
    TakeBackCommand,
)
from bastide.server.protocol.table import Proposal
from bastide.server.rooms import sight
from bastide.server.rooms.proposals import belongs_to, others_than
from bastide.server.rooms.takebacks import go_back_lines, take_back_lines
from bastide.server.rooms.viewer import Viewer

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

AT_ANY_VERSION = (RenameCommand, ResignCommand)  # they mean the same, whatever the others have played meanwhile
Handler = Callable[["Room", Any, Viewer], Awaitable[None]]


def check_command(room: "Room", command: Command, viewer: Viewer) -> None:
    """Refuse what somebody else would have to do, and what was meant for another version. Raises ServerError."""
    seat = command.by if isinstance(command, HandOverCommand) else command.seat
    if seat not in sight.seats_played(room, viewer):
        raise ServerError("seat/not-yours", seat=seat)
    if command.version != room.version and not isinstance(command, AT_ANY_VERSION):
        raise ServerError("state/stale", given=command.version, version=room.version)


async def move(room: "Room", command: MoveCommand, viewer: Viewer) -> None:  # noqa: ARG001 - all handlers are alike
    played = room.story.game.position.parse_move(command.move)
    await room.commit([play_line(command.seat, played)])


async def take_back(room: "Room", command: TakeBackCommand, viewer: Viewer) -> None:
    sight.check_aid(room, viewer, "takeback")
    lines = take_back_lines(room.story, room.seats, command.seat)
    others = others_than(viewer, room.seats)
    if others:
        room.propose("takeback", command.seat, command.seat, None, others)
    else:
        await room.commit(lines)


async def resign(room: "Room", command: ResignCommand, viewer: Viewer) -> None:  # noqa: ARG001
    check_running(room)
    check_drawn_by_host(room)
    seat, strongest = command.seat, level_names()[-1]
    resigned = {"has_resigned": True}
    if len(room.story.remaining) == 2:
        await room.commit([resign_line(seat)], {seat: resigned})
        return
    lines = [resign_line(seat), hand_over_line(seat, strongest)]
    await room.commit(lines, {seat: {**resigned, "kind": "computer", "level": strongest}})


async def hand_over(room: "Room", command: HandOverCommand, viewer: Viewer) -> None:
    check_running(room)
    check_drawn_by_host(room)
    check_level(command.level)
    if command.seat >= len(room.seats) or not room.seats[command.seat].is_person:
        raise ServerError("seat/no-person", seat=command.seat)
    asked = asked_to_hand_over(room, command.seat, viewer)
    if asked:
        room.propose("hand-over", command.by, command.seat, command.level, asked)
    else:
        await commit_hand_over(room, command.seat, command.level)


def asked_to_hand_over(room: "Room", target: int, viewer: Viewer) -> list[int]:
    """The seats that must agree before somebody's seat is handed over; nobody for one's own, or one that is long away.

    The person at the seat is asked too while they are here, or where nobody else is there to be asked.
    """
    seat = room.seats[target]
    if belongs_to(viewer, target, seat) or room.people.is_long_away(target):
        return []
    others = [other for other in others_than(viewer, room.seats) if other != target]
    return [*others, target] if seat.sits and (room.people.is_present(target) or not others) else others


async def commit_hand_over(room: "Room", seat: int, level: str) -> None:
    await room.commit([hand_over_line(seat, level)], {seat: {"kind": "computer", "level": level}})


async def answer(room: "Room", command: AnswerCommand, viewer: Viewer) -> None:
    own = frozenset(number for number, seat in enumerate(room.seats) if belongs_to(viewer, number, seat))
    agreed = room.answer_proposal(command.proposal, own, agreed=command.agreed)
    if agreed:
        await carry_out_proposal(room, agreed)


async def carry_out_proposal(room: "Room", proposal: Proposal) -> None:
    if proposal.kind == "takeback":
        await room.commit(take_back_lines(room.story, room.seats, proposal.seat))
    elif proposal.level is not None:
        await commit_hand_over(room, proposal.seat, proposal.level)


async def rename(room: "Room", command: RenameCommand, viewer: Viewer) -> None:  # noqa: ARG001
    name = checked_name(command.name)
    if name == room.seats[command.seat].name:
        raise ServerError("name/unchanged", name=name)
    await room.rename(command.seat, name)


async def draw(room: "Room", command: DrawCommand, viewer: Viewer) -> None:  # noqa: ARG001
    check_by_hand(room)
    tile = find_tile(command.tile, {tile.name: tile for tile in room.terms.hosting.edition.tiles})
    await room.commit([draw_line(command.seat, tile.name)])


async def go_back(room: "Room", command: GoBackCommand, viewer: Viewer) -> None:  # noqa: ARG001
    check_by_hand(room)
    await room.commit(go_back_lines(room.story, command.seat, command.turn))


def check_by_hand(room: "Room") -> None:
    """Refuse what is done in games by hand only. Raises ServerError."""
    if not room.terms.hosting.by_hand:
        raise ServerError("hand/draws-itself")


def check_drawn_by_host(room: "Room") -> None:
    """Refuse what cannot be done in games by hand: all of its seats are people who sit together. Raises ServerError."""
    if room.terms.hosting.by_hand:
        raise ServerError("hand/people-only")


def check_running(room: "Room") -> None:
    if room.story.is_over:
        raise ServerError("game/over")


HANDLERS: dict[str, Handler] = {
    "move": move,
    "take-back": take_back,
    "resign": resign,
    "hand-over": hand_over,
    "answer": answer,
    "rename": rename,
    "draw": draw,
    "go-back": go_back,
}
