import { addressesUnder, type Addresses } from '../../src/site/website/addresses';
import type { Config } from '../config/config';
import { websiteBase } from '../config/website-base';

export {
  addressesUnder,
  type RecordKind,
  routeOf,
  sectionOf,
  type WebsiteRoute,
} from '../../src/site/website/addresses';

/** Addresses of the website for pages outside it, which any host may show; null without a website. */
export function websiteAddresses(config: Pick<Config, 'publicOrigin' | 'website'>): Addresses | null {
  const base = websiteBase(config);
  return base === null ? null : addressesUnder((config.publicOrigin ?? '') + base);
}
