import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveRegion } from "../src/game/liveRegion.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Return the texts that appear within the given time, repeats omitted. */
function collectTexts(liveRegion: LiveRegion, milliseconds: number): string[] {
  const texts = [liveRegion.text];
  for (let passed = 0; passed < milliseconds; passed += 50) {
    vi.advanceTimersByTime(50);
    if (liveRegion.text !== texts.at(-1)) texts.push(liveRegion.text);
  }
  return texts;
}

test("says a text at once and keeps it for a second", () => {
  const liveRegion = new LiveRegion();
  liveRegion.say("Ann scores 4.");
  vi.advanceTimersByTime(15);
  liveRegion.say("Bob scores 2.");
  vi.advanceTimersByTime(1000);
  expect(liveRegion.text).toBe("Ann scores 4.");
  vi.advanceTimersByTime(300);
  expect(liveRegion.text).toBe("Bob scores 2.");
});

test("joins many waiting texts, in order", () => {
  const liveRegion = new LiveRegion();
  for (const text of ["one", "two", "three", "four", "five"]) liveRegion.say(text);
  expect(collectTexts(liveRegion, 6000)).toEqual(["one", "two three four five"]);
});

test("says a few waiting texts one by one", () => {
  const liveRegion = new LiveRegion();
  for (const text of ["one", "two", "three"]) liveRegion.say(text);
  expect(collectTexts(liveRegion, 6000)).toEqual(["one", "two", "three"]);
});

test("drops an outdated turn announcement", () => {
  const liveRegion = new LiveRegion();
  liveRegion.say("Ann scores 4.");
  liveRegion.say("Bob is to move.", "turn");
  liveRegion.say("Bob scores 2.");
  liveRegion.say("Ann is to move.", "turn");
  expect(collectTexts(liveRegion, 6000)).toEqual(["Ann scores 4.", "Bob scores 2.", "Ann is to move."]);
});

test("a new choice replaces the last one but not waiting texts", () => {
  const liveRegion = new LiveRegion();
  liveRegion.say("At 1,0.", "choice");
  liveRegion.say("At 2,0.", "choice");
  expect(liveRegion.text).toBe("At 2,0.");
  liveRegion.say("A hint.");
  liveRegion.say("At 3,0.", "choice");
  expect(collectTexts(liveRegion, 6000)).toEqual(["At 2,0.", "A hint.", "At 3,0."]);
});

test("an incomplete text waits for the complete one", () => {
  const liveRegion = new LiveRegion();
  liveRegion.say("Your turn.", "turn", false);
  expect(liveRegion.text).toBe("");
  vi.advanceTimersByTime(300);
  liveRegion.say("Your turn. On it: a road.", "turn");
  expect(collectTexts(liveRegion, 3000)).toEqual(["Your turn. On it: a road."]);
});

test("says an incomplete text after a delay unless it is withdrawn", () => {
  const liveRegion = new LiveRegion();
  liveRegion.say("Your turn.", "turn", false);
  liveRegion.say("At 1,0.", "choice", false);
  liveRegion.say("", "choice");
  expect(collectTexts(liveRegion, 3000)).toEqual(["", "Your turn."]);
});
