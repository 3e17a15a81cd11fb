import type { Message, RuleInfo, Rules } from "../protocol";
import { list, message } from "../i18n/message";

/** The relation of a printed rulebook to a rule: it states it under a heading, leaves it open, or has another rule. */
export interface RulebookStance {
  edition: string;
  language: string;
  stand: "says" | "silent" | "other";
  section: string | null;
}

/** Return the relation of each rulebook to a rule; rulebooks that state it come first. */
export function sayingsOf(rule: RuleInfo, rulebooks: Rules["rulebooks"]): RulebookStance[] {
  const order = ["says", "silent", "other"];
  return Object.entries(rulebooks)
    .map(([edition, language]): RulebookStance => {
      const section = rule.sections[edition] ?? null;
      const stand = section !== null ? "says" : rule.silent.includes(edition) ? "silent" : "other";
      return { edition, language, stand, section };
    })
    .toSorted((one, other) => order.indexOf(one.stand) - order.indexOf(other.stand));
}

/** Return a short text with the rulebooks that have a rule, for the reader of one edition. */
export function summaryOf(sayings: readonly RulebookStance[], edition: string): Message {
  const saying = sayings.filter(({ stand }) => stand === "says");
  if (saying.length === 0) return message("page-rules-in-none");
  if (saying.length < sayings.length) {
    const names = list(saying.map(({ edition: name }) => message(`edition-${name}`)));
    const isSilent = sayings.some(({ edition: name, stand }) => name === edition && stand !== "says");
    return message(isSilent ? "page-rules-in-others" : "page-rules-in-some", { names });
  }
  return message(saying.length === 1 ? "page-rules-in-the-only" : "page-rules-in-all");
}

/** Return true if some rulebooks have another rule instead. */
export function isDisputed(sayings: readonly RulebookStance[]): boolean {
  return sayings.some(({ stand }) => stand === "other");
}
