import { ContentStatus, type SiteAction, SiteStatus } from '../../openapi/generated/enums';
import { limits } from '../../openapi/generated/limits';
import type { components } from '../../openapi/generated/types';

export type Site = components['schemas']['SiteSet'];

/** A theme in the list of its site. */
export type ThemeSummary = Site['themes'][number];

/** A theme with its draft and published page. */
export type SiteTheme = components['schemas']['SiteTheme'];

export type ThemeVersion = components['schemas']['SiteThemeVersion'];

type Parts = SiteTheme['parts'];

/** Pages to compare before publishing: the draft and the public one. */
export interface PublishPages {
  draft: SiteTheme;
  /** Null while nothing is public; undefined if the server omits it. */
  live: SiteTheme['publishedParts'];
}

/** Two pages to compare by blocks. */
export interface PagePair {
  before: Parts;
  after: Parts;
}

/** A draft next to one of its versions or the live page. */
export interface ComparedPages {
  themeId: number;
  versionId: number | null;
}

/** Content to publish: the displayed draft, or an earlier version. */
export interface Publishing {
  site: Site;
  draft: SiteTheme;
  versionId: number | null;
  note: string;
  /** Ids of schedules to cancel. */
  cancelled: readonly number[];
  /** Reason for publishing without the missing approvals; null otherwise. */
  emergencyReason: string | null;
}

/** Handling of a waiting schedule when its site is published manually. */
export type ScheduleFate = 'keep' | 'cancel';

/** A change of a site outside of the steps; each takes one call. */
export type SiteChange =
  | { kind: 'rename'; themeId: number; name: string }
  | { kind: 'duplicate'; themeId: number; name: string }
  | { kind: 'delete' | 'undelete'; themeId: number }
  | { kind: 'schedule'; action: SiteAction; dueOn: string; themeId?: number }
  | { kind: 'unschedule'; scheduleId: number }
  | { kind: 'switch'; isEnabled: boolean }
  | { kind: 'restoreVersion'; themeId: number; versionId: number };

/** Effect of a publication: site goes public, page changes, or theme changes. */
type PublishKind = 'first' | 'changes' | 'theme';

/** A case in the company's sales system. */
export type SalesCase = components['schemas']['SalesCase'];

export type PublishStep = 'design' | 'code' | 'name' | 'publish';
type EarlierStep = Exclude<PublishStep, 'publish'>;
type ClosedReason = `${EarlierStep}-missing` | 'frozen';

/** State of the code step: unsaved text (null: the stored one) and results for a code. */
export interface CodeWork {
  typed: string | null;
  found: { code: string; salesCase: SalesCase } | null;
  /** Similar codes after an unknown one. */
  near: readonly SalesCase[];
}

/** One line of the comparison of case and sales system. */
export interface ComparisonRow {
  field: 'title' | 'district';
  own: string;
  found: string;
  isSame: boolean;
}

/** Reason why a step is closed; null if open (specification 4 One-page site, decisions/005-publish-flow). */
export function closedBecause(site: Site, step: PublishStep): ClosedReason | null {
  if ((step === 'code' || step === 'name') && site.publishedOn !== null) return 'frozen';
  const missing = missingStep(site, step);
  return missing && `${missing}-missing`;
}

/** First missing step before another; null if none is missing. */
export function missingStep(site: Site, step: PublishStep): EarlierStep | null {
  return before[step].find((needed) => !isStepDone(site, needed)) ?? null;
}

/** True if a step's content is shown, including frozen content. */
export function isStepShown(site: Site, step: PublishStep): boolean {
  const reason = closedBecause(site, step);
  return reason === null || reason === 'frozen';
}

const before = {
  design: [],
  code: ['design'],
  name: ['design', 'code'],
  publish: ['design', 'code', 'name'],
} as const satisfies Record<PublishStep, readonly EarlierStep[]>;

/** True for a theme with blocks; without counts the server checks it at the next step. */
export function isDesigned({ partCount }: Pick<ThemeSummary, 'partCount'>): boolean {
  return partCount !== 0;
}

/** Design: a theme has blocks; code: saved after a comparison; name: saved; publish: live without further changes. */
export function isStepDone(site: Site, step: PublishStep): boolean {
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
export function stepStatus(site: Site, step: PublishStep): 'done' | 'current' | 'closed' {
  if (isStepDone(site, step)) return 'done';
  return closedBecause(site, step) === null ? 'current' : 'closed';
}

/** Blocks of a theme unchanged since its template; none if the server does not mark them. */
export function samplesOf(theme: Pick<ThemeSummary, 'sampleParts'> | undefined) {
  return theme?.sampleParts ?? [];
}

/** Samples that block publishing; samples that are already public do not. */
export function newSamplesOf(theme: Parameters<typeof samplesOf>[0]) {
  return samplesOf(theme).filter(({ isPublic }) => isPublic !== true);
}

/** Name of a draft, else of its template. */
export function draftName({ name, templateName }: Pick<ThemeSummary, 'name' | 'templateName'>): string {
  return name.trim() || templateName;
}

/** True for the theme that visitors see once the site is enabled. */
export function isPublicTheme({ status }: Pick<ThemeSummary, 'status'>): boolean {
  return status === ContentStatus.online;
}

/** A theme of the site; undefined if it is gone. */
export function themeOf(site: Site, id: number | null): ThemeSummary | undefined {
  return site.themes.find(({ themeId }) => themeId === id);
}

export function activeTheme(site: Site): ThemeSummary | undefined {
  return themeOf(site, site.activeThemeId);
}

/**
 * Id of the theme whose page is public; null before the first publication. `otherwise`: its id if the public theme is
 * gone.
 */
export function liveThemeId(site: Site, otherwise: number | null = null): number | null {
  return site.publishedOn === null ? null : (site.activeThemeId ?? otherwise);
}

/** Public state of a theme and whether its draft differs; undefined if the server omits it. */
export function publicationOf(site: Site, theme: ThemeSummary) {
  return {
    publishedOn: isPublicTheme(theme) ? theme.publishedOn : null,
    hasUnpublishedChanges: theme.themeId === site.activeThemeId ? site.hasUnpublishedChanges : false,
  };
}

/** Themes in the order of lists: the active one, then newest first. */
export function themesInOrder(site: Site): ThemeSummary[] {
  return site.themes.toSorted(
    (a, b) =>
      Number(b.themeId === site.activeThemeId) - Number(a.themeId === site.activeThemeId) ||
      b.themeId - a.themeId,
  );
}

/** Themes with blocks, in the order of lists. */
export function designedThemes(site: Site): ThemeSummary[] {
  return themesInOrder(site).filter(isDesigned);
}

/** Selected theme among those with blocks: the chosen, else the active, else the newest. */
export function selectedTheme(site: Site, chosen: number | null = null): ThemeSummary | undefined {
  return selectedAmong(designedThemes(site), chosen);
}

/** Selected theme among those that can be scheduled. */
export function themeToSchedule(site: Site, chosen: number | null = null): ThemeSummary | undefined {
  return selectedAmong(publishableThemes(site), chosen);
}

function selectedAmong(themes: readonly ThemeSummary[], chosen: number | null) {
  return themes.find(({ themeId }) => themeId === chosen) ?? themes[0];
}

/** Themes that can be published now, in the order of lists. */
export function publishableThemes(site: Site): ThemeSummary[] {
  return themesInOrder(site).filter((theme) => canPublish(site, theme));
}

/** True if all earlier steps are done and there is something to publish. */
export function canPublish(site: Site, theme: ThemeSummary | undefined): boolean {
  if (!theme || !isDesigned(theme) || closedBecause(site, 'publish') !== null) return false;
  if (newSamplesOf(theme).length > 0) return false;
  // If the server does not report changes, there may be some.
  return site.hasUnpublishedChanges !== false || theme.themeId !== liveThemeId(site);
}

/** Waiting schedules, without failed ones. */
export function waitingSchedules({ schedules = [] }: Pick<Site, 'schedules'>) {
  return schedules.filter(({ failedOn }) => !failedOn);
}

export const maxNote = limits.SiteThemeStatus.note.maxLength;

export function isNoteValid(note: string): boolean {
  return [...note.trim()].length <= maxNote;
}

/** True if the handling of every waiting schedule is chosen. */
export function areSchedulesSettled(site: Site, fates: ReadonlyMap<number, ScheduleFate>): boolean {
  return waitingSchedules(site).every(({ id }) => fates.has(id));
}

/** True if an earlier version can be published now; the server checks whether it is still valid. */
export function canPublishVersion(site: Site): boolean {
  return closedBecause(site, 'publish') === null;
}

export function publishKind(site: Site, themeId: number): PublishKind {
  const liveId = liveThemeId(site, themeId);
  if (liveId === null) return 'first';
  return liveId === themeId ? 'changes' : 'theme';
}

/** Actions that can be scheduled, by the rules of doing them now; the server checks them too. */
export function schedulableActions(site: Site): SiteAction[] {
  const isComing = site.schedules?.some(({ action, failedOn }) => action === 'publish' && !failedOn);
  return [
    ...(publishableThemes(site).length > 0 ? (['publish'] as const) : []),
    ...(isEnabled(site) || isComing ? (['takeOff'] as const) : []),
  ];
}

export function isEnabled({ status }: Pick<Site, 'status'>): boolean {
  return status === SiteStatus.enabled;
}

function isLive(site: Pick<Site, 'status' | 'publishedOn'>): boolean {
  return site.publishedOn !== null && isEnabled(site);
}

export function canEnable(site: Site): boolean {
  return site.publishedOn !== null && !isEnabled(site);
}

/** Displayed code: the typed, else the saved, else the case's own. */
export function codeShown(site: Site, work: CodeWork): string {
  return work.typed ?? site.caseCode ?? site.suggestedCode ?? '';
}

/** Comparison for the displayed code; empty without one or if the code changed since. */
export function comparisonOf(site: Site, work: CodeWork): ComparisonRow[] {
  if (work.found === null || work.found.code !== codeShown(site, work)) return [];
  const { salesCase } = work.found;
  return [
    compare('title', site.title, salesCase.title),
    // The sales system has county and district in one text.
    compare('district', site.county + site.district, salesCase.district),
  ];
}

/** True if the comparison is valid and has no difference; only then can the code be saved. */
export function isMatch(site: Site, work: CodeWork): boolean {
  const rows = comparisonOf(site, work);
  return rows.length > 0 && rows.every((row) => row.isSame);
}

function compare(field: ComparisonRow['field'], own: string, found: string): ComparisonRow {
  return { field, own, found, isSame: plain(own) === plain(found) };
}

/** Ignores full width and spaces at the ends. */
function plain(text: string): string {
  return text.normalize('NFKC').trim();
}
