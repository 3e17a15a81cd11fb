export { default as LinkReachNote } from "../../ui/LinkReachNote.svelte";
export { default as LinkRow } from "../../ui/LinkRow.svelte";
