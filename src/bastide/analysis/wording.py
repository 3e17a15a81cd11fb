"""Reasons of players as text."""

from bastide.message import Message
from bastide.messages import current_language, text_of
from bastide.messages.bundle import bundle_of


def reason_text(reason: Message) -> str:
    """Return a reason in the current language. An unknown id is a custom player's own text."""
    is_known = bundle_of(current_language()).has_message(reason.id)
    return text_of(reason) if is_known else reason.id
