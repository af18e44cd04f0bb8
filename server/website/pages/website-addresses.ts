import { addressesUnder, type Addresses } from '../../../src/drawing/website/addresses';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';

export {
  addressesUnder,
  type RecordKind,
  routeOf,
  sectionOf,
  type WebsiteRoute,
} from '../../../src/drawing/website/addresses';

/** Addresses of the website for pages outside it, which any host may show; null without a website. */
export function websiteAddresses(config: Pick<Config, 'publicOrigin' | 'website'>): Addresses | null {
  const base = websiteBase(config);
  return base === null ? null : addressesUnder((config.publicOrigin ?? '') + base);
}
