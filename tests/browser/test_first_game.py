"""The guided first game: followed, ignored, skipped and reloaded."""

import random
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from bastide.lessons.first_game import first_game
from bastide.messages import language_names, say
from tests.browser.helpers.axe import serious_faults
from tests.browser.helpers.browser_player import BrowserPlayer, by_keys, label_of, press_settled
from tests.browser.helpers.browsers import DESKTOP, PHONE, Browsers
from tests.browser.helpers.live_server import LiveGame
from tests.browser.helpers.waiting import wait_until_fitting

pytestmark = pytest.mark.browser
LESSONS = ["The tile", "The follower", "Completion", "The majority", "The field", "The monastery"]
MOST_STEPS = 60  # more than any guided game takes
IS_FOCUSED = "element => element === document.activeElement"
# Read the guide in one step, because its card may change at any time. Null while it waits.
READ_GUIDE = """() => {
    const guide = document.querySelector("section.guide");
    const text = guide?.querySelector("p").innerText;
    if (!text || guide.dataset.state === "wait") return null;
    return [guide.dataset.state, guide.querySelector("h2").innerText, text];
}"""


class GuideReading(NamedTuple):
    """The guide at one moment."""

    state: str
    heading: str
    text: str


class Learner:
    """A player at the first game, in any language."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.player = BrowserPlayer(page, random.Random(3))
        self.guide = page.locator("section.guide")
        self.next = self.guide.locator("[data-next]")
        self.show = self.guide.locator("[data-show]")
        self.finished = self.guide.locator("li.finished")
        self.summary = self.guide.locator("ul")
        self.place = page.locator(".hand .actions .button.main")
        self.headings: list[str] = []
        self.texts: list[str] = []

    def begin(self) -> "Learner":
        self.page.goto("/first-game")
        self.page.locator("main .button.main").click()
        expect(self.guide).to_be_visible()
        return self

    def follow(self) -> None:
        """Read every card and play every suggested move until the game is over."""
        for _ in range(MOST_STEPS):
            if not self.step():
                return
        pytest.fail("the guide does not come to an end")

    def step(self) -> bool:
        """Do the next thing that the guide proposes. Return False at the end."""
        reading = self.read()
        self.note(reading)
        match reading.state:
            case "next":
                self.press(self.next)
                expect(self.guide.locator("p").first).not_to_have_text(reading.text)
            case "show":
                self.press(self.show)
                expect(self.place).to_be_visible()
            case "place":
                self.prepare()
                self.press_place()
                expect(self.place).to_be_hidden()
        return reading.state != "end"

    def read(self) -> GuideReading:
        """Wait until the guide proposes something, and read it."""
        return GuideReading(*self.page.wait_for_function(READ_GUIDE).json_value())

    def prepare(self) -> None:
        """Prepare the move before the tile is placed."""

    def press(self, button: Locator) -> None:
        button.click()

    def press_place(self) -> None:
        press_settled(self.place)

    def game(self) -> LiveGame:
        """Return the first game that the browser stores."""
        name = self.page.evaluate("JSON.parse(localStorage.getItem('bastide.first-game')).game")
        watch, *seats = self.page.evaluate("name => JSON.parse(localStorage.getItem(`bastide.game.${name}`))", name)
        return LiveGame(self.page.url.removesuffix("/first-game"), name, seats, watch)

    def note(self, reading: GuideReading) -> None:
        if reading.heading not in self.headings:
            self.headings.append(reading.heading)
        self.texts.append(reading.text)


class KeyboardLearner(Learner):
    """A player without a pointer."""

    def press(self, button: Locator) -> None:
        expect(button).to_be_visible()
        for _ in range(MOST_STEPS):
            if button.evaluate(IS_FOCUSED):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def press_place(self) -> None:
        self.press(self.place)


class ShyLearner(Learner):
    """A player who lays tiles as suggested, but places no followers."""

    def prepare(self) -> None:
        label_of(self.player.places.last).click()


def test_following_the_guide_teaches_everything_and_wins(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/")
    page.get_by_role("link", name="Start your first game").click()
    expect(page.get_by_role("heading", level=1, name="Your first game")).to_be_visible()
    learner = Learner(page).begin()
    learner.follow()
    assert [heading for heading in learner.headings if heading in LESSONS] == LESSONS
    expect(learner.summary.get_by_role("listitem")).to_have_count(len(LESSONS))
    expect(page.get_by_role("heading", level=2, name="You win by 11")).to_be_visible()
    learner.guide.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1, name="Rules: Modern")).to_be_visible()


def test_layers_come_with_the_lesson_about_them(browsers: Browsers) -> None:
    learner = Learner(browsers.page()).begin()
    layers = learner.page.get_by_role("button", name="Features")
    expect(learner.guide.locator("h2")).to_have_text("The tile")
    expect(layers).to_have_count(0)
    while learner.read().heading != "The majority":
        learner.step()
    expect(layers).to_be_visible()


def test_four_followers_are_pictured(browsers: Browsers) -> None:
    learner = Learner(browsers.page()).begin()
    while learner.read().heading != "The follower":
        learner.step()
    expect(learner.guide.locator(".roles span")).to_have_text(["Robber", "Knight", "Monk", "Farmer"])


def test_ignoring_the_guide_does_not_stop_the_game(browsers: Browsers) -> None:
    learner = Learner(browsers.page()).begin()
    for _ in range(len(first_game().moves)):
        expect(learner.player.instruction.or_(learner.summary)).to_be_visible()
        if learner.summary.is_visible():
            break
        learner.player.play(by_keys)
    expect(learner.summary).to_be_visible()
    expect(learner.guide.get_by_role("link", name="Play a real game")).to_be_visible()


def test_guide_does_not_mention_features_of_absent_followers(browsers: Browsers) -> None:
    learner = ShyLearner(browsers.page()).begin()
    learner.follow()
    assert set(LESSONS) <= set(learner.headings)
    assert [text for text in learner.texts if re.search(r"\byour (city|road)\b", text)] == []
    planned_texts = {say(f"page-guide-why-{number}", name="Blue") for number in range(2, 7)}
    assert planned_texts.isdisjoint(learner.texts)


def test_repeating_creates_one_game_and_survives_a_refusal(browsers: Browsers) -> None:
    learner = Learner(browsers.page(may_be_refused=True)).begin()
    old = learner.game()
    old.command(do="resign")
    again = learner.guide.get_by_role("button", name="Play it again")
    learner.page.route("**/api/games", lambda route: route.fulfill(status=429), times=1)
    again.click()
    expect(learner.guide.get_by_role("alert")).to_be_visible()
    expect(learner.summary).to_be_visible()
    requests: list[str] = []
    learner.page.on("request", lambda request: requests.append(request.url) if request.method == "POST" else None)
    again.dblclick()
    expect(learner.next).to_be_visible()
    assert learner.game().name != old.name
    assert len(requests) == 1


def test_guide_continues_after_reload(browsers: Browsers) -> None:
    learner = Learner(browsers.page()).begin()
    learner.read()
    while learner.finished.count() < 2:
        learner.step()
        learner.read()
    expect(learner.player.instruction).to_be_visible()
    learner.page.reload()
    expect(learner.finished).to_have_count(2)
    expect(learner.player.instruction).to_be_visible()
    expect(learner.guide.get_by_text("complete the small city")).to_be_visible()


def test_skipping_the_guide_leaves_an_ordinary_game(browsers: Browsers) -> None:
    learner = Learner(browsers.page()).begin()
    learner.guide.get_by_role("button", name="Skip").click()
    expect(learner.page).to_have_url(re.compile(r"/game/[\w-]+$"))
    expect(learner.guide).to_be_hidden()
    learner.player.play_to_end(by_keys)
    learner.player.expect_totals(learner.player.game().totals())
    learner.page.goto("/first-game")
    expect(learner.page.get_by_role("button", name="Begin")).to_be_visible()


def test_deleted_first_game_starts_again(browsers: Browsers) -> None:
    learner = Learner(browsers.page(may_be_refused=True)).begin()
    learner.page.goto("/games")
    row = learner.page.get_by_role("article")
    row.get_by_role("button", name="Delete").click()
    learner.page.get_by_role("button", name="Delete").last.click()
    expect(row).to_be_hidden()
    learner.page.goto("/first-game")
    expect(learner.page.get_by_role("button", name="Begin")).to_be_visible()


@pytest.mark.deep
def test_guide_is_followed_by_touch(browsers: Browsers) -> None:
    learner = Learner(browsers.page(**PHONE)).begin()
    learner.follow()
    assert [heading for heading in learner.headings if heading in LESSONS] == LESSONS
    wait_until_fitting(learner.page)


@pytest.mark.deep
def test_guide_is_followed_by_keys(browsers: Browsers) -> None:
    learner = KeyboardLearner(browsers.page()).begin()
    learner.follow()
    assert [heading for heading in learner.headings if heading in LESSONS] == LESSONS


@pytest.mark.deep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_no_serious_fault_at_begin_and_end(browsers: Browsers, screen: dict[str, Any], theme: str) -> None:
    page = browsers.page(**{**screen, "color_scheme": theme})
    page.goto("/first-game")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    assert serious_faults(page) == []
    Learner(page).begin().follow()
    assert serious_faults(page) == []


@pytest.mark.deep
@pytest.mark.parametrize("language", [name for name in language_names() if name != "en"])
def test_every_card_is_translated(browsers: Browsers, language: str) -> None:
    english, translated = (cards(browsers, locale=locale) for locale in ("en-GB", language))
    assert len(translated) == len(english)
    assert not set(translated) & set(english)
    assert not [text for text in translated if re.search(r"[{}]|page-|undefined", text)]


def cards(browsers: Browsers, **settings: Any) -> list[str]:
    """Follow the guide and return its texts, each once."""
    learner = Learner(browsers.page(**settings)).begin()
    learner.follow()
    learner.page.context.close()
    return list(dict.fromkeys(learner.texts))
