import type { Db } from '../../base/db/client';
import type { imports } from '../../base/db/schema';
import { presentClaims } from '../../access/identity/key-makers';
import { claimsOfImport, type ImportEffect, missingClaims } from './import-claims';

type Import = typeof imports.$inferSelect;

/** Whoever started the import was deactivated, or has lost a claim since. */
export class LostClaimsError extends Error {
  override name = 'LostClaimsError';
}

/** Throws LostClaimsError unless whoever started the import may still do this. */
export async function assertClaims(db: Db, { kind, runById }: Import, effect: ImportEffect): Promise<void> {
  const own = await presentClaims(db, runById);
  if (missingClaims(own, claimsOfImport(kind, effect)).length > 0) throw new LostClaimsError();
}
