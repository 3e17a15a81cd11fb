import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Voice } from "../src/state/voice.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is heard from now on, each text once. */
function heard(voice: Voice, milliseconds: number): string[] {
  const texts = [voice.text];
  for (let passed = 0; passed < milliseconds; passed += 50) {
    vi.advanceTimersByTime(50);
    if (voice.text !== texts.at(-1)) texts.push(voice.text);
  }
  return texts;
}

test("a text is said at once, and stands for a second although another one comes", () => {
  const voice = new Voice();
  voice.say("Ann scores 4.");
  vi.advanceTimersByTime(15);
  voice.say("Bob scores 2.");
  vi.advanceTimersByTime(1000);
  expect(voice.text).toBe("Ann scores 4.");
  vi.advanceTimersByTime(300);
  expect(voice.text).toBe("Bob scores 2.");
});

test("more than a few that wait are said together, in their order", () => {
  const voice = new Voice();
  for (const text of ["one", "two", "three", "four", "five"]) voice.say(text);
  expect(heard(voice, 6000)).toEqual(["one", "two three four five"]);
});

test("a few that wait are said one after the other", () => {
  const voice = new Voice();
  for (const text of ["one", "two", "three"]) voice.say(text);
  expect(heard(voice, 6000)).toEqual(["one", "two", "three"]);
});

test("whose turn it was is not said once it is somebody else's", () => {
  const voice = new Voice();
  voice.say("Ann scores 4.");
  voice.say("Bob is to move.", "turn");
  voice.say("Bob scores 2.");
  voice.say("Ann is to move.", "turn");
  expect(heard(voice, 6000)).toEqual(["Ann scores 4.", "Bob scores 2.", "Ann is to move."]);
});

test("another choice takes the place of the one before at once, but not of what waits", () => {
  const voice = new Voice();
  voice.say("At 1,0.", "choice");
  voice.say("At 2,0.", "choice");
  expect(voice.text).toBe("At 2,0.");
  voice.say("A hint.");
  voice.say("At 3,0.", "choice");
  expect(heard(voice, 6000)).toEqual(["At 2,0.", "A hint.", "At 3,0."]);
});

test("a text that is not whole waits for the whole one, and is not written anew", () => {
  const voice = new Voice();
  voice.say("Your turn.", "turn", false);
  expect(voice.text).toBe("");
  vi.advanceTimersByTime(300);
  voice.say("Your turn. On it: a road.", "turn");
  expect(heard(voice, 3000)).toEqual(["Your turn. On it: a road."]);
});

test("what does not become whole is said after a while; what is gone is not said", () => {
  const voice = new Voice();
  voice.say("Your turn.", "turn", false);
  voice.say("At 1,0.", "choice", false);
  voice.say("", "choice");
  expect(heard(voice, 3000)).toEqual(["", "Your turn."]);
});
