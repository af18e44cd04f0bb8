import type { Db } from '../../base/db/client';
import type { Tx } from '../../base/db/transaction';
import { ProjectFactName } from '../../../openapi/generated/enums';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { components } from '../../../openapi/generated/types';
import { recordOf } from '../../records/records';
import type { Saved } from '../../records/table';
import { followCase } from '../sites/bound-blocks';
import { statedFacts } from '../sites/stated-facts';
import { caseRecords } from './case-records';

const order = Object.values(ProjectFactName);

export async function getProjectFacts(db: Db, id: number): Promise<components['schemas']['ProjectFacts']> {
  const row = await caseRecords.find(db, id);
  return {
    id,
    title: row.title,
    partCount: row.parts.length,
    facts: row.projectFacts,
    caseValues: statedFacts(row),
    ...recordOf(row),
  };
}

/**
 * Saves the filled facts in the order of the file, and updates the drafts. Throws 400 for a printed fact without a
 * source.
 */
export async function saveProjectFacts(
  tx: Tx,
  { id, rowVersion, facts }: Bodies['saveProjectFacts'],
  by: string,
): Promise<Saved> {
  assertFacts(facts);
  const before = await caseRecords.lock(tx, { id, rowVersion });
  const projectFacts = facts
    .filter((fact) => fact.value.trim() || fact.source || fact.documentNumber || fact.documentDate)
    .map(({ name, value, source, documentNumber, documentDate, isPrinted }) => ({
      name,
      value: value.trim(),
      ...(source ? { source } : {}),
      ...(documentNumber ? { documentNumber } : {}),
      ...(documentDate ? { documentDate } : {}),
      isPrinted,
    }))
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const saved = await caseRecords.change(tx, id, { projectFacts }, by);
  await followCase(tx, id, before, by);
  return saved;
}

function assertFacts(facts: Bodies['saveProjectFacts']['facts']): void {
  const names = new Set<string>();
  for (const [index, { name, value, source, isPrinted }] of facts.entries()) {
    const at = (field: string) => `facts[${index}].${field}`;
    if (names.has(name)) throw fieldError(at('name'), serverText.factTwice);
    names.add(name);
    if (!isPrinted) continue;
    if (!value.trim()) throw fieldError(at('value'), serverText.required);
    if (!source) throw fieldError(at('source'), serverText.factWithoutSource);
  }
}
