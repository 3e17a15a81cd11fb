import { describe, expect, test } from "vitest";
import { beginningAt } from "../src/position/beginning";
import { faultIn } from "../src/position/fault";
import type { Setup } from "../src/protocol";
import { Continuation } from "../src/replay/continuation.svelte";
import { message } from "../src/words/lists";
import { facts, seat, state, table } from "./games";

const TEXT = "bastide position 1\nedition: modern\nboard:\n  D@0,0>0\n  U@-1,0>90 field.n=9\nhands: D -\n";
const LINE = "bastide-position-1~modern~2~yes~no~0_plays~D_-~4_0~D.0.0.0_U.-1.0.90.field.n.9~end";

/** What a refusal of a line selects in a text. */
function selected(text: string, number: number, line: string): string | null {
  const part = faultIn(text, message("error-text-bad-move", { number, line }));
  return part && text.slice(part.from, part.to);
}

describe("the fault in a position", () => {
  test("is the line that the refusal has the number of, without the blanks before it", () => {
    expect(selected(TEXT, 5, "U@-1,0>90 field.n=9")).toBe("U@-1,0>90 field.n=9");
    expect(selected(TEXT, 6, "hands: D -")).toBe("hands: D -");
  });

  test("is found in a position of one line by what the quoted line stands for", () => {
    expect(selected(LINE, 1, "U@-1,0>90 field.n=9")).toBe("U.-1.0.90.field.n.9");
    expect(selected(LINE, 1, "hands: D -")).toBe("D_-");
    expect(selected(LINE, 1, "scores: 4 0")).toBe("4_0");
    expect(selected(LINE, 1, "D@0,0>0")).toBe("D.0.0.0");
  });

  test("is nowhere if the refusal quotes no line, or one that is not there", () => {
    expect(faultIn(LINE, message("error-position-line-cut-off", { end: "x" }))).toBeNull();
    expect(selected(LINE, 1, "(")).toBeNull();
    expect(selected(TEXT, 99, "bag: Z")).toBeNull();
    expect(selected("", 1, "")).toBeNull();
  });
});

test("a game that begins at a position has the usual aids, and the browser's person where it is the turn", () => {
  const setup = { presets: [{ name: "learning", aids: ["hint"] }, { name: "standard", aids: ["legal"] }] } as unknown as Setup;
  const position = state({ yours: [], aids: ["features"], table: table({ seats: [seat(), seat()] }), facts: facts({ player: 1 }) });
  const next = new Continuation(beginningAt(position, setup, "Ann"), ["random", "greedy", "roll"]);
  expect(next.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ["computer", ""],
    ["here", "Ann"],
  ]);
  expect(next.wish(LINE)).toMatchObject({ position: LINE, aids: ["legal"] });
});
