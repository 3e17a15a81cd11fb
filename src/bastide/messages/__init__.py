"""Localized text from the Fluent files in this package."""

from bastide.message import Message
from bastide.messages.bundle import say, sentence_about, text_of
from bastide.messages.events import details_about, explain, message_about, tell
from bastide.messages.factories import message, refusal_message
from bastide.messages.languages import current_language, language_names, language_of, set_language, using_language

__all__ = [
    "Message",
    "current_language",
    "details_about",
    "explain",
    "language_names",
    "language_of",
    "message",
    "message_about",
    "refusal_message",
    "say",
    "sentence_about",
    "set_language",
    "tell",
    "text_of",
    "using_language",
]
