"""Exceptions for invalid input.

BastideError(ValueError)
├─ DataError          a tile set or an edition file is invalid
├─ SetupError         a game cannot be set up: unknown edition, too many players, …
├─ NotationError      text that does not parse: a move, a position, a record
├─ IllegalMove        well-formed, but not playable here
├─ PositionError      a position that cannot exist
├─ RecordError        a record that cannot be replayed
├─ MissingExtraError  a package of an optional extra is not installed; also an ImportError
└─ ServerError        a request that the server refuses

Every error carries a stable `reason` such as "move/occupied" and the `details` for its message. `str(error)` is the
message in the current language, which is English by default.
"""

from typing import Self


class BastideError(ValueError):
    """Base class: `reason` is a stable code, `details` are the arguments of the message."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        from bastide.messages import sentence_about  # lazy: most errors are caught and never printed

        return sentence_about(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.reason, self.details)

    def with_details(self, **details: object) -> Self:
        """Return the same error with more details, such as the file, the turn or the line."""
        return type(self)(self.reason, **{**self.details, **details})


def _rebuild(kind: type[BastideError], reason: str, details: dict[str, object]) -> BastideError:
    return kind(reason, **details)


class DataError(BastideError):
    """A tile set or an edition file is invalid."""


class SetupError(BastideError):
    """A game cannot be set up with these arguments."""


class NotationError(BastideError):
    """Text that does not parse."""


class IllegalMove(BastideError):  # noqa: N818 - the name people know from python-chess's IllegalMoveError family
    """A well-formed move that cannot be played here."""


class PositionError(BastideError):
    """A position that cannot exist."""


class RecordError(BastideError):
    """A record that cannot be replayed."""


class MissingExtraError(BastideError, ImportError):
    """A package of an optional extra is not installed."""


class ServerError(BastideError):
    """A request that the server refuses: unknown game, foreign seat, stale version, forbidden aid, …"""
