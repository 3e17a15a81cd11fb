import { store, type Store } from "../state/store";
import { LESSONS, type Lesson } from "./lessons";

const KEY = "first-game";

/** The first game that this browser is in, and what was told in it. */
export interface Kept {
  game: string;
  told: Lesson[];
}

export function keep(kept: Kept, where: Store = store): void {
  where.write(KEY, JSON.stringify(kept));
}

export function forget(where: Store = store): void {
  where.write(KEY, "");
}

/** What is kept; null if there is nothing, or nothing that can be read. */
export function recall(where: Store = store): Kept | null {
  try {
    const { game, told } = JSON.parse(where.read(KEY) ?? "") as Partial<Kept>;
    return typeof game === "string" && Array.isArray(told) ? { game, told: LESSONS.filter((one) => told.includes(one)) } : null;
  } catch {
    return null;
  }
}
