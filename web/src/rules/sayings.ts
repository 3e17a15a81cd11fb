import type { Message, RuleInfo, Rules } from "../protocol";
import { list, message } from "../words/lists";

/** How a printed rulebook stands to a rule: it says it under a heading, leaves it open, or has another one. */
export interface Saying {
  edition: string;
  language: string;
  stand: "says" | "silent" | "other";
  section: string | null;
}

/** How each of some rulebooks, given with their languages, stands to a rule, those first that say it. */
export function sayingsOf(rule: RuleInfo, rulebooks: Rules["rulebooks"]): Saying[] {
  const order = ["says", "silent", "other"];
  return Object.entries(rulebooks)
    .map(([edition, language]): Saying => {
      const section = rule.sections[edition] ?? null;
      const stand = section !== null ? "says" : rule.silent.includes(edition) ? "silent" : "other";
      return { edition, language, stand, section };
    })
    .toSorted((one, other) => order.indexOf(one.stand) - order.indexOf(other.stand));
}

/** Which rulebooks have a rule, in a few words, for somebody who reads the rules of an edition. */
export function summaryOf(sayings: readonly Saying[], edition: string): Message {
  const saying = sayings.filter(({ stand }) => stand === "says");
  if (saying.length === 0) return message("page-rules-in-none");
  if (saying.length < sayings.length) {
    const names = list(saying.map(({ edition: name }) => message(`edition-${name}`)));
    const isSilent = sayings.some(({ edition: name, stand }) => name === edition && stand !== "says");
    return message(isSilent ? "page-rules-in-others" : "page-rules-in-some", { names });
  }
  return message(saying.length === 1 ? "page-rules-in-the-only" : "page-rules-in-all");
}

/** Whether some rulebooks have another rule instead. */
export function isDisputed(sayings: readonly Saying[]): boolean {
  return sayings.some(({ stand }) => stand === "other");
}
