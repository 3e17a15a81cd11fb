import { isSecret, tokens, type Tokens } from "./tokens";

export type Route =
  | { page: "home" }
  | { page: "game"; game: string }
  | { page: "games"; search: string }
  | { page: "learn" }
  | { page: "by-hand" }
  | { page: "replay"; game: string; turn: number | null; isLesson: boolean }
  | { page: "position"; text: string }
  | { page: "rules"; edition: string | null; chapter: string | null }
  | { page: "first-game" }
  | { page: "licences" }
  | { page: "missing" };

/** The part of the browser that a router uses; tests replace it. */
export interface BrowserLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  replace(path: string): void;
  push(path: string): void;
}

export const BROWSER_LOCATION: BrowserLocation = {
  get pathname() {
    return location.pathname;
  },
  get search() {
    return location.search;
  },
  get hash() {
    return location.hash;
  },
  replace: (path) => history.replaceState(null, "", path),
  push: (path) => history.pushState(null, "", path),
};

/**
 * The current page. Every navigation makes a new route object, even to the same address. Secrets in the fragment are
 * stored and removed from the address at once; a position stays in the fragment.
 */
export class Router {
  route = $state.raw<Route>({ page: "home" });
  /** An identity from the address, until the user accepts or declines it. */
  offeredIdentity = $state<string | null>(null);
  /** True if the address had a malformed identity, until the user dismisses the message. */
  isIdentityBroken = $state(false);
  private path = "";

  constructor(
    private readonly location: BrowserLocation = BROWSER_LOCATION,
    private readonly tokenStore: Tokens = tokens,
  ) {}

  /** Read the address: at the start, after back and forward, and after a change of the fragment. */
  read(): void {
    const { pathname, search, hash } = this.location;
    const route = routeOf(pathname, search, hash);
    const hasSecret = hash !== "" && route.page !== "position";
    const path = pathname + search + (hasSecret ? "" : hash);
    if (path === this.path && !hasSecret) return; // browsers report some changes twice
    this.path = path;
    this.route = route;
    if (hasSecret) {
      this.storeSecrets(new URLSearchParams(hash.slice(1)));
      this.location.replace(path);
    }
  }

  /** Replace the address without changing the page. */
  replacePath(path: string): void {
    this.path = path;
    this.location.replace(path);
  }

  go(path: string): void {
    this.location.push(path);
    this.read();
    globalThis.scrollTo?.(0, 0);
  }

  /** Click handler for links: navigate without a reload, unless the user opens a new tab or window. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement) || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  private storeSecrets(fragment: URLSearchParams): void {
    const given = ["seat", "watch"].map((name) => fragment.get(name)).filter((token) => token !== null);
    if ("game" in this.route) this.tokenStore.add(this.route.game, given.filter(isSecret));
    const identity = fragment.get("me");
    if (identity === null) return;
    this.isIdentityBroken = !isSecret(identity);
    this.offeredIdentity = this.isIdentityBroken ? null : identity;
  }
}

export function routeOf(path: string, search = "", hash = ""): Route {
  if (path === "/") return { page: "home" };
  if (path === LEARN_PATH) return { page: "learn" };
  if (path === FIRST_GAME_PATH) return { page: "first-game" };
  if (path === POSITION_PATH) return { page: "position", text: textIn(hash) };
  if (path === BY_HAND_PATH) return { page: "by-hand" };
  if (path === LICENCES_PATH) return { page: "licences" };
  if (path === GAMES_PATH) return { page: "games", search };
  const rules = /^\/rules(?:\/([\w-]{1,40}))?(?:\/([\w-]{1,40}))?\/?$/.exec(path);
  if (rules) return { page: "rules", edition: rules[1] ?? null, chapter: rules[2] ?? null };
  const [, page, game] = /^\/(game|replay)\/([\w-]{1,64})\/?$/.exec(path) ?? [];
  if (page === "game") return { page, game: game! };
  if (page === "replay") return { page, game: game!, turn: turnIn(search), isLesson: isLessonIn(search) };
  return { page: "missing" };
}

/** Return the text after "#", decoded if it is percent-encoded. */
function textIn(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function turnIn(search: string): number | null {
  const turn = new URLSearchParams(search).get("turn");
  return turn !== null && /^\d{1,4}$/.test(turn) ? Number(turn) : null;
}

function isLessonIn(search: string): boolean {
  return new URLSearchParams(search).has(LESSON);
}

const LESSON = "mistakes"; // parameter of a replay that goes from mistake to mistake

/** Page to start recording a game played at a real table. */
export const BY_HAND_PATH = "/by-hand";

/** Page with all games of this identity. */
export const GAMES_PATH = "/games";

/** Page with everything that teaches the game. */
export const LEARN_PATH = "/learn";

/** Page of the guided first game. */
export const FIRST_GAME_PATH = "/first-game";

/** Page with the licences of Bastide and of the projects in its page. */
export const LICENCES_PATH = "/licences";

export const gamePath = (game: string): string => `/game/${game}`;

/** Address of a replay, at a turn or at the end. */
export const replayPath = (game: string, turn: number | null = null): string =>
  `/replay/${game}${turn === null ? "" : `?turn=${turn}`}`;

/** Address of a replay that goes through the mistakes of one's own seats, from the first or from one at a turn. */
export const lessonPath = (game: string, turn: number | null = null): string =>
  `/replay/${game}?${LESSON}${turn === null ? "" : `&turn=${turn}`}`;

/** Page of a position, which is in the fragment; without one the page asks for it. */
export const POSITION_PATH = "/position";
export const positionPath = (line: string): string => `${POSITION_PATH}#${line}`;

/** Page of the rules of all editions. */
export const RULES_PATH = "/rules";

/** Address of the rules of an edition, or of one of its chapters. */
export const rulesPath = (edition: string, chapter?: string): string =>
  `${RULES_PATH}/${edition}${chapter === undefined ? "" : `/${chapter}`}`;

export const router = new Router();
