import { AdField, ContentStatus } from '../../openapi/generated/enums';
import type { cases, siteSets, siteThemes } from '../base/db/schema';
import type { PlacedName } from '../base/db/stored-values';

type SettingColumns = 'seoTitle' | 'seoDescription' | 'seoKeywords' | 'shareSha' | 'shareName';

type ShownSettings = Pick<typeof siteSets.$inferSelect, SettingColumns>;
type OwnSettings = ShownSettings & Pick<typeof siteSets.$inferSelect, 'caseWithheld' | 'keptName'>;
type CaseSettings = Pick<
  typeof cases.$inferSelect,
  SettingColumns | 'title' | 'subtitle' | 'county' | 'district'
>;

/** Name and place on a public page: kept ones, or those of its case. */
export const shownName = (
  { keptName }: Pick<OwnSettings, 'keptName'>,
  { title, county, district }: PlacedName,
): PlacedName => keptName ?? { title, county, district };

const isSamePlacedName = (a: PlacedName, b: PlacedName) =>
  a.title === b.title && a.county === b.county && a.district === b.district;

const defaultDescription = ({ title, county, district }: PlacedName) => `${title} ${county}${district}`;

/** Search and sharing of a public page: the site's own values, or those of its case if it has none. */
export function shownSettings(site: OwnSettings, own: CaseSettings): ShownSettings {
  const { shareSha, shareName } = site.shareSha || site.caseWithheld.includes('share') ? site : own;
  const name = shownName(site, own);
  return {
    seoTitle: site.seoTitle || own.seoTitle || name.title,
    seoDescription: site.seoDescription || own.seoDescription || own.subtitle || defaultDescription(name),
    seoKeywords: site.seoKeywords || (site.caseWithheld.includes('seoKeywords') ? '' : own.seoKeywords),
    shareSha,
    shareName,
  };
}

/** Texts that visitors of a public page read besides its blocks; none twice. */
export function shownTexts(site: OwnSettings, own: CaseSettings): { field: AdField; text: string }[] {
  const { seoTitle, seoDescription, seoKeywords } = shownSettings(site, own);
  const name = shownName(site, own);
  return [
    { field: AdField.title, text: name.title },
    { field: AdField.seoTitle, text: seoTitle === name.title ? '' : seoTitle },
    {
      field: AdField.seoDescription,
      text: seoDescription === defaultDescription(name) ? '' : seoDescription,
    },
    { field: AdField.seoKeywords, text: seoKeywords },
  ].filter(({ text }) => text.trim() !== '');
}

const none: OwnSettings = {
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  shareSha: null,
  shareName: null,
  caseWithheld: [],
  keptName: null,
};

/**
 * Values of its case that a site withholds. A site that is not public withholds nothing, as its publication needs
 * approval.
 */
export const withheldBy = (
  { caseWithheld, keptName }: Pick<OwnSettings, 'caseWithheld' | 'keptName'>,
  themes: readonly Pick<typeof siteThemes.$inferSelect, 'status'>[],
): Pick<OwnSettings, 'caseWithheld' | 'keptName'> =>
  themes.some(({ status }) => status === ContentStatus.online)
    ? { caseWithheld, keptName }
    : { caseWithheld: [], keptName: null };

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
  const name = shownName(site, before);
  const keptName = isSamePlacedName(name, after) ? null : name;
  const [was, is] = [shownSettings(site, before), shownSettings({ ...site, keptName }, after)];
  const texts = (['seoTitle', 'seoDescription', 'seoKeywords'] as const).filter(
    (field) => was[field] !== is[field],
  );
  const gained = [
    ...(texts.includes('seoKeywords') && was.seoKeywords === '' ? (['seoKeywords'] as const) : []),
    ...(is.shareSha && !was.shareSha ? (['share'] as const) : []),
  ];
  const kept = {
    ...(keptName || site.keptName ? { keptName } : {}),
    ...Object.fromEntries(texts.map((field) => [field, was[field]])),
    ...(was.shareSha === is.shareSha ? {} : { shareSha: was.shareSha, shareName: was.shareName }),
    ...(gained.length > 0 ? { caseWithheld: [...site.caseWithheld, ...gained] } : {}),
  };
  return Object.keys(kept).length > 0 ? kept : null;
}
