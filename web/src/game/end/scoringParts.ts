export { default as ScoringHand } from "../hand/ScoringHand.svelte";
export { default as ScoringHighlight } from "./ScoringHighlight.svelte";
