import { router } from "../state/router.svelte";

export const chapterId = (chapter: string): string => `chapter-${chapter}`;

/** Bring a chapter into sight. */
export function showChapter(chapter: string): void {
  document.getElementById(chapterId(chapter))?.scrollIntoView({ block: "start" });
}

/** For links to a chapter: go there, also if the address names it already and one has read on since. */
export function followTo(event: MouseEvent, chapter: string): void {
  router.follow(event);
  if (event.defaultPrevented) showChapter(chapter);
}
