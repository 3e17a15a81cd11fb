import { store, type PersistentStore } from "../state/persistentStore";
import { LESSONS, type Lesson } from "./lessons";

const KEY = "first-game";

/** The guided game of this browser, and its progress. */
export interface SavedProgress {
  game: string;
  finished: Lesson[];
}

export function saveProgress(progress: SavedProgress, storage: PersistentStore = store): void {
  storage.write(KEY, JSON.stringify(progress));
}

export function clearProgress(storage: PersistentStore = store): void {
  storage.write(KEY, "");
}

/** Return the saved progress; null if there is none or it is unreadable. */
export function loadProgress(storage: PersistentStore = store): SavedProgress | null {
  try {
    const { game, finished } = JSON.parse(storage.read(KEY) ?? "") as Partial<SavedProgress>;
    return typeof game === "string" && Array.isArray(finished)
      ? { game, finished: LESSONS.filter((one) => finished.includes(one)) }
      : null;
  } catch {
    return null;
  }
}
