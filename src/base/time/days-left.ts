/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** Days left from which a list stresses an end. */
const fewDays = 3;

/** True for an end within a few days, as lists stress it. */
export const isSoon = (daysLeft: number): boolean => daysLeft <= fewDays;

/** Remaining days, rounded up; 0 after the end. */
export const daysUntil = (end: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / dayMs));

/** Whole days since a time. */
export const daysSince = (time: string, now: number): number => Math.floor((now - Date.parse(time)) / dayMs);
