"""Items one after the other, as a language joins them."""

from collections.abc import Sequence
from typing import TypeVar

from bastide.messages.tree import Message, message

Part = str | Message
Item = TypeVar("Item", bound=Part)


def and_list(items: Sequence[Item]) -> Item | Message:
    """The items as one would say them: "a", "a and b", "a, b and c"."""
    *others, last = items
    return message("list-last", before=comma_list(others), last=last) if others else last


def comma_list(items: Sequence[Item]) -> Item | Message:
    """The items with commas between them."""
    joined: Item | Message = items[0]
    for item in items[1:]:
        joined = message("list-next", before=joined, next=item)
    return joined
