"""One word for each notion: what is numbered is a turn, what is chosen a move, and everybody has a turn in a round."""

import re
from pathlib import Path

import pytest

from bastide import messages

FOLDER = Path(messages.__file__).parent
MOVES = {"en": "move", "hu": "lépés", "pl": "ruch", "da": "træk"}  # Slovak has one word for both
TURNS = {"en": "turn", "hu": "kör", "pl": "tur", "da": "tur", "sk": "ťah"}
# One that is played is no game in a box, but a "partia".
GAMES_IN_A_BOX = {
    "pl": r"\b(t[ae]j?|w tej|(cał|now|krót|pierwsz)\w+) gr(a|y|ę|ą|ze)\b|gra (już )?(jest|jeszcze|tymczasem|czeka)",
    "sk": r"\b(táto|tejto|túto|(cel|nov|krátk|prv)\w+) hr[aeuy]\b|hra (sa|medzitým)",
}
# Other words for what everybody does at the table: laying a tile, drawing one ahead, being to move, not fitting.
STRANGERS = {
    "pl": r"dokłada|dobiera płytkę na|twoja tura\.",
    "da": r"trækker en brik til",
    "sk": r"prikladá|ťahá kartu na|nehodí|si na ťahu|\bvreck",
}


def lines(language: str) -> list[str]:
    """All lines of a language but comments and those of the rules, which speak of the game in the box."""
    files = sorted(file for file in (FOLDER / language).iterdir() if not file.name.startswith("rules-"))
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]


@pytest.mark.parametrize(("language", "word"), MOVES.items())
def test_what_is_numbered_is_a_turn(language: str, word: str) -> None:
    numbered = re.compile(rf"\b{word}\w*:? {{ \$turn }}|{{ \$turn }}\.? {word}", re.IGNORECASE)
    assert [line for line in lines(language) if numbered.search(line)] == []


@pytest.mark.parametrize(("language", "word"), TURNS.items())
def test_a_round_is_no_turn(language: str, word: str) -> None:
    rounds = [line for line in lines(language) if re.match(r"page-replay-(key-)?round", line)]
    assert len(rounds) == 2
    assert [line for line in rounds if re.search(rf"\b{word}", line, re.IGNORECASE)] == []


@pytest.mark.parametrize(("language", "words"), GAMES_IN_A_BOX.items(), ids=GAMES_IN_A_BOX)
def test_a_game_that_is_played_is_none_in_a_box(language: str, words: str) -> None:
    assert [line for line in lines(language) if re.search(words, line, re.IGNORECASE)] == []


@pytest.mark.parametrize(("language", "words"), STRANGERS.items(), ids=STRANGERS)
def test_what_is_done_at_the_table_is_called_the_same_everywhere(language: str, words: str) -> None:
    assert [line for line in lines(language) if re.search(words, line, re.IGNORECASE)] == []
