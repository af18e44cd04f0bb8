import { eq, exists, notExists, or, sql } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import type { Db, PooledDb } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import type { Job } from '../../base/db/job-runner';
import { proofBuild, proofDue, proofEntries, siteSets } from '../../base/db/schema';
import { inTransaction } from '../../base/db/transaction';
import { build } from '../../base/process/release';
import { SiteStatus } from '../../../openapi/generated/enums';
import { pathsOf, proveSite } from './chain';
import { websiteChain } from './website-pages';

/**
 * Adds entries that no transaction added: first ones, and those after commands, by older servers, or of a
 * release that renders differently.
 */
export function proofJob(db: Db, config: Config): Job {
  return {
    name: 'proof',
    everySeconds: 0,
    dueWhen:
      or(
        exists(db.select({ id: proofDue.id }).from(proofDue)),
        notExists(db.select({ id: proofBuild.id }).from(proofBuild).where(eq(proofBuild.build, build))),
      ) ?? sql`true`,
    run: async (on, signal) => {
      const counts = { checked: 0, added: 0 };
      const isOtherBuild = !(await isKnownBuild(on));
      for (const caseId of await waitingCases(on, isOtherBuild)) {
        if (signal.aborted) return counts;
        counts.checked += 1;
        if (await proveLater(on, config, caseId, isOtherBuild)) counts.added += 1;
      }
      if (isOtherBuild) await noteBuild(on);
      return counts;
    },
  };
}

async function isKnownBuild(db: Db): Promise<boolean> {
  const [row] = await db.select().from(proofBuild);
  return row?.build === build;
}

async function noteBuild(db: Db): Promise<void> {
  await db.insert(proofBuild).values({ build }).onConflictDoUpdate({ target: proofBuild.id, set: { build } });
}

async function waitingCases(db: Db, isOtherBuild: boolean): Promise<number[]> {
  const due = await db.selectDistinct({ caseId: proofDue.caseId }).from(proofDue);
  const open = isOtherBuild
    ? await db
        .select({ caseId: siteSets.caseId })
        .from(siteSets)
        .where(eq(siteSets.status, SiteStatus.enabled))
    : [];
  // Includes chains whose site was deleted, or was closed unnoticed.
  const known = isOtherBuild
    ? await db.selectDistinct({ caseId: proofEntries.caseId }).from(proofEntries)
    : [];
  const website = isOtherBuild ? [{ caseId: websiteChain }] : [];
  const all = [...due, ...open, ...known, ...website].map(({ caseId }) => caseId);
  return [...new Set(all)].toSorted((a, b) => a - b);
}

function proveLater(db: PooledDb, config: Config, caseId: number, isOtherBuild: boolean): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { id, paths } = proofDue;
    const rows = await tx
      .select({ id, paths, caseId: proofDue.caseId })
      .from(proofDue)
      .where(eq(proofDue.caseId, caseId));
    if (rows.length > 0) {
      await tx.delete(proofDue).where(
        inArray(
          proofDue.id,
          rows.map((row) => row.id),
        ),
      );
    }
    const cause = { by: '', operation: isOtherBuild ? 'release' : 'proof' };
    const asked = { paths: isOtherBuild ? null : pathsOf(rows), withLists: true };
    return proveSite(tx, config, caseId, cause, asked);
  });
}
