import { expect, test } from "vitest";
import { isForPage, type Key } from "../src/ui/keyboard";

const KEY: Key = { defaultPrevented: false, ctrlKey: false, metaKey: false, altKey: false, target: null };

/** A focused element that matches the given selector. */
const target = (kind: string) =>
  ({ matches: (fields: string) => fields.split(", ").includes(kind) }) as unknown as Element;

test("handles a key unless it is taken or a browser shortcut", () => {
  expect(isForPage(KEY)).toBe(true);
  for (const other of ["defaultPrevented", "ctrlKey", "metaKey", "altKey"] as const)
    expect(isForPage({ ...KEY, [other]: true })).toBe(false);
});

test("leaves keys typed in a field to the field", () => {
  expect(isForPage({ ...KEY, target: target("select") })).toBe(false);
  expect(isForPage({ ...KEY, target: target("button") })).toBe(true);
  expect(isForPage({ ...KEY, target: target("select") }, "textarea")).toBe(true);
});
