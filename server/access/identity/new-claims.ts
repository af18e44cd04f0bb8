import { and, arrayContains, isNull } from 'drizzle-orm';
import { type Claim, claims as allClaims } from '../../../openapi/generated/claims';
import { byServer, withTrail } from '../../base/audit/audit';
import type { PooledDb } from '../../base/db/client';
import { knownClaims, roles } from '../../base/db/schema';
import { inTransaction, type UnauditedTx } from '../../base/db/transaction';
import { beginStatementFor } from './administrators';
import { administratorClaims } from './claims';
import { roleRecords } from './roles';

/**
 * Grants claims new in this release to roles with all earlier ones, else to administrators: otherwise nobody
 * could open a new unit.
 */
export async function grantNewClaims(db: PooledDb, claims: readonly Claim[] = allClaims): Promise<void> {
  await inTransaction(
    db,
    async (tx) => {
      const known = new Set((await tx.select().from(knownClaims)).map(({ claim }) => claim));
      const added = claims.filter((claim) => !known.has(claim));
      if (added.length === 0) return;
      await withTrail(tx, ...byServer('new-claims'), async (audited) => {
        const earlier = claims.filter((claim) => known.has(claim));
        for (const { id, claims: held } of await holders(audited, earlier)) {
          const granted = [...new Set([...held, ...added])];
          if (granted.length > held.length) await roleRecords.change(audited, id, { claims: granted }, '');
        }
      });
      await tx.insert(knownClaims).values(added.map((claim) => ({ claim })));
    },
    beginStatementFor('Permissions.Roles.Edit', ''),
  );
}

async function holders(tx: UnauditedTx, earlier: readonly Claim[]) {
  const withAll = (wanted: readonly Claim[]) =>
    tx
      .select({ id: roles.id, claims: roles.claims })
      .from(roles)
      .where(and(isNull(roles.deletedOn), arrayContains(roles.claims, [...wanted])));
  const all = earlier.length > 0 ? await withAll(earlier) : [];
  return all.length > 0 ? all : withAll(administratorClaims);
}
