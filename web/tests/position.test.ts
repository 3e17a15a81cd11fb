import { describe, expect, test } from "vitest";
import { startingState } from "../src/position/startingState";
import { faultIn } from "../src/position/fault";
import type { Setup } from "../src/protocol";
import { Continuation } from "../src/newgame/continuation.svelte";
import { message } from "../src/i18n/message";
import { facts, seat, state, table } from "./helpers/games";

const TEXT = "bastide position 1\nedition: modern\nboard:\n  D@0,0>0\n  U@-1,0>90 field.n=9\nhands: D -\n";
const LINE = "bastide-position-1~modern~2~yes~no~0_plays~D_-~4_0~D.0.0.0_U.-1.0.90.field.n.9~end";

/** Return the part of a text that a refused line selects. */
function selectFault(text: string, number: number, line: string): string | null {
  const part = faultIn(text, message("error-text-bad-move", { number, line }));
  return part && text.slice(part.from, part.to);
}

describe("the fault in a position", () => {
  test("is the line with the refused number, without indentation", () => {
    expect(selectFault(TEXT, 5, "U@-1,0>90 field.n=9")).toBe("U@-1,0>90 field.n=9");
    expect(selectFault(TEXT, 6, "hands: D -")).toBe("hands: D -");
  });

  test("is found in the one-line form of a position", () => {
    expect(selectFault(LINE, 1, "U@-1,0>90 field.n=9")).toBe("U.-1.0.90.field.n.9");
    expect(selectFault(LINE, 1, "hands: D -")).toBe("D_-");
    expect(selectFault(LINE, 1, "scores: 4 0")).toBe("4_0");
    expect(selectFault(LINE, 1, "D@0,0>0")).toBe("D.0.0.0");
  });

  test("is null if the refusal quotes no line or a missing one", () => {
    expect(faultIn(LINE, message("error-position-line-cut-off", { end: "x" }))).toBeNull();
    expect(selectFault(LINE, 1, "(")).toBeNull();
    expect(selectFault(TEXT, 99, "bag: Z")).toBeNull();
    expect(selectFault("", 1, "")).toBeNull();
  });
});

test("a game from a position has standard aids and your turn", () => {
  const setup = {
    presets: [
      { name: "learning", aids: ["hint"] },
      { name: "standard", aids: ["legal"] },
    ],
  } as unknown as Setup;
  const position = state({
    yours: [],
    aids: ["features"],
    table: table({ seats: [seat(), seat()] }),
    facts: facts({ player: 1 }),
  });
  const next = new Continuation(startingState(position, setup, "Ann"), ["random", "greedy", "roll"]);
  expect(next.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ["computer", ""],
    ["here", "Ann"],
  ]);
  expect(next.toRequest(LINE)).toMatchObject({ position: LINE, aids: ["legal"] });
});
