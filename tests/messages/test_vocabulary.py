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
# Words that another word has replaced: the rulebook's, or the one that all other messages use.
REPLACED_WORDS = {
    "en": r"\b(last count|farms?|gives? up|given up|lit cell|anew|gone on with|whoever)\b",
    "hu": r"pontsáv|pajzs|kivilágít|\bbábu|hivatkozás|feljegyzés|telepítse|\ba\(z\)|(két|három|négy|öt) kártyás|fizet|"
    r"meglépett|lezáratlan|kézi játék|lapsor|alapból|\d %|\$(seat|name) } (bónusz|terület)?kártyát",
    "pl": r"wydani|mocn(y|ego) gracz|\bworka|\bpłac|\bniesie|\btarcz|ręczna|ręcznej|gospodarstw|ostatnie liczenie|\d %",
    "da": r"pointspor|\bfrøet|“|én ting|brikker at placere|referat|\bbetale|bondegård|\boplyste felt|er oplyst|"
    r"\bskjold|i hånden|oversat|oversætt|andetsteds|tag\w* (\w+ )*tilbage|sidste optælling|endelige optælling|"
    r"\b(kopi|opdat|import)ér\b",
    "sk": r"kartič|stupnic|\bniet\b|vydani|\b(za)?plat(í|ia)\b|vziať späť|vzatý späť|ručn(á|ej)|\bštít|rozsvieten|"
    r"pri zhode|preklad|posud|\brada\b|záverečné sčítanie|nainštalujte|\bnesie\b",
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
    rounds = [line for line in lines(language) if line.startswith("page-replay-round ")]
    assert len(rounds) == 1
    assert [line for line in rounds if re.search(rf"\b{word}", line, re.IGNORECASE)] == []


@pytest.mark.parametrize(("language", "words"), GAMES_IN_A_BOX.items(), ids=GAMES_IN_A_BOX)
def test_game_in_progress_has_its_own_word(language: str, words: str) -> None:
    assert [line for line in lines(language) if re.search(words, line, re.IGNORECASE)] == []


@pytest.mark.parametrize(("language", "words"), DEVIATING_WORDS.items(), ids=DEVIATING_WORDS)
def test_actions_have_one_word(language: str, words: str) -> None:
    assert [line for line in lines(language) if re.search(words, line, re.IGNORECASE)] == []


def values(language: str) -> list[str]:
    """Return the texts of a language, line by line, without comments and ids."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    written = [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return [re.sub(r"^[\w-]+ = ?", "", line) for line in written]


@pytest.mark.parametrize(("language", "words"), REPLACED_WORDS.items(), ids=REPLACED_WORDS)
def test_each_notion_has_one_word(language: str, words: str) -> None:
    assert [value for value in values(language) if re.search(words, value, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", TURNS)
def test_ellipsis_follows_the_last_word(language: str) -> None:
    assert [value for value in values(language) if re.search(r" …$", value)] == []
