"""Routes of the rules: editions side by side, their rules, and examples."""

from fastapi import APIRouter
from starlette.responses import Response

from bastide.lessons.rulebook import Rule, Rulebook, RuleChapter, printed_beside, rulebook
from bastide.lessons.scenario import EXAMPLES, Scenario, scenarios, scenarios_by_name
from bastide.server.errors import ServerError
from bastide.server.game.examples import example_of, points_of
from bastide.server.http.dependencies import ServicesDep
from bastide.server.http.errors import ModelResponse, error_responses
from bastide.server.protocol.editions import (
    ChapterInfo,
    Comparison,
    Example,
    ExampleOutcome,
    RuleInfo,
    Rules,
    ScoringInfo,
)
from bastide.tiles import Edition, edition, edition_names

router = APIRouter(prefix="/api/rules", tags=["rules"])


@router.get("", responses=error_responses(), response_model=Comparison)
async def comparison(services: ServicesDep) -> Response:
    """Compare the editions."""
    await services.startup.rooms()  # playing the examples needs the compiled kernel
    return ModelResponse(await services.in_thread(compare_editions))


@router.get("/{name}", responses=error_responses(404), response_model=Rules)
def rules(name: str) -> Response:
    """Return the rules of an edition."""
    return ModelResponse(rules_of(rulebook(name)))


@router.get("/{name}/examples/{example}", responses=error_responses(404), response_model=Example)
async def example(name: str, example: str, services: ServicesDep) -> Response:
    """Return an example in an edition, step by step."""
    check_example(name, example)
    await services.startup.rooms()
    return ModelResponse(await services.in_thread(example_of, example, name))


def rules_of(book: Rulebook) -> Rules:
    chapters = [chapter_info(chapter, book.edition) for chapter in book.chapters]
    rulebooks = printed_beside(book.edition)
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
