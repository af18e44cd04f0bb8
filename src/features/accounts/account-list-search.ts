import * as v from 'valibot';

/** The list's state in the URL; what makes no sense counts as left out. */
export const accountListSearch = v.object({
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
  keyword: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  active: v.fallback(v.optional(v.boolean()), undefined),
});

export type AccountListSearch = v.InferOutput<typeof accountListSearch>;
