/** QR codes (ISO/IEC 18004) in byte mode with error correction level M, versions 1 to 10. */

/** Rows of modules; true is dark. */
export type Modules = boolean[][];

interface QrVersion {
  number: number;
  codewords: number;
  blocks: number;
  /** Codewords for error correction in each block. */
  checks: number;
  alignment: readonly number[];
}

const VERSIONS: readonly QrVersion[] = [
  { number: 1, codewords: 26, blocks: 1, checks: 10, alignment: [] },
  { number: 2, codewords: 44, blocks: 1, checks: 16, alignment: [6, 18] },
  { number: 3, codewords: 70, blocks: 1, checks: 26, alignment: [6, 22] },
  { number: 4, codewords: 100, blocks: 2, checks: 18, alignment: [6, 26] },
  { number: 5, codewords: 134, blocks: 2, checks: 24, alignment: [6, 30] },
  { number: 6, codewords: 172, blocks: 4, checks: 16, alignment: [6, 34] },
  { number: 7, codewords: 196, blocks: 4, checks: 18, alignment: [6, 22, 38] },
  { number: 8, codewords: 242, blocks: 4, checks: 22, alignment: [6, 24, 42] },
  { number: 9, codewords: 292, blocks: 5, checks: 22, alignment: [6, 26, 46] },
  { number: 10, codewords: 346, blocks: 5, checks: 26, alignment: [6, 28, 50] },
];

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;
const FIELD_POLYNOMIAL = 0x11d; // of GF(256)
const VERSION_POLYNOMIAL = 0x1f25;
const FORMAT_POLYNOMIAL = 0x537;
const FORMAT_MASK = 0x5412;
const FIRST_WITH_VERSION = 7; // smaller symbols do not contain their version

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Return the modules of a text, without the quiet zone. Throws a RangeError if it does not fit. */
export function qrCode(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.find((each) => bytes.length <= capacity(each));
  if (!version) throw new RangeError(`${bytes.length} bytes do not fit into a QR code`);
  const symbol = new QrSymbol(version);
  symbol.drawData(interleave(dataCodewords(bytes, version), version));
  return symbol.bestMask();
}

/** Return how many bytes fit into the largest version. */
export const largestCapacity = (): number => capacity(VERSIONS.at(-1)!);

function capacity(version: QrVersion): number {
  return dataSize(version) - Math.ceil((4 + countBits(version)) / 8);
}

const dataSize = ({ codewords, blocks, checks }: QrVersion): number => codewords - blocks * checks;

const countBits = ({ number }: QrVersion): number => (number < 10 ? 8 : 16);

function dataCodewords(bytes: Uint8Array, version: QrVersion): number[] {
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, countBits(version))];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  bits.push(...bitsOf(0, 4)); // the terminator
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    words.push(bits.slice(at, at + 8).reduce((word, bit, index) => word | (bit << (7 - index)), 0));
  for (let index = 0; words.length < dataSize(version); index += 1) words.push(PADDING[index % 2]!);
  return words;
}

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);

/** Split the data into blocks, add their error correction, and take the codewords of all blocks in turn. */
function interleave(data: readonly number[], version: QrVersion): number[] {
  const { blocks, checks } = version;
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks; // the last blocks have one codeword more
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const length = short + Number(index >= blocks - longer);
    return data.slice(from, (from += length));
  });
  const corrections = parts.map((part) => remainder(part, checks));
  return [...inTurn(parts), ...inTurn(corrections)];
}

function inTurn(parts: readonly number[][]): number[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    parts.flatMap((part) => (index < part.length ? [part[index]!] : [])),
  ).flat();
}

// Reed–Solomon codes over GF(256)

function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? FIELD_POLYNOMIAL : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** Return the coefficients of the generator polynomial, without the leading 1. */
function generator(degree: number): number[] {
  let coefficients = [1];
  let root = 1;
  for (let count = 0; count < degree; count += 1) {
    const shifted = [...coefficients, 0];
    coefficients = shifted.map((value, index) => value ^ (index > 0 ? multiply(coefficients[index - 1]!, root) : 0));
    root = multiply(root, 2);
  }
  return coefficients.slice(1);
}

function remainder(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest = new Array<number>(degree).fill(0);
  for (const word of data) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, index) => value ^ multiply(divisor[index]!, factor));
  }
  return rest;
}

/** Append the remainder of a division by a binary polynomial to a value. */
function withCheckBits(value: number, polynomial: number): number {
  const degree = Math.floor(Math.log2(polynomial));
  let rest = value;
  for (let count = 0; count < degree; count += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) & 1 ? polynomial : 0);
  return (value << degree) | rest;
}

/** A symbol that is being drawn. Modules of patterns and formats are reserved: no data and no mask lies there. */
class QrSymbol {
  private readonly size: number;
  private readonly dark: Modules;
  private readonly reserved: Modules;

  constructor(private readonly version: QrVersion) {
    this.size = 17 + 4 * version.number;
    this.dark = this.grid();
    this.reserved = this.grid();
    this.drawTiming();
    this.drawFinders();
    this.drawAlignment();
    this.drawVersion();
    this.drawFormat(0); // reserves its modules
  }

  /** Draw bits in columns of two, from the lower right corner, alternately up and down. */
  drawData(codewords: readonly number[]): void {
    const bits = codewords.flatMap((word) => bitsOf(word, 8));
    let next = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5; // the column of the timing pattern
      const isUpward = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step += 1) {
        const row = isUpward ? this.size - 1 - step : step;
        for (const column of [right, right - 1])
          if (!this.reserved[row]![column]) this.dark[row]![column] = bits[next++] === 1;
      }
    }
  }

  /** Return the modules under the mask that makes the symbol easiest to read. */
  bestMask(): Modules {
    const masked = MASKS.map((_, mask) => this.masked(mask));
    const penalties = masked.map(penalty);
    return masked[penalties.indexOf(Math.min(...penalties))]!;
  }

  private masked(mask: number): Modules {
    this.drawFormat(mask);
    return this.dark.map((line, row) =>
      line.map((isDark, column) => isDark !== (!this.reserved[row]![column] && MASKS[mask]!(row, column))),
    );
  }

  private grid(): Modules {
    return Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
  }

  private reserve(row: number, column: number, isDark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row]![column] = isDark;
    this.reserved[row]![column] = true;
  }

  private drawTiming(): void {
    for (let index = 0; index < this.size; index += 1) {
      this.reserve(6, index, index % 2 === 0);
      this.reserve(index, 6, index % 2 === 0);
    }
  }

  private drawFinders(): void {
    const far = this.size - 4;
    for (const [row, column] of [
      [3, 3],
      [3, far],
      [far, 3],
    ] as const)
      this.drawSquares(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  }

  private drawAlignment(): void {
    const centres = this.version.alignment;
    const isAtFinder = (one: number, other: number) => one === 6 && (other === 6 || other === centres.at(-1));
    for (const row of centres)
      for (const column of centres)
        if (!isAtFinder(row, column) && !isAtFinder(column, row))
          this.drawSquares(row, column, 2, (distance) => distance !== 1);
  }

  /** Draw concentric squares; `isDark` tells by the distance from the centre. */
  private drawSquares(row: number, column: number, radius: number, isDark: (distance: number) => boolean): void {
    for (let down = -radius; down <= radius; down += 1)
      for (let across = -radius; across <= radius; across += 1)
        this.reserve(row + down, column + across, isDark(Math.max(Math.abs(down), Math.abs(across))));
  }

  private drawVersion(): void {
    if (this.version.number < FIRST_WITH_VERSION) return;
    const bits = bitsOf(withCheckBits(this.version.number, VERSION_POLYNOMIAL), 18).reverse();
    bits.forEach((bit, index) => {
      const [near, far] = [Math.floor(index / 3), this.size - 11 + (index % 3)];
      this.reserve(near, far, bit === 1);
      this.reserve(far, near, bit === 1);
    });
  }

  /** Draw the level, which is 0 for M, and the mask, twice. */
  private drawFormat(mask: number): void {
    const bits = bitsOf(withCheckBits(mask, FORMAT_POLYNOMIAL) ^ FORMAT_MASK, 15).reverse();
    const corner = [0, 1, 2, 3, 4, 5, 7, 8, 8, 8, 8, 8, 8, 8, 8];
    const around = [8, 8, 8, 8, 8, 8, 8, 8, 7, 5, 4, 3, 2, 1, 0];
    bits.forEach((bit, index) => {
      this.reserve(corner[index]!, around[index]!, bit === 1);
      if (index < 8) this.reserve(8, this.size - 1 - index, bit === 1);
      else this.reserve(this.size - 15 + index, 8, bit === 1);
    });
    this.reserve(this.size - 8, 8, true); // always dark
  }
}

// The penalties of ISO/IEC 18004, which make masks comparable

const FINDER_LIKE = /(?=10111010000|00001011101)/g;

function penalty(modules: Modules): number {
  const columns = modules.map((_, column) => modules.map((line) => line[column]!));
  const lines = [...modules, ...columns].map((line) => line.map(Number).join(""));
  return sum(lines.map(runPenalty)) + sum(lines.map(finderPenalty)) + blockPenalty(modules) + balancePenalty(modules);
}

const runPenalty = (line: string): number => sum((line.match(/0{5,}|1{5,}/g) ?? []).map(({ length }) => length - 2));

const finderPenalty = (line: string): number => 40 * [...line.matchAll(FINDER_LIKE)].length;

function blockPenalty(modules: Modules): number {
  let blocks = 0;
  for (let row = 1; row < modules.length; row += 1)
    for (let column = 1; column < modules.length; column += 1) {
      const isDark = modules[row]![column];
      const others = [modules[row - 1]![column], modules[row]![column - 1], modules[row - 1]![column - 1]];
      blocks += Number(others.every((other) => other === isDark));
    }
  return 3 * blocks;
}

function balancePenalty(modules: Modules): number {
  const dark = sum(modules.flat().map(Number)) / modules.length ** 2;
  return 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
