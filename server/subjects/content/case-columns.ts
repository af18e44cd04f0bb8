import { caseRecords as records } from './case-records';
import { and, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { cases } from '../../base/db/schema';
import type { HousingUnit } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { Refusal, fieldError } from '../../base/contract/errors';
import { limits } from '../../../openapi/generated/limits';
import type { Bodies } from '../../base/contract/bodies';
import { serverText } from '../../base/contract/text';
import { zipOf } from './districts';
import { assertHousingUnits, storedHousingUnits } from './housing-units';
import { encodePictures, pictureColumns } from '../../base/files/record-pictures';
import { isSameName, isTaken } from '../../records/records';
import { cleanHtml, protectPictures } from '../../blocks/rich-text';

type CaseInput =
  Omit<Bodies['updateCaseInfo'], 'id' | 'rowVersion' | 'versionNote'> | Bodies['createCaseInfo'];

/** Validates a save, encodes pictures, cleans rich text and finds the zip, before the transaction. Throws 400. */
export async function checkCase({ introduction, housingUnits, ...input }: CaseInput) {
  const zip = placeOf(input);
  if (housingUnits) assertHousingUnits(housingUnits);
  const clean = introduction === undefined ? {} : { introduction: cleanHtml(introduction, 'introduction') };
  const { fields, pictures } = await encodePictures(input);
  return { fields: { ...fields, zip, ...clean, ...(housingUnits ? { housingUnits } : {}) }, pictures };
}

/** Zip of a district; throws 400 for an unknown one. */
export function placeOf({ county, district }: { county: string; district: string }): string {
  const zip = zipOf(county, district);
  if (zip === undefined) throw fieldError('district', serverText.countyUnknown);
  return zip;
}

export type CheckedCase = Awaited<ReturnType<typeof checkCase>>;

/** Columns of a validated save; its files are stored. */
export async function caseColumns(
  tx: Tx,
  { fields, pictures }: CheckedCase,
  before: readonly HousingUnit[] = [],
) {
  const { housingUnits, ...rest } = fields;
  if (fields.recommendedCaseIds?.length) await assertCases(tx, fields.recommendedCaseIds);
  if (fields.introduction) await protectPictures(tx, fields.introduction, 'introduction');
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

/** Ids of cases that are not in the trash, in the given order. */
export async function liveOf(db: Db, ids: readonly number[]): Promise<number[]> {
  return idsWhere(db, ids, records.live);
}

/** Ids of cases in the trash. Saves keep them, so that a restored case is recommended again. */
export async function trashedOf(tx: Tx, ids: readonly number[]): Promise<number[]> {
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

/** The code with suffix C, and a number from 2 if that is taken. */
export async function freeCode(tx: Tx, code: string): Promise<string> {
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

/** A case in the trash reserves its code, so that it can be restored at any time. */
export async function assertCodeFree(tx: Tx, code: string): Promise<void> {
  const [other] = await tx
    .select({ title: cases.title })
    .from(cases)
    .where(and(isSameName(cases.code, code), isNotNull(cases.deletedOn)));
  if (other) throw new Refusal('codeInTrash', serverText.codeInTrash(other.title));
}

/** Rethrows a failed insert or update; as a refusal if the code was taken in the meantime. */
export function refuseTakenCode(error: unknown): never {
  if (isTaken(error, 'cases_code')) throw new Refusal('codeTaken');
  throw error;
}
