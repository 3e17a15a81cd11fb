"""Join items into lists according to the language."""

from collections.abc import Sequence
from typing import TypeVar

from bastide.message import Message
from bastide.messages.factories import message

Part = str | Message
Item = TypeVar("Item", bound=Part)


def and_list(items: Sequence[Item]) -> Item | Message:
    """Join items as in prose: "a", "a and b", "a, b and c"."""
    *others, last = items
    return message("list-last", before=comma_list(others), last=last) if others else last


def comma_list(items: Sequence[Item]) -> Item | Message:
    """Join items with commas."""
    joined: Item | Message = items[0]
    for item in items[1:]:
        joined = message("list-next", before=joined, next=item)
    return joined
