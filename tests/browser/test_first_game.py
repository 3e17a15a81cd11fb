"""The guided first game in the browser: followed, ignored, skipped, loaded anew."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bastide.lessons.first_game import first_game
from bastide.messages import language_names, say
from tests.browser.guests import FINGERS, USUAL, Guests
from tests.browser.host import Game
from tests.browser.table import Player, by_keys, label_of
from tests.browser.test_axe import faults

pytestmark = pytest.mark.browser
LESSONS = ["The tile", "The follower", "Completion", "The majority", "The field"]
MOST_STEPS = 60  # that any guided game takes
IS_FOCUSED = "thing => thing === document.activeElement"


class Learner:
    """Somebody at the first game, in any language."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.player = Player(page, random.Random(3))
        self.guide = page.locator("section.guide")
        self.heading = self.guide.locator("h2")
        self.next = self.guide.locator("[data-next]")
        self.show = self.guide.locator("[data-show]")
        self.told = self.guide.locator("li.told")
        self.summary = self.guide.locator("ul")
        self.place = page.locator(".go .button.main")
        self.roles = page.locator(".places [type=radio]")
        self.headings: list[str] = []
        self.texts: list[str] = []

    def begin(self) -> "Learner":
        self.page.goto("/first-game")
        self.page.locator("main .button.main").click()
        expect(self.guide).to_be_visible()
        return self

    def follow(self) -> None:
        """Read what there is to read, take what is suggested, and place it, until the game is over."""
        for _ in range(MOST_STEPS):
            if not self.step():
                return
        pytest.fail("the guide leads nowhere")

    def step(self) -> bool:
        """Do the next thing that the guide proposes. Says whether there was one."""
        expect(self.next.or_(self.show).or_(self.place).or_(self.summary).first).to_be_visible()
        self.note()
        if self.summary.is_visible():
            return False
        if self.next.is_visible():
            text = self.text()
            self.press(self.next)
            expect(self.guide.locator("p").first).not_to_have_text(text)
        elif self.place.is_visible():
            self.prepare()
            self.press(self.place)
            expect(self.place).to_be_hidden()
        else:
            self.press(self.show)
            expect(self.place).to_be_visible()
            expect(self.roles.nth(1)).to_be_attached()  # what can stand on the tile is known, and told of
        return True

    def prepare(self) -> None:
        """Do something before the tile is placed."""

    def press(self, button: Locator) -> None:
        button.click()

    def game(self) -> Game:
        """The first game that the browser keeps."""
        name = self.page.evaluate("JSON.parse(localStorage.getItem('bastide.first-game')).game")
        watch, *seats = self.page.evaluate("name => JSON.parse(localStorage.getItem(`bastide.game.${name}`))", name)
        return Game(self.page.url.removesuffix("/first-game"), name, seats, watch)

    def text(self) -> str:
        return self.guide.locator("p").first.inner_text()

    def note(self) -> None:
        heading = self.heading.inner_text()
        if heading not in self.headings:
            self.headings.append(heading)
        self.texts.append(self.text())


class KeyboardLearner(Learner):
    """The same without a pointer."""

    def press(self, button: Locator) -> None:
        for _ in range(MOST_STEPS):
            if button.evaluate(IS_FOCUSED):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")


class ShyLearner(Learner):
    """Somebody who lays tiles as suggested, but keeps all followers."""

    def prepare(self) -> None:
        label_of(self.player.places.last).click()


def test_whoever_follows_the_guide_learns_all_and_wins(guests: Guests) -> None:
    page = guests.page()
    page.goto("/")
    page.get_by_role("link", name="Your first game").click()
    expect(page.get_by_role("heading", level=1, name="Your first game")).to_be_visible()
    learner = Learner(page).begin()
    learner.follow()
    assert [heading for heading in learner.headings if heading in LESSONS] == LESSONS
    expect(learner.summary.get_by_role("listitem")).to_have_count(len(LESSONS))
    expect(page.get_by_role("heading", level=2, name="Red wins by 11")).to_be_visible()
    learner.guide.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1, name="Rules: Modern")).to_be_visible()


def test_whoever_ignores_the_guide_plays_the_game_to_its_end_all_the_same(guests: Guests) -> None:
    learner = Learner(guests.page()).begin()
    for _ in range(len(first_game().moves)):
        expect(learner.player.instruction.or_(learner.summary)).to_be_visible()
        if learner.summary.is_visible():
            break
        learner.player.play(by_keys)
    expect(learner.summary).to_be_visible()
    expect(learner.guide.get_by_role("link", name="Play a real game")).to_be_visible()


def test_whoever_places_no_followers_is_not_told_of_a_city_or_a_road_of_theirs(guests: Guests) -> None:
    learner = ShyLearner(guests.page()).begin()
    learner.follow()
    assert set(LESSONS) <= set(learner.headings)
    assert [text for text in learner.texts if re.search(r"\byour (city|road)\b", text)] == []
    told_on_the_line = {say(f"page-guide-why-{number}", name="Blue") for number in range(2, 7)}
    assert told_on_the_line.isdisjoint(learner.texts)


def test_once_more_makes_one_game_and_leaves_the_old_one_there_if_it_is_refused(guests: Guests) -> None:
    learner = Learner(guests.page(may_be_refused=True)).begin()
    old = learner.game()
    old.command(do="resign")
    again = learner.guide.get_by_role("button", name="Once more")
    learner.page.route("**/api/games", lambda route: route.fulfill(status=429), times=1)
    again.click()
    expect(learner.guide.get_by_role("alert")).to_be_visible()
    expect(learner.summary).to_be_visible()
    made: list[str] = []
    learner.page.on("request", lambda request: made.append(request.url) if request.method == "POST" else None)
    again.dblclick()
    expect(learner.next).to_be_visible()
    assert learner.game().name != old.name
    assert len(made) == 1


def test_the_guide_goes_on_after_the_page_is_loaded_anew(guests: Guests) -> None:
    learner = Learner(guests.page()).begin()
    while learner.told.count() < 2:
        learner.step()
    expect(learner.player.instruction).to_be_visible()
    learner.page.reload()
    expect(learner.told).to_have_count(2)
    expect(learner.player.instruction).to_be_visible()
    expect(learner.guide.get_by_text("close the small city")).to_be_visible()


def test_a_guide_that_is_skipped_leaves_an_ordinary_game(guests: Guests) -> None:
    learner = Learner(guests.page()).begin()
    learner.guide.get_by_role("button", name="Skip").click()
    expect(learner.page).to_have_url(re.compile(r"/game/[\w-]+$"))
    expect(learner.guide).to_be_hidden()
    learner.player.play_on(by_keys)
    assert learner.player.totals().keys() == {"Red", "Blue"}
    learner.page.goto("/first-game")
    expect(learner.page.get_by_role("button", name="Begin")).to_be_visible()


def test_a_first_game_that_was_deleted_begins_anew(guests: Guests) -> None:
    learner = Learner(guests.page(may_be_refused=True)).begin()
    learner.page.goto("/")
    row = learner.page.locator(".games li")
    row.get_by_role("button", name="Delete").click()
    learner.page.get_by_role("button", name="Delete").last.click()
    expect(row).to_be_hidden()
    learner.page.goto("/first-game")
    expect(learner.page.get_by_role("button", name="Begin")).to_be_visible()


@pytest.mark.deep
def test_it_is_followed_with_fingers_on_a_narrow_screen(guests: Guests) -> None:
    learner = Learner(guests.page(**FINGERS)).begin()
    learner.follow()
    assert [heading for heading in learner.headings if heading in LESSONS] == LESSONS
    assert learner.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.deep
def test_it_is_followed_with_keys_alone(guests: Guests) -> None:
    learner = KeyboardLearner(guests.page()).begin()
    learner.follow()
    assert [heading for heading in learner.headings if heading in LESSONS] == LESSONS


@pytest.mark.deep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [USUAL, FINGERS], ids=["wide", "narrow"])
def test_axe_finds_nothing_serious_at_its_beginning_and_end(guests: Guests, screen: dict[str, Any], theme: str) -> None:
    page = guests.page(**{**screen, "color_scheme": theme})
    page.goto("/first-game")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    assert faults(page) == []
    Learner(page).begin().follow()
    assert faults(page) == []


@pytest.mark.deep
@pytest.mark.parametrize("language", [name for name in language_names() if name != "en"])
def test_every_card_is_in_the_language_of_the_page(guests: Guests, language: str) -> None:
    english, translated = (told(guests, locale=locale) for locale in ("en-GB", language))
    assert len(translated) == len(english)
    assert not set(translated) & set(english)
    assert not [text for text in translated if re.search(r"[{}]|page-|undefined", text)]


def told(guests: Guests, **settings: Any) -> list[str]:
    """What the guide says to somebody who follows it, each text once."""
    learner = Learner(guests.page(**settings)).begin()
    learner.follow()
    learner.page.context.close()
    return list(dict.fromkeys(learner.texts))
