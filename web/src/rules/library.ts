import type { Comparison, Example, Rules } from "../protocol";
import { answered } from "../wire/api";

const part = encodeURIComponent;

/** What the server knows of rules. Everything raises a Refusal if it is refused. */
export const library = {
  rules: (edition: string) => answered<Rules>("GET", `/rules/${part(edition)}`),
  example: (edition: string, name: string) =>
    answered<Example>("GET", `/rules/${part(edition)}/examples/${part(name)}`),
  comparison: () => answered<Comparison>("GET", "/rules"),
};
