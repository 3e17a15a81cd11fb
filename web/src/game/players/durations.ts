export type DurationUnit = "seconds" | "minutes" | "hours" | "days";

const STEPS: readonly [DurationUnit, number][] = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60],
];

/** Format a duration in the largest unit that it fills. */
export function formatDuration(seconds: number): { count: number; unit: DurationUnit } {
  const whole = Math.max(0, Math.floor(seconds));
  const [unit, length] = STEPS.find(([, length]) => whole >= length) ?? (["seconds", 1] as const);
  return { count: Math.floor(whole / length), unit };
}
