import type { Message } from "../protocol";

/** Build a message, to be nested or formatted later. */
export function message(id: string, args: Message["arguments"] = {}): Message {
  return { id, arguments: args };
}

/** Build a message that joins items in the language's way: "a, b and c". */
export function list(items: readonly (string | Message)[]): string | Message {
  const [first = "", ...others] = items;
  const last = others.pop();
  const before = others.reduce<string | Message>((text, next) => message("list-next", { before: text, next }), first);
  return last === undefined ? before : message("list-last", { before, last });
}
