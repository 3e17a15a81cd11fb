import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Backoff } from "../src/net/backoff";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("every failure doubles the delay, up to 30 seconds", () => {
  const again = vi.fn();
  const retrying = new Backoff(again, new EventTarget());
  for (const [tries, wait] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    retrying.fail();
    vi.advanceTimersByTime(wait - 1);
    expect(again).toHaveBeenCalledTimes(tries);
    vi.advanceTimersByTime(1);
    expect(again).toHaveBeenCalledTimes(tries + 1);
  }
});

test("retries once when the browser comes online", () => {
  const [again, net] = [vi.fn(), new EventTarget()];
  new Backoff(again, net).fail();
  net.dispatchEvent(new Event("online"));
  net.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(1);
});

test("a success resets the delay", () => {
  const again = vi.fn();
  const retrying = new Backoff(again, new EventTarget());
  retrying.fail();
  retrying.fail();
  retrying.succeed();
  retrying.fail();
  vi.advanceTimersByTime(1000);
  expect(again).toHaveBeenCalledTimes(1);
});

test("does not retry after a stop", () => {
  const [again, net] = [vi.fn(), new EventTarget()];
  const retrying = new Backoff(again, net);
  retrying.fail();
  retrying.stop();
  net.dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(again).not.toHaveBeenCalled();
});
