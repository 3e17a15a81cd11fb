/** What only the table of a game by hand needs, in one piece. */
export { default as GoBack } from "./GoBack.svelte";
export { default as OtherTile } from "./OtherTile.svelte";
export { default as Picker } from "./Picker.svelte";
