"""Captions of scored features, such as "City of 9 tiles, 4 pennants"."""

from bastide.message import Message
from bastide.messages.factories import message
from bastide.messages.lists import comma_list
from bastide.rules.events import Reason, Scored

SIZES = ("tiles", "cities")  # the reasons that measure a feature


def caption_about(score: Scored) -> Message:
    """Return the feature of a score in a few words: its kind, its size, and what else counts in it."""
    size = next((reason.count for reason in score.reasons if reason.what in SIZES), len(score.cells))
    things = [counted(reason) for reason in score.reasons if reason.what not in SIZES and reason.count]
    if not things:
        return message("caption-feature", kind=score.kind, count=size)
    return message("caption-feature-with", kind=score.kind, count=size, things=comma_list(things))


def counted(reason: Reason) -> Message:
    return message(f"counted-{reason.what}", count=reason.count)
