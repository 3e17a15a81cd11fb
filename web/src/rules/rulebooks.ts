import type { Message, RuleInfo, Rules } from "../protocol";
import { list, message } from "../i18n/message";

/** The relation of a printed rulebook to a rule: it states it under a heading, leaves it open, or has another rule. */
export interface RulebookStance {
  edition: string;
  language: string;
  stance: "says" | "silent" | "other";
  section: string | null;
}

/** Return the relation of each rulebook to a rule; rulebooks that state it come first. */
export function stancesOf(rule: RuleInfo, rulebooks: Rules["rulebooks"]): RulebookStance[] {
  const order = ["says", "silent", "other"];
  return Object.entries(rulebooks)
    .map(([edition, language]): RulebookStance => {
      const section = rule.sections[edition] ?? null;
      const stance = section !== null ? "says" : rule.silent.includes(edition) ? "silent" : "other";
      return { edition, language, stance, section };
    })
    .toSorted((one, other) => order.indexOf(one.stance) - order.indexOf(other.stance));
}

/** Return a short text with the rulebooks that have a rule, for the reader of one edition. */
export function summaryOf(stances: readonly RulebookStance[], edition: string): Message {
  const stating = stances.filter(({ stance }) => stance === "says");
  if (stating.length === 0) return message("page-rules-in-none");
  if (stating.length < stances.length) {
    const names = list(stating.map(({ edition: name }) => message(`edition-${name}`)));
    const isSilent = stances.some(({ edition: name, stance }) => name === edition && stance !== "says");
    return message(isSilent ? "page-rules-in-others" : "page-rules-in-some", { names });
  }
  return message(stating.length === 1 ? "page-rules-in-the-only" : "page-rules-in-all");
}

/** Return true if some rulebooks have another rule instead. */
export function isDisputed(stances: readonly RulebookStance[]): boolean {
  return stances.some(({ stance }) => stance === "other");
}
