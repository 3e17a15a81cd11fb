"""Opens every kind of page and brings it to a state that shows most of it."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.helpers.live_server import LiveGame, LiveServer


class SampleGames(NamedTuple):
    """A game in its middle, one at its end, and one that was resigned early, so that its review is short."""

    in_play: LiveGame
    ended: LiveGame
    short: LiveGame


def sample_games(server: LiveServer, edition: str) -> SampleGames:
    return SampleGames(
        server.game("Ann", "Bob", "Cid", edition=edition).play(24),
        server.game("Ann", "Bob", edition=edition).play(),
        resign(server.game("Ann", "Bob", edition=edition).play(4)),
    )


def resign(game: LiveGame) -> LiveGame:
    """Let the seat that is to move resign. Return the game."""
    game.command(do="resign")
    return game


def layer_buttons(page: Page) -> list[Locator]:
    """Wait for the buttons that show layers, and return them."""
    buttons = page.locator(".layers button")
    expect(buttons.first).to_be_visible()
    return buttons.all()


def open_home(page: Page, _: SampleGames) -> None:
    """Open the home page and unfold everything."""
    page.goto("/")
    page.locator("summary").click()
    expect(page.locator(".dock button")).to_be_visible()


def open_board(page: Page, games: SampleGames) -> None:
    """Open a game, show all layers and try a tile."""
    page.goto(games.in_play.link_to_mover())
    expect(page.locator(".instruction")).to_be_visible()
    for button in layer_buttons(page)[:-1]:  # without the hint, which is slow
        button.click()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("1")
    expect(page.locator("[data-tried]")).to_have_attribute("aria-busy", "false")


def open_as_spectator(page: Page, games: SampleGames) -> None:
    """Open a game as a spectator, and a menu."""
    page.goto(games.in_play.watch_link)
    expect(page.locator(".hand h2")).to_be_visible()
    page.locator("header button[aria-expanded]").first.click()


def open_end(page: Page, games: SampleGames) -> None:
    page.goto(games.ended.link(0))
    expect(page.locator(".total")).to_be_visible()


def open_replay(page: Page, games: SampleGames) -> None:
    """Open the replay of a game in play, which needs no review."""
    page.goto(f"/replay/{games.in_play.name}?turn=20#watch={games.in_play.watch}")
    expect(page.locator("[data-turn][aria-current]")).to_be_visible()
    page.locator("header button[aria-expanded]").first.click()


def open_review(page: Page, games: SampleGames) -> None:
    """Open a reviewed turn, with another move drawn beside the one that was played."""
    page.goto(f"/replay/{games.short.name}?turn=4#watch={games.short.watch}")
    expect(page.locator("aside .totals")).to_be_visible()
    hidden = page.locator("[data-show-best]")
    if hidden.count():
        hidden.click()
    page.locator("aside ol button[aria-pressed]:not(.played)").first.click()
    expect(page.locator(".frame.good")).to_be_attached()


def open_position(page: Page, games: SampleGames) -> None:
    """Open a position, show all layers and the form to play from it."""
    page.goto(f"/position#{games.in_play.position().position_line()}")
    for button in layer_buttons(page):
        button.click()
    page.locator("aside .button.main").first.click()
    expect(page.locator("aside form .button.main")).to_be_visible()


def open_by_hand_form(page: Page, _: SampleGames) -> None:
    """Open the form of a game that is entered by hand."""
    page.goto("/by-hand")
    expect(page.locator("form .button.main")).to_be_visible()


def open_by_hand_game(page: Page, games: SampleGames) -> None:
    """Open a game by hand, with the choice of a tile and the question whether to go back."""
    open_by_hand_form(page, games)
    page.locator("form .button.main").click()
    page.locator("[data-tile]").first.click()
    expect(page.locator("[data-cell]").first).to_be_attached()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".foot button")).to_be_visible()
    page.reload()  # the text of the live region is not translated again
    page.locator(".foot button").click()
    expect(page.locator(".foot .button.main")).to_be_visible()


def open_rules(page: Page, _: SampleGames) -> None:
    """Open the rules of an edition, with an example in the middle of its steps."""
    page.goto("/rules/slovak/cities")
    card = page.locator("[data-example='04-city-of-two']")
    card.scroll_into_view_if_needed()
    card.locator(".steps button").last.click()
    page.locator("summary").first.click()


def open_comparison(page: Page, _: SampleGames) -> None:
    """Open the comparison of the editions."""
    page.goto("/rules/compare")
    page.locator("[data-example]").first.scroll_into_view_if_needed()  # boards are prepared when they are near
    expect(page.locator(".steps").first).to_be_attached()


def open_first_game(page: Page, _: SampleGames) -> None:
    """Open the guided first game, with a lesson and a suggested move."""
    page.goto("/first-game")
    page.locator("main .button.main").click()
    page.locator("[data-next]").click()
    expect(page.locator("[data-show]")).to_be_visible()


def open_learn(page: Page, _: SampleGames) -> None:
    page.goto("/learn")
    expect(page.locator("main .button.main")).to_be_visible()


def open_licences(page: Page, _: SampleGames) -> None:
    """Open the licences, with the text of the first."""
    page.goto("/licences")
    page.locator("summary").first.click()
    expect(page.locator("pre").first).to_be_visible()


def open_unknown_path(page: Page, _: SampleGames) -> None:
    page.goto("/")
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator("main a.button")).to_be_visible()


def open_without_token(page: Page, games: SampleGames) -> None:
    """Open a game without a token."""
    page.goto(f"/game/{games.in_play.name}")
    expect(page.get_by_role("alert")).to_be_visible()


PAGES: dict[str, Callable[[Page, SampleGames], None]] = {
    "home": open_home,
    "board": open_board,
    "end": open_end,
    "replay": open_replay,
    "review": open_review,
    "position": open_position,
    "by-hand": open_by_hand_form,
    "by-hand game": open_by_hand_game,
    "rules": open_rules,
    "comparison": open_comparison,
    "spectator": open_as_spectator,
    "learn": open_learn,
    "first game": open_first_game,
    "licences": open_licences,
    "unknown path": open_unknown_path,
    "without token": open_without_token,
}
