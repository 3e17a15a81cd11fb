export type Unit = "seconds" | "minutes" | "hours" | "days";

const STEPS: readonly [Unit, number][] = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60],
];

/** A time as people say it: in the largest unit that it fills. */
export function spoken(seconds: number): { count: number; unit: Unit } {
  const whole = Math.max(0, Math.floor(seconds));
  const [unit, length] = STEPS.find(([, length]) => whole >= length) ?? (["seconds", 1] as const);
  return { count: Math.floor(whole / length), unit };
}
