"""The pages to look at: each is opened and brought to where most of it is seen."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.host import Game, Host

LINES = 16  # of the log, at least, before a game is worth looking at


class Games(NamedTuple):
    """A game in its middle, one at its end, and one that somebody gave up early, so that it is judged soon."""

    going: Game
    ended: Game
    short: Game


def games_at(host: Host, edition: str) -> Games:
    return Games(
        host.game("Ann", "Bob", "Cid", edition=edition).play(24),
        host.game("Ann", "Bob", edition=edition).play(),
        given_up(host.game("Ann", "Bob", edition=edition).play(4)),
    )


def given_up(game: Game) -> Game:
    game.command(do="resign")
    return game


def home(page: Page, _: Games) -> None:
    """The first page, with everything unfolded."""
    page.goto("/")
    page.locator("summary").click()
    expect(page.locator(".dock button")).to_be_visible()


def board(page: Page, games: Games) -> None:
    """A game with a tile that lies for a try, and all layers."""
    facts = games.going.state()["facts"]
    page.goto(games.going.link(facts["player"]))
    expect(page.locator(".what")).to_be_visible()
    for layer in page.locator(".layers button").all()[:-1]:  # all but the hint, which takes its time
        layer.click()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("1")
    expect(page.locator("[data-lens] .tile")).to_be_visible()


def waiting(page: Page, games: Games) -> None:
    """Somebody else's turn, with the list of cells and the menus."""
    page.goto(games.going.watch_link)
    expect(page.locator(".hand h2")).to_be_visible()
    page.locator("header button[aria-expanded]").first.click()


def end(page: Page, games: Games) -> None:
    page.goto(games.ended.link(0))
    expect(page.locator(".total")).to_be_visible()


def replay(page: Page, games: Games) -> None:
    """A game that is looked back at: one that goes on, so that nothing has to be judged for it."""
    page.goto(f"/replay/{games.going.name}?turn=20#watch={games.going.watch}")
    expect(page.locator("[data-turn][aria-current]")).to_be_visible()
    page.locator("header button[aria-expanded]").first.click()


def judged(page: Page, games: Games) -> None:
    """A turn with what a strong player thinks of it, and another move drawn beside the one that was played."""
    page.goto(f"/replay/{games.short.name}?turn=4#watch={games.short.watch}")
    expect(page.locator("aside .totals")).to_be_visible()
    page.locator("aside ol button[aria-pressed]:not(.played)").first.click()
    expect(page.locator(".frame.good")).to_be_attached()


def position(page: Page, games: Games) -> None:
    """A position from an address, with what can be shown above its tiles, and the choice of who plays on from it."""
    page.goto(f"/position#{games.going.position().position_line()}")
    for layer in page.locator(".layers button").all():
        layer.click()
    page.locator("aside .button.main").first.click()
    expect(page.locator("aside form .button.main")).to_be_visible()


def by_hand(page: Page, _: Games) -> None:
    """Where a game of a real table begins to be entered."""
    page.goto("/by-hand")
    expect(page.locator("form .button.main")).to_be_visible()


def drawing(page: Page, games: Games) -> None:
    """A game by hand in which a tile is to be chosen, and somebody is asked whether to go back."""
    by_hand(page, games)
    page.locator("form .button.main").click()
    page.locator("[data-tile]").first.click()
    expect(page.locator("[data-cell]").first).to_be_attached()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".foot button")).to_be_visible()
    page.reload()  # what was said aloud is not said again in another language
    page.locator(".foot button").click()
    expect(page.locator(".foot .button.main")).to_be_visible()


def rules(page: Page, _: Games) -> None:
    """The rules of an edition, with a board in the middle of its steps."""
    page.goto("/rules/slovak/cities")
    card = page.locator("[data-example='04-city-of-two']")
    card.scroll_into_view_if_needed()
    card.locator(".steps button").last.click()
    page.locator("summary").first.click()


def compared(page: Page, _: Games) -> None:
    """The editions side by side."""
    page.goto("/rules/compare")
    page.locator("[data-example]").first.scroll_into_view_if_needed()  # boards are made ready when they are near
    expect(page.locator(".steps").first).to_be_attached()


def first_game(page: Page, _: Games) -> None:
    """The guided first game, with a lesson and a move that is suggested."""
    page.goto("/first-game")
    page.locator("main .button.main").click()
    page.locator("[data-next]").click()
    expect(page.locator("[data-show]")).to_be_visible()


def missing(page: Page, _: Games) -> None:
    page.goto("/")
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator("main a.button")).to_be_visible()


def closed(page: Page, games: Games) -> None:
    """A game that this browser has no seat at."""
    page.goto(f"/game/{games.going.name}")
    expect(page.get_by_role("alert")).to_be_visible()


PAGES: dict[str, Callable[[Page, Games], None]] = {
    "home": home,
    "board": board,
    "end": end,
    "replay": replay,
    "judged": judged,
    "position": position,
    "by-hand": by_hand,
    "drawing": drawing,
    "rules": rules,
    "compared": compared,
    "waiting": waiting,
    "first game": first_game,
    "missing": missing,
    "closed": closed,
}
