"""Create messages from ids and arguments of any type, and from errors."""

import errno

from bastide.errors import BastideError
from bastide.message import Message
from bastide.tiles import Edition, edition_names

EDITION_KEYS = ("edition", "other")  # details of errors that may be editions
LONGEST = 1000  # characters of an argument
TOO_LARGE = 10**20  # larger numbers are formatted here, because Fluent and Python limit their digits
# System errors that have translations; others keep the system's own text.
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


def message(name: str, /, **arguments: object) -> Message:
    """Create a message; its arguments may have any type, see `argument`."""
    return Message(name, {key: argument(value) for key, value in arguments.items()})


def refusal_message(error: BastideError) -> Message:
    """Create the message for an error: reason "move/no-fit" has the id "error-move-no-fit"."""
    details = {key: edition_name(str(value)) if key in EDITION_KEYS else value for key, value in error.details.items()}
    return message("error-" + error.reason.replace("/", "-"), **details)


def edition_name(name: str) -> str | Message:
    """Return the name of an edition in words; an edition from a file has no other name."""
    return message(f"edition-{name}") if name in edition_names() else name


def rulebook_name(edition: Edition) -> str | Message:
    """Return the rulebook of an edition in words."""
    return message(f"rulebook-{edition.name}") if edition.name in edition_names() else edition.rulebook


def system_message(error: OSError) -> str | Message:
    """Return the text of a system error without its file, which the sentence names itself."""
    return Message(SYSTEM_ERRORS[error.errno]) if error.errno in SYSTEM_ERRORS else str(error.strerror)


def argument(value: object) -> str | int | float | Message:
    """Convert a value for a message: errors become messages, lists are joined, other values become text."""
    match value:
        case bool():
            return str(value).lower()
        case int() if abs(value) >= TOO_LARGE:
            return shorten(hex(value))
        case Message() | int() | float():
            return value
        case BastideError():
            return refusal_message(value)
        case OSError():
            return system_message(value)
        case _:
            return shorten(to_text(value))


def to_text(value: object) -> str:
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):  # a named tuple, such as a move, has its text
        return ", ".join(map(str, value))
    return str(value)


def shorten(text: str) -> str:
    """Cut the middle out of a text that is too long for Fluent."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"
