import { caseRecords as records } from './case-records';
import {
  assertCodeFree,
  caseColumns,
  type CheckedCase,
  freeCode,
  liveOf,
  placeOf,
  refuseTakenCode,
  trashedOf,
} from './case-columns';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { jsonRow, type RowOf } from '../../base/db/json-rows';
import { prepared } from '../../base/db/prepared';
import { cases, contacts, siteSets, siteThemes } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { notFound, Refusal } from '../../base/contract/errors';
import { limits } from '../../../openapi/generated/limits';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import { picturesOnWire } from '../../base/files/record-pictures';
import { copyParts } from '../../blocks/blocks';
import { countLinksOfCase } from '../sites/link-counts';
import { followCase } from '../sites/bound-blocks';
import { caseOfPage } from '../sites/locks';
import { livePage, outdatedPage } from '../sites/outdated-page';
import { liveSiteName } from '../sites/public-site';
import { findVersion } from '../../records/versions';
import type { Caller } from '../../records/kind';
import { type Saved } from '../../records/table';
import { actorIdOf } from '../../base/audit/audit';
import { picked, recordOf, stamp } from '../../records/records';
import { cleanHtml } from '../../blocks/rich-text';
import type { BodyCheck } from '../../records/version-fit';
import { scheduleColumns, setStatus, visibilityOnWire, visibleState } from '../../records/visible-state';
import { CaseTab, SiteStatus } from '../../../openapi/generated/enums';
import { visitorTexts } from '../../../openapi/generated/visitor-texts';

type OutdatedPage = components['schemas']['OutdatedPage'];

const columns = { ...caseOfPage, visibleState: visibleState(cases), livePage };
const caseWithPage = (db: Db) =>
  db
    .select({ row: jsonRow<RowOf<typeof columns>>(columns) })
    .from(cases)
    .where(and(eq(cases.id, sql.placeholder('id')), records.live));

export async function getCase(db: Db, id: number): Promise<components['schemas']['CaseInfo']> {
  const [found] = await prepared(db, 'case_with_page', caseWithPage).execute({ id });
  if (!found) throw notFound();
  const { row } = found;
  const [pictures, outdated] = await Promise.all([
    picturesOnWire(db, row),
    outdatedPage(db, row, row.livePage),
  ]);
  return {
    ...picked(row, visitorTexts.CaseInfoUpdate),
    ...pictures,
    ...visibilityOnWire(row),
    ...recordOf(row),
    id: row.id,
    code: row.code,
    tab: row.tab,
    isHighlight: row.isHighlight,
    status: row.status,
    sort: row.sort,
    zip: row.zip,
    households: row.households,
    housingUnits: row.housingUnits,
    // A restored case may exceed the limit of a save.
    recommendedCaseIds: (await liveOf(db, row.recommendedCaseIds)).slice(
      0,
      limits.CaseInfoUpdate.recommendedCaseIds.maxItems,
    ),
    partCount: row.parts.length,
    ...(outdated ? { outdatedPage: outdated } : {}),
  };
}

/** Adds a case at the start of its tab, with a disabled site. */
export async function createCase(tx: Tx, checked: CheckedCase, by: string): Promise<Saved> {
  await assertCodeFree(tx, checked.fields.code);
  const row = await records
    .add(
      tx,
      {
        ...(await caseColumns(tx, checked)),
        ...scheduleColumns(checked.fields),
        sort: await records.firstPlace(tx, checked.fields.tab),
      },
      by,
    )
    .catch(refuseTakenCode);
  await addSite(tx, row.id, by);
  return row;
}

async function addSite(tx: Tx, caseId: number, by: string): Promise<void> {
  await tx.insert(siteSets).values({ caseId, status: SiteStatus.notEnabled, ...stamp(by, actorIdOf(tx)) });
}

/** Copies a case with its content: offline, first in its tab, with a free code and an empty site. Throws 404. */
export async function duplicateCase(tx: Tx, id: number, by: string): Promise<Saved> {
  const copy = await records.copyOf(tx, id);
  const row = await records
    .add(
      tx,
      {
        ...copy,
        code: await freeCode(tx, copy.code),
        // Permits and sources are specific to one project.
        projectFacts: [],
        recommendedCaseIds: await liveOf(tx, copy.recommendedCaseIds),
        parts: await copyParts(tx, copy.parts),
        sort: await records.firstPlace(tx, copy.tab),
      },
      by,
    )
    .catch(refuseTakenCode);
  await addSite(tx, row.id, by);
  return row;
}

/** Saves a case and updates its drafts. Omitted fields keep their values; a new tab puts the case first in it. */
export async function updateCase(
  tx: Tx,
  saved: Saved,
  checked: CheckedCase,
  by: string,
): Promise<Saved & { outdated: OutdatedPage | null }> {
  const row = await records.lock(tx, saved);
  const place =
    checked.fields.tab === row.tab ? {} : { sort: await records.firstPlace(tx, checked.fields.tab) };
  if (checked.fields.code !== row.code) await assertCodeFree(tx, checked.fields.code);
  const { recommendedCaseIds } = checked.fields;
  const recommended = recommendedCaseIds
    ? { recommendedCaseIds: [...recommendedCaseIds, ...(await trashedOf(tx, row.recommendedCaseIds))] }
    : {};
  const changed = await records
    .change(
      tx,
      saved.id,
      {
        ...(await caseColumns(tx, checked, row.housingUnits)),
        ...recommended,
        ...scheduleColumns(checked.fields, row),
        ...place,
      },
      by,
    )
    .catch(refuseTakenCode);
  return { ...changed, outdated: await followCase(tx, saved.id, row, by) };
}

/**
 * Restores a version by the rules of a save. The code must be free; the version's recommendations of deleted cases are
 * dropped.
 */
export async function restoreCaseVersion(
  tx: Tx,
  { id, rowVersion, versionId }: Bodies['restoreCaseVersion'],
  { name: by, claims }: Caller,
  checkBody: BodyCheck,
): Promise<Saved> {
  const version = await findVersion(tx, 'case', versionId);
  const before = await records.find(tx, id);
  const restored = await records
    .bringBack(tx, { id, rowVersion }, version, by, checkBody, async (values, row) => {
      if (values.code !== undefined) await assertCodeFree(tx, values.code);
      const zip = placeOf({ ...row, ...values });
      const recommended = [
        ...(await liveOf(tx, values.recommendedCaseIds ?? [])),
        ...(await trashedOf(tx, row.recommendedCaseIds)),
      ];
      const mayFacts = claims.has('Permissions.Cases.Facts.Edit');
      return {
        zip,
        ...(mayFacts ? {} : { projectFacts: row.projectFacts }),
        introduction: cleanHtml(values.introduction ?? '', 'introduction'),
        recommendedCaseIds: recommended,
        ...(values.tab === undefined || values.tab === row.tab
          ? {}
          : { sort: await records.firstPlace(tx, values.tab) }),
      };
    })
    .catch(refuseTakenCode);
  await followCase(tx, id, before, by);
  return restored;
}

/** Consequences of deleting a case, for its dialog; includes the site name while the site is public. */
export async function getCaseDeletion(db: Db, id: number): Promise<components['schemas']['CaseDeletion']> {
  const { title, parts } = await records.find(db, id);
  return {
    siteName: await liveSiteName(db, id),
    themeCount: await db.$count(siteThemes, and(eq(siteThemes.caseId, id), isNull(siteThemes.deletedOn))),
    partCount: parts.length,
    linkCount: await countLinksOfCase(db, id),
    contactCount: title ? await db.$count(contacts, eq(contacts.caseTitle, title)) : 0,
  };
}

/**
 * Moves a case with its site to the trash. Refused if the live site is no longer `siteName` (empty for
 * none).
 */
export async function deleteCase(
  tx: Tx,
  id: number,
  siteName: string | undefined,
  by: string,
): Promise<void> {
  // The case's lock also blocks changes of its site (sites/locks.ts).
  await records.remove(tx, id, by);
  if (siteName === undefined) return;
  const live = (await liveSiteName(tx, id)) ?? '';
  if (live.toLowerCase() !== siteName.toLowerCase()) throw new Refusal('liveSiteChanged');
}

export const restoreCase = (tx: Tx, id: number) => records.restore(tx, id);

export const purgeCase = (tx: Tx, id: number) => records.purge(tx, id);

export const setCaseStatus = (tx: Tx, body: Bodies['updateCaseStatus'], by: string) =>
  setStatus(tx, records, body, by);

export const highlightCase = (
  tx: Tx,
  { caseInfoId: id, isHighlight }: Bodies['updateCaseHighlight'],
  by: string,
): Promise<Saved> => records.change(tx, id, { isHighlight }, by);

/** Stores a new order of a tab; refuses ids that differ from those of the tab. */
export const sortCases = (tx: Tx, { ids, tab }: Bodies['sortCaseInfos']) =>
  records.sort(tx, ids, tab ?? CaseTab.selling);
