import { and, asc, eq, isNull } from 'drizzle-orm';
import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import { refusalsOf } from '../advertising/findings';
import { Refusal } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { cases, siteSchedules, siteSets } from '../../base/db/schema';
import { draftsOf } from '../approvals/requests/subjects';
import { assertPublishable } from '../sites/theme-status';
import { type Fault, type Find, idsOf, shortTime } from './items';
import { releaseText as text } from './text';

/** Drafts, with what their publication would refuse. */
export const findDrafts: Find = async (db, all) => {
  const drafts = await draftsOf(
    db,
    all.flatMap(({ item }) => item.themeId ?? []),
  );
  const advertising = await refusalsOf(
    db,
    drafts.map(({ subject }) => subject.page),
    null,
  );
  const schedules = await schedulesOf(
    db,
    drafts.map(({ site }) => site.id),
  );
  return ({ item, moment }) => {
    const place = drafts.findIndex(({ theme, own }) => theme.id === item.themeId && own.id === item.recordId);
    const draft = drafts[place];
    if (!draft) return null;
    const { subject, site, themes } = draft;
    const refusals = [
      refusalIn(() => assertPublishable({ parts: [...subject.page.parts] }, site, themes)),
      advertising[place],
    ];
    return {
      title: [subject.title, subject.subtitle].filter(Boolean).join('　'),
      version: subject.rowVersion,
      siteName: nameOf(site),
      isOnline:
        site.status === SiteStatus.enabled &&
        site.activeThemeId === draft.theme.id &&
        draft.theme.status === ContentStatus.online,
      content: subject.content,
      before: refusals.flatMap((refusal): Fault[] =>
        refusal ? [{ state: 'draft', reason: refusal.message }] : [],
      ),
      after: scheduleFaults(schedules, site.id, 'publish', moment),
    };
  };
};

/** Public sites that shall go offline. */
export const findSites: Find = async (db, all) => {
  const rows = await db
    .select({ site: siteSets, title: cases.title })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(and(inArray(siteSets.caseId, idsOf(all)), isNull(cases.deletedOn)));
  const schedules = await schedulesOf(
    db,
    rows.map(({ site }) => site.id),
  );
  return ({ item }) => {
    const row = rows.find(({ site }) => site.caseId === item.recordId);
    if (!row) return null;
    const { site, title } = row;
    const before: Fault[] =
      site.status === SiteStatus.enabled
        ? scheduleFaults(schedules, site.id, 'takeOff', null)
        : [{ state: 'draft', reason: text.isSo.offline }];
    const isOnline = site.status === SiteStatus.enabled;
    return { title, version: site.rowVersion, siteName: nameOf(site), isOnline, content: null, before };
  };
};

const nameOf = ({ status, siteName }: typeof siteSets.$inferSelect) =>
  status === SiteStatus.enabled ? siteName : null;

function refusalIn(check: () => void): Refusal | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const schedulesOf = (db: Db, siteIds: readonly number[]) =>
  db
    .select({ siteId: siteSchedules.siteId, action: siteSchedules.action, dueOn: siteSchedules.dueOn })
    .from(siteSchedules)
    .where(and(inArray(siteSchedules.siteId, siteIds), isNull(siteSchedules.outcome)))
    .orderBy(asc(siteSchedules.dueOn));

/** The site has a schedule of its own for the same, or goes offline before the moment. */
const scheduleFaults = (
  waiting: Awaited<ReturnType<typeof schedulesOf>>,
  siteId: number,
  action: 'publish' | 'takeOff',
  moment: Date | null,
): Fault[] =>
  waiting
    .filter((each) => each.siteId === siteId)
    .filter((each) => each.action === action || (moment !== null && each.dueOn <= moment))
    .map(({ dueOn, action: own }) => ({
      state: 'conflict',
      reason: text.otherSchedule(serverText.scheduleDue[own](shortTime(dueOn))),
    }));
