import { router } from "../state/router.svelte";

const TOP = 0.1; // of the screen's height: the current chapter begins above this line
const TOLERANCE = 24; // pixels that a chapter may move while boards load

export const chapterId = (chapter: string): string => `chapter-${chapter}`;

/** Tracks the current chapter: the one that was opened, then, after scrolling, the one at the top of the screen. */
export class CurrentChapter {
  private opened: { chapter: string; top: number } | null = null;
  chapter = $state<string | null>(null);

  /** `chapters` are all chapters in order. */
  constructor(private readonly chapters: readonly string[]) {}

  /** Scroll to a chapter. */
  show(chapter: string): void {
    const element = document.getElementById(chapterId(chapter));
    if (!element) return;
    element.scrollIntoView({ block: "start" });
    this.opened = { chapter, top: topOf(chapter) };
    this.chapter = chapter;
  }

  /** Handle a link to a chapter, even if the address already names it and the reader has scrolled since. */
  followTo(event: MouseEvent, chapter: string): void {
    router.follow(event);
    if (event.defaultPrevented) this.show(chapter);
  }

  /** Set the current chapter after the reader has scrolled. */
  readonly update = (): void => {
    if (this.opened && Math.abs(topOf(this.opened.chapter) - this.opened.top) <= TOLERANCE) return;
    this.opened = null;
    this.chapter = this.chapters.findLast((chapter) => topOf(chapter) <= innerHeight * TOP) ?? this.chapters[0] ?? null;
  };
}

/** Return the distance of a chapter from the top of the screen, in pixels. */
function topOf(chapter: string): number {
  return document.getElementById(chapterId(chapter))?.getBoundingClientRect().top ?? Infinity;
}
