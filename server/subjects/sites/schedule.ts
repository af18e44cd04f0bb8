import { and, asc, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray, notInArray } from '../../base/db/in-array';
import { cases, siteSchedules, siteSets, siteThemes } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, ServiceError, fieldError, notFound } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import { serverText } from '../../base/contract/text';
import { databaseTime } from '../../base/db/clock';
import { actorIdOf, note } from '../../base/audit/audit';
import { currentName, loadNames } from '../../base/audit/present-names';
import { stillMayAct } from '../../access/identity/direct-calls';
import { assertFresh } from '../../records/records';
import { taipeiTime } from '../../base/contract/taipei-time';
import { isOpen } from './open-schedules';
import { type CaseRow, lockSite, siteRecords, type SiteRow, type ThemeRow } from './locks';
import { getSite, updateSiteStatus } from './sets';
import { assertPublishable, updateThemeStatus } from './theme-status';
import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';

type SiteSet = components['schemas']['SiteSet'];
export type Schedule = typeof siteSchedules.$inferSelect;

/** Schedules a draft's publication, or the end of a site; replaces a waiting schedule of the same action. */
export async function scheduleSite(
  tx: Tx,
  { siteId, rowVersion, action, dueOn, themeId }: Bodies['scheduleSite'],
  by: string,
): Promise<SiteSet> {
  const { own, site, themes } = await lockSite(tx, siteId);
  assertFresh(site, rowVersion);
  const due = new Date(dueOn);
  if (due <= (await databaseTime(tx))) throw fieldError('dueOn', serverText.dueInPast);
  const theme = action === 'publish' ? publishableTheme(site, themes, themeId) : null;
  if (action === 'takeOff') await assertMayGoOff(tx, site, due);
  const open = await openOf(tx, siteId, action);
  await settle(tx, open, 'cancelled');
  await tx.insert(siteSchedules).values({
    siteId,
    action,
    themeId: theme?.id ?? null,
    dueOn: due,
    createdBy: by,
    createdById: actorIdOf(tx),
  });
  const waiting = open.find(({ outcome }) => outcome === null);
  noteTime(tx, own, action, { before: waiting?.dueOn ?? null, after: due });
  await siteRecords.change(tx, siteId, {}, by);
  return getSite(tx, own.id);
}

/**
 * Cancels these waiting schedules of a locked site, within another change; ignores ended ones. Resolves to a
 * sentence about the cancelled schedules; null without any.
 */
export async function settleWaiting(
  tx: Tx,
  { own, site }: { own: Pick<CaseRow, 'id' | 'title'>; site: Pick<SiteRow, 'id'> },
  cancelledIds: readonly number[],
): Promise<string | null> {
  const waiting = await tx
    .select()
    .from(siteSchedules)
    .where(and(eq(siteSchedules.siteId, site.id), isNull(siteSchedules.outcome)))
    .orderBy(asc(siteSchedules.dueOn), asc(siteSchedules.id));
  const cancelled = waiting.filter(({ id }) => cancelledIds.includes(id));
  await settle(tx, cancelled, 'cancelled');
  for (const { action, dueOn } of cancelled) noteTime(tx, own, action, { before: dueOn, after: null });
  const kept = waiting.filter((schedule) => !cancelled.includes(schedule));
  const words = [
    ...(cancelled.length > 0 ? [serverText.schedulesCancelled(inWords(cancelled))] : []),
    ...(kept.length > 0 ? [serverText.schedulesKept(inWords(kept))] : []),
  ];
  return words.length > 0 ? words.join('；') : null;
}

const inWords = (schedules: readonly Schedule[]) =>
  schedules
    .map(({ action, dueOn }) => serverText.scheduleDue[action](taipeiTime(dueOn).slice(0, -3)))
    .join('、');

/** Cancels a waiting schedule, or dismisses a failed one; throws 404 when it has ended. */
export async function cancelSiteSchedule(tx: Tx, id: number, by: string): Promise<SiteSet> {
  const [found] = await tx
    .select({ siteId: siteSchedules.siteId })
    .from(siteSchedules)
    .where(eq(siteSchedules.id, id));
  if (!found) throw notFound();
  const { own } = await lockSite(tx, found.siteId);
  const [open] = await tx
    .select()
    .from(siteSchedules)
    .where(and(eq(siteSchedules.id, id), isOpen));
  if (!open) throw notFound();
  await settle(tx, [open], 'cancelled');
  noteTime(tx, own, open.action, { before: open.dueOn, after: null });
  await siteRecords.change(tx, found.siteId, {}, by);
  return getSite(tx, own.id);
}

/**
 * Schedules due by the database's clock. Taking a site offline waits while its case is in the trash: a restored case
 * would be live again.
 */
export function dueSchedules(db: Db, tried: ReadonlySet<number> = new Set()) {
  return db
    .select(getTableColumns(siteSchedules))
    .from(siteSchedules)
    .innerJoin(siteSets, eq(siteSets.id, siteSchedules.siteId))
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(
      and(
        isNull(siteSchedules.outcome),
        lte(siteSchedules.dueOn, sql`now()`),
        tried.size > 0 ? notInArray(siteSchedules.id, [...tried]) : undefined,
        or(eq(siteSchedules.action, 'publish'), isNull(cases.deletedOn)),
      ),
    );
}

/** Next due schedule outside of `tried`; null without one. */
export async function nextSchedule(db: Db, tried: ReadonlySet<number>): Promise<Schedule | null> {
  const [next] = await dueSchedules(db, tried)
    // With equal times, publishing runs before taking offline.
    .orderBy(asc(siteSchedules.dueOn), asc(siteSchedules.action), asc(siteSchedules.id))
    .limit(1);
  return next ?? null;
}

/**
 * Runs a due schedule with the rules of a manual change; throws their refusals without changes. False if it has ended
 * or was cancelled.
 */
export async function runSchedule(tx: Tx, schedule: Schedule): Promise<boolean> {
  const { site } = await lockSite(tx, schedule.siteId);
  if (!(await isStillWaiting(tx, schedule))) return false;
  await assertMayStill(tx, schedule);
  await carryOut(tx, schedule, site);
  await settle(tx, [schedule], 'done');
  return true;
}

/** Throws 403 if whoever arranged the time may no longer do it by hand. Schedules of earlier releases name no account. */
async function assertMayStill(tx: Tx, { action, createdById }: Schedule): Promise<void> {
  const act = action === 'publish' ? 'publishSite' : 'takeSiteOff';
  if (createdById !== null && !(await stillMayAct(tx, createdById, act))) {
    throw new ServiceError(403, serverText.schedulerLostClaim);
  }
}

async function carryOut(
  tx: Tx,
  { action, themeId, createdBy, createdById }: Schedule,
  site: SiteRow,
): Promise<void> {
  // Jobs have no stamp of present names.
  await loadNames(tx, undefined);
  const by = serverText.bySchedule(currentName(createdById, createdBy));
  if (action === 'takeOff') {
    if (site.status === SiteStatus.enabled) {
      await updateSiteStatus(tx, { id: site.id, status: SiteStatus.notEnabled }, by);
    }
    return;
  }
  if (themeId === null) throw new Refusal('scheduledThemeGone');
  const [theme] = await tx
    .select({ rowVersion: siteThemes.rowVersion })
    .from(siteThemes)
    .where(and(eq(siteThemes.id, themeId), isNull(siteThemes.deletedOn)));
  if (!theme) throw new Refusal('scheduledThemeGone');
  await updateThemeStatus(tx, { themeId, rowVersion: theme.rowVersion, status: ContentStatus.online }, by);
  if (site.status === SiteStatus.notEnabled) {
    await updateSiteStatus(tx, { id: site.id, status: SiteStatus.enabled }, by);
  }
}

/** Stores why a due schedule failed; false if it has ended or was cancelled. */
export async function noteFailure(
  tx: Tx,
  schedule: Schedule,
  { status, message }: ServiceError,
): Promise<boolean> {
  // The case may be in the trash, whose site can't be locked as for a change.
  const [own] = await tx
    .select({ id: cases.id, title: cases.title })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(eq(siteSets.id, schedule.siteId))
    .for('update', { of: siteSets });
  if (!own || !(await isStillWaiting(tx, schedule))) return false;
  const reason = status === 404 ? serverText.scheduledCaseGone : message;
  await settle(tx, [schedule], 'failed', reason);
  noteTime(tx, own, schedule.action, { before: schedule.dueOn, after: null, reason });
  return true;
}

/** Audits a scheduled time as a field of the site. */
function noteTime(
  tx: Tx,
  { id, title }: { id: number; title: string },
  action: Schedule['action'],
  { before, after, reason }: { before: Date | null; after: Date | null; reason?: string },
): void {
  const field = action === 'publish' ? 'scheduledPublishOn' : 'scheduledTakeOffOn';
  note(tx, {
    kind: 'site',
    recordId: id,
    title,
    action: 'update',
    before: { [field]: before?.toISOString() ?? null },
    after: { [field]: after?.toISOString() ?? null, ...(reason ? { reason } : {}) },
  });
}

/** Locks the schedule, so that only one process runs it. */
async function isStillWaiting(tx: Tx, { id }: Schedule): Promise<boolean> {
  const [row] = await tx
    .select({ id: siteSchedules.id })
    .from(siteSchedules)
    .where(and(eq(siteSchedules.id, id), isNull(siteSchedules.outcome)))
    .for('update');
  return row !== undefined;
}

async function settle(
  tx: Tx,
  rows: readonly { id: number }[],
  outcome: NonNullable<Schedule['outcome']>,
  reason = '',
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(siteSchedules)
    .set({ outcome, settledOn: sql`now()`, ...(reason ? { reason } : {}) })
    .where(
      inArray(
        siteSchedules.id,
        rows.map(({ id }) => id),
      ),
    );
}

function openOf(tx: Tx, siteId: number, action: Schedule['action']): Promise<Schedule[]> {
  return tx
    .select()
    .from(siteSchedules)
    .where(and(eq(siteSchedules.siteId, siteId), eq(siteSchedules.action, action), isOpen));
}

/** Theme to publish, by the rules of publishing now, so that a refusal is reported on scheduling. */
function publishableTheme(site: SiteRow, themes: readonly ThemeRow[], themeId: number | undefined): ThemeRow {
  const theme = themes.find(({ id }) => id === (themeId ?? site.activeThemeId));
  if (!theme && themeId !== undefined) throw notFound();
  if (!theme) throw new Refusal('designMissing');
  assertPublishable(theme, site, themes);
  return theme;
}

/** Refuses to take a site offline unless it is live, or scheduled to be live by then. */
async function assertMayGoOff(tx: Tx, site: SiteRow, due: Date): Promise<void> {
  if (site.status === SiteStatus.enabled) return;
  const waiting = await openOf(tx, site.id, 'publish');
  if (!waiting.some(({ outcome, dueOn }) => outcome === null && dueOn < due)) {
    throw new Refusal('notLive');
  }
}
