import { AsyncValue } from "../../state/asyncValue.svelte";

/** The code of the page at the end of a game. */
export const loadEnd = () => import("./GameEnd.svelte");

/** The components of the final scoring at the board. Without them it runs on undrawn. */
export const scoringParts = new AsyncValue(() => import("./scoringParts"));
