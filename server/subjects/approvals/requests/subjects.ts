import { and, asc, eq, isNull } from 'drizzle-orm';
import { recordContent } from '../rules/records';
import { shownTexts } from '../../../blocks/shown-settings';
import type { CheckedPage } from '../../advertising/page-text';
import type { RecordKind } from '../rules/rules';
import type { Content } from '../rules/approval-state';
import { assertFresh } from '../../../records/records';
import type { Saved } from '../../../records/table';
import { approvedRecords, type FoundRecord } from '../../content/approved-records';
import { ServiceError } from '../../../base/contract/errors';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { siteSchedules, siteThemes } from '../../../base/db/schema';
import type { ProjectFact, StoredPart } from '../../../base/db/stored-values';
import type { Tx } from '../../../base/db/transaction';
import { AdField, ContentStatus } from '../../../../openapi/generated/enums';
import { followed, followedView, isSameStored } from '../../sites/bound-blocks';
import { comparedFacts } from '../../sites/stated-facts';
import { approvalContents } from '../../sites/approval-content';
import { type LockedSite, lockTheme, themeRecords, type ThemeRow } from '../../sites/locks';
import { known } from '../../../base/contract/known';
import { findTheme, findThemes } from '../../sites/themes';
import { foundBy, type Find, type Named, type SubjectHead } from './heads';

/** Record in the form needed for its approval. */
export interface ReviewSubject extends SubjectHead {
  kind: RecordKind;
  content: Content;
  rowVersion: number;
  templateCode: string | null;
  facts: readonly ProjectFact[];
  /** Content for the advertising check. */
  page: CheckedPage & { caseId: number };
  /** Record of the audit trail. */
  audit: { kind: RecordKind; recordId: number; part?: number };
}

/** A record with its present content; throws 404, also in the trash. */
export async function findSubject(db: Db, kind: RecordKind, recordId: number): Promise<ReviewSubject> {
  return kind === 'site'
    ? findSite(db, recordId)
    : recordSubject(kind, recordId, await approvedRecords[kind].find(db, recordId));
}

/** Like `findSubject`; null if it does not exist. */
export async function subjectIfThere(
  db: Db,
  kind: RecordKind,
  recordId: number,
): Promise<ReviewSubject | null> {
  try {
    return await findSubject(db, kind, recordId);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

/** Records with their present content, by a few statements for each kind; null if one does not exist. */
export const subjectsOf = (db: Db, all: readonly Named[]): Promise<Find<ReviewSubject>> =>
  foundBy(all, async (kind, ids) => {
    const subjects =
      kind === 'site'
        ? await siteSubjects(db, await siteDrafts(db, await findThemes(db, ids)))
        : (await approvedRecords[kind].findAll(db, ids)).map((found) =>
            recordSubject(kind, found.content.id, found),
          );
    return subjects.map((subject) => [subject.content.recordId, subject] as const);
  });

async function findSite(db: Db, themeId: number): Promise<ReviewSubject> {
  const [subject] = await siteSubjects(db, await siteDrafts(db, [await findTheme(db, themeId)]));
  return known(subject, 'The subject');
}

/** Drafts of sites with their subjects, by the same statements for any number; none in the trash. */
export async function draftsOf(
  db: Db,
  themeIds: readonly number[],
): Promise<(Draft & { subject: ReviewSubject })[]> {
  const drafts = await siteDrafts(db, await findThemes(db, themeIds));
  const subjects = await siteSubjects(db, drafts);
  return drafts.map((draft, place) => ({ ...draft, subject: known(subjects[place], 'The subject') }));
}

/** Drafts as they would be published now. */
async function siteDrafts(db: Db, found: Awaited<ReturnType<typeof findThemes>>): Promise<Draft[]> {
  if (found.length === 0) return [];
  const themes = await db
    .select()
    .from(siteThemes)
    .where(
      and(
        inArray(siteThemes.caseId, [...new Set(found.map(({ own }) => own.id))]),
        isNull(siteThemes.deletedOn),
      ),
    )
    .orderBy(asc(siteThemes.id));
  return found.map(({ theme, own, site }) => ({
    own,
    site,
    themes: themes.filter(({ caseId }) => caseId === own.id),
    theme,
    parts: followedView(theme.parts, own),
  }));
}

interface Draft extends LockedSite {
  theme: ThemeRow;
  parts: readonly StoredPart[];
}

async function siteSubjects(db: Db, all: readonly Draft[]): Promise<ReviewSubject[]> {
  if (all.length === 0) return [];
  const schedules = await db
    .select({ themeId: siteSchedules.themeId, dueOn: siteSchedules.dueOn })
    .from(siteSchedules)
    .where(
      and(
        inArray(siteSchedules.siteId, [...new Set(all.map(({ site }) => site.id))]),
        eq(siteSchedules.action, 'publish'),
        isNull(siteSchedules.outcome),
      ),
    );
  const contents = await approvalContents(db, all);
  return all.map(({ own, site, themes, theme, parts }, place) => ({
    kind: 'site',
    content: known(contents[place], 'The content of the theme'),
    rowVersion: theme.rowVersion,
    title: own.title,
    subtitle: theme.name,
    caseId: own.id,
    cover: { sha: own.coverSha, fileName: own.coverName },
    templateCode: theme.templateCode,
    isPublic: themes.some(({ status }) => status === ContentStatus.online),
    scheduledOn: schedules.find(({ themeId }) => themeId === theme.id)?.dueOn ?? null,
    facts: comparedFacts(own),
    page: { caseId: own.id, parts, texts: shownTexts({ ...site, keptName: null }, own) },
    audit: { kind: 'site', recordId: own.id, part: theme.id },
  }));
}

/**
 * Locks a record for a request; throws 404, and 409 if it no longer has `rowVersion`. Updates a draft stored before
 * its case changed to the values that publication would use.
 */
export async function lockSubject(
  tx: Tx,
  kind: RecordKind,
  { id, rowVersion }: Saved,
  by: string,
): Promise<ReviewSubject> {
  if (kind !== 'site') {
    return recordSubject(kind, id, await approvedRecords[kind].lock(tx, { id, rowVersion }));
  }
  const { theme, ...locked } = await lockTheme(tx, id);
  assertFresh(theme, rowVersion);
  const parts = await followed(tx, theme.parts, locked.own);
  if (!isSameStored(parts, theme.parts)) await themeRecords.change(tx, id, { parts }, by);
  const [subject] = await siteSubjects(tx, [{ ...locked, theme, parts }]);
  return known(subject, 'The subject');
}

const textsOf = ({ fields }: FoundRecord['content']): CheckedPage['texts'] =>
  fields.flatMap(({ text, isAddress }) => (isAddress || !text ? [] : [{ field: AdField.page, text }]));

function recordSubject(
  kind: Exclude<RecordKind, 'site'>,
  id: number,
  { content, rowVersion, startOn }: FoundRecord,
): ReviewSubject {
  const picture = content.fields.find(({ sha }) => sha !== undefined);
  return {
    kind,
    // An online record was approved when it went online.
    content: recordContent(content, content.isOnline ? content : null),
    rowVersion,
    title: content.title,
    subtitle: '',
    caseId: null,
    cover: { sha: picture?.sha ?? null, fileName: null },
    templateCode: null,
    isPublic: content.isOnline,
    scheduledOn: startOn,
    facts: [],
    // A record has no case whose dismissals apply to it.
    page: { caseId: 0, parts: [], texts: textsOf(content) },
    audit: { kind, recordId: id },
  };
}
