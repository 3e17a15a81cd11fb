import { isSecret } from "./secrets";
import { tokens, type Tokens } from "./tokens";

export type Route = { page: "home" } | { page: "game"; game: string } | { page: "missing" };

/** What of the browser a router uses. */
export interface Place {
  readonly pathname: string;
  readonly hash: string;
  replace(path: string): void;
  push(path: string): void;
}

export const BROWSER_PLACE: Place = {
  get pathname() {
    return location.pathname;
  },
  get hash() {
    return location.hash;
  },
  replace: (path) => history.replaceState(null, "", path),
  push: (path) => history.pushState(null, "", path),
};

/** Which page is shown: a new route, even to the same place, is a new page. Secrets in the fragment of an address are taken out of it at once, and kept. */
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
    const { pathname, hash } = this.place;
    if (pathname === this.path && !hash) return; // browsers tell of some changes twice
    this.path = pathname;
    this.route = routeOf(pathname);
    if (hash) {
      this.takeSecret(new URLSearchParams(hash.slice(1)));
      this.place.replace(pathname);
    }
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
    this.go(link.pathname);
  };

  private takeSecret(fragment: URLSearchParams): void {
    const given = ["seat", "watch"].map((name) => fragment.get(name)).filter((token) => token !== null);
    if (this.route.page === "game") this.kept.keep(this.route.game, given.filter(isSecret));
    const identity = fragment.get("me");
    if (identity === null) return;
    this.isIdentityBroken = !isSecret(identity);
    this.offeredIdentity = this.isIdentityBroken ? null : identity;
  }
}

export function routeOf(path: string): Route {
  if (path === "/") return { page: "home" };
  const game = /^\/game\/([\w-]{1,64})\/?$/.exec(path)?.[1];
  return game ? { page: "game", game } : { page: "missing" };
}

export const gamePath = (game: string): string => `/game/${game}`;

export const router = new Router();
