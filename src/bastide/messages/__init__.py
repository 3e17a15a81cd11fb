"""Sentences for people, from the Fluent files beside this one."""

from bastide.messages.arguments import only_told
from bastide.messages.bundle import say, sentence_about, text_of
from bastide.messages.languages import current_language, language_names, language_of, speak, speaking
from bastide.messages.tree import Message, message, refusal_message

__all__ = [
    "Message",
    "current_language",
    "language_names",
    "language_of",
    "message",
    "only_told",
    "refusal_message",
    "say",
    "sentence_about",
    "speak",
    "speaking",
    "text_of",
]
