import { expect, test } from "vitest";
import { timeAgo } from "../src/i18n/relativeTime";

const NOW = 1_700_000_000; // seconds since 1970
const HOUR = 3600;

const ago = (seconds: number, locale = "en") => timeAgo(NOW - seconds, NOW, locale);

test("recent times are told in the largest whole unit", () => {
  expect(ago(30)).toBe("now");
  expect(ago(150)).toBe("2 min. ago");
  expect(ago(2.9 * HOUR)).toBe("2 hr. ago");
  expect(ago(30 * HOUR)).toBe("yesterday");
});

test("a time in the future counts as now", () => {
  expect(ago(-5)).toBe("now");
});

test("older times are dates", () => {
  expect(ago(8 * 24 * HOUR)).toBe("Nov 6, 2023");
});

test("times follow the language", () => {
  expect(ago(2 * HOUR, "hu")).toBe("2 órával ezelőtt");
});
