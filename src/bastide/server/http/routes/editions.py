"""Routes of editions: options of a new game, tiles, rules and examples; also the health check."""

from fastapi import APIRouter
from starlette.responses import Response

from bastide.errors import ServerError
from bastide.lessons.first_game import first_game_edition
from bastide.lessons.rulebook import Rule, Rulebook, RuleChapter, comparable_rulebooks, rulebook
from bastide.lessons.scenario import EXAMPLES, Scenario, scenarios, scenarios_by_name
from bastide.messages import language_names
from bastide.players import level_names
from bastide.server.game.config import PRESETS
from bastide.server.game.examples import example_of, points_of
from bastide.server.http.dependencies import ServicesDep
from bastide.server.http.errors import error_responses
from bastide.server.http.responses import ModelResponse
from bastide.server.http.server_address import ServerAddress
from bastide.server.pictures import PICTURES_VERSION, tile_info
from bastide.server.protocol.editions import (
    ChapterInfo,
    Comparison,
    EditionInfo,
    Example,
    ExampleOutcome,
    Health,
    Preset,
    RuleInfo,
    Rules,
    ScoringInfo,
    Setup,
    TileInfo,
)
from bastide.tiles import Edition, Shape, edition, edition_names
from bastide.version import __version__

setup_router = APIRouter(prefix="/api", tags=["setup"])
rules_router = APIRouter(prefix="/api/rules", tags=["rules"])


@setup_router.get("/setup", responses=error_responses())
def setup(services: ServicesDep) -> Setup:
    """Return the options of a new game."""
    return setup_for(services.address, is_ready=services.startup.is_open)


@setup_router.get("/ready", status_code=204, responses=error_responses())
async def ready(services: ServicesDep) -> None:
    """Wait until games can be played."""
    await services.startup.rooms()


@setup_router.get("/health", responses=error_responses())
def health(services: ServicesDep) -> Health:
    """Report that the server runs, and its version."""
    return Health(version=__version__, details={"sockets": services.limiters.connections.active.total()})


@setup_router.get("/editions/{name}/tiles/{tile}", responses=error_responses(404))
async def tile(name: str, tile: str, services: ServicesDep) -> TileInfo:
    """Return the places and areas of a tile."""
    return await services.in_thread(tile_info, name, tile)


def setup_for(address: ServerAddress, *, is_ready: bool) -> Setup:
    return Setup(
        editions=[edition_info(edition(name)) for name in edition_names()],
        levels=list(level_names()),
        presets=[Preset(name=name, aids=list(aids)) for name, aids in PRESETS.items()],
        languages=list(language_names()),
        first_game=first_game_edition(),
        is_shared=address.is_shared,
        base=address.base,
        pictures=PICTURES_VERSION,
        is_ready=is_ready,
    )


def edition_info(rules: Edition) -> EditionInfo:
    bonus = sum(tile.count for tile in rules.bonus_tiles)
    return EditionInfo(
        name=rules.name,
        look=rules.look or "",
        tiles=rules.tile_count - bonus,
        bonus_tiles=bonus,
        followers=rules.followers,
        huts=rules.huts,
        tribe=Shape.SYSTEM in rules.kinds,
        draws_ahead=rules.proposes_draw_ahead,
        kinds=[kind.name for kind in rules.kinds.values()],
    )


# Rules and examples


@rules_router.get("", responses=error_responses(), response_model=Comparison)
async def comparison(services: ServicesDep) -> Response:
    """Compare the editions."""
    await services.startup.rooms()  # playing the examples needs the compiled kernel
    return ModelResponse(await services.in_thread(compare_editions))


@rules_router.get("/{name}", responses=error_responses(404), response_model=Rules)
def rules(name: str) -> Response:
    """Return the rules of an edition."""
    return ModelResponse(rules_of(rulebook(name)))


@rules_router.get("/{name}/examples/{example}", responses=error_responses(404), response_model=Example)
async def example(name: str, example: str, services: ServicesDep) -> Response:
    """Return an example in an edition, step by step."""
    check_example(name, example)
    await services.startup.rooms()
    return ModelResponse(await services.in_thread(example_of, example, name))


def rules_of(book: Rulebook) -> Rules:
    chapters = [chapter_info(chapter, book.edition) for chapter in book.chapters]
    rulebooks = comparable_rulebooks(book.edition)
    return Rules(edition=book.edition, rulebooks=rulebooks, short=list(book.short), chapters=chapters)


def chapter_info(chapter: RuleChapter, name: str) -> ChapterInfo:
    return ChapterInfo(id=chapter.id, rules=[rule_info(rule, name) for rule in chapter.rules])


def rule_info(rule: Rule, name: str) -> RuleInfo:
    return RuleInfo(
        id=rule.id,
        editions=list(rule.editions),
        sections=dict(rule.sections),
        silent=list(rule.silent),
        examples=[scenario.name for scenario in rule.examples_in(name)],
    )


def check_example(name: str, example: str) -> None:
    """Check that an example exists in an edition. Raises SetupError or ServerError."""
    edition(name)
    known = scenarios_by_name()
    if example not in known or name not in known[example].editions:
        raise ServerError("example/unknown", name=example)


def compare_editions() -> Comparison:
    differing = [scenario for scenario in scenarios(EXAMPLES) if scenario.differs]
    return Comparison(
        editions=[scoring_info(edition(name)) for name in edition_names()],
        outcomes=[outcome(scenario) for scenario in differing],
    )


def outcome(scenario: Scenario) -> ExampleOutcome:
    points = {name: points_of(example_of(scenario.name, name)) for name in scenario.editions}
    return ExampleOutcome(example=scenario.name, points=points)


def scoring_info(rules: Edition) -> ScoringInfo:
    scoring = rules.scoring
    return ScoringInfo(
        edition=rules.name,
        path=scoring.path.tile,
        block=scoring.block.tile,
        small_block=scoring.small_block,
        value=scoring.block.value,
        unfinished=scoring.block.unfinished_tile,
        land=scoring.land,
        land_scoring=scoring.land_scoring.replace(" ", "-"),
    )
