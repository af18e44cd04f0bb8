import { noSettings } from '../approvals/blocks';
import type { cases, siteSets, siteThemes } from '../db/schema';
import { ContentStatus } from '../../openapi/generated/enums';

type SettingColumns = 'seoTitle' | 'seoDescription' | 'seoKeywords' | 'shareSha' | 'shareName';

type ShownSettings = Pick<typeof siteSets.$inferSelect, SettingColumns>;
type OwnSettings = ShownSettings & Pick<typeof siteSets.$inferSelect, 'caseWithheld'>;
type CaseSettings = Pick<
  typeof cases.$inferSelect,
  SettingColumns | 'title' | 'subtitle' | 'county' | 'district'
>;

/** Search and sharing of a public page: the site's own values, or those of its case if it has none. */
export function shownSettings(site: OwnSettings, own: CaseSettings): ShownSettings {
  const { shareSha, shareName } = site.shareSha || site.caseWithheld.includes('share') ? site : own;
  return {
    seoTitle: site.seoTitle || own.seoTitle || own.title,
    seoDescription:
      site.seoDescription ||
      own.seoDescription ||
      own.subtitle ||
      `${own.title} ${own.county}${own.district}`,
    seoKeywords: site.seoKeywords || (site.caseWithheld.includes('seoKeywords') ? '' : own.seoKeywords),
    shareSha,
    shareName,
  };
}

const none: OwnSettings = { ...noSettings, shareName: null, caseWithheld: [] };

/**
 * Settings of its case that a site withholds. A site that is not public withholds none, as its publication needs
 * approval.
 */
export const withheldBy = (
  site: Pick<OwnSettings, 'caseWithheld'>,
  themes: readonly Pick<typeof siteThemes.$inferSelect, 'status'>[],
): OwnSettings['caseWithheld'] =>
  themes.some(({ status }) => status === ContentStatus.online) ? site.caseWithheld : [];

/** Search and sharing of a site that has no settings of its own. */
export const settingsOfCase = (own: CaseSettings): ShownSettings => shownSettings(none, own);

/**
 * Columns that keep a site's public page unchanged after a change of its case, by copying or withholding
 * values. Null if unneeded.
 */
export function keptSettings(
  site: OwnSettings,
  before: CaseSettings,
  after: CaseSettings,
): Partial<OwnSettings> | null {
  const [was, is] = [shownSettings(site, before), shownSettings(site, after)];
  const texts = (['seoTitle', 'seoDescription', 'seoKeywords'] as const).filter(
    (name) => was[name] !== is[name],
  );
  const gained = [
    ...(texts.includes('seoKeywords') && was.seoKeywords === '' ? (['seoKeywords'] as const) : []),
    ...(is.shareSha && !was.shareSha ? (['share'] as const) : []),
  ];
  const kept = {
    ...Object.fromEntries(texts.map((name) => [name, was[name]])),
    ...(was.shareSha === is.shareSha ? {} : { shareSha: was.shareSha, shareName: was.shareName }),
    ...(gained.length > 0 ? { caseWithheld: [...site.caseWithheld, ...gained] } : {}),
  };
  return Object.keys(kept).length > 0 ? kept : null;
}
