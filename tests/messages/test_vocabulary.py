"""Each notion has one word: turns are numbered, moves are chosen, and a round has a turn of every player."""

import re
from pathlib import Path

import pytest

from bastide import messages

FOLDER = Path(messages.__file__).parent
MOVES = {"en": "move", "hu": "lépés", "pl": "ruch", "da": "træk"}  # Slovak has one word for both
TURNS = {"en": "turn", "hu": "kör", "pl": "tur", "da": "tur", "sk": "ťah"}
# A game in progress is a "partia", unlike the game in the box.
GAMES_IN_A_BOX = {
    "pl": r"\b(t[ae]j?|w tej|(cał|now|krót|pierwsz)\w+) gr(a|y|ę|ą|ze)\b|gra (już )?(jest|jeszcze|tymczasem|czeka)",
    "sk": r"\b(táto|tejto|túto|(cel|nov|krátk|prv)\w+) hr[aeuy]\b|hra (sa|medzitým)",
}
# Deviating words for laying a tile, drawing ahead, being to move, not fitting.
DEVIATING_WORDS = {
    "pl": r"dokłada|dobiera płytkę na|twoja tura\.",
    "da": r"trækker en brik til",
    "sk": r"prikladá|ťahá kartu na|nehodí|si na ťahu|\bvreck",
}


def lines(language: str) -> list[str]:
    """Return all lines of a language except comments and the rules, which describe the game in the box."""
    files = sorted(file for file in (FOLDER / language).iterdir() if not file.name.startswith("rules-"))
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]


@pytest.mark.parametrize(("language", "word"), MOVES.items())
def test_turns_are_numbered_not_moves(language: str, word: str) -> None:
    numbered = re.compile(rf"\b{word}\w*:? {{ \$turn }}|{{ \$turn }}\.? {word}", re.IGNORECASE)
    assert [line for line in lines(language) if numbered.search(line)] == []


@pytest.mark.parametrize(("language", "word"), TURNS.items())
def test_rounds_are_not_called_turns(language: str, word: str) -> None:
    rounds = [line for line in lines(language) if re.match(r"page-replay-(key-)?round", line)]
    assert len(rounds) == 2
    assert [line for line in rounds if re.search(rf"\b{word}", line, re.IGNORECASE)] == []


@pytest.mark.parametrize(("language", "words"), GAMES_IN_A_BOX.items(), ids=GAMES_IN_A_BOX)
def test_game_in_progress_has_its_own_word(language: str, words: str) -> None:
    assert [line for line in lines(language) if re.search(words, line, re.IGNORECASE)] == []


@pytest.mark.parametrize(("language", "words"), DEVIATING_WORDS.items(), ids=DEVIATING_WORDS)
def test_actions_have_one_word(language: str, words: str) -> None:
    assert [line for line in lines(language) if re.search(words, line, re.IGNORECASE)] == []
