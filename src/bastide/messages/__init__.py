"""Sentences for people, from the Fluent files beside this one."""

from bastide.messages.bundle import language_names, say, sentence_about

__all__ = ["language_names", "say", "sentence_about"]
