import type { Config } from './config';

/** What stands before the addresses of the company's website: nothing on the public host; null where there is none. */
export function websiteBase({
  publicOrigin,
  website,
}: Pick<Config, 'publicOrigin' | 'website'>): '' | '/site' | null {
  if (website === 'off') return null;
  if (publicOrigin !== undefined) return '';
  return website === 'on' ? '/site' : null;
}
