import { and, arrayContains, isNull } from 'drizzle-orm';
import { type Claim, claims as allClaims } from '../../openapi/generated/claims';
import { byServer, withTrail } from '../audit/audit';
import type { PooledDb } from '../db/client';
import { knownClaims, roles } from '../db/schema';
import { inTransaction, type Tx } from '../db/transaction';
import { beginFor } from './administrators';
import { administratorClaims } from './claims';
import { roleRecords } from './roles';

/**
 * Gives claims that this release brings to the roles that hold every earlier one, or to administrators where no role
 * does: otherwise nobody could open a new unit or grant it. Claims that were taken away later stay away.
 */
export async function giveNewClaims(db: PooledDb, claims: readonly Claim[] = allClaims): Promise<void> {
  await inTransaction(
    db,
    async (tx) => {
      const known = new Set((await tx.select().from(knownClaims)).map(({ claim }) => claim));
      const added = claims.filter((claim) => !known.has(claim));
      if (added.length === 0) return;
      await withTrail(tx, ...byServer('new-claims'), async () => {
        for (const { id, claims: held } of await holders(
          tx,
          claims.filter((claim) => known.has(claim)),
        )) {
          const lacking = added.filter((claim) => !held.includes(claim));
          if (lacking.length > 0) await roleRecords.change(tx, id, { claims: [...held, ...lacking] }, '');
        }
      });
      await tx.insert(knownClaims).values(added.map((claim) => ({ claim })));
    },
    beginFor('Permissions.Roles.Edit'),
  );
}

async function holders(tx: Tx, earlier: readonly Claim[]) {
  const withAll = (wanted: readonly Claim[]) =>
    tx
      .select({ id: roles.id, claims: roles.claims })
      .from(roles)
      .where(and(isNull(roles.deletedOn), arrayContains(roles.claims, [...wanted])));
  const all = earlier.length > 0 ? await withAll(earlier) : [];
  return all.length > 0 ? all : withAll(administratorClaims);
}
