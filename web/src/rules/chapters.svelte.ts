import { router } from "../state/router.svelte";

const TOP = 0.1; // of the screen's height: a chapter that begins above that is read
const STILL = 24; // pixels that a chapter may move while boards round it come

export const chapterId = (chapter: string): string => `chapter-${chapter}`;

/** Which chapter is read: the one that one went to until one scrolls, from then on the one at the top of the screen. */
export class Reading {
  private sought: { chapter: string; top: number } | null = null;
  chapter = $state<string | null>(null);

  /** `chapters` are all in their order. */
  constructor(private readonly chapters: readonly string[]) {}

  /** Bring a chapter into sight. */
  show(chapter: string): void {
    const element = document.getElementById(chapterId(chapter));
    if (!element) return;
    element.scrollIntoView({ block: "start" });
    this.sought = { chapter, top: topOf(chapter) };
    this.chapter = chapter;
  }

  /** For links to a chapter: go there, also if the address names it already and one has read on since. */
  followTo(event: MouseEvent, chapter: string): void {
    router.follow(event);
    if (event.defaultPrevented) this.show(chapter);
  }

  /** Look which chapter is at the top, now that something was scrolled. */
  readonly look = (): void => {
    if (this.sought && Math.abs(topOf(this.sought.chapter) - this.sought.top) <= STILL) return;
    this.sought = null;
    this.chapter = this.chapters.findLast((chapter) => topOf(chapter) <= innerHeight * TOP) ?? this.chapters[0] ?? null;
  };
}

/** How far below the top of the screen a chapter begins, in pixels. */
function topOf(chapter: string): number {
  return document.getElementById(chapterId(chapter))?.getBoundingClientRect().top ?? Infinity;
}
