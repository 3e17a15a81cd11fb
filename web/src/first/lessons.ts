/** What the first game teaches, in the order in which it usually comes up. */
export const LESSONS = ["tile", "follower", "completion", "majority", "field"] as const;
export type Lesson = (typeof LESSONS)[number];

/** What of a table decides what the guide says. */
export interface Situation {
  /** how many turns were played */
  turn: number;
  isYours: boolean;
  /** whether the tile in hand is one's last */
  isLast: boolean;
  /** whether it lies on the board for a try */
  isLying: boolean;
  /** the pieces that could go on it there */
  roles: readonly string[];
  /** whether something is complete, or would be by the tile that lies for a try */
  isComplete: boolean;
  /** whether two players are on the same feature, or would be */
  isShared: boolean;
  isCounting: boolean;
  isOver: boolean;
}

/** A lesson that is being told, since how many turns were played, and at which of its pages. */
export interface Begun {
  lesson: Lesson;
  turn: number;
  page: number;
}

/** How far the guide has come. */
export interface Progress {
  told: readonly Lesson[];
  begun: Begun | null;
}

/** What the guide shows: a page of a lesson, or one of these; with a button to go on, and with a good move to be shown. */
export interface Card {
  kind: "lesson" | "turn" | "place" | "wait" | "count" | "end";
  begun: Begun | null;
  hasNext: boolean;
  suggests: boolean;
}

interface Plan {
  pages: number;
  comesUp: (at: Situation) => boolean;
  /** Whether it is past, although nobody has said so: what it is about was done, or one plays on without it. */
  isPast: (at: Situation, since: number) => boolean;
  /** Whether its last page asks to do something, and so has no way on but to do it. */
  isDeed: boolean;
}

const FARMING = 8; // turns after which farmers are worth telling of: cities are complete by then
export const ROUND = 2; // turns of one round
const playedOn = ({ turn }: Situation, since: number) => turn > since + ROUND;

const PLANS: Readonly<Record<Lesson, Plan>> = {
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

/** How far the guide is after it has looked at the table; the same if nothing new has come up. */
export function advance(progress: Progress, at: Situation): Progress {
  const { told, begun } = progress;
  if (begun) return PLANS[begun.lesson].isPast(at, begun.turn) ? advance(finished(told, begun), at) : progress;
  const lesson = LESSONS.find((one) => !told.includes(one) && isDue(one, at));
  return lesson ? { told, begun: { lesson, turn: at.turn, page: 0 } } : progress;
}

/** The same after somebody has read a page. */
export function turned(progress: Progress): Progress {
  const { told, begun } = progress;
  if (!begun) return progress;
  const isMore = begun.page + 1 < PLANS[begun.lesson].pages;
  return isMore ? { told, begun: { ...begun, page: begun.page + 1 } } : finished(told, begun);
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

/** What has not come up by one's last tile is told then. */
function isDue(lesson: Lesson, at: Situation): boolean {
  return PLANS[lesson].comesUp(at) || (at.isLast && at.isYours);
}

function finished(told: readonly Lesson[], { lesson }: Begun): Progress {
  return { told: [...told, lesson], begun: null };
}
