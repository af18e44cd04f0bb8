import * as v from 'valibot';

const date = v.pipe(v.string(), v.isoDate());

/** Parts of a list's state in the URL; a value that makes no sense counts as left out. */
export const searchEntries = {
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
  // The router reads digits as a number.
  keyword: v.fallback(v.optional(v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.maxLength(200))), undefined),
  startDate: v.fallback(v.optional(date), undefined),
  endDate: v.fallback(v.optional(date), undefined),
};
