import type { Comparison, Example, Rules } from "../protocol";
import { requestJson } from "../net/api";

const part = encodeURIComponent;

/** Requests for rules. All throw a Refusal if the server refuses. */
export const rulesApi = {
  rules: (edition: string) => requestJson<Rules>("GET", `/rules/${part(edition)}`),
  example: (edition: string, name: string) =>
    requestJson<Example>("GET", `/rules/${part(edition)}/examples/${part(name)}`),
  comparison: () => requestJson<Comparison>("GET", "/rules"),
};
