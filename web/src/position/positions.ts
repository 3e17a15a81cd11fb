import type { Answer, GivenPosition, PositionQuestion, ReplayQuestion, ShownPosition } from "../protocol";
import { answered } from "../wire/api";

/** What the server knows of positions without a game. Everything raises a Refusal if it is refused. */
export const positions = {
  show: (position: string) =>
    answered<ShownPosition>("POST", "/positions", undefined, { position } satisfies GivenPosition),
  ask: (position: string, question: ReplayQuestion) =>
    answered<Answer>("POST", "/positions/questions", undefined, { position, question } satisfies PositionQuestion),
};
