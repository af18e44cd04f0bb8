import { eq } from 'drizzle-orm';
import { note } from '../../base/audit/audit';
import { changesOf } from '../../base/audit/changes';
import { wholeColumns } from '../content/column-changes';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { singletons } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { components } from '../../../openapi/generated/types';
import { findOneOfAKind, saveOneOfAKind } from '../../records/one-of-a-kind';
import { assertFresh, recordOf } from '../../records/records';
import type { Saved } from '../../records/table';
import { requestText } from './request-text';
import { firstTerms, type PrivacyTerms } from './terms-data';

const key = 'privacyTerms';

// Written only by `saveTerms`.
const termsIn = (value: unknown): PrivacyTerms => ({ ...firstTerms, ...(value as Partial<PrivacyTerms>) });

/** Periods, phrases and forms; the initial ones until the company saves its own. */
export async function termsOf(db: Db): Promise<PrivacyTerms> {
  const [row] = await db.select({ value: singletons.value }).from(singletons).where(eq(singletons.key, key));
  return termsIn(row?.value);
}

export async function getTerms(db: Db): Promise<components['schemas']['PrivacyTerms']> {
  const row = await findOneOfAKind(db, key);
  return { ...termsIn(row.value), ...recordOf(row) };
}

/** Saves the terms; throws 409, and 400 unless each kind has one period. */
export async function saveTerms(
  tx: Tx,
  { rowVersion, ...fields }: Bodies['savePrivacyTerms'],
  by: string,
): Promise<Saved> {
  if (new Set(fields.periods.map(({ kind }) => kind)).size < firstTerms.periods.length) {
    throw fieldError('periods', requestText.eachPeriodOnce);
  }
  const row = await findOneOfAKind(tx, key, true);
  assertFresh(row, rowVersion);
  const before = termsIn(row.value);
  const saved = await saveOneOfAKind(tx, key, { rowVersion, value: fields }, by);
  note(tx, { kind: 'privacy', recordId: 1, action: 'update', ...changesOf(before, fields) });
  return saved;
}

/** The letter and the phrases; periods and forms stay. */
export const termsColumns = wholeColumns('savePrivacyTerms', {
  read: async (db) => {
    const { rowVersion = 0 } = await getTerms(db);
    return { title: requestText.termsTitle, rowVersion, isLive: false, values: { ...(await termsOf(db)) } };
  },
  save: saveTerms,
});
