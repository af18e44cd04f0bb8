import * as v from 'valibot';

/** Which version is looked at and how, in the URL: Back leaves it. */
export const historySearch = v.object({
  version: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
  /** Compared with the newest version when left out. */
  against: v.fallback(v.optional(v.literal('previous')), undefined),
  /** With what did not change. */
  all: v.fallback(v.optional(v.literal(true)), undefined),
});

export type HistorySearch = v.InferOutput<typeof historySearch>;
