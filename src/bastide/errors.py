"""What Bastide raises when it is given something that cannot be.

BastideError(ValueError)
├─ DataError       a tile set or an edition file is wrong
├─ SetupError      no game can be set up like that: unknown edition, too many players, …
├─ NotationError   text that does not parse: a move, a position, a record
├─ IllegalMove     well-formed, but not playable here
├─ PositionError   a table that could not exist
└─ RecordError     a record that cannot be replayed

Every error carries a stable `reason` such as "move/occupied" and the `details` that its sentence needs. The sentence
itself is a message in the reader's language; `str(error)` is English unless another language is spoken.
"""

from typing import Self


class BastideError(ValueError):
    """A refusal: `reason` is a stable code, `details` hold what the sentence about it quotes."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        from bastide.messages import sentence_about  # a refusal is put into words only when somebody reads it

        return sentence_about(self)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.reason, self.details)

    def with_details(self, **details: object) -> Self:
        """The same refusal, telling more: the file it was found in, the turn, the line."""
        return type(self)(self.reason, **{**self.details, **details})


def _rebuild(kind: type[BastideError], reason: str, details: dict[str, object]) -> BastideError:
    return kind(reason, **details)


class DataError(BastideError):
    """A tile set or an edition file is wrong."""


class SetupError(BastideError):
    """No game can be set up like that."""


class NotationError(BastideError):
    """Text that does not parse."""


class IllegalMove(BastideError):  # noqa: N818 - the name people know from python-chess's IllegalMoveError family
    """A well-formed move that cannot be played here."""


class PositionError(BastideError):
    """A table that could not exist."""


class RecordError(BastideError):
    """A record that cannot be replayed."""
