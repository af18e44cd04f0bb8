import type { Config } from '../config/config';

/** Cache key of all pages of one case. */
export const caseKey = (caseId: number) => `case-${caseId}`;
const allPages = 'pages';
/** Cache key of all pages of the company's website. */
export const websiteKey = 'website';
/** Lifetime of an answer that expires only by purges, and how long a stale one may be served during a refetch. */
const maxSeconds = 610;

/**
 * Headers of a public answer that changes with publications. Caches keep it for ten minutes and are purged on changes;
 * without purging, or for addresses with many spellings, they revalidate each time, as browsers always do
 * (decisions/024-caches-of-public-pages).
 */
export function publicAnswer({ purgeUrls }: Pick<Config, 'purgeUrls'>, ...keys: readonly string[]) {
  if (purgeUrls.length === 0) return { 'cache-control': 'no-cache' };
  return {
    'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=10, stale-if-error=604800',
    ...keyed([allPages, ...keys]),
  };
}

/** Like `publicAnswer`, for an answer that is outdated after these seconds. */
export function publicAnswerFor(
  config: Pick<Config, 'purgeUrls'>,
  seconds: number,
  ...keys: readonly string[]
) {
  const answer = publicAnswer(config, ...keys);
  if (config.purgeUrls.length === 0 || seconds >= maxSeconds) return answer;
  // Caches count whole seconds, of which the first is incomplete.
  const whole = Math.max(1, Math.floor(seconds) - 1);
  return {
    ...answer,
    'cache-control': `public, max-age=0, s-maxage=${whole}`,
    // nginx's location for purges reads only this header (deploy/nginx.conf).
    'x-accel-expires': String(whole),
  };
}

/** Cache keys in the headers of several products. */
export function keyed(keys: readonly string[]) {
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') };
}
