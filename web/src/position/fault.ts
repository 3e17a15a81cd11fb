import type { Message } from "../protocol";

/** A part of a text, as fields select it. */
export interface Part {
  from: number;
  to: number;
}

const APART = /[@,>\s=*.]+/; // what stands between the words of a line
const BETWEEN = "[._~]"; // what stands there in a position that has only one line

/** Where in a text the fault is that a refusal tells of: it quotes a line, and has its number. Null if it does not. */
export function faultIn(text: string, { arguments: { number, line } }: Message): Part | null {
  if (typeof number !== "number" || typeof line !== "string" || line === "") return null;
  const lines = text.split("\n");
  const found = lines[number - 1]?.indexOf(line) ?? -1;
  if (found < 0) return faultInOneLine(text, line);
  const from = lines.slice(0, number - 1).reduce((length, each) => length + each.length + 1, found);
  return { from, to: from + line.length };
}

/** The same where the line that is quoted is what a part of the only line stands for. */
function faultInOneLine(text: string, line: string): Part | null {
  const words = line.replace(/^[a-z ]+:/, "").trim().split(APART).filter(Boolean).map(escaped);
  const found = new RegExp(`(?<=${BETWEEN})${words.join(BETWEEN)}(?=${BETWEEN})`).exec(text);
  return words.length > 0 && found ? { from: found.index, to: found.index + found[0].length } : null;
}

const escaped = (word: string): string => word.replace(/[^\w-]/g, "\\$&");
