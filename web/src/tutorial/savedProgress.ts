import { store, type PersistentStore } from "../state/persistentStore";
import { LESSONS, type Lesson } from "./lessons";

const KEY = "first-game";

/** The guided game of this browser, and its progress. */
export interface SavedProgress {
  game: string;
  told: Lesson[];
}

export function keep(kept: SavedProgress, where: PersistentStore = store): void {
  where.write(KEY, JSON.stringify(kept));
}

export function forget(where: PersistentStore = store): void {
  where.write(KEY, "");
}

/** Return the saved progress; null if there is none or it is unreadable. */
export function loadProgress(where: PersistentStore = store): SavedProgress | null {
  try {
    const { game, told } = JSON.parse(where.read(KEY) ?? "") as Partial<SavedProgress>;
    return typeof game === "string" && Array.isArray(told)
      ? { game, told: LESSONS.filter((one) => told.includes(one)) }
      : null;
  } catch {
    return null;
  }
}
