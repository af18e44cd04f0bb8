import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';
import { singletons } from '../db/schema';
import type { components } from '../../openapi/generated/types';
import type { Bodies } from '../contract/bodies';
import type { Tx } from '../db/transaction';
import { note } from '../audit/audit';
import { changesOf } from '../audit/changes';
import { findOneOfAKind, saveOneOfAKind } from '../records/one-of-a-kind';
import { approversOfAll, assertWordsOfAll } from '../sites/words-at-once';
import { assertFresh, recordOf } from '../records/records';

const key = 'company';
const isCompany = eq(singletons.key, key);

type Company = Required<Omit<Bodies['saveCompany'], 'rowVersion' | 'emergencyReason'>>;

const emptyCompany: Company = {
  name: '',
  legalName: '',
  taxId: '',
  tel: '',
  hours: '',
  address: '',
  headline: '',
  introduction: '',
};

const stored = (db: Db, name: string) =>
  db.select({ value: singletons.value }).from(singletons).where(isCompany).prepare(name);

/** Company data on public pages; empty until first saved. */
export async function companyOf(db: Db): Promise<Company> {
  const [row] = await prepared(db, 'company', stored).execute();
  return row ? storedOf(row) : emptyCompany;
}

export async function getCompany(db: Db): Promise<components['schemas']['Company']> {
  const row = await findOneOfAKind(db, key);
  return { id: 1, ...storedOf(row), settingsApprovers: await approversOfAll(db), ...recordOf(row) };
}

/**
 * Omitted fields keep their values. Project pages show the names at once: throws `adFindingsRequired`, and
 * `approvalMissing` without an emergency.
 */
export async function saveCompany(
  tx: Tx,
  { rowVersion, emergencyReason, ...fields }: Bodies['saveCompany'],
  by: string,
): Promise<{ id: number; rowVersion: number }> {
  const row = await findOneOfAKind(tx, key, true);
  assertFresh(row, rowVersion);
  const before = storedOf(row);
  const value = { ...before, ...fields };
  await assertWordsOfAll(tx, {
    before: namesOf(before),
    after: namesOf(value),
    title: value.name,
    audit: { kind: 'company', recordId: 1 },
    emergencyReason,
    by,
  });
  const saved = await saveOneOfAKind(tx, key, { rowVersion, value }, by);
  note(tx, {
    kind: 'company',
    recordId: 1,
    title: value.name,
    action: 'update',
    ...changesOf(before, value),
  });
  return saved;
}

/** Names on project pages. */
const namesOf = ({ name, legalName }: Company) => [name, legalName];

// Written only by this module.
const storedOf = (row: { value: unknown }): Company => ({
  ...emptyCompany,
  ...(row.value as Partial<Company>),
});
