import type { components } from '../../openapi/generated/types';

/** The website of a case as the contract has it; `status` 0 is enabled, 1 not enabled (specification 4). */
export type Website = components['schemas']['SiteSet'];

/** A theme with its draft and what is live of it. */
export type SiteTheme = components['schemas']['SiteTheme'];

/** What is looked at before a theme goes online: its draft, and the page that visitors see now. */
export interface PublishPages {
  draft: SiteTheme;
  /** Null while nothing is public; undefined where the server does not tell. */
  live: SiteTheme['publishedParts'];
}

/** What publishing a theme means: the site goes public, its page changes, or another theme takes its place. */
type PublishKind = 'first' | 'changes' | 'theme';

/** A case as the company's sales system knows it. */
export type SalesCase = components['schemas']['SalesCase'];

export type PublishStep = 'design' | 'code' | 'name' | 'publish';
type ClosedReason = 'design-missing' | 'code-missing' | 'name-missing' | 'frozen';

/** What is being done about the code: what is typed and not saved (null shows what the site has), and what was found for a code. */
export interface CodeWork {
  typed: string | null;
  found: { code: string; salesCase: SalesCase } | null;
  /** Cases whose codes are almost the one that was not found. */
  near: readonly SalesCase[];
}

/** One line of the comparison: what the case says beside what the sales system says. */
export interface ComparisonRow {
  field: 'title' | 'district';
  own: string;
  found: string;
  isSame: boolean;
}

/** Why a step can't be worked on, or null when it is open (specification 4 One-page site, decisions 5). */
export function closedBecause(site: Website, step: PublishStep): ClosedReason | null {
  if ((step === 'code' || step === 'name') && site.publishedOn !== null) return 'frozen';
  const earlier = before[step].find((needed) => !isDone(site, needed));
  return earlier === undefined ? null : `${earlier}-missing`;
}

const before = {
  design: [],
  code: ['design'],
  name: ['design', 'code'],
  publish: ['design', 'code', 'name'],
} as const;

/** True for a theme with a block; where the server counts none of them it tells by refusing the next step. */
export function isDesigned({ partCount }: Pick<Website['themes'][number], 'partCount'>): boolean {
  return partCount !== 0;
}

/** Design: a theme has a block; code: saved after a comparison; name: saved; publish: live with nothing left to publish. */
function isDone(site: Website, step: PublishStep): boolean {
  switch (step) {
    case 'design':
      return site.themes.some(isDesigned);
    case 'code':
      return site.caseCode !== null && site.codeCheckedOn !== null;
    case 'name':
      return site.siteName !== null;
    case 'publish':
      return site.publishedOn !== null && site.status === 0 && !site.hasUnpublishedChanges;
  }
}

/** At most one step is current: the first that is neither done nor closed. */
export function stepStatus(site: Website, step: PublishStep): 'done' | 'current' | 'closed' {
  if (isDone(site, step)) return 'done';
  return closedBecause(site, step) === null ? 'current' : 'closed';
}

/** The blocks of a theme that are still its template's; none where the server does not mark them. */
export function samplesOf(theme: Pick<Website['themes'][number], 'sampleParts'> | undefined) {
  return theme?.sampleParts ?? [];
}

/** Those of them that keep the theme from going online: what visitors see already does not. */
export function newSamplesOf(theme: Parameters<typeof samplesOf>[0]) {
  return samplesOf(theme).filter(({ isPublic }) => isPublic !== true);
}

/** The theme that publishing puts online: the one asked for, else the active one, else the first with a block. */
export function themeToPublish(site: Website, wanted: number | null): number | null {
  const ready = site.themes.filter(isDesigned);
  if (wanted !== null) return ready.find((theme) => theme.themeId === wanted)?.themeId ?? null;
  return (ready.find((theme) => theme.themeId === site.activeThemeId) ?? ready[0])?.themeId ?? null;
}

/** True when this theme may go online now: every step before is done, and there is something to publish. */
export function canPublish(site: Website, wanted: number | null): boolean {
  const theme = themeToPublish(site, wanted);
  if (theme === null || closedBecause(site, 'publish') !== null) return false;
  if (newSamplesOf(site.themes.find(({ themeId }) => themeId === theme)).length > 0) return false;
  // Where the server does not tell whether there are changes, there may be some.
  return site.publishedOn === null || site.hasUnpublishedChanges !== false || theme !== site.activeThemeId;
}

/** Which of the three it is to publish this theme. */
export function publishKind(site: Website, themeId: number): PublishKind {
  if (site.publishedOn === null) return 'first';
  return themeId === site.activeThemeId || site.activeThemeId === null ? 'changes' : 'theme';
}

export function canEnable(site: Website): boolean {
  return site.publishedOn !== null && site.status === 1;
}

/** The code shown: what is typed, else what is saved, else the case's own. */
export function codeShown(site: Website, work: CodeWork): string {
  return work.typed ?? site.caseCode ?? site.suggestedCode ?? '';
}

/** The comparison of exactly the code shown; empty when it has not been compared or was changed since. */
export function comparisonOf(site: Website, work: CodeWork): ComparisonRow[] {
  if (work.found === null || work.found.code !== codeShown(site, work)) return [];
  const { salesCase } = work.found;
  return [
    compare('title', site.title, salesCase.title),
    // The sales system names county and district as one text.
    compare('district', site.county + site.district, salesCase.district),
  ];
}

/** True when that comparison stands and nothing differs: only then the code may be saved. */
export function isMatch(site: Website, work: CodeWork): boolean {
  const rows = comparisonOf(site, work);
  return rows.length > 0 && rows.every((row) => row.isSame);
}

function compare(field: ComparisonRow['field'], own: string, found: string): ComparisonRow {
  return { field, own, found, isSame: plain(own) === plain(found) };
}

/** Half and full width and blanks at the ends are no difference between two names. */
function plain(text: string): string {
  return text.normalize('NFKC').trim();
}
