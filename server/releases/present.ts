import { and, asc, eq, isNull } from 'drizzle-orm';
import { refusalOf } from '../adcheck/findings';
import { type ApprovalState, approvalStateOf, type Content } from '../approvals/approval-state';
import { missingIn } from '../approvals/assertion';
import { recordContent } from '../approvals/records';
import { approvalText } from '../approvals/text';
import { approvedRecords } from '../content/approved-records';
import { caseRecords } from '../content/case-records';
import { columnChanges } from '../content/column-changes';
import { notFound, Refusal, ServiceError } from '../contract/errors';
import { taipeiTime } from '../contract/taipei-time';
import { serverText } from '../contract/text';
import type { Db } from '../db/client';
import { articles, cases, type releaseItems, siteSchedules, siteSets, siteThemes } from '../db/schema';
import { ContentStatus, SiteStatus } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import { hasNoContent } from '../records/visible-state';
import { findSubject } from '../reviews/subjects';
import { assertPublishable } from '../sites/theme-status';
import { findTheme } from '../sites/themes';
import { releaseText as text } from './text';

type Schemas = components['schemas'];
export type ItemRow = typeof releaseItems.$inferSelect;
/** Record of an item, and its change. */
export type Subject = Pick<ItemRow, 'kind' | 'recordId' | 'themeId' | 'action'> & {
  /** Version of an item that was put in. */
  shownVersion?: number;
};

/** True for a kind that visitors always see, so that its columns only change. */
export const isSwitchless = (kind: Subject['kind']): kind is Switchless =>
  kind === 'company' || kind === 'siteSettings';
export type Switchless = 'company' | 'siteSettings';

/** Why an item may not go live. */
export interface Fault {
  state: Extract<Schemas['ReleaseItemState'], 'approvalMissing' | 'draft' | 'conflict' | 'dependent'>;
  reason: string;
}

/** A record as its item finds it. */
export interface Present {
  title: string;
  /** Version that a save would have to name. */
  version: number;
  isRuled: boolean;
  faults: Fault[];
  /** Name of a public site. */
  siteName: string | null;
}

/** The record of an item and what the direct call would refuse at this moment; throws 404, also in the trash. */
export function presentOf(db: Db, item: Subject, moment: Date): Promise<Present> {
  if (item.action === 'change' || isSwitchless(item.kind)) return changedOf(db, item);
  if (item.kind === 'site') return item.action === 'online' ? draftOf(db, item, moment) : siteOf(db, item);
  return recordOf(db, item, moment);
}

/** Like `presentOf`; null for a record that is gone. */
export async function presentIfThere(db: Db, item: Subject, moment: Date): Promise<Present | null> {
  try {
    return await presentOf(db, item, moment);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

/** A record whose columns wait; throws 404. */
async function changedOf(db: Db, { kind, recordId, shownVersion }: Subject): Promise<Present> {
  if (kind === 'site') throw notFound();
  const { title, rowVersion: version } = await columnChanges[kind].find(db, recordId);
  const faults: Fault[] = version === shownVersion ? [] : [{ state: 'conflict', reason: text.changedSince }];
  return { title, version, isRuled: false, faults, siteName: null };
}

async function recordOf(db: Db, { kind, recordId, action }: Subject, moment: Date): Promise<Present> {
  const found = await (kind === 'case'
    ? caseOf(db, recordId)
    : approvedOf(db, kind as ApprovedKind, recordId));
  const { title, version, isOnline } = found;
  const present = { title, version, isRuled: false, siteName: null };
  if (isOnline === (action === 'online')) {
    return {
      ...present,
      faults: [{ state: 'draft', reason: text.isSo[action === 'online' ? action : 'offline'] }],
    };
  }
  if (action === 'offline') return { ...present, faults: [] };
  const approval = found.content && (await approvalStateOf(db, found.content));
  const faults: Fault[] = [
    ...found.refusals.map((reason): Fault => ({ state: 'draft', reason })),
    ...(approval ? missing(approval, approvalText.recordMissing) : []),
    ...timeFaults(found, moment),
  ];
  return { ...present, isRuled: approval?.isRuled ?? false, faults };
}

type ApprovedKind = keyof typeof approvedRecords;

interface FoundItem {
  title: string;
  version: number;
  isOnline: boolean;
  startOn: Date | null;
  endOn: Date | null;
  /** Why it can't go online. */
  refusals: string[];
  /** Content for its approval; null for a kind without. */
  content: Content | null;
}

async function approvedOf(db: Db, kind: ApprovedKind, id: number): Promise<FoundItem> {
  const { content, rowVersion, startOn, endOn } = await approvedRecords[kind].find(db, id);
  const isPopup = kind === 'popup' || kind === 'otherPopup';
  const hasNoPicture = isPopup && !content.fields.some(({ sha }) => sha);
  const isEmpty = kind === 'article' && (await isEmptyArticle(db, id));
  return {
    title: content.title,
    version: rowVersion,
    isOnline: content.isOnline,
    startOn,
    endOn,
    refusals: [...(hasNoPicture ? [serverText.popupNeedsImage] : []), ...(isEmpty ? [text.empty] : [])],
    content: recordContent(content, content.isOnline ? content : null),
  };
}

const isEmptyArticle = async (db: Db, id: number) =>
  (await db.$count(articles, and(eq(articles.id, id), hasNoContent({ parts: articles.parts })))) > 0;

async function caseOf(db: Db, id: number): Promise<FoundItem> {
  const { title, rowVersion, status, startOn, endOn } = await caseRecords.find(db, id);
  const isEmpty = (await db.$count(cases, and(eq(cases.id, id), hasNoContent(cases)))) > 0;
  return {
    title,
    version: rowVersion,
    isOnline: status === ContentStatus.online,
    startOn,
    endOn,
    refusals: isEmpty ? [text.empty] : [],
    content: null,
  };
}

const shortTime = (moment: Date) => taipeiTime(moment).slice(0, -3);

/** The record's own times would hide it at the moment. */
function timeFaults({ startOn, endOn }: Pick<FoundItem, 'startOn' | 'endOn'>, moment: Date): Fault[] {
  return [
    ...(startOn && startOn > moment ? [text.startsLater(shortTime(startOn))] : []),
    ...(endOn && endOn <= moment ? [text.endsBefore(shortTime(endOn))] : []),
  ].map((reason) => ({ state: 'conflict', reason }));
}

function missing({ isApproved, departments }: ApprovalState, words: typeof approvalText.missing): Fault[] {
  return isApproved ? [] : [{ state: 'approvalMissing', reason: words(missingIn(departments)) }];
}

/** A draft, with what its publication would refuse. */
async function draftOf(db: Db, { recordId, themeId }: Subject, moment: Date): Promise<Present> {
  if (themeId === null) throw notFound();
  const subject = await findSubject(db, 'site', themeId);
  const { theme, own, site } = await findTheme(db, themeId);
  if (own.id !== recordId || !subject.page) throw notFound();
  const themes = await db
    .select()
    .from(siteThemes)
    .where(and(eq(siteThemes.caseId, own.id), isNull(siteThemes.deletedOn)))
    .orderBy(asc(siteThemes.id));
  const approval = await approvalStateOf(db, subject.content);
  const refusals = [
    refusalIn(() => assertPublishable({ parts: [...(subject.page?.parts ?? [])] }, site, themes)),
    await refusalOf(db, subject.page, { before: null, by: null }),
  ];
  return {
    title: [own.title, theme.name].filter(Boolean).join('　'),
    version: theme.rowVersion,
    isRuled: approval.isRuled,
    siteName: nameOf(site),
    faults: [
      ...refusals.flatMap((refusal): Fault[] =>
        refusal ? [{ state: 'draft', reason: refusal.message }] : [],
      ),
      ...missing(approval, approvalText.missing),
      ...(await scheduleFaults(db, site.id, 'publish', moment)),
    ],
  };
}

/** A public site that shall go offline. */
async function siteOf(db: Db, { recordId }: Subject): Promise<Present> {
  const [found] = await db
    .select({ site: siteSets, title: cases.title })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(and(eq(siteSets.caseId, recordId), isNull(cases.deletedOn)));
  if (!found) throw notFound();
  const { site, title } = found;
  const isOff = site.status !== SiteStatus.enabled;
  return {
    title,
    version: site.rowVersion,
    isRuled: false,
    siteName: nameOf(site),
    faults: isOff
      ? [{ state: 'draft', reason: text.isSo.offline }]
      : await scheduleFaults(db, site.id, 'takeOff', null),
  };
}

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

/** The site has a schedule of its own for the same, or goes offline before the moment. */
async function scheduleFaults(
  db: Db,
  siteId: number,
  action: 'publish' | 'takeOff',
  moment: Date | null,
): Promise<Fault[]> {
  const waiting = await db
    .select({ action: siteSchedules.action, dueOn: siteSchedules.dueOn })
    .from(siteSchedules)
    .where(and(eq(siteSchedules.siteId, siteId), isNull(siteSchedules.outcome)))
    .orderBy(asc(siteSchedules.dueOn));
  return waiting
    .filter((each) => each.action === action || (moment !== null && each.dueOn <= moment))
    .map(({ dueOn, action: own }) => ({
      state: 'conflict',
      reason: text.otherSchedule(serverText.scheduleDue[own](shortTime(dueOn))),
    }));
}
