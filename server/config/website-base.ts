import type { Config } from './config';

/** Prefix of the addresses of the company's website: nothing on the public host; null where there is no website. */
export function websiteBase({
  publicOrigin,
  website,
}: Pick<Config, 'publicOrigin' | 'website'>): '' | '/site' | null {
  if (website === 'off') return null;
  if (publicOrigin !== undefined) return '';
  return website === 'on' ? '/site' : null;
}
