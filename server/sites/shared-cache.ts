import type { Config } from '../config/config';

/** Keys of an answer in a shared cache: of every page, and of one case's. */
export const caseKey = (caseId: number) => `case-${caseId}`;
const allPages = 'pages';
/** Of every page of the company's website. */
export const websiteKey = 'website';
/** A lifetime of a shared answer that no moment bounds, and for how long it may be shown while the next is fetched. */
const maxSeconds = 610;

/**
 * Headers of an answer that anyone may read and that changes when staff publish. Caches in front keep it for ten minutes
 * and are told of each change; where none is told, or this address may be asked in many spellings, it is asked for each time.
 * Browsers always ask, as they cannot be told to forget what they keep (decisions/024-caches-of-public-pages).
 */
export function publicAnswer({ purgeUrls }: Pick<Config, 'purgeUrls'>, ...keys: readonly string[]) {
  if (purgeUrls.length === 0) return { 'cache-control': 'no-cache' };
  return {
    'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=10, stale-if-error=604800',
    ...keyed([allPages, ...keys]),
  };
}

/** As `publicAnswer`, for one that is right for so many seconds and may not be shown later than that. */
export function publicAnswerFor(
  config: Pick<Config, 'purgeUrls'>,
  seconds: number,
  ...keys: readonly string[]
) {
  const answer = publicAnswer(config, ...keys);
  if (config.purgeUrls.length === 0 || seconds >= maxSeconds) return answer;
  // A cache counts whole seconds, and begins with one that has passed in part.
  const whole = Math.max(1, Math.floor(seconds) - 1);
  return {
    ...answer,
    'cache-control': `public, max-age=0, s-maxage=${whole}`,
    // The door by which nginx is told of changes looks at nothing else (deploy/nginx.conf).
    'x-accel-expires': String(whole),
  };
}

/** The keys of an answer, as caches of several makes read them. */
export function keyed(keys: readonly string[]) {
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') };
}
