import type { Message } from "../protocol";

/** A range of a text, as used by text selection. */
export interface TextRange {
  from: number;
  to: number;
}

const SEPARATORS = /[@,>\s=*.]+/; // separators between the words of a line
const LINE_SEPARATORS = "[._~]"; // the separators of a one-line position

/** Locate the error of a refusal in a text, by the quoted line and its number. Null if it has none. */
export function faultIn(text: string, { arguments: { number, line } }: Message): TextRange | null {
  if (typeof number !== "number" || typeof line !== "string" || line === "") return null;
  const lines = text.split("\n");
  const found = lines[number - 1]?.indexOf(line) ?? -1;
  if (found < 0) return faultInOneLine(text, line);
  const from = lines.slice(0, number - 1).reduce((length, each) => length + each.length + 1, found);
  return { from, to: from + line.length };
}

/** Locate the error in a one-line position, where the quoted line is one of its parts. */
function faultInOneLine(text: string, line: string): TextRange | null {
  const words = line
    .replace(/^[a-z ]+:/, "")
    .trim()
    .split(SEPARATORS)
    .filter(Boolean)
    .map(escapeWord);
  const found = new RegExp(`(?<=${LINE_SEPARATORS})${words.join(LINE_SEPARATORS)}(?=${LINE_SEPARATORS})`).exec(text);
  return words.length > 0 && found ? { from: found.index, to: found.index + found[0].length } : null;
}

const escapeWord = (word: string): string => word.replace(/[^\w-]/g, "\\$&");
