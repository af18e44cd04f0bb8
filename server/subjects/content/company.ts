import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { prepared } from '../../base/db/prepared';
import { singletons } from '../../base/db/schema';
import type { components } from '../../../openapi/generated/types';
import type { Bodies } from '../../base/contract/bodies';
import type { Tx } from '../../base/db/transaction';
import { fieldError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import { shaOf } from '../../base/files/file-infos';
import { protectFile } from '../../base/files/pictures';
import { kindNames } from '../../../openapi/generated/kinds';
import { defineKind } from '../../records/kind';
import { note } from '../../base/audit/audit';
import { changesOf } from '../../base/audit/changes';
import { findOneOfAKind, saveOneOfAKind } from '../../records/one-of-a-kind';
import { type Behind, followCompanyTel } from '../sites/company-tel';
import { approversOfAll, assertWordsOfAll } from '../sites/words-at-once';
import { assertFresh, recordOf } from '../../records/records';

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
  mark: '',
};

const stored = (db: Db) => db.select({ value: singletons.value }).from(singletons).where(isCompany);

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
 * Omitted fields keep their values; drafts that show the telephone get the new one. Throws 400 for a mark that is gone.
 * Project pages show the names at once: throws `adFindingsRequired`, and `approvalMissing` without an emergency.
 */
export async function saveCompany(
  tx: Tx,
  { rowVersion, emergencyReason, ...fields }: Bodies['saveCompany'],
  by: string,
): Promise<{ id: number; rowVersion: number; behind: Behind[] }> {
  const row = await findOneOfAKind(tx, key, true);
  assertFresh(row, rowVersion);
  const before = storedOf(row);
  const value = { ...before, ...fields };
  const mark = shaOf(value.mark);
  if (mark && !(await protectFile(tx, mark))) throw fieldError('mark', serverText.pictureGone);
  await assertWordsOfAll(tx, {
    before: namesOf(before),
    after: namesOf(value),
    title: value.name,
    audit: { kind: 'company', recordId: 1 },
    emergencyReason,
    by,
  });
  const saved = await store(tx, { rowVersion, before, value }, by);
  return { ...saved, behind: value.tel === before.tel ? [] : await followCompanyTel(tx, by) };
}

async function store(
  tx: Tx,
  { rowVersion, before, value }: { rowVersion: number; before: Company; value: Company },
  by: string,
) {
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

export const companyKind = defineKind({
  pictures: {
    find: async (db) => {
      const { name } = await companyOf(db);
      const title = name || kindNames.company;
      return [{ unit: 'company', id: 1, title, places: [{ kind: 'picture' }], isInTrash: false, alts: [] }];
    },
    swap: async (tx, _id, { to }, _picture, by) => {
      const row = await findOneOfAKind(tx, key, true);
      const before = storedOf(row);
      await store(tx, { rowVersion: row.rowVersion, before, value: { ...before, mark: to.path } }, by);
    },
  },
});

/** Names on project pages. */
const namesOf = ({ name, legalName }: Company) => [name, legalName];

// Written only by this module.
const storedOf = (row: { value: unknown }): Company => ({
  ...emptyCompany,
  ...(row.value as Partial<Company>),
});
