import type { cases, siteSets } from '../db/schema';

type SettingColumns = 'seoTitle' | 'seoDescription' | 'seoKeywords' | 'shareSha' | 'shareName';

type OwnSettings = Pick<typeof siteSets.$inferSelect, SettingColumns>;
type CaseSettings = Pick<
  typeof cases.$inferSelect,
  SettingColumns | 'title' | 'subtitle' | 'county' | 'district'
>;

/** Search and sharing of a public page: a site's own words and picture, and those of its case where it has none. */
export function shownSettings(site: OwnSettings, own: CaseSettings): OwnSettings {
  const { shareSha, shareName } = site.shareSha ? site : own;
  return {
    seoTitle: site.seoTitle || own.seoTitle || own.title,
    seoDescription:
      site.seoDescription ||
      own.seoDescription ||
      own.subtitle ||
      `${own.title} ${own.county}${own.district}`,
    seoKeywords: site.seoKeywords || own.seoKeywords,
    shareSha,
    shareName,
  };
}
