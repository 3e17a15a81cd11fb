import type { EditionInfo, Entry, Facts, SeatInfo, Setup, State, Table, Turn } from "../../src/protocol";

/** Messages as the server sends them. Each test overrides the fields it is about. */
export function facts(changes: Partial<Facts> = {}): Facts {
  return {
    version: 3,
    turn: 2,
    player: 0,
    phase: "play",
    hand: "D",
    hands: ["D", null],
    scores: [0, 0],
    supplies: [7, 7],
    huts: [0, 0],
    tiles_left: 70,
    bonus_left: 0,
    choices: null,
    drawable: null,
    may_take_back: false,
    may_restore: false,
    since: null,
    winners: null,
    sums: [],
    last: [null, null],
    pieces: [],
    ...changes,
  };
}

export function seat(changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: "here",
    name: "",
    level: null,
    is_taken: true,
    is_present: true,
    has_resigned: false,
    away_since: null,
    ...changes,
  };
}

export function table(changes: Partial<Table> = {}): Table {
  return { type: "table", seats: [seat({ name: "Anna" }), seat()], proposals: [], watchers: 0, ...changes };
}

export function state(changes: Partial<State> = {}): State {
  return {
    type: "state",
    game: "g1",
    edition: "modern",
    farmers: true,
    draw_ahead: false,
    first: 0,
    by_hand: false,
    beginning: null,
    aids: ["legal"],
    yours: [0],
    links: [null, null],
    watch: "watch",
    table: table(),
    facts: facts(),
    board: [{ x: 0, y: 0, tile: "D", rotation: 0, seat: null, turn: 0 }],
    log: [],
    course: [[0, 0]],
    next_game: null,
    ...changes,
  };
}

export function turn(changes: Partial<Turn> = {}): Turn {
  return { type: "turn", facts: facts({ version: 4 }), laid: [], log: [], ...changes };
}

export function entry(kind: Entry["kind"], changes: Partial<Entry> = {}): Entry {
  return {
    turn: 1,
    kind,
    message: { id: `event-${kind}`, arguments: {} },
    details: [],
    seats: [0],
    cells: [],
    points: 0,
    is_final: false,
    tile: null,
    rotation: 0,
    move: null,
    effects: [],
    pieces: [],
    spots: [],
    paying: [],
    caption: null,
    ...changes,
  };
}

export function edition(name: string, changes: Partial<EditionInfo> = {}): EditionInfo {
  const plain = { look: "summer", tiles: 72, bonus_tiles: 0, followers: 7, huts: 0, tribe: false, draws_ahead: false };
  const kinds = ["road", "city", "monastery", "field"];
  return { name, kinds, ...plain, ...changes };
}

/** A small setup with one item of each kind. */
export const SETUP: Setup = {
  editions: [edition("modern"), edition("slovak", { draws_ahead: true }), edition("hunters", { tribe: true })],
  levels: ["gentle", "greedy", "merciless"],
  presets: [
    { name: "learning", aids: ["legal", "preview", "hint"] },
    { name: "standard", aids: ["legal", "preview"] },
    { name: "purist", aids: [] },
  ],
  languages: ["en"],
  first_game: "modern",
  is_shared: false,
  is_ready: true,
  base: "",
  pictures: "",
};
