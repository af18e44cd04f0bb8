import { and, gt, ne, or } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray, notInArray } from '../../base/db/in-array';
import { accounts, articles, auditEntries, cases, contacts, news, popups, roles } from '../../base/db/schema';
import type { AuditAction, AuditKind } from '../../base/db/stored-values';

/** Actions that leave every record as it was. */
const reading: AuditAction[] = [
  'signIn',
  'signOut',
  'signInFailed',
  'refused',
  'export',
  'open',
  'show',
  'showSecret',
  'createLink',
  'revokeLink',
  'replay',
  'test',
];

/** Changes only of what an account is shown. */
const forOneself = ['markNewsSeen', 'refuseFirstSteps'];

/** Work for a person that has no request: imports run as jobs, accounts are added by a command. */
const withoutRequest = ['runImport', 'undoImport', 'npm run account'];

/** Tables whose rows need no audit entry: visitors send enquiries, and commands add accounts. */
const tables = [
  { kind: 'account', table: accounts },
  { kind: 'role', table: roles },
  { kind: 'case', table: cases },
  { kind: 'article', table: articles },
  { kind: 'news', table: news },
  { kind: 'otherPopup', table: popups },
  { kind: 'contact', table: contacts },
] as const;

/**
 * Counts records that people made or changed since the seed, by kind. The server's audit entries have no
 * request.
 */
export async function countOwnRecords(db: Db, seededOn: Date): Promise<Map<AuditKind, number>> {
  const changes = await db
    .selectDistinct({ kind: auditEntries.kind, id: auditEntries.recordId })
    .from(auditEntries)
    .where(
      and(
        gt(auditEntries.at, seededOn),
        notInArray(auditEntries.action, reading),
        notInArray(auditEntries.operation, forOneself),
        or(ne(auditEntries.requestId, ''), inArray(auditEntries.operation, withoutRequest)),
      ),
    );
  const ids = new Map<AuditKind, Set<number | null>>();
  const add = (kind: AuditKind, id: number | null) => ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  for (const { kind, id } of changes) add(kind, id);
  for (const { kind, table } of tables) {
    const rows = await db.select({ id: table.id }).from(table).where(gt(table.createdOn, seededOn));
    for (const { id } of rows) add(kind, id);
  }
  return new Map([...ids].map(([kind, { size }]) => [kind, size]));
}
