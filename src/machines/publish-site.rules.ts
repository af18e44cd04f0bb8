import { ContentStatus, type SiteAction, WebsiteStatus } from '../../openapi/generated/enums';
import { limits } from '../../openapi/generated/limits';
import type { components } from '../../openapi/generated/types';

/** The website of a case as the contract has it. */
export type Website = components['schemas']['SiteSet'];

/** A theme as its website lists it. */
export type ThemeSummary = Website['themes'][number];

/** A theme with its draft and what is live of it. */
export type SiteTheme = components['schemas']['SiteTheme'];

/** One published version of a theme. */
export type ThemeVersion = components['schemas']['SiteThemeVersion'];

type Parts = SiteTheme['parts'];

/** Comparison before a theme goes online: its draft, and the page that visitors see now. */
export interface PublishPages {
  draft: SiteTheme;
  /** Null while nothing is public; undefined where the server does not tell. */
  live: SiteTheme['publishedParts'];
}

/** Two pages to be compared block by block. */
export interface PagePair {
  before: Parts;
  after: Parts;
}

/** The draft of a theme beside one of its versions, or beside the live page. */
export interface ComparedPages {
  themeId: number;
  versionId: number | null;
}

/** Content to publish: a draft as it was shown, or an earlier version in its place. */
export interface Publishing {
  site: Website;
  draft: SiteTheme;
  versionId: number | null;
  note: string;
  /** Ids of the schedules that end with it. */
  cancelled: readonly number[];
}

/** Fate of a schedule that waits while its site is published by hand. */
export type ScheduleFate = 'keep' | 'cancel';

/** A change of a website beside its steps; one call each. */
export type SiteChange =
  | { kind: 'rename'; themeId: number; name: string }
  | { kind: 'duplicate'; themeId: number; name: string }
  | { kind: 'delete' | 'undelete'; themeId: number }
  | { kind: 'schedule'; action: SiteAction; dueOn: string; themeId?: number }
  | { kind: 'unschedule'; scheduleId: number }
  | { kind: 'switch'; isEnabled: boolean }
  | { kind: 'restoreVersion'; themeId: number; versionId: number };

/** Effect of publishing a theme: the site goes public, its page changes, or another theme takes its place. */
type PublishKind = 'first' | 'changes' | 'theme';

/** A case as the company's sales system knows it. */
export type SalesCase = components['schemas']['SalesCase'];

export type PublishStep = 'design' | 'code' | 'name' | 'publish';
type EarlierStep = Exclude<PublishStep, 'publish'>;
type ClosedReason = `${EarlierStep}-missing` | 'frozen';

/** Work on the code: the unsaved text (null shows the stored one), and what was found for a code. */
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

/**
 * Why a step can't be worked on, or null when it is open (specification 4 One-page site, decisions/005-publish-flow).
 */
export function closedBecause(site: Website, step: PublishStep): ClosedReason | null {
  if ((step === 'code' || step === 'name') && site.publishedOn !== null) return 'frozen';
  const missing = missingStep(site, step);
  return missing && `${missing}-missing`;
}

/** The first earlier step that a step waits for; null when none is missing. */
export function missingStep(site: Website, step: PublishStep): EarlierStep | null {
  return before[step].find((needed) => !isStepDone(site, needed)) ?? null;
}

/** Whether the content of a step is shown: a frozen one is, to be read. */
export function isStepShown(site: Website, step: PublishStep): boolean {
  const reason = closedBecause(site, step);
  return reason === null || reason === 'frozen';
}

const before = {
  design: [],
  code: ['design'],
  name: ['design', 'code'],
  publish: ['design', 'code', 'name'],
} as const satisfies Record<PublishStep, readonly EarlierStep[]>;

/** True for a theme with a block; where the server counts none of them it tells by refusing the next step. */
export function isDesigned({ partCount }: Pick<ThemeSummary, 'partCount'>): boolean {
  return partCount !== 0;
}

/** Design: a theme has a block; code: saved after a comparison; name: saved; publish: live with nothing left to publish. */
export function isStepDone(site: Website, step: PublishStep): boolean {
  switch (step) {
    case 'design':
      return site.themes.some(isDesigned);
    case 'code':
      return site.caseCode !== null && site.codeCheckedOn !== null;
    case 'name':
      return site.siteName !== null;
    case 'publish':
      return isLive(site) && !site.hasUnpublishedChanges;
  }
}

/** At most one step is current: the first that is neither done nor closed. */
export function stepStatus(site: Website, step: PublishStep): 'done' | 'current' | 'closed' {
  if (isStepDone(site, step)) return 'done';
  return closedBecause(site, step) === null ? 'current' : 'closed';
}

/** The blocks of a theme that are still its template's; none where the server does not mark them. */
export function samplesOf(theme: Pick<ThemeSummary, 'sampleParts'> | undefined) {
  return theme?.sampleParts ?? [];
}

/** Those of them that keep the theme from going online: what visitors see already does not. */
export function newSamplesOf(theme: Parameters<typeof samplesOf>[0]) {
  return samplesOf(theme).filter(({ isPublic }) => isPublic !== true);
}

/** Name of a draft; an unnamed one has its template's. */
export function draftName({ name, templateName }: Pick<ThemeSummary, 'name' | 'templateName'>): string {
  return name.trim() || templateName;
}

/** True for the theme that visitors see, or would see if the website were enabled. */
export function isPublicTheme({ status }: Pick<ThemeSummary, 'status'>): boolean {
  return status === ContentStatus.online;
}

export function activeTheme(site: Website): ThemeSummary | undefined {
  return site.themes.find(({ themeId }) => themeId === site.activeThemeId);
}

/** Public state of a theme, and whether its draft differs; undefined where the server does not tell. */
export function publicationOf(site: Website, theme: ThemeSummary) {
  return {
    publishedOn: isPublicTheme(theme) ? theme.publishedOn : null,
    hasUnpublishedChanges: theme.themeId === site.activeThemeId ? site.hasUnpublishedChanges : false,
  };
}

/** The themes as they are listed: the active one, then the newest first. */
export function themesInOrder(site: Website): ThemeSummary[] {
  return site.themes.toSorted(
    (a, b) =>
      Number(b.themeId === site.activeThemeId) - Number(a.themeId === site.activeThemeId) ||
      b.themeId - a.themeId,
  );
}

/** The themes that have a block, in their order. */
export function designedThemes(site: Website): ThemeSummary[] {
  return themesInOrder(site).filter(isDesigned);
}

/** The theme that is meant: the one chosen, else the active one, else the newest; only among those with a block. */
export function themeMeant(site: Website, chosen: number | null = null): ThemeSummary | undefined {
  return meantAmong(designedThemes(site), chosen);
}

/** The same among those that may be given a time now. */
export function themeToSchedule(site: Website, chosen: number | null = null): ThemeSummary | undefined {
  return meantAmong(publishableThemes(site), chosen);
}

function meantAmong(themes: readonly ThemeSummary[], chosen: number | null) {
  return themes.find(({ themeId }) => themeId === chosen) ?? themes[0];
}

/** The themes that may go online now, in their order. */
export function publishableThemes(site: Website): ThemeSummary[] {
  return themesInOrder(site).filter((theme) => canPublish(site, theme));
}

/** True when this theme may go online now: every step before is done, and there is something to publish. */
export function canPublish(site: Website, theme: ThemeSummary | undefined): boolean {
  if (!theme || !isDesigned(theme) || closedBecause(site, 'publish') !== null) return false;
  if (newSamplesOf(theme).length > 0) return false;
  // Where the server does not tell whether there are changes, there may be some.
  return (
    site.publishedOn === null || site.hasUnpublishedChanges !== false || theme.themeId !== site.activeThemeId
  );
}

/** The schedules that wait, without those that failed. */
export function waitingSchedules({ schedules = [] }: Pick<Website, 'schedules'>) {
  return schedules.filter(({ failedOn }) => !failedOn);
}

/** Most characters of a version's note. */
export const maxNote = limits.SiteThemeStatus.note.maxLength;

export function isNoteFitting(note: string): boolean {
  return [...note.trim()].length <= maxNote;
}

/** True once it is said of each waiting schedule what becomes of it. */
export function areSchedulesSettled(site: Website, fates: ReadonlyMap<number, ScheduleFate>): boolean {
  return waitingSchedules(site).every(({ id }) => fates.has(id));
}

/** True when an earlier version may go online now; whether it still fits, the server says. */
export function canPublishVersion(site: Website): boolean {
  return closedBecause(site, 'publish') === null;
}

/** Which of the three it is to publish this theme. */
export function publishKind(site: Website, themeId: number): PublishKind {
  if (site.publishedOn === null) return 'first';
  return themeId === site.activeThemeId || site.activeThemeId === null ? 'changes' : 'theme';
}

/** Actions that may be given a time, by the rules of doing them now; the server asks them too. */
export function schedulableActions(site: Website): SiteAction[] {
  const isComing = site.schedules?.some(({ action, failedOn }) => action === 'publish' && !failedOn);
  return [
    ...(publishableThemes(site).length > 0 ? (['publish'] as const) : []),
    ...(isEnabled(site) || isComing ? (['takeOff'] as const) : []),
  ];
}

export function isEnabled({ status }: Pick<Website, 'status'>): boolean {
  return status === WebsiteStatus.enabled;
}

/** True when visitors see the website. */
function isLive(site: Pick<Website, 'status' | 'publishedOn'>): boolean {
  return site.publishedOn !== null && isEnabled(site);
}

export function canEnable(site: Website): boolean {
  return site.publishedOn !== null && !isEnabled(site);
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
