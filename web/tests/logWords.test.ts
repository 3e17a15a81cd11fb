import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { effectWords, entryWords, logNames, scoreWords } from "../src/game/log/logWords";
import { LANGUAGES, type Language } from "../src/i18n/languages";
import { tell, translator } from "../src/i18n/translator.svelte";
import type { EffectInfo, Seat } from "../src/protocol";
import { preferences } from "../src/state/preferences.svelte";
import { TableState } from "../src/state/table.svelte";
import { entry, seat, state, table } from "./helpers/games";

const SEATS = [seat({ name: "Anna" }), seat(), seat({ name: "Cid" })];
const game = (yours: Seat[] = [0]) => new TableState(state({ yours, table: table({ seats: SEATS }) }));
const effect = (changes: Partial<EffectInfo>): EffectInfo => ({
  what: "completes",
  kind: "road",
  tiles: 3,
  owners: [],
  role: "",
  ...changes,
});

/** Return the words of a turn of a seat for a reader. */
function words(by: Seat, effects: EffectInfo[], yours: Seat[] = [0]): string {
  const placed = entry("placed", { seats: [by], effects, move: "D@1,0>90 road" });
  return tell(entryWords(game(yours), placed));
}

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return translator.use("en");
});
afterEach(() => {
  preferences.set("notation", false);
  return translator.use("en");
});

test("tells what a turn completes", () => {
  expect(words(1, [effect({})])).toBe("Blue – completes a road of 3");
  expect(words(0, [effect({})])).toBe("You – complete a road of 3");
  expect(words(2, [effect({ kind: "monastery", tiles: 9 })])).toBe("Cid – completes a monastery");
});

test("tells where a piece was placed", () => {
  expect(words(0, [effect({ what: "claims", kind: "city", role: "knight" })])).toBe("You – knight in a city");
  expect(words(1, [effect({}), effect({ what: "claims", kind: "field", role: "farmer" })])).toBe(
    "Blue – completes a road of 3, farmer in a field",
  );
});

test("tells whose feature grows", () => {
  const city = (owners: Seat[]) => [effect({ what: "extends", kind: "city", tiles: 6, owners })];
  expect(words(0, city([0]))).toBe("You – your city grows to 6");
  expect(words(1, city([0]))).toBe("Blue – your city grows to 6");
  expect(words(1, city([1]))).toBe("Blue – own city grows to 6");
  expect(words(1, city([2]))).toBe("Blue – Cid’s city grows to 6");
  expect(words(1, city([0, 1]))).toBe("Blue – a shared city grows to 6");
});

test("tells whose feature is joined", () => {
  const city = (owners: Seat[]) => [effect({ what: "joins", kind: "city", owners })];
  expect(words(0, city([0, 1]))).toBe("You – join Blue’s city");
  expect(words(1, city([0, 1]))).toBe("Blue – joins your city");
  expect(words(1, city([0, 2]))).toBe("Blue – joins a city of several players");
});

test("names both players on a shared screen", () => {
  expect(words(0, [], [0, 1])).toBe("Anna – lays a tile");
  expect(words(0, [])).toBe("You – lay a tile");
});

test("adds the notation on request", () => {
  preferences.set("notation", true);
  expect(words(0, [])).toBe("You – lay a tile (D@1,0>90 road)");
});

test("tells a score without its receivers", () => {
  const feature = { id: "feature-counted", arguments: { kind: "road", state: "completed", count: 4, cell: "none" } };
  const args = { count: 1, seats: "Anna", points: 4, feature };
  const scored = entry("scored", { message: { id: "event-scored-whole", arguments: args }, points: 4 });
  expect(tell(scoreWords(scored))).toBe("4 for a road of 4 tiles");
  expect(logNames(game(), [1, 0])).toMatchObject({ id: "list-last" });
});

test.each(Object.keys(LANGUAGES) as Language[])("describes every effect in %s", async (language) => {
  await translator.use(language);
  const whats = ["completes", "claims", "joins", "extends"] as const;
  const owners: Seat[][] = [[0], [1], [2], [0, 1], [1, 2]];
  for (const what of whats) {
    for (const kind of ["road", "city", "monastery", "field", "river", "forest", "meadow"]) {
      for (const owner of owners) {
        const effects = [effect({ what, kind, owners: owner, role: "knight" })];
        const message = effectWords(game(), entry("placed", { seats: [1], effects }));
        const text = typeof message === "string" ? message : tell(message);
        expect(text).toMatch(/^[\p{L}\p{N} ’'(),:]+$/u);
      }
    }
  }
});
