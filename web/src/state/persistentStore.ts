/** Browser storage. If the browser stores nothing, as in some private windows, values live as long as the page. */
export class PersistentStore {
  private readonly visit = new Map<string, string>();

  constructor(private readonly storage: Pick<Storage, "getItem" | "setItem"> | null) {}

  read(key: string): string | null {
    try {
      return this.storage?.getItem(PREFIX + key) ?? this.visit.get(key) ?? null;
    } catch {
      return this.visit.get(key) ?? null;
    }
  }

  write(key: string, value: string): void {
    this.visit.set(key, value);
    try {
      this.storage?.setItem(PREFIX + key, value);
    } catch {
      // The storage is full or forbidden; memory keeps the value.
    }
  }
}

const PREFIX = "bastide.";

function browserStorage(name: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
}

/** Values kept between visits. */
export const store = new PersistentStore(browserStorage("localStorage"));
/** Values kept while the tab is open, across reloads. */
export const tabStore = new PersistentStore(browserStorage("sessionStorage"));
