import type { Route } from "./state/router.svelte";

/** The code of the pages that come when somebody goes there. */
export const PAGES = {
  game: () => import("./game/GamePage.svelte"),
  games: () => import("./games/GamesPage.svelte"),
  "by-hand": () => import("./byhand/ByHandPage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  position: () => import("./position/PositionPage.svelte"),
  rules: () => import("./rules/RulesPage.svelte"),
  "first-game": () => import("./first/FirstGamePage.svelte"),
} as const;

/** Let the code of a page come already; if it does not, whoever shows the page says so. */
export function fetchAhead({ page }: Route): void {
  if (page in PAGES) PAGES[page as keyof typeof PAGES]().catch(() => {});
}
