const dayMs = 86_400_000;

/** Days that are left, the last one counted as one. */
export const daysUntil = (end: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / dayMs));
