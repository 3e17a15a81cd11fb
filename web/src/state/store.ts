/** What the browser keeps. Where it keeps nothing, such as in some private windows, the page does while it is open. */
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

function browserStorage(name: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
}

/** What is kept between visits. */
export const store = new Store(browserStorage("localStorage"));
/** What is kept as long as a tab is open, though it be loaded anew. */
export const visitStore = new Store(browserStorage("sessionStorage"));
