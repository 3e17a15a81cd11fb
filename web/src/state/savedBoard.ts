import type { State } from "../protocol";
import { store, type PersistentStore } from "./persistentStore";
import type { TableState } from "./table.svelte";

const KEY = "by-hand.board";

/** Save the board of a game by hand, for times without a connection. Only the latest game is kept, without tokens. */
export function saveBoard(table: TableState, storage: PersistentStore = store): void {
  const { info, facts, board, course } = table;
  const state: State = {
    type: "state",
    ...info,
    beginning: null,
    aids: [],
    yours: [],
    links: [],
    watch: "",
    table: { ...table.table, proposals: [] },
    facts: { ...facts, choices: null, drawable: null, may_take_back: false, may_restore: false },
    board: [...board.values()],
    log: [],
    course,
    next_game: null,
  };
  storage.write(KEY, JSON.stringify(state));
}

/** Return the saved board; null if there is none. */
export function savedBoard(storage: PersistentStore = store): State | null {
  try {
    return JSON.parse(storage.read(KEY) ?? "null") as State | null;
  } catch {
    return null;
  }
}
