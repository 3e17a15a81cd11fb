import type { Route } from "./state/router.svelte";

/** Loaders of the pages whose code is fetched on demand. */
export const PAGES = {
  game: () => import("./game/GamePage.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  games: () => import("./games/GamesPage.svelte"),
  "by-hand": () => import("./byhand/ByHandPage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  position: () => import("./position/PositionPage.svelte"),
  licences: () => import("./licences/LicencesPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  "first-game": () => import("./tutorial/TutorialPage.svelte"),
} as const;

/** Prefetch the code of a page. Failures are ignored here: the page reports them when it is shown. */
export function prefetchPage({ page }: Route): void {
  if (page in PAGES) PAGES[page as keyof typeof PAGES]().catch(() => {});
}
