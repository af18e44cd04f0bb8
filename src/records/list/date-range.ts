/** YYYY-MM-DD; an omitted end does not limit. */
export interface DateRange {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** A range in the right order, without empty ends. */
export function orderedRange({ startDate, endDate }: DateRange): DateRange {
  const [start, end] =
    startDate && endDate && startDate > endDate ? [endDate, startDate] : [startDate, endDate];
  return { ...(start ? { startDate: start } : {}), ...(end ? { endDate: end } : {}) };
}

export function isLimited({ startDate, endDate }: DateRange): boolean {
  return Boolean(startDate) || Boolean(endDate);
}
