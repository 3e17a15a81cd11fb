import type { Answer, GivenPosition, PositionQuestion, ReplayQuestion, ShownPosition } from "../protocol";
import { requestJson } from "./api";

/** HTTP client for positions without a game. Every function throws a Refusal if the request fails. */
export const positions = {
  show: (position: string) =>
    requestJson<ShownPosition>("POST", "/positions", undefined, { position } satisfies GivenPosition),
  ask: (position: string, question: ReplayQuestion) =>
    requestJson<Answer>("POST", "/positions/questions", undefined, { position, question } satisfies PositionQuestion),
};
