import type { Config } from '../../base/config/config';

/** Cache key of all pages of one case. */
export const caseKey = (caseId: number) => `case-${caseId}`;
const allPages = 'pages';
/** Cache key of all pages of the company's website. */
export const websiteKey = 'website';
/** Cache key of pages that name other cases (triggers/other-cases.sql). */
export const otherCasesKey = 'other-cases';
/** Lifetime of an answer that expires only by purges, and maximum age of a stale one during a refetch. */
const maxSeconds = 610;

/**
 * Headers of a public answer (decisions/024-caches-of-public-pages): caches keep it for ten minutes and are
 * purged. Without purging, they revalidate, like browsers.
 */
export function publicAnswer({ purgeUrls }: Pick<Config, 'purgeUrls'>, ...keys: readonly string[]) {
  if (purgeUrls.length === 0) return { 'cache-control': 'no-cache' };
  return {
    'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=10, stale-if-error=604800',
    ...keyed([allPages, ...keys]),
  };
}

/** Like `publicAnswer`, for an answer that expires after these seconds. */
export function publicAnswerFor(
  config: Pick<Config, 'purgeUrls'>,
  seconds: number,
  ...keys: readonly string[]
) {
  const answer = publicAnswer(config, ...keys);
  if (config.purgeUrls.length === 0 || seconds >= maxSeconds) return answer;
  // Caches count whole seconds, the first of which is incomplete.
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
