/** The lessons of the first game, in the order in which they usually come up. */
export const LESSONS = ["tile", "follower", "completion", "majority", "field"] as const;
export type Lesson = (typeof LESSONS)[number];

/** The state of a game that decides the guide's text. */
export interface Situation {
  /** the number of played turns */
  turn: number;
  isYours: boolean;
  /** true if the tile in hand is the player's last */
  isLast: boolean;
  /** true if it is tentatively placed */
  isLying: boolean;
  /** the pieces that could be placed on it there */
  roles: readonly string[];
  /** true if a feature is complete, or would be by the tentative move */
  isComplete: boolean;
  /** true if two players share a feature, or would */
  isShared: boolean;
  isCounting: boolean;
  isOver: boolean;
}

/** The current lesson, the turn at which it began, and its page. */
export interface Begun {
  lesson: Lesson;
  turn: number;
  page: number;
}

/** The progress of the guide. */
export interface Progress {
  told: readonly Lesson[];
  begun: Begun | null;
}

/** The guide's card: a page of a lesson or one of these, with a button to continue, and optionally a good move. */
export interface Card {
  kind: "lesson" | "turn" | "place" | "wait" | "count" | "end";
  begun: Begun | null;
  hasNext: boolean;
  suggests: boolean;
}

interface LessonPlan {
  pages: number;
  comesUp: (at: Situation) => boolean;
  /** Returns true if the lesson is over without a click: its task is done, or the player moved on. */
  isPast: (at: Situation, since: number) => boolean;
  /** True if its last page asks for an action, so there is no button to continue. */
  isDeed: boolean;
}

const FARMING = 8; // turns; farmers are explained after this, when cities are complete
export const ROUND = 2; // turns of one round
const playedOn = ({ turn }: Situation, since: number) => turn > since + ROUND;

const PLANS: Readonly<Record<Lesson, LessonPlan>> = {
  tile: {
    pages: 2,
    comesUp: ({ isYours }) => isYours,
    isPast: ({ isLying, turn }, since) => isLying || turn > since,
    isDeed: true,
  },
  follower: {
    pages: 2,
    comesUp: ({ isLying, roles }) => isLying && roles.length > 0,
    isPast: ({ turn }, since) => turn > since,
    isDeed: true,
  },
  completion: { pages: 2, comesUp: ({ isComplete }) => isComplete, isPast: playedOn, isDeed: false },
  majority: { pages: 2, comesUp: ({ isShared }) => isShared, isPast: playedOn, isDeed: false },
  field: {
    pages: 2,
    comesUp: ({ turn, isLying, roles }) => turn >= FARMING && isLying && roles.includes("farmer"),
    isPast: playedOn,
    isDeed: false,
  },
};

/** Return the progress after observing the game; the same object if nothing new came up. */
export function advance(progress: Progress, at: Situation): Progress {
  const { told, begun } = progress;
  if (begun) return PLANS[begun.lesson].isPast(at, begun.turn) ? advance(finishLesson(told, begun), at) : progress;
  const lesson = LESSONS.find((one) => !told.includes(one) && isDue(one, at));
  return lesson ? { told, begun: { lesson, turn: at.turn, page: 0 } } : progress;
}

/** Return the progress after the player has read a page. */
export function turnPage(progress: Progress): Progress {
  const { told, begun } = progress;
  if (!begun) return progress;
  const isMore = begun.page + 1 < PLANS[begun.lesson].pages;
  return isMore ? { told, begun: { ...begun, page: begun.page + 1 } } : finishLesson(told, begun);
}

export function cardOf({ begun }: Progress, at: Situation): Card {
  const plain = { begun: null, hasNext: false, suggests: false };
  if (at.isCounting) return { ...plain, kind: "count" };
  if (at.isOver) return { ...plain, kind: "end" };
  if (begun) {
    const { pages, isDeed } = PLANS[begun.lesson];
    const isDone = isDeed && begun.page === pages - 1;
    return { kind: "lesson", begun, hasNext: !isDone, suggests: isDone };
  }
  if (!at.isYours) return { ...plain, kind: "wait" };
  return { ...plain, kind: at.isLying ? "place" : "turn", suggests: true };
}

/** Return the lessons that have not come up by the player's last tile. */
function isDue(lesson: Lesson, at: Situation): boolean {
  return PLANS[lesson].comesUp(at) || (at.isLast && at.isYours);
}

function finishLesson(told: readonly Lesson[], { lesson }: Begun): Progress {
  return { told: [...told, lesson], begun: null };
}
