import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Retrying } from "../src/wire/retrying";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("every failure doubles the time to the next try, up to half a minute", () => {
  const again = vi.fn();
  const retrying = new Retrying(again, new EventTarget());
  for (const [tries, wait] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    retrying.fail();
    vi.advanceTimersByTime(wait - 1);
    expect(again).toHaveBeenCalledTimes(tries);
    vi.advanceTimersByTime(1);
    expect(again).toHaveBeenCalledTimes(tries + 1);
  }
});

test("a net that is back is tried at once, and once only", () => {
  const [again, net] = [vi.fn(), new EventTarget()];
  new Retrying(again, net).fail();
  net.dispatchEvent(new Event("online"));
  net.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(1);
});

test("after a success the next failure waits a second again", () => {
  const again = vi.fn();
  const retrying = new Retrying(again, new EventTarget());
  retrying.fail();
  retrying.fail();
  retrying.succeed();
  retrying.fail();
  vi.advanceTimersByTime(1000);
  expect(again).toHaveBeenCalledTimes(1);
});

test("what is stopped is not tried again", () => {
  const [again, net] = [vi.fn(), new EventTarget()];
  const retrying = new Retrying(again, net);
  retrying.fail();
  retrying.stop();
  net.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(again).not.toHaveBeenCalled();
});
