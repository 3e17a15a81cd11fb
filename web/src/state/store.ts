/** What the browser keeps between visits. Where it keeps nothing, such as in some private windows, a visit does. */
export class Store {
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
      // It is full or forbidden; this visit remembers.
    }
  }
}

const PREFIX = "bastide.";

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const store = new Store(browserStorage());
