/** Both as YYYY-MM-DD, each left out where it does not limit. */
export interface DateRange {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** A range the right way round, without what is empty. */
export function orderedRange({ startDate, endDate }: DateRange): DateRange {
  const [start, end] =
    startDate && endDate && startDate > endDate ? [endDate, startDate] : [startDate, endDate];
  return { ...(start ? { startDate: start } : {}), ...(end ? { endDate: end } : {}) };
}

/** True when a range limits anything. */
export function isLimited({ startDate, endDate }: DateRange): boolean {
  return Boolean(startDate) || Boolean(endDate);
}
