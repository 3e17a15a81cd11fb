const FIELDS = "input, select, textarea, [contenteditable]";

/** The properties of a keyboard event that decide its recipient. */
export type Key = Pick<KeyboardEvent, "defaultPrevented" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** Return true if a key is for the page, not for the browser or a field that uses it. */
export function isForPage({ defaultPrevented, ctrlKey, metaKey, altKey, target }: Key, fields = FIELDS): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  return !(target !== null && "matches" in target && (target as Element).matches(fields));
}
