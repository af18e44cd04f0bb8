import { createHash, randomBytes } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { connectionConfig } from '../../../server/base/db/client';
import { runJob } from '../../../server/base/db/job-runner';
import { cases, files, proofEntries, siteSets } from '../../../server/base/db/schema';
import { addHead } from '../../../server/website/proof/heads';
import { readManifest } from '../../../server/website/proof/manifest';
import { proofJob } from '../../../server/website/proof/proof-job';
import { verifyAll } from '../../../server/website/proof/verify';
import { backupOf, restoreFrom } from '../support/backups';
import { addPublicPage } from '../support/public-page';
import { createTestApp } from '../support/test-app';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const env = { PUBLIC_ORIGIN: 'https://www.example.com', SECRET_KEY: 'k'.repeat(32), WEBSITE: 'off' };
let site: Awaited<ReturnType<typeof addPublicPage>>;

const app = await createTestApp(env);
const config = readConfig({ LOG_LEVEL: 'silent', ...env });
const client = new pg.Client(connectionConfig(app.databaseUrl));
await client.connect();
afterAll(async () => {
  await client.end();
  await app.close();
});
beforeEach(async () => {
  await app.db.execute(
    sql`truncate proof_entries, proof_pages, proof_files, proof_due, proof_build, proof_heads, proof_stamps, proof_drawn`,
  );
  await app.db.delete(cases);
  await app.db.delete(files);
  site = await addPublicPage(app.db, {});
  await prove();
});

const prove = () => runJob(app.db, proofJob(app.db, config), silent, { isForced: true });
async function rename(title: string): Promise<void> {
  await app.db.update(cases).set({ title }).where(eq(cases.id, site.caseId));
  await prove();
}
async function publishPicture(): Promise<void> {
  const bytes = randomBytes(100);
  const sha = createHash('sha256').update(bytes).digest('hex');
  await app.db.insert(files).values({ sha, extension: 'png', mime: 'image/png', size: 100, bytes });
  await app.db.update(cases).set({ shareSha: sha }).where(eq(cases.id, site.caseId));
  await prove();
}
const chain = async () => {
  const rows = await app.db
    .select({ manifest: proofEntries.manifest })
    .from(proofEntries)
    .where(eq(proofEntries.caseId, site.caseId))
    .orderBy(asc(proofEntries.number));
  return rows.map(({ manifest }) => readManifest(manifest));
};
const faults = async () => (await verifyAll(app.db, undefined, [])).faults;

it('a restore keeps pages and pictures that were public since the backup, and continues the chain after them', async () => {
  const file = await backupOf(client);
  await publishPicture();
  await addHead(app.db, config);
  const before = await chain();
  expect(before).toHaveLength(2);
  expect((await restoreFrom(client, file)).lostProof).toBe(0);
  expect(await chain()).toEqual(before);
  expect(await app.db.$count(files)).toBe(1);
  await prove();
  const [, , restored, ...more] = await chain();
  expect([restored?.page, restored?.number, more]).toEqual([before[0]?.page, 3, []]);
  expect(await faults()).toEqual([]);
});

it('a site opened since the backup gets an end in its chain', async () => {
  await app.db.update(siteSets).set({ status: 1 });
  await prove();
  const file = await backupOf(client);
  await app.db.update(siteSets).set({ status: 0 });
  await prove();
  await restoreFrom(client, file);
  await prove();
  expect((await chain()).map(({ page }) => page !== null)).toEqual([true, false, true, false]);
});

it('a backup with more proof than this installation restores it', async () => {
  await rename('松濤苑');
  const file = await backupOf(client);
  const whole = await chain();
  await app.db.execute(sql`alter table proof_entries disable trigger user`);
  await app.db.execute(sql`delete from proof_entries where id = (select max(id) from proof_entries)`);
  await app.db.execute(sql`alter table proof_entries enable trigger user`);
  expect((await restoreFrom(client, file)).lostProof).toBe(0);
  expect(await chain()).toEqual(whole);
});

it('a backup with another history restores its proof, and the entries lost by that are counted', async () => {
  const [first] = await app.db.select({ id: proofEntries.id }).from(proofEntries);
  await rename('松濤苑');
  const file = await backupOf(client);
  const others = await chain();
  await app.db.execute(sql`alter table proof_entries disable trigger user`);
  await app.db.execute(sql`delete from proof_entries where id > ${first?.id}`);
  await app.db.execute(sql`alter table proof_entries enable trigger user`);
  await rename('松濤居');
  await rename('松濤閣');
  expect((await restoreFrom(client, file)).lostProof).toBe(2);
  expect(await chain()).toEqual(others);
});
