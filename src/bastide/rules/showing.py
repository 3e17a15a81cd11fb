"""Words that people choose, such as names, as they can be shown on a line."""

from unicodedata import category

# Controls, formatting such as the overrides of direction, halves of characters, ends of lines and of paragraphs.
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
JOINERS = frozenset("\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}")  # in emoji, and in words of many scripts
PUZZLE = "\N{REPLACEMENT CHARACTER}"


def as_shown(word: str) -> str:
    """A word with a sign in place of each character that cannot be seen. Joiners are seen by what they join."""
    inside = range(1, len(word) - 1)
    return "".join(
        each if category(each) not in HIDDEN or (each in JOINERS and place in inside) else PUZZLE
        for place, each in enumerate(word)
    )
