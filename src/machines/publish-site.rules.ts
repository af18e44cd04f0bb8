import type { PublishContext, PublishSite, SalesCase } from './publish-site.types';

export type PublishStep = 'design' | 'code' | 'name' | 'publish';
export type ClosedReason = 'design-missing' | 'code-missing' | 'name-missing' | 'frozen';

/** One line of the comparison: what the case says beside what the sales system says. */
export interface ComparisonRow {
  field: 'title' | 'district';
  own: string;
  found: string;
  isSame: boolean;
}

/** Why a step can't be worked on, or null when it is open (specification 4 One-page site, decisions 5). */
export function closedBecause(site: PublishSite, step: PublishStep): ClosedReason | null {
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

/** Design: a theme has a block; code: saved after a comparison; name: saved; publish: live with nothing left to publish. */
export function isDone(site: PublishSite, step: PublishStep): boolean {
  switch (step) {
    case 'design':
      return site.themes.some((theme) => theme.partCount > 0);
    case 'code':
      return site.caseCode !== null && site.codeCheckedOn !== null;
    case 'name':
      return site.siteName !== null;
    case 'publish':
      return site.publishedOn !== null && site.status === 0 && !site.hasUnpublishedChanges;
  }
}

/** The theme that publishing puts online: the one asked for, else the active one, else the first with a block. */
export function themeToPublish(site: PublishSite, wanted: number | null): number | null {
  const ready = site.themes.filter((theme) => theme.partCount > 0);
  if (wanted !== null) return ready.find((theme) => theme.themeId === wanted)?.themeId ?? null;
  return (ready.find((theme) => theme.themeId === site.activeThemeId) ?? ready[0])?.themeId ?? null;
}

/** True when this theme may go online now: every step before is done, and there is something to publish. */
export function canPublish(site: PublishSite, wanted: number | null): boolean {
  const theme = themeToPublish(site, wanted);
  if (theme === null || closedBecause(site, 'publish') !== null) return false;
  return site.publishedOn === null || site.hasUnpublishedChanges || theme !== site.activeThemeId;
}

export function canEnable(site: PublishSite): boolean {
  return site.publishedOn !== null && site.status === 1;
}

/** The code shown: what is typed, else what is saved. */
export function codeIn(context: PublishContext): string {
  return context.codeDraft ?? context.site?.caseCode ?? '';
}

/** The site name shown: what is typed, else what is saved. */
export function nameIn(context: PublishContext): string {
  return context.nameDraft ?? context.site?.siteName ?? '';
}

/** The comparison of exactly the code shown; empty when it has not been compared or was changed since. */
export function comparisonIn(context: PublishContext): ComparisonRow[] {
  if (context.site === null || context.found === null || context.found.code !== codeIn(context)) return [];
  return compare(context.site, context.found.salesCase);
}

/** True when that comparison stands and nothing differs: only then the code may be saved. */
export function isMatch(context: PublishContext): boolean {
  const rows = comparisonIn(context);
  return rows.length > 0 && rows.every((row) => row.isSame);
}

function compare(own: PublishSite, found: SalesCase): ComparisonRow[] {
  return (['title', 'district'] as const).map((field) => ({
    field,
    own: own[field],
    found: found[field],
    isSame: plain(own[field]) === plain(found[field]),
  }));
}

/** Half and full width and blanks at the ends are no difference between two names. */
function plain(text: string): string {
  return text.normalize('NFKC').trim();
}
