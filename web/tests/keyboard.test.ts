import { expect, test } from "vitest";
import { isForPage, type Key } from "../src/parts/keyboard";

const KEY: Key = { defaultPrevented: false, ctrlKey: false, metaKey: false, altKey: false, target: null };

/** Something that has the focus, of which a selector says what it is. */
const target = (kind: string) => ({ matches: (fields: string) => fields.split(", ").includes(kind) }) as unknown as Element;

test("a key is for the page unless somebody has taken it, or it is for the browser", () => {
  expect(isForPage(KEY)).toBe(true);
  for (const other of ["defaultPrevented", "ctrlKey", "metaKey", "altKey"] as const)
    expect(isForPage({ ...KEY, [other]: true })).toBe(false);
});

test("a key in a field is for the field", () => {
  expect(isForPage({ ...KEY, target: target("select") })).toBe(false);
  expect(isForPage({ ...KEY, target: target("button") })).toBe(true);
  expect(isForPage({ ...KEY, target: target("select") }, "textarea")).toBe(true);
});
