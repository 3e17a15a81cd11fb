/** The files of a build. A file name contains a hash of its content, so a name never means two contents. */
export interface BuildFiles {
  /** Hash of the whole build. */
  version: string;
  /** The script that the page starts with. */
  entry: string;
  /** Files that every language needs. */
  shared: readonly string[];
  /** Messages, by language. */
  messages: Readonly<Record<string, readonly string[]>>;
}

/** The functions of the browser that the cache uses; tests replace them. */
export interface CacheEnvironment {
  caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
}

/** Order in which the cache and the network are asked; null if the worker leaves a request to the browser. */
export type Strategy = "page" | "cache-first" | "network-first" | null;

type SeenRequest = Pick<Request, "method" | "mode" | "url">;

const PREFIX = "bastide-";
const INDEX = "/";
const SETUP = "/api/setup";
const COMPARISON = "/api/rules";
// Data without secrets. Everything else of the API is about games, and is never cached.
const PUBLIC_DATA = /^\/api\/(setup|rules(\/[\w/-]+)?|editions\/[\w-]+\/tiles\/[\w-]+)$/;
const PICTURE = /^\/pictures\//; // its address contains the version of the pictures
const GATEWAY_ERRORS = [502, 504]; // a proxy cannot reach the server, which never sends these itself

/**
 * The shell of one build, the rules and the pictures, for use without a connection.
 *
 * The cache belongs to one build and is filled at once, with the HTML of that build. HTML from the network is passed on
 * and not stored. So the cached files always match each other, and a new build on the server is never hidden.
 */
export class ShellCache {
  private readonly name: string;
  private readonly known: ReadonlySet<string>;

  constructor(
    private readonly files: BuildFiles,
    private readonly origin: string,
    private readonly environment: CacheEnvironment,
  ) {
    this.name = PREFIX + files.version;
    this.known = new Set([...files.shared, ...Object.values(files.messages).flat()]);
  }

  /** Cache the shell with the messages of a language. Throws if a file is missing or the server has another build. */
  async fill(language: string): Promise<void> {
    const cache = await this.open();
    await cache.addAll([...this.files.shared, ...(this.files.messages[language] ?? [])]);
    const index = await this.environment.fetch(INDEX, { cache: "no-cache" });
    if (!(await index.clone().text()).includes(this.files.entry)) throw new Error("The server has another build.");
    await cache.put(INDEX, index);
  }

  /** Cache the setup and the rules of all editions, as far as the server sends them. */
  async fillRules(): Promise<void> {
    const cache = await this.open();
    const setup = await this.fromNetwork(cache, SETUP);
    const { editions } = (await setup.json()) as { editions: { name: string }[] };
    const rules = editions.map(({ name }) => `${COMPARISON}/${name}`);
    await Promise.allSettled([COMPARISON, ...rules].map((path) => this.fromNetwork(cache, path)));
  }

  /** Delete the caches of other builds. */
  async deleteOthers(): Promise<void> {
    const { caches } = this.environment;
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.name);
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  strategyFor({ method, mode, url }: SeenRequest): Strategy {
    const { origin, pathname, search } = new URL(url);
    if (method !== "GET" || origin !== this.origin) return null;
    if (mode === "navigate") return "page";
    if (search !== "") return null;
    if (this.known.has(pathname) || PICTURE.test(pathname)) return "cache-first";
    return PUBLIC_DATA.test(pathname) ? "network-first" : null;
  }

  async answer(request: Request, strategy: Exclude<Strategy, null>): Promise<Response> {
    const cache = await this.open();
    if (strategy === "cache-first") return (await cache.match(request)) ?? this.fromNetwork(cache, request);
    if (strategy === "network-first")
      return orElse(
        () => this.fromNetwork(cache, request),
        () => cache.match(request),
      );
    return orElse(
      () => this.environment.fetch(request),
      () => cache.match(INDEX),
    );
  }

  private open(): Promise<Cache> {
    return this.environment.caches.open(this.name);
  }

  /** Fetch a response and cache it. */
  private async fromNetwork(cache: Cache, request: Request | string): Promise<Response> {
    const response = await this.environment.fetch(request);
    if (response.ok) await cache.put(request, response.clone()).catch(() => {}); // the storage may be full
    return response;
  }
}

/** Return the response of the server or, if it cannot be reached, the cached one. */
async function orElse(
  fromServer: () => Promise<Response>,
  fromCache: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const response = await fromServer();
    return GATEWAY_ERRORS.includes(response.status) ? ((await fromCache()) ?? response) : response;
  } catch (error) {
    const cached = await fromCache();
    if (cached) return cached;
    throw error;
  }
}
