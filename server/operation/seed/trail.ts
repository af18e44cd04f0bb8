import type { operations } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import { accounts, type auditEntries } from '../../base/db/schema';
import type { AuditedAction } from '../../base/db/trail';
import { places, usualPlace } from './habit-data';

export type Entry = typeof auditEntries.$inferInsert;
/** Accounts by name. */
export type People = ReadonlyMap<string, { id: number; account: string; name: string }>;

export async function peopleOf(tx: Db): Promise<People> {
  const rows = await tx
    .select({ id: accounts.id, account: accounts.account, name: accounts.name })
    .from(accounts);
  return new Map(rows.map((row) => [row.name, row]));
}

/** An audit entry of the past. */
export function entry(
  people: People,
  by: string,
  at: Date,
  operation: keyof operations,
  action: AuditedAction,
): Entry {
  const person = people.get(by);
  return {
    ...(places[by] ?? usualPlace),
    ...action,
    operation,
    at,
    accountId: person?.id ?? null,
    account: person?.account ?? '',
    accountName: by,
  };
}
