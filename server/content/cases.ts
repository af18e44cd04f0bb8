import {
  and,
  asc,
  count,
  eq,
  getTableName,
  inArray,
  isNotNull,
  isNull,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { jsonRow, type RowOf } from '../db/json-rows';
import { prepared } from '../db/prepared';
import { cases, contacts, listStamps, siteSets, siteThemes } from '../db/schema';
import type { HousingUnit } from '../db/stored-values';
import type { Tx } from '../db/transaction';
import { Refusal, fieldError } from '../contract/errors';
import { limits } from '../../openapi/generated/limits';
import type { Bodies } from '../contract/bodies';
import type { components, operations } from '../../openapi/generated/types';
import { serverText } from '../contract/text';
import { zipOf } from './districts';
import { assertHousingUnits, storedHousingUnits } from './housing-units';
import { fileInfos } from '../files/pictures';
import { coverOf, takePictures, pictureColumns, picturesOnWire } from '../files/record-pictures';
import { copyParts, offeredTypes, partsOnWire, storeContent } from '../pages/blocks';
import type { CheckedPart } from '../pages/part-kinds';
import { countLimit } from '../records/list-search';
import { countLinksOfCase } from '../sites/link-counts';
import { followCase, outdatedPage } from '../sites/bound-blocks';
import { liveSiteName } from '../sites/public-site';
import { findVersion } from '../records/versions';
import type { Caller } from '../records/kind';
import { recordTable, type Saved } from '../records/table';
import { actorIdOf } from '../audit/audit';
import { isOneOf, isSameName, isTaken, recordOf, stamp } from '../records/records';
import { cleanHtml, keepPictures } from '../pages/rich-text';
import type { BodyCheck } from '../records/version-fit';
import { scheduleColumns, setStatus, visibilityOnWire, visibleState } from '../records/visible-state';
import { WebsiteStatus } from '../../openapi/generated/enums';

type CaseRow = typeof cases.$inferSelect;
type CaseInput =
  Omit<Bodies['updateCaseInfo'], 'id' | 'rowVersion' | 'versionNote'> | Bodies['createCaseInfo'];
type Tab = components['schemas']['CaseTab'];
type OutdatedPage = components['schemas']['OutdatedPage'];
type ListQuery = NonNullable<operations['listCaseInfos']['parameters']['query']>;

const records = recordTable(cases, {
  kind: 'case',
  versions: 'case',
  titleOf: ({ title }) => title,
  search: [cases.title, cases.code],
  hasSearchIndex: true,
  status: cases.status,
  computed: { visibleState: visibleState(cases) },
  order: { group: cases.tab, place: cases.sort },
});

export { records as caseRecords };

/** Columns of a list card; texts and pages of a case are many times as long. */
const cardColumns = {
  id: cases.id,
  title: cases.title,
  subtitle: cases.subtitle,
  code: cases.code,
  county: cases.county,
  district: cases.district,
  tab: cases.tab,
  isHighlight: cases.isHighlight,
  status: cases.status,
  startOn: cases.startOn,
  endOn: cases.endOn,
  visibleState: visibleState(cases),
  sort: cases.sort,
  coverSha: cases.coverSha,
  coverName: cases.coverName,
  coverAlt: cases.coverAlt,
  createdOn: cases.createdOn,
  lastModifiedOn: cases.lastModifiedOn,
  lastModifiedBy: cases.lastModifiedBy,
  lastModifiedById: cases.lastModifiedById,
  rowVersion: cases.rowVersion,
};

/** Changes with every commit that affects the counts of tabs. */
const stampColumn = {
  stamp: sql<string>`(select ${listStamps.stamp} from ${listStamps} where ${listStamps.name} = ${sql.raw(`'${getTableName(cases)}'`)})`,
};

const inOrder = [asc(cases.tab), asc(cases.sort), asc(cases.id)];
const wholeCard = { card: jsonRow<RowOf<typeof cardColumns>>(cardColumns) };
const cardsOf = (db: Db, isOnPage: SQL, orderBy: SQL[]) =>
  db
    .select(wholeCard)
    .from(cases)
    .where(isOnPage)
    .orderBy(...orderBy);
const cardsOfTab = (db: Db, name: string) => {
  const ids = db
    .select({ id: cases.id })
    .from(cases)
    .where(and(records.live, eq(cases.tab, sql.placeholder('tab'))))
    .orderBy(...inOrder)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  return db
    .select({ ...wholeCard, ...stampColumn })
    .from(cases)
    .where(isOneOf(cases.id, ids))
    .orderBy(...inOrder)
    .prepare(name);
};
const countsByTab = (db: Db, name: string) => {
  const countOf = (tab: Tab) => {
    const ofTab = and(records.live, eq(cases.tab, tab));
    const found = db.select({ id: cases.id }).from(cases).where(ofTab).limit(countLimit).as(`tab_${tab}`);
    const value = sql<Tab>`${sql.raw(String(tab))}`.as('tab');
    return db.select({ tab: value, count: count(), ...stampColumn }).from(found);
  };
  return unionAll(countOf(1), countOf(2), countOf(3)).prepare(name);
};

/** One page of a tab's cases, in staff's order or last changed first, with the count of each tab. */
export async function listCases(db: Db, query: ListQuery): Promise<components['schemas']['CasePage']> {
  const { tab, pageNumber = 1, pageSize = 10, ...filter } = query;
  const isPlain = Object.values(filter).every((value) => value === undefined || value === '');
  const [cards, tabCounts] =
    tab && isPlain ? await plainPage(db, { tab, pageNumber, pageSize }) : await filteredPage(db, query);
  const total = tabCounts[1] + tabCounts[2] + tabCounts[3];
  const rows = cards.map(({ card }) => card);
  const infos = await fileInfos(db, rows.map(coverOf));
  return {
    items: rows.map((row) => ({
      id: row.id,
      title: row.title,
      subtitle: row.subtitle,
      code: row.code,
      county: row.county,
      district: row.district,
      tab: row.tab,
      isHighlight: row.isHighlight,
      status: row.status,
      ...visibilityOnWire(row),
      sort: row.sort,
      cover: infos.get(row.coverSha ?? '') ?? null,
      coverAlt: row.coverAlt,
      ...recordOf(row),
    })),
    totalCount: tab ? tabCounts[tab] : Math.min(total, countLimit),
    countLimit,
    pageNumber,
    pageSize,
    tabCounts,
  };
}

const counted = new WeakMap<Db, { stamp: string; counts: Record<Tab, number> }>();

/** A tab without filters: both queries are prepared, and tabs are recounted only after a change. */
async function plainPage(
  db: Db,
  { tab, pageNumber, pageSize }: { tab: Tab; pageNumber: number; pageSize: number },
) {
  const range = { tab, limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const rows = await prepared(db, 'cards_of_tab', cardsOfTab).execute(range);
  const known = counted.get(db);
  if (known && known.stamp === rows[0]?.stamp) return [rows, known.counts] as const;
  const found = await prepared(db, 'counts_by_tab', countsByTab).execute();
  const countOf = (wanted: Tab) => found.find((row) => row.tab === wanted)?.count ?? 0;
  const counts = { 1: countOf(1), 2: countOf(2), 3: countOf(3) };
  // One query reads stamp and counts, so that they match.
  if (found[0]) counted.set(db, { stamp: found[0].stamp, counts });
  return [rows, counts] as const;
}

async function filteredPage(db: Db, { tab, ...query }: ListQuery) {
  const tabs = { column: cases.tab, values: [1, 2, 3], open: tab };
  const { isOnPage, orderBy, counts } = await records.pageOf(db, query, inOrder, { tabs });
  const [rows, { of }] = await Promise.all([cardsOf(db, isOnPage, orderBy), counts()]);
  return [rows, { 1: of(1), 2: of(2), 3: of(3) }] as const;
}

export async function getCase(db: Db, id: number): Promise<components['schemas']['CaseInfo']> {
  const row = await records.find(db, id);
  const pictures = await picturesOnWire(db, row);
  const outdated = await outdatedPage(db, row);
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    subtitle: row.subtitle,
    tab: row.tab,
    isHighlight: row.isHighlight,
    status: row.status,
    ...visibilityOnWire(row),
    sort: row.sort,
    county: row.county,
    district: row.district,
    zip: row.zip,
    address: row.address,
    ...pictures,
    coverAlt: row.coverAlt,
    tel: row.tel,
    receptionAddress: row.receptionAddress,
    siteArea: row.siteArea,
    floors: row.floors,
    households: row.households,
    completion: row.completion,
    architect: row.architect,
    builder: row.builder,
    introduction: row.introduction,
    housingUnits: row.housingUnits,
    // A restored case may exceed the limit of a save.
    recommendedCaseIds: (await liveOf(db, row.recommendedCaseIds)).slice(
      0,
      limits.CaseInfoUpdate.recommendedCaseIds.maxItems,
    ),
    seoTitle: row.seoTitle,
    seoKeywords: row.seoKeywords,
    seoDescription: row.seoDescription,
    partCount: row.parts.length,
    ...(outdated ? { outdatedPage: outdated } : {}),
    ...recordOf(row),
  };
}

/** Adds a case, first in its tab, with a disabled website. */
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
  await tx.insert(siteSets).values({ caseId, status: WebsiteStatus.notEnabled, ...stamp(by, actorIdOf(tx)) });
}

/** Copies a case with its content: offline, first in its tab, under a free code and with an empty website. Throws 404. */
export async function duplicateCase(tx: Tx, id: number, by: string): Promise<Saved> {
  const copy = await records.copyOf(tx, id);
  const row = await records
    .add(
      tx,
      {
        ...copy,
        code: await freeCode(tx, copy.code),
        // Permits and sources belong to one project.
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

/** The code with suffix C, and a number from 2 where that is taken. */
async function freeCode(tx: Tx, code: string): Promise<string> {
  const stem = `${code.slice(0, limits.CaseInfoCreate.code.maxLength - 10)}C`;
  const rows = await tx
    .select({ code: sql<string>`lower(${cases.code})` })
    .from(cases)
    .where(sql`starts_with(lower(${cases.code}), lower(${stem}))`);
  const taken = new Set(rows.map((row) => row.code));
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? stem : `${stem}${number}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
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

/** Restores a version by the rules of a save: a free code, and no recommendations of deleted cases. */
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

/** Validates a save, encodes pictures, cleans rich text and finds the zip, before the transaction. Throws 400. */
export async function checkCase({ introduction, housingUnits, ...input }: CaseInput) {
  const zip = placeOf(input);
  if (housingUnits) assertHousingUnits(housingUnits);
  const clean = introduction === undefined ? {} : { introduction: cleanHtml(introduction, 'introduction') };
  const { fields, pictures } = await takePictures(input);
  return { fields: { ...fields, zip, ...clean, ...(housingUnits ? { housingUnits } : {}) }, pictures };
}

function placeOf({ county, district }: { county: string; district: string }): string {
  const zip = zipOf(county, district);
  if (zip === undefined) throw fieldError('district', serverText.countyUnknown);
  return zip;
}

type CheckedCase = Awaited<ReturnType<typeof checkCase>>;

async function caseColumns(tx: Tx, { fields, pictures }: CheckedCase, before: readonly HousingUnit[] = []) {
  const { housingUnits, ...rest } = fields;
  if (fields.recommendedCaseIds?.length) await assertCases(tx, fields.recommendedCaseIds);
  if (fields.introduction) await keepPictures(tx, fields.introduction, 'introduction');
  return {
    ...rest,
    ...(housingUnits ? { housingUnits: await storedHousingUnits(tx, housingUnits, before) } : {}),
    ...(await pictureColumns(tx, pictures, fields.coverAlt)),
  };
}

async function assertCases(tx: Tx, ids: readonly number[]): Promise<void> {
  const found = await liveOf(tx, ids);
  if (found.length !== new Set(ids).size) {
    throw fieldError('recommendedCaseIds', serverText.recommendedUnknown);
  }
}

/** The ids of cases that are not in the trash, in the given order. */
async function liveOf(db: Db, ids: readonly number[]): Promise<number[]> {
  return idsWhere(db, ids, records.live);
}

/** The ids of cases in the trash: a restored case is recommended again, whatever was saved meanwhile. */
async function trashedOf(tx: Tx, ids: readonly number[]): Promise<number[]> {
  return idsWhere(tx, ids, isNotNull(cases.deletedOn));
}

async function idsWhere(db: Db, ids: readonly number[], where: SQL | undefined): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = new Set(
    (
      await db
        .select({ id: cases.id })
        .from(cases)
        .where(and(inArray(cases.id, [...ids]), where))
    ).map(({ id }) => id),
  );
  return [...new Set(ids)].filter((id) => found.has(id));
}

/** A case in the trash reserves its code, so that it can always be restored. */
async function assertCodeFree(tx: Tx, code: string): Promise<void> {
  const [other] = await tx
    .select({ title: cases.title })
    .from(cases)
    .where(and(isSameName(cases.code, code), isNotNull(cases.deletedOn)));
  if (other) throw new Refusal('codeInTrash', serverText.codeInTrash(other.title));
}

/** Consequences of deleting a case, for its dialog, with the site name while that is public. */
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
 * Moves a case to the trash, and its website and themes with it. `siteName`: the live site that the user confirmed,
 * empty for none; refused when it has changed.
 */
export async function deleteCase(
  tx: Tx,
  id: number,
  siteName: string | undefined,
  by: string,
): Promise<void> {
  // The case's lock also blocks changes of its website (sites/locks.ts).
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

/** Stores a new order of a tab; refuses ids that are not exactly the tab's. */
export const sortCases = (tx: Tx, { ids, tab }: Bodies['sortCaseInfos']) => records.sort(tx, ids, tab ?? 1);

/** Cases that a case may recommend, without itself. */
export async function listRecommended(
  db: Db,
  { keyword, excludeId }: { keyword?: string; excludeId?: number },
): Promise<components['schemas']['RecommendedCase'][]> {
  const rows = await db
    .select({ id: cases.id, title: cases.title, county: cases.county, district: cases.district })
    .from(cases)
    .where(and(records.live, records.matching({ keyword }), excludeId ? ne(cases.id, excludeId) : undefined))
    .orderBy(asc(cases.tab), asc(cases.sort))
    .limit(200);
  return rows.map(({ id, title, county, district }) => ({ id, title, district: county + district }));
}

export async function getCaseContent(db: Db, id: number): Promise<components['schemas']['Content']> {
  return contentOf(db, await records.find(db, id));
}

export async function saveCaseContent(
  tx: Tx,
  saved: Saved,
  checked: readonly CheckedPart[],
  by: string,
): Promise<components['schemas']['Content']> {
  const row = await records.lock(tx, saved);
  await records.change(tx, saved.id, { parts: await storeContent(tx, checked, row.parts) }, by);
  return contentOf(tx, await records.find(tx, saved.id));
}

async function contentOf(db: Db, row: CaseRow): Promise<components['schemas']['Content']> {
  const { updateRecord, rowVersion } = recordOf(row);
  return {
    id: row.id,
    title: row.title,
    cmsItemList: [...offeredTypes],
    webParts: await partsOnWire(db, row.parts),
    rowVersion,
    updateRecord,
  };
}

function refuseTakenCode(error: unknown): never {
  if (isTaken(error, 'cases_code')) throw new Refusal('codeTaken');
  throw error;
}
