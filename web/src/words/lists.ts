import type { Message } from "../protocol";

/** A message of ours, to be put into another one or told later. */
export function message(id: string, args: Message["arguments"] = {}): Message {
  return { id, arguments: args };
}

/** Items one after the other, as a language joins them: "a, b and c". */
export function list(items: readonly (string | Message)[]): string | Message {
  const [first = "", ...others] = items;
  const last = others.pop();
  const before = others.reduce<string | Message>((text, next) => message("list-next", { before: text, next }), first);
  return last === undefined ? before : message("list-last", { before, last });
}
