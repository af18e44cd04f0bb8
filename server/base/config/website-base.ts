import type { Config } from './config';

/** Prefix of the website's addresses: empty on the public host; null without a website. */
export function websiteBase({
  publicOrigin,
  website,
}: Pick<Config, 'publicOrigin' | 'website'>): '' | '/site' | null {
  if (website === 'off') return null;
  if (publicOrigin !== undefined) return '';
  return website === 'on' ? '/site' : null;
}
