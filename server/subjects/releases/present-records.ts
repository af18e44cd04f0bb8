import { and } from 'drizzle-orm';
import { ContentStatus } from '../../../openapi/generated/enums';
import type { Content } from '../approvals/rules/approval-state';
import { recordContent } from '../approvals/rules/records';
import { approvedRecords, type FoundRecord } from '../content/approved-records';
import { caseRecords } from '../content/case-records';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { articles, cases } from '../../base/db/schema';
import { hasNoContent } from '../../records/visible-state';
import { type Dated, type Fault, type Find, type Found, idsOf, shortTime } from './items';
import { releaseText as text } from './text';

type ApprovedKind = keyof typeof approvedRecords;

interface Switched {
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

/** A record with a switch as its item finds it at a moment. */
function switchedAt(own: Switched, { item: { action }, moment }: Dated): Found {
  const { title, version, isOnline, refusals, content } = own;
  const found = { title, version, siteName: null, isOnline, content: null };
  if (isOnline === (action === 'online')) {
    const reason = text.isSo[action === 'online' ? action : 'offline'];
    return { ...found, before: [{ state: 'draft', reason }] };
  }
  if (action === 'offline') return { ...found, before: [] };
  const before = refusals.map((reason): Fault => ({ state: 'draft', reason }));
  return { ...found, content, before, after: timeFaults(own, moment) };
}

/** Finds records of a kind that is approved. */
export const approvedOf =
  (kind: ApprovedKind): Find =>
  async (db, all) => {
    const rows = await approvedRecords[kind].findAll(db, idsOf(all));
    const empty = kind === 'article' ? await emptyAmong(db, articles, idsOf(all)) : null;
    const byId = new Map(rows.map((row) => [row.content.id, row]));
    return (dated) => {
      const row = byId.get(dated.item.recordId);
      return row ? switchedAt(switchedOf(kind, row, empty?.has(row.content.id) ?? false), dated) : null;
    };
  };

function switchedOf(
  kind: ApprovedKind,
  { content, rowVersion: version, startOn, endOn }: FoundRecord,
  isEmpty: boolean,
): Switched {
  const { title, isOnline, fields } = content;
  const isPopup = kind === 'popup' || kind === 'otherPopup';
  const hasNoPicture = isPopup && !fields.some(({ sha }) => sha);
  const refusals = [...(hasNoPicture ? [serverText.popupNeedsImage] : []), ...(isEmpty ? [text.empty] : [])];
  const compared = recordContent(content, isOnline ? content : null);
  return { title, version, isOnline, startOn, endOn, refusals, content: compared };
}

/** Finds cases. */
export const findCases: Find = async (db, all) => {
  const rows = await caseRecords.findAll(db, idsOf(all));
  const empty = await emptyAmong(db, cases, idsOf(all));
  return (dated) => {
    const row = rows.find(({ id }) => id === dated.item.recordId);
    if (!row) return null;
    const { rowVersion: version, status } = row;
    const refusals = empty.has(row.id) ? [text.empty] : [];
    const isOnline = status === ContentStatus.online;
    return switchedAt({ ...row, version, isOnline, refusals, content: null }, dated);
  };
};

async function emptyAmong(db: Db, table: typeof articles | typeof cases, ids: readonly number[]) {
  const content = 'introduction' in table ? table : { parts: table.parts };
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), hasNoContent(content)));
  return new Set(rows.map(({ id }) => id));
}

/** The record's own times would hide it at the moment. */
function timeFaults({ startOn, endOn }: Pick<Switched, 'startOn' | 'endOn'>, moment: Date): Fault[] {
  return [
    ...(startOn && startOn > moment ? [text.startsLater(shortTime(startOn))] : []),
    ...(endOn && endOn <= moment ? [text.endsBefore(shortTime(endOn))] : []),
  ].map((reason) => ({ state: 'conflict', reason }));
}
