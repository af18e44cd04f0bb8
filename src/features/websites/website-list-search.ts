import * as v from 'valibot';

/** The list's state in the URL; what makes no sense counts as left out. */
export const websiteListSearch = v.object({
  keyword: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  status: v.fallback(v.optional(v.picklist([0, 1])), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});

export type WebsiteListSearch = v.InferOutput<typeof websiteListSearch>;
