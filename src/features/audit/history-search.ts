import * as v from 'valibot';

/** Which version is looked at, in the URL: Back leaves it. */
export const historySearch = v.object({
  version: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});
