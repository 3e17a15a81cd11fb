import { store, type PersistentStore } from "./persistentStore";

const KEY = "knows-game";
const EARLIER_KEYS = ["edition"]; // written with the first game of this browser

/** Tells whether the user of this browser is new to the game. */
export class Newcomer {
  /** True until the user starts a game or claims to know it. The guided game does not count. */
  isNew = $state(true);

  constructor(private readonly storage: PersistentStore = store) {
    this.isNew = [KEY, ...EARLIER_KEYS].every((key) => storage.read(key) === null);
  }

  /** Remember permanently that the user knows the game. */
  learn(): void {
    this.isNew = false;
    this.storage.write(KEY, "yes");
  }
}

export const newcomer = new Newcomer();
