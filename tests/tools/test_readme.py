"""The README of the packages speaks to users of pip, and has no relative links or pictures."""

import re

import pytest

from tools.environment import ROOT
from tools.readme import packaged_readme

README = (ROOT / "README.md").read_text(encoding="utf-8")
ADDRESS = "https://example.org/bastide"
RELATIVE = re.compile(r"\]\((?!https://|#)")
EXAMPLE = re.compile(r"^```(?:python|text)\n.*?^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_nothing_is_relative(address: str) -> None:
    assert RELATIVE.search(README)
    assert not RELATIVE.search(packaged_readme(README, address))


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_examples_are_unchanged(address: str) -> None:
    assert EXAMPLE.findall(packaged_readme(README, address)) == EXAMPLE.findall(README) != []


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_packages_speak_to_users_of_pip(address: str) -> None:
    packaged = packaged_readme(README, address)
    assert "./play" in README
    assert not [word for word in ("./play", "./test", ".venv", "pip install .", "<!--", "-->") if word in packaged]
    assert 'pip install "bastide[server]"\nbastide serve --open' in packaged


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_links_to_headings_of_the_readme_stay(address: str) -> None:
    assert packaged_readme("[below](#players)", address) == "[below](#players)"


def test_links_to_headings_of_other_files_are_absolute() -> None:
    linked = packaged_readme("[below](docs/a.md#players)", ADDRESS)
    assert linked == f"[below]({ADDRESS}/blob/HEAD/docs/a.md#players)"


def test_without_address_links_become_plain_text() -> None:
    text = "One.\n\n![A board](docs/board.svg)\n\nTwo [rules](docs/rules.md), [other](https://example.org).\n"
    assert packaged_readme(text, "") == "One.\n\nTwo rules, [other](https://example.org).\n"


def test_with_address_links_and_pictures_are_absolute() -> None:
    text = "![A board](docs/board.svg)\n\nTwo [rules](docs/rules.md), [other](https://example.org).\n"
    assert packaged_readme(text, ADDRESS) == (
        f"![A board]({ADDRESS}/raw/HEAD/docs/board.svg)\n\n"
        f"Two [rules]({ADDRESS}/blob/HEAD/docs/rules.md), [other](https://example.org).\n"
    )
