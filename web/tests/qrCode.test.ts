import { decodeQR } from "qr/decode.js";
import { describe, expect, test } from "vitest";
import { largestCapacity, qrCode, type Modules } from "../src/ui/qrCode";
import { MAX_QR_BYTES } from "../src/ui/linkSharing";

const QUIET = 4; // modules
const SCALE = 4; // pixels a module
// The decoder is an independent implementation. Its time limit would make the result depend on the machine.
const DECODING = { format: "RGBA", timeLimit: Infinity } as const;

function decode(modules: Modules): string {
  const size = (modules.length + 2 * QUIET) * SCALE;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (modules[Math.floor(y / SCALE) - QUIET]?.[Math.floor(x / SCALE) - QUIET])
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return decodeQR({ width: size, height: size, data }, DECODING);
}

// The largest text of each version, and the smallest of the next.
const CAPACITIES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
const LENGTHS = CAPACITIES.flatMap((bytes) => [bytes, bytes + 1]).slice(0, -1);

describe("QR codes", () => {
  test.each(LENGTHS)("a text of %i bytes is read back", (length) => {
    const text = Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 31 + length) % 90))).join("");
    expect(decode(qrCode(text))).toBe(text);
  });

  test("a link with a token is read back", () => {
    const link = "http://192.168.178.25:8765/game/Zk3v9QmXw2#seat=N0tA-Real_Token_0123456789abcdefgh";
    expect(decode(qrCode(link))).toBe(link);
  });

  test("the size follows from the length", () => {
    expect(CAPACITIES.map((bytes) => qrCode("x".repeat(bytes)).length)).toEqual(
      CAPACITIES.map((_, index) => 21 + 4 * index),
    );
  });

  test("letters beyond ASCII are read back", () => {
    expect(decode(qrCode("Tűzhely żółw"))).toBe("Tűzhely żółw");
  });

  test("a longer text is refused", () => {
    expect(largestCapacity()).toBe(MAX_QR_BYTES);
    expect(() => qrCode("x".repeat(MAX_QR_BYTES + 1))).toThrow(RangeError);
  });
});
