"""Names of players and aids: printable form, and the checks of a record."""

from unicodedata import category

from bastide.errors import RecordError

# Control and format characters such as direction overrides, surrogates, line and paragraph separators.
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
JOINERS = frozenset("\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}")  # used by emoji and many scripts
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
NAME_SEPARATOR, AID_SEPARATOR = "|", ","


def printable(word: str) -> str:
    """Replace invisible characters. Joiners stay where they join two characters."""
    inside = range(1, len(word) - 1)
    return "".join(
        each if category(each) not in HIDDEN or (each in JOINERS and place in inside) else REPLACEMENT
        for place, each in enumerate(word)
    )


def check_names(names: tuple[str, ...], players: int) -> None:
    """Raise RecordError unless there is one valid name for each seat, or none at all."""
    if names and len(names) != players:
        raise RecordError("record/wrong-names", names=names, given=len(names), players=players)
    for name in names:
        check_word(name, NAME_SEPARATOR)


def check_word(word: str, separator: str) -> None:
    """Raise RecordError for a word that would not be read back unchanged."""
    if separator in word or word != word.strip() or word != printable(word):
        raise RecordError("record/bad-word", word=repr(word), separator=separator)
