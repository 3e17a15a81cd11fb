"""Command handlers, and the proposals that some commands open. A refused command changes nothing."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from bastide.errors import ServerError
from bastide.players import level_names
from bastide.rules.text.notation import find_tile
from bastide.server.game.history import restore_lines, rewind_lines, take_back_lines, tally_lines
from bastide.server.game.lines import Draw, GameLine, HandOverSeat, Play, Resign, TallyPoints, given_move
from bastide.server.game.seats import check_level, checked_name, name_of
from bastide.server.protocol.client_messages import (
    AT_ANY_VERSION,
    AnswerCommand,
    Command,
    DrawCommand,
    GoBackCommand,
    HandOverCommand,
    MoveCommand,
    RenameCommand,
    ResignCommand,
    RestoreCommand,
    TakeBackCommand,
    TallyCommand,
)
from bastide.server.protocol.state import Proposal
from bastide.server.rooms import visibility
from bastide.server.rooms.clients import Viewer, belongs_to, seats_of_others

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

Handler = Callable[["Room", Any, Viewer], Awaitable[None]]
FIRST_NUMBERS = 1 << 31


# Proposals


class OpenProposals:
    """The open proposals of a game, which need the consent of other players.

    They end when its version changes. They are not stored: after a restart, players propose again.
    """

    def __init__(self) -> None:
        self._open: dict[int, Proposal] = {}
        # Random, so that an answer never matches a proposal from before a restart.
        self._made = secrets.randbelow(FIRST_NUMBERS)

    def all(self) -> list[Proposal]:
        return list(self._open.values())

    def clear(self) -> None:
        self._open.clear()

    def make(
        self, kind: Literal["takeback", "hand-over"], by: int, seat: int, level: str | None, waiting_for: Sequence[int]
    ) -> None:
        """Open a proposal; it replaces the same one by the same player."""
        for same in [each for each in self.all() if (each.kind, each.by, each.seat) == (kind, by, seat)]:
            del self._open[same.number]
        self._made += 1
        self._open[self._made] = Proposal(
            number=self._made, kind=kind, by=by, seat=seat, level=level, waiting_for=list(waiting_for)
        )

    def answer(self, number: int, seats: frozenset[int], *, agreed: bool) -> Proposal | None:
        """Let some seats answer, and return the proposal once all have agreed. Raises ServerError.

        It stays open until it is carried out, because that may fail and be retried. The proposer withdraws it by
        disagreeing.
        """
        proposal = self._open.get(number)
        if proposal is None:
            raise ServerError("proposal/unknown", number=number)
        may_answer = set(proposal.waiting_for) if agreed else {*proposal.waiting_for, proposal.by}
        if not seats & may_answer:
            raise ServerError("proposal/not-asked", number=number)
        waiting_for = [seat for seat in proposal.waiting_for if seat not in seats]
        if not agreed:
            del self._open[number]
        elif waiting_for:
            self._open[number] = proposal.model_copy(update={"waiting_for": waiting_for})
        return proposal if agreed and not waiting_for else None


# Commands


def check_command(room: "Room", command: Command, viewer: Viewer) -> None:
    """Refuse a command for another client's seat, or for another version. Raises ServerError."""
    seat = command.by if isinstance(command, HandOverCommand) else command.seat
    if seat not in visibility.seats_played(room, viewer):
        raise ServerError("seat/not-yours", seat=name_of(room.seats, seat))
    if command.version != room.version and command.do not in AT_ANY_VERSION:
        raise ServerError("state/stale", given=command.version, version=room.version)


async def move(room: "Room", command: MoveCommand, viewer: Viewer) -> None:  # noqa: ARG001 - handlers share a signature
    await room.commit([Play(command.seat, given_move(room.game, command.move))])


async def take_back(room: "Room", command: TakeBackCommand, viewer: Viewer) -> None:
    visibility.check_aid(room, viewer, "takeback")
    lines = take_back_lines(room.history, room.seats, command.seat)
    others = seats_of_others(viewer, room.seats)
    if others:
        room.propose("takeback", command.seat, command.seat, None, others)
    else:
        await room.commit(lines)


async def restore(room: "Room", command: RestoreCommand, viewer: Viewer) -> None:  # noqa: ARG001 - handlers share a signature
    if not visibility.may_restore(room, viewer):
        raise ServerError("takeback/nothing-to-restore")
    await room.commit(restore_lines(room.history))


async def resign(room: "Room", command: ResignCommand, viewer: Viewer) -> None:  # noqa: ARG001 - handlers share a signature
    check_running(room)
    check_drawn_by_host(room)
    seat, strongest = command.seat, level_names()[-1]
    resigned = {"has_resigned": True}
    if len(room.history.remaining) == 2:
        await room.commit([Resign(seat)], {seat: resigned})
        return
    lines: list[GameLine] = [Resign(seat), HandOverSeat(seat, strongest)]
    await room.commit(lines, {seat: {**resigned, "kind": "computer", "level": strongest}})


async def hand_over(room: "Room", command: HandOverCommand, viewer: Viewer) -> None:
    check_running(room)
    check_drawn_by_host(room)
    check_level(command.level)
    if command.seat >= len(room.seats) or not room.seats[command.seat].is_person:
        raise ServerError("seat/no-person", seat=name_of(room.seats, command.seat))
    asked = seats_that_must_agree(room, command.seat, viewer)
    if asked:
        room.propose("hand-over", command.by, command.seat, command.level, asked)
    else:
        await commit_hand_over(room, command.seat, command.level)


def seats_that_must_agree(room: "Room", target: int, viewer: Viewer) -> list[int]:
    """Return the seats that must agree to a hand-over: none for a client's own seat, or after a long absence.

    The player at the seat is asked too if they are present, or if there are no others to ask.
    """
    seat = room.seats[target]
    if belongs_to(viewer, target, seat) or room.participants.is_long_away(target):
        return []
    others = [other for other in seats_of_others(viewer, room.seats) if other != target]
    return [*others, target] if seat.is_occupied and (room.participants.is_present(target) or not others) else others


async def commit_hand_over(room: "Room", seat: int, level: str) -> None:
    await room.commit([HandOverSeat(seat, level)], {seat: {"kind": "computer", "level": level}})


async def answer(room: "Room", command: AnswerCommand, viewer: Viewer) -> None:
    own = frozenset(number for number, seat in enumerate(room.seats) if belongs_to(viewer, number, seat))
    agreed = room.answer_proposal(command.proposal, own, agreed=command.agreed)
    if agreed:
        await carry_out_proposal(room, agreed)


async def carry_out_proposal(room: "Room", proposal: Proposal) -> None:
    if proposal.kind == "takeback":
        await room.commit(take_back_lines(room.history, room.seats, proposal.seat))
    elif proposal.level is not None:
        await commit_hand_over(room, proposal.seat, proposal.level)


async def rename(room: "Room", command: RenameCommand, viewer: Viewer) -> None:  # noqa: ARG001 - handlers share a signature
    name = checked_name(command.name)
    if name == room.seats[command.seat].name:
        raise ServerError("name/unchanged", name=name)
    await room.rename(command.seat, name)


async def draw(room: "Room", command: DrawCommand, viewer: Viewer) -> None:  # noqa: ARG001 - handlers share a signature
    check_by_hand(room)
    tile = find_tile(command.tile, room.info.config.edition.tiles_by_name)
    await room.commit([Draw(command.seat, tile)])


async def go_back(room: "Room", command: GoBackCommand, viewer: Viewer) -> None:  # noqa: ARG001 - handlers share a signature
    check_by_hand(room)
    await room.commit(rewind_lines(room.history, command.seat, command.turn))


async def tally(room: "Room", command: TallyCommand, viewer: Viewer) -> None:  # noqa: ARG001 - handlers share a signature
    check_by_hand(room)
    lines = tally_lines(room.history, TallyPoints(command.seat, command.points, command.kind, command.id))
    if lines:
        await room.commit(lines)


def check_by_hand(room: "Room") -> None:
    """Refuse a command that is only for games by hand. Raises ServerError."""
    if not room.info.config.by_hand:
        raise ServerError("hand/draws-itself")


def check_drawn_by_host(room: "Room") -> None:
    """Refuse a command that is not for games by hand, whose players sit together. Raises ServerError."""
    if room.info.config.by_hand:
        raise ServerError("hand/people-only")


def check_running(room: "Room") -> None:
    if room.history.is_over:
        raise ServerError("game/over")


HANDLERS: dict[str, Handler] = {
    "move": move,
    "take-back": take_back,
    "restore": restore,
    "resign": resign,
    "hand-over": hand_over,
    "answer": answer,
    "rename": rename,
    "draw": draw,
    "go-back": go_back,
    "tally": tally,
}
