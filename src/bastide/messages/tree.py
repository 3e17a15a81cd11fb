"""Messages as values: what is to be said, before it is known in which language."""

import errno
from dataclasses import dataclass, field

from bastide.errors import BastideError

LONGEST = 1000  # characters of an argument
TOO_LARGE = 10**20  # a number of more digits than Fluent, and some time Python, cares to write
# How files and pipes fail in ways that have messages; what else the system says is told as it says it.
SYSTEM_ERRORS = {
    errno.EACCES: "system-eacces",
    errno.EPERM: "system-eperm",
    errno.ENOENT: "system-enoent",
    errno.EEXIST: "system-eexist",
    errno.EISDIR: "system-eisdir",
    errno.ENOTDIR: "system-enotdir",
    errno.ENAMETOOLONG: "system-enametoolong",
    errno.ELOOP: "system-eloop",
    errno.EROFS: "system-erofs",
    errno.ENOSPC: "system-enospc",
    errno.EDQUOT: "system-edquot",
    errno.EFBIG: "system-efbig",
    errno.EIO: "system-eio",
}


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence or a part of one: the id of a message of the Fluent files, and what goes into it."""

    id: str
    arguments: "dict[str, str | int | float | Message]" = field(default_factory=dict)

    def __str__(self) -> str:
        """The message in the current language."""
        from bastide.messages.bundle import text_of  # which needs messages itself

        return text_of(self)


def message(name: str, /, **arguments: object) -> Message:
    """The message of that id, with arguments that may be anything: see `argument`."""
    return Message(name, {key: argument(value) for key, value in arguments.items()})


def refusal_message(error: BastideError) -> Message:
    """The message for a refusal: reason "move/no-fit" is told by "error-move-no-fit"."""
    return message("error-" + error.reason.replace("/", "-"), **error.details)


def system_message(error: OSError) -> str | Message:
    """What the system could not do, without the file, which the sentence names itself."""
    return Message(SYSTEM_ERRORS[error.errno]) if error.errno in SYSTEM_ERRORS else str(error.strerror)


def argument(value: object) -> str | int | float | Message:
    """What a message can hold: messages and numbers stay, errors are told, lists are joined, all else is its text."""
    match value:
        case bool():
            return str(value).lower()
        case int() if abs(value) >= TOO_LARGE:
            return shortened(hex(value))
        case Message() | int() | float():
            return value
        case BastideError():
            return refusal_message(value)
        case OSError():
            return system_message(value)
        case _:
            return shortened(text_about(value))


def text_about(value: object) -> str:
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):  # a named tuple, such as a move, has its text
        return ", ".join(map(str, value))
    return str(value)


def shortened(text: str) -> str:
    """A text that may be anything, but without its middle if it is so long that Fluent refuses it."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"
