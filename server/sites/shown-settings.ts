import { noSettings } from '../approvals/blocks';
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

const none: OwnSettings = { ...noSettings, shareName: null };

/** Settings that a site shows of its case and would lose by a change of the case; null for none. */
export function lostSettings(
  site: OwnSettings | null,
  before: CaseSettings,
  after: CaseSettings,
): Partial<OwnSettings> | null {
  const [was, is] = [shownSettings(site ?? none, before), shownSettings(site ?? none, after)];
  const texts = (['seoTitle', 'seoDescription', 'seoKeywords'] as const).filter(
    (name) => was[name] !== '' && was[name] !== is[name],
  );
  const lost = {
    ...Object.fromEntries(texts.map((name) => [name, was[name]])),
    ...(was.shareSha && was.shareSha !== is.shareSha
      ? { shareSha: was.shareSha, shareName: was.shareName }
      : {}),
  };
  return Object.keys(lost).length > 0 ? lost : null;
}
