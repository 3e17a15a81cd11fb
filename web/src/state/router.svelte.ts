import { isSecret } from "./secrets";
import { tokens, type Tokens } from "./tokens";

export type Route =
  | { page: "home" }
  | { page: "game"; game: string }
  | { page: "games"; search: string }
  | { page: "by-hand" }
  | { page: "replay"; game: string; turn: number | null }
  | { page: "position"; text: string }
  | { page: "rules"; edition: string | null; chapter: string | null }
  | { page: "first-game" }
  | { page: "missing" };

/** What of the browser a router uses. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  replace(path: string): void;
  push(path: string): void;
}

export const BROWSER_PLACE: Place = {
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

/** Which page is shown: a new route, even to the same place, is a new page. Secrets in the fragment of an address are taken out of it at once, and kept; a position stays there. */
export class Router {
  route = $state.raw<Route>({ page: "home" });
  /** A secret identity that came with the address, until somebody decides about it. */
  offeredIdentity = $state<string | null>(null);
  /** Whether the address came with an identity that cannot be one, such as half of it, until that was read. */
  isIdentityBroken = $state(false);
  private path = "";

  constructor(
    private readonly place: Place = BROWSER_PLACE,
    private readonly kept: Tokens = tokens,
  ) {}

  /** Read the address anew: at the start, and when somebody goes back or follows a link within the page. */
  read(): void {
    const { pathname, search, hash } = this.place;
    const route = routeOf(pathname, search, hash);
    const hasSecret = hash !== "" && route.page !== "position";
    const path = pathname + search + (hasSecret ? "" : hash);
    if (path === this.path && !hasSecret) return; // browsers tell of some changes twice
    this.path = path;
    this.route = route;
    if (hasSecret) {
      this.takeSecret(new URLSearchParams(hash.slice(1)));
      this.place.replace(path);
    }
  }

  /** Let the address say more exactly what is shown; the page stays as it is. */
  refine(path: string): void {
    this.path = path;
    this.place.replace(path);
  }

  go(path: string): void {
    this.place.push(path);
    this.read();
    globalThis.scrollTo?.(0, 0);
  }

  /** For links: go without loading the page anew, unless a new tab or window is wanted. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement) || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  private takeSecret(fragment: URLSearchParams): void {
    const given = ["seat", "watch"].map((name) => fragment.get(name)).filter((token) => token !== null);
    if ("game" in this.route) this.kept.keep(this.route.game, given.filter(isSecret));
    const identity = fragment.get("me");
    if (identity === null) return;
    this.isIdentityBroken = !isSecret(identity);
    this.offeredIdentity = this.isIdentityBroken ? null : identity;
  }
}

export function routeOf(path: string, search = "", hash = ""): Route {
  if (path === "/") return { page: "home" };
  if (path === FIRST_GAME_PATH) return { page: "first-game" };
  if (path === POSITION_PATH) return { page: "position", text: textIn(hash) };
  if (path === BY_HAND_PATH) return { page: "by-hand" };
  if (path === GAMES_PATH) return { page: "games", search };
  const rules = /^\/rules(?:\/([\w-]{1,40}))?(?:\/([\w-]{1,40}))?\/?$/.exec(path);
  if (rules) return { page: "rules", edition: rules[1] ?? null, chapter: rules[2] ?? null };
  const [, page, game] = /^\/(game|replay)\/([\w-]{1,64})\/?$/.exec(path) ?? [];
  if (page === "game") return { page, game: game! };
  return page === "replay" ? { page, game: game!, turn: turnIn(search) } : { page: "missing" };
}

/** The text behind the "#", whether or not somebody has encoded it on its way. */
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

/** Where a game of a real table begins to be entered. */
export const BY_HAND_PATH = "/by-hand";

/** Where all of one's games are. */
export const GAMES_PATH = "/games";

/** Where the guided first game is. */
export const FIRST_GAME_PATH = "/first-game";

export const gamePath = (game: string): string => `/game/${game}`;

/** Where one looks back at a game: at a turn of it, or at its end. */
export const replayPath = (game: string, turn: number | null = null): string =>
  `/replay/${game}${turn === null ? "" : `?turn=${turn}`}`;

/** Where a position is shown, which stands in the address itself; without one, somebody is asked for it. */
export const POSITION_PATH = "/position";
export const positionPath = (line: string): string => `${POSITION_PATH}#${line}`;

/** Where the rules are: those of an edition, or one of its chapters. */
export const rulesPath = (edition: string, chapter?: string): string =>
  `/rules/${edition}${chapter === undefined ? "" : `/${chapter}`}`;

export const router = new Router();
