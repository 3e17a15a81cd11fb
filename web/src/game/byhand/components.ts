/** The components that only games by hand need, as one lazy chunk. */
export { default as GoBackButton } from "./GoBackButton.svelte";
export { default as OfflinePad } from "./OfflinePad.svelte";
export { default as OtherTileButton } from "./OtherTileButton.svelte";
export { default as TilePicker } from "./TilePicker.svelte";
