const dayMs = 86_400_000;

/** Remaining days, rounded up; 0 after the end. */
export const daysUntil = (end: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / dayMs));
