const FIELDS = "input, select, textarea, [contenteditable]";

/** What of a key tells whom it is for. */
export type Key = Pick<KeyboardEvent, "defaultPrevented" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** Whether a key is for the page: not for the browser, nor for one of the fields in which it has its own meaning. */
export function isForPage({ defaultPrevented, ctrlKey, metaKey, altKey, target }: Key, fields = FIELDS): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  return !(target !== null && "matches" in target && (target as Element).matches(fields));
}
