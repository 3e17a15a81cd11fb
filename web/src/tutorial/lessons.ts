/** The lessons of the first game, in the order in which they usually come up. */
export const LESSONS = ["tile", "follower", "completion", "majority", "field", "monastery"] as const;
export type Lesson = (typeof LESSONS)[number];

/** The state of a game that decides the guide's text. */
export interface Situation {
  /** the number of played turns */
  turn: number;
  isYours: boolean;
  /** true if the tile in hand is the player's last */
  isLast: boolean;
  /** true if it is tentatively placed */
  isTileTentative: boolean;
  /** the pieces that could be placed on it there */
  roles: readonly string[];
  /** true if a feature is complete, or would be by the tentative move */
  isComplete: boolean;
  /** true if two players share a feature, or would */
  isShared: boolean;
  isScoring: boolean;
  isOver: boolean;
}

/** The current lesson, the turn at which it began, and its page. */
export interface CurrentLesson {
  lesson: Lesson;
  turn: number;
  page: number;
}

/** The progress of the guide. */
export interface Progress {
  finished: readonly Lesson[];
  current: CurrentLesson | null;
}

/** The guide's card: a page of a lesson or one of these, with a button to continue, and optionally a good move. */
export interface Card {
  kind: "lesson" | "turn" | "place" | "wait" | "count" | "end";
  current: CurrentLesson | null;
  hasNext: boolean;
  suggests: boolean;
}

interface LessonPlan {
  pages: number;
  comesUp: (situation: Situation) => boolean;
  /** Returns true if the lesson is over without a click: its task is done, or the player moved on. */
  isPast: (situation: Situation, since: number) => boolean;
  /** True if its last page asks for an action, so there is no button to continue. */
  endsWithAction: boolean;
}

const FARMER_TURN = 8; // turns; farmers are explained after this, when cities are complete
export const ROUND = 2; // turns of one round
const hasMovedOn = ({ turn }: Situation, since: number) => turn > since + ROUND;

const PLANS: Readonly<Record<Lesson, LessonPlan>> = {
  tile: {
    pages: 2,
    comesUp: ({ isYours }) => isYours,
    isPast: ({ isTileTentative, turn }, since) => isTileTentative || turn > since,
    endsWithAction: true,
  },
  follower: {
    pages: 2,
    comesUp: ({ isTileTentative, roles }) => isTileTentative && roles.length > 0,
    isPast: ({ turn }, since) => turn > since,
    endsWithAction: true,
  },
  completion: { pages: 2, comesUp: ({ isComplete }) => isComplete, isPast: hasMovedOn, endsWithAction: false },
  majority: { pages: 3, comesUp: ({ isShared }) => isShared, isPast: hasMovedOn, endsWithAction: false },
  field: {
    pages: 2,
    comesUp: ({ turn, isTileTentative, roles }) => turn >= FARMER_TURN && isTileTentative && roles.includes("farmer"),
    isPast: hasMovedOn,
    endsWithAction: false,
  },
  monastery: {
    pages: 2,
    comesUp: ({ isTileTentative, roles }) => isTileTentative && roles.includes("monk"),
    isPast: hasMovedOn,
    endsWithAction: false,
  },
};

/** The followers that a lesson introduces: their roles. */
const ROLES: Partial<Record<Lesson, readonly string[]>> = {
  follower: ["robber", "knight", "monk", "farmer"],
  field: ["farmer"],
  monastery: ["monk"],
};

/** Return the roles of the followers to show on a card. */
export function rolesOn({ current }: Card): readonly string[] {
  return (current?.page === 0 && ROLES[current.lesson]) || [];
}

/** Return true if the layers of the board have been explained: the majority is what they show. */
export function areLayersKnown({ finished, current }: Progress): boolean {
  return finished.includes("majority") || current?.lesson === "majority";
}

/** Return the progress after observing the game; the same object if nothing new came up. */
export function advance(progress: Progress, situation: Situation): Progress {
  const { finished, current } = progress;
  if (current)
    return PLANS[current.lesson].isPast(situation, current.turn)
      ? advance(finishLesson(finished, current), situation)
      : progress;
  const lesson = LESSONS.find((one) => !finished.includes(one) && isDue(one, situation));
  return lesson ? { finished, current: { lesson, turn: situation.turn, page: 0 } } : progress;
}

/** Return the progress after the player has read a page. */
export function turnPage(progress: Progress): Progress {
  const { finished, current } = progress;
  if (!current) return progress;
  const isMore = current.page + 1 < PLANS[current.lesson].pages;
  return isMore ? { finished, current: { ...current, page: current.page + 1 } } : finishLesson(finished, current);
}

export function cardOf({ current }: Progress, situation: Situation): Card {
  const plain = { current: null, hasNext: false, suggests: false };
  if (situation.isScoring) return { ...plain, kind: "count" };
  if (situation.isOver) return { ...plain, kind: "end" };
  if (current) {
    const { pages, endsWithAction } = PLANS[current.lesson];
    const isDone = endsWithAction && current.page === pages - 1;
    return { kind: "lesson", current, hasNext: !isDone, suggests: isDone };
  }
  if (!situation.isYours) return { ...plain, kind: "wait" };
  return { ...plain, kind: situation.isTileTentative ? "place" : "turn", suggests: true };
}

/** Return true if a lesson comes up now. At the player's last tile, all remaining ones do. */
function isDue(lesson: Lesson, situation: Situation): boolean {
  return PLANS[lesson].comesUp(situation) || (situation.isLast && situation.isYours);
}

function finishLesson(finished: readonly Lesson[], { lesson }: CurrentLesson): Progress {
  return { finished: [...finished, lesson], current: null };
}
