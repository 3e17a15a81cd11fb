"""Puts what players say about moves into words."""

from bastide.messages import Message, current_language, text_of
from bastide.messages.bundle import bundle_of
from bastide.players import Why


def reason_message(why: Why) -> Message:
    """A reason of our own players as a message, which can be told in any language."""
    arguments = {
        name: reason_message(value) if isinstance(value, Why) else value for name, value in why.arguments.items()
    }
    return Message(why.id, arguments)


def reason_text(why: Why) -> str:
    """A reason in the current language; what is no message is a player's own words."""
    is_message = bundle_of(current_language()).has_message(why.id)
    return text_of(reason_message(why)) if is_message else why.id
