import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../../server/base/config/config';
import { CommandError } from '../../../server/operation/cli/run-command';
import { runProofCommand } from '../../../server/operation/cli/proof-commands';
import { runJob } from '../../../server/base/db/job-runner';
import {
  cases,
  files,
  proofDue,
  proofEntries,
  proofKeys,
  proofPages,
  siteThemes,
} from '../../../server/base/db/schema';
import { removeUnnamedFiles } from '../../../server/base/files/unnamed-files';
import { proofArchive } from '../../../server/website/proof/archive';
import { listKeys, signerOf } from '../../../server/website/proof/keys';
import { readManifest } from '../../../server/website/proof/manifest';
import { proofJob } from '../../../server/website/proof/proof-job';
import { verifyAll } from '../../../server/website/proof/verify';
import { reencryptSecrets } from '../../../server/base/secrets/secret-key';
import { consentWords } from '../support/enquiry-form';
import { addPublicPage } from '../support/public-page';
import { createTestApp, type TestApp } from '../support/test-app';

const origin = 'https://www.example.com';
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const claims = [
  'Permissions.Cases.View',
  'Permissions.Cases.Edit',
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
  'Permissions.Media.View',
  'Permissions.Media.Delete',
  'Permissions.Contacts.Email.View',
  'Permissions.Contacts.Email.Edit',
];

/** The text with a different letter at this position. */
const otherDigit = (value: string, at: number) =>
  `${value.slice(0, at)}${value[at] === 'A' ? 'B' : 'A'}${value.slice(at + 1)}`;

describe('The proof of a site', () => {
  let app: TestApp;
  let config: Config;
  let staff: { authorization: string };
  let site: { caseId: number; themeId: number; siteId: number };

  beforeAll(async () => {
    const env = {
      PUBLIC_ORIGIN: origin,
      ADMIN_ORIGIN: 'https://admin.example.com',
      SECRET_KEY: 'k'.repeat(32),
      // The chain of the website is tested in further-pages.test.ts.
      WEBSITE: 'off',
    };
    app = await createTestApp(env);
    config = readConfig({ LOG_LEVEL: 'silent', ...env });
    staff = await app.signInAs(claims);
  });
  afterAll(() => app.close());

  const entriesOf = (caseId: number) =>
    app.db
      .select()
      .from(proofEntries)
      .where(eq(proofEntries.caseId, caseId))
      .orderBy(asc(proofEntries.number));
  const startServer = () => runJob(app.db, proofJob(app.db, config), silent, { isForced: true });
  const visit = () => app.app.inject({ url: '/case/songtao', headers: { host: 'www.example.com' } });
  const theme = async () => {
    const [row] = await app.db.select().from(siteThemes).where(eq(siteThemes.id, site.themeId));
    return row?.rowVersion ?? 0;
  };
  const publish = async (note = '') =>
    app.inject({
      method: 'PUT',
      url: '/api/v1/SiteThemes/edit-status',
      headers: staff,
      payload: { themeId: site.themeId, status: 1, rowVersion: await theme(), note },
    });
  const write = (textContent: string) =>
    app.db
      .update(siteThemes)
      .set({ parts: [{ id: 1, partType: 1, textContent }] })
      .where(eq(siteThemes.id, site.themeId));
  const setSite = async (status: number) =>
    app.inject({
      method: 'PUT',
      url: '/api/v1/SiteSets/edit-status',
      headers: staff,
      payload: { id: site.siteId, status },
    });
  const unlocked = async (change: () => Promise<unknown>) => {
    for (const table of ['proof_entries', 'proof_pages']) {
      await app.db.execute(sql.raw(`alter table ${table} disable trigger user`));
    }
    try {
      await change();
    } finally {
      for (const table of ['proof_entries', 'proof_pages']) {
        await app.db.execute(sql.raw(`alter table ${table} enable trigger user`));
      }
    }
  };

  beforeEach(async () => {
    await app.db.execute(sql`truncate proof_entries, proof_pages, proof_files, proof_due, proof_build`);
    await app.db.delete(cases);
    site = await addPublicPage(app.db, {});
    await app.db.delete(proofDue);
  });

  it('starts with the present page at the first start, and adds nothing at the next', async () => {
    await startServer();
    await startServer();
    const [first, ...more] = await entriesOf(site.caseId);
    expect(more).toEqual([]);
    expect(readManifest(first?.manifest ?? '')).toMatchObject({
      number: 1,
      previous: null,
      reason: 'first',
      by: '',
    });
    const [page] = await app.db.select().from(proofPages);
    expect(page?.bytes.toString()).toBe((await visit()).body);
  });

  it('stores the page byte for byte in the transaction of a publication, with account and reason', async () => {
    await startServer();
    await write('新標題');
    expect((await publish('換標題')).json()).toMatchObject({ succeeded: true });
    const entries = await entriesOf(site.caseId);
    expect(entries.map(({ manifest }) => readManifest(manifest).reason)).toEqual(['first', 'published']);
    const [first, second] = entries;
    const manifest = readManifest(second?.manifest ?? '');
    expect(manifest).toMatchObject({
      previous: first?.hash,
      note: '換標題',
      operation: 'updateSiteThemeStatus',
    });
    expect(manifest.by).toMatch(/^同仁/);
    const [page] = await app.db
      .select()
      .from(proofPages)
      .where(eq(proofPages.sha, second?.pageSha ?? ''));
    expect(page?.bytes.toString()).toBe((await visit()).body);
    expect(page?.bytes.toString()).toContain('新標題');
    expect(await app.db.$count(proofDue)).toBe(0);
  });

  it('adds nothing when the change is rolled back, and nothing for a change that no visitor sees', async () => {
    await startServer();
    expect(
      (
        await app.inject({
          method: 'PUT',
          url: '/api/v1/SiteThemes/edit-status',
          headers: staff,
          payload: { themeId: site.themeId, status: 1, rowVersion: 99 },
        })
      ).statusCode,
    ).toBe(409);
    expect(await entriesOf(site.caseId)).toHaveLength(1);
  });

  it('notes when the site is switched off and on', async () => {
    await startServer();
    expect((await setSite(1)).json()).toMatchObject({ succeeded: true });
    expect((await setSite(0)).json()).toMatchObject({ succeeded: true });
    const entries = await entriesOf(site.caseId);
    expect(entries.map(({ manifest }) => readManifest(manifest).reason)).toEqual([
      'first',
      'closed',
      'opened',
    ]);
    expect(entries.map(({ pageSha }) => pageSha === null)).toEqual([false, true, false]);
    expect(entries[2]?.pageSha).toBe(entries[0]?.pageSha);
  });

  it('leaves a change without its own transaction to the job', async () => {
    await startServer();
    await app.db.update(cases).set({ title: '松濤苑' }).where(eq(cases.id, site.caseId));
    expect(await app.db.$count(proofDue)).toBe(1);
    expect(await startServer()).toEqual({ counts: { checked: 1, added: 1 } });
    expect(await app.db.$count(proofDue)).toBe(0);
    expect((await entriesOf(site.caseId)).map(({ manifest }) => readManifest(manifest).reason)).toEqual([
      'first',
      'changed',
    ]);
  });

  it('stays one chain under parallel publications', async () => {
    await startServer();
    const changes = Array.from({ length: 12 }, (_, number) =>
      app.db
        .transaction(async (tx) => {
          await tx
            .update(cases)
            .set({ title: `松濤 ${number}` })
            .where(eq(cases.id, site.caseId));
        })
        .then(() => runJob(app.db, proofJob(app.db, config), silent, { isForced: true })),
    );
    const switches = Array.from({ length: 12 }, (_, number) => setSite(number % 2));
    const [, answers] = await Promise.all([Promise.all([publish(), ...changes]), Promise.all(switches)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    await setSite(0);
    await startServer();
    const entries = await entriesOf(site.caseId);
    expect(entries.length).toBeGreaterThan(2);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, place) => place + 1));
    expect((await verifyAll(app.db, undefined)).faults).toEqual([]);
    const [page] = await app.db
      .select()
      .from(proofPages)
      .where(eq(proofPages.sha, entries.at(-1)?.pageSha ?? ''));
    expect(page?.bytes.toString()).toBe((await visit()).body);
  });

  const answer = async (path: string) => {
    const { data } = (await app.inject({ url: `/api/v1/SiteSets/proof/${path}`, headers: staff })).json();
    return data;
  };

  it('answers the chain, an entry and the page of that time', async () => {
    await startServer();
    const before = (await visit()).body;
    await write('新標題');
    await publish();
    expect(await answer(String(site.caseId))).toMatchObject({
      title: '松濤硯',
      address: '/case/songtao',
      brokenAfter: null,
      entries: [
        { number: 1, isPublic: true },
        { number: 2, isPublic: true, reason: 'published', publication: 1 },
      ],
    });
    const first = await answer(`${site.caseId}/1`);
    expect(first).toMatchObject({
      number: 1,
      isIntact: true,
      previous: null,
      facts: [],
      consentVersion: null,
    });
    const page = await app.app.inject({ url: first.pagePath });
    expect(page.body).toBe(before);
    expect(page.headers['content-security-policy']).toMatch(/sandbox$/);
    expect(
      (await app.app.inject({ url: first.pagePath.replace(/\d{13}/, '9999999999999') })).statusCode,
    ).toBe(404);
    expect(
      (await app.inject({ url: `/api/v1/SiteSets/proof/${site.caseId}/9`, headers: staff })).statusCode,
    ).toBe(404);
    expect((await app.inject({ url: '/api/v1/SiteSets/proof/999999', headers: staff })).statusCode).toBe(404);
    const nobody = await app.signInAs(['Permissions.Cases.View']);
    expect(
      (await app.inject({ url: `/api/v1/SiteSets/proof/${site.caseId}`, headers: nobody })).statusCode,
    ).toBe(403);
  });

  it('keeps pictures that nothing else names', async () => {
    const bytes = readFileSync('server/operation/seed/manual.ts');
    const sha = 'a'.repeat(64);
    await app.db.insert(files).values({
      sha,
      extension: 'png',
      mime: 'image/png',
      size: bytes.length,
      bytes,
      uploadedOn: new Date(),
    });
    await app.db.update(cases).set({ shareSha: sha }).where(eq(cases.id, site.caseId));
    await startServer();
    await app.db.update(cases).set({ shareSha: null }).where(eq(cases.id, site.caseId));
    const [row] = await app.db.select().from(files).where(eq(files.sha, sha));
    const gone = await app.inject({ method: 'DELETE', url: `/api/v1/Media/${row?.id}`, headers: staff });
    expect(gone.json()).toMatchObject({ succeeded: true });
    await app.db.update(files).set({ unnamedSince: new Date(0) });
    await removeUnnamedFiles(app.db, new AbortController().signal);
    expect(await app.db.$count(files, eq(files.sha, sha))).toBe(1);
    const { faults } = await verifyAll(app.db, undefined);
    // The hash in this test is not the real hash of the bytes.
    expect(faults).toEqual([`建案 ${site.caseId} 第 1 筆：檔案 ${sha}.png 不符`]);
    await app.db.execute(sql`truncate proof_entries, proof_files`);
    await app.db.delete(files);
  });

  const flip = (column: string, table: string) =>
    unlocked(() =>
      app.db.execute(
        sql.raw(`update ${table} set ${column} = set_byte(${column}, 40, get_byte(${column}, 40) # 1)`),
      ),
    );

  it('finds one changed byte of an entry, its signature, its key and its page', async () => {
    await startServer();
    await write('新標題');
    await publish();
    const faults = async () => (await verifyAll(app.db, undefined)).faults.length;
    expect(await faults()).toBe(0);
    await flip('bytes', 'proof_pages');
    expect(await faults()).toBe(2);
    await flip('bytes', 'proof_pages');
    expect(await faults()).toBe(0);
    const [entry] = await entriesOf(site.caseId);
    if (!entry) throw new Error('no entry');
    const { id, ...whole } = entry;
    const changes: Partial<typeof proofEntries.$inferInsert>[] = [
      { manifest: entry.manifest.replace('松濤硯', '松濤研') },
      { hash: otherDigit(entry.hash, 0) },
      { signature: otherDigit(entry.signature, 0) },
      { signature: otherDigit(entry.signature, 85) },
      { at: new Date(0) },
      { number: 7 },
      { pageSha: null },
    ];
    for (const change of changes) {
      await unlocked(() => app.db.update(proofEntries).set(change).where(eq(proofEntries.id, id)));
      expect([change, (await faults()) > 0]).toEqual([change, true]);
      expect((await answer(String(site.caseId))).brokenAfter).toBe(0);
      await unlocked(() => app.db.update(proofEntries).set(whole).where(eq(proofEntries.id, id)));
      expect(await faults()).toBe(0);
    }
    const [key] = await listKeys(app.db);
    await app.db.update(proofKeys).set({ publicKey: otherDigit(key?.publicKey ?? '', 50) });
    expect(await faults()).toBeGreaterThan(0);
    await app.db.update(proofKeys).set({ publicKey: key?.publicKey ?? '' });
  });

  it('refuses to change or remove an entry', async () => {
    await startServer();
    await expect(app.db.delete(proofEntries)).rejects.toThrow('Failed query');
    await expect(app.db.update(proofPages).set({ bytes: Buffer.from('x') })).rejects.toThrow('Failed query');
  });

  it('gives one file for counsel, in which any changed byte is detected', async () => {
    await startServer();
    await write('新標題');
    await publish();
    const answered = await app.app.inject({
      url: `/api/v1/SiteSets/proof/${site.caseId}/1/file?at=2026-11-05T12:15:00.000Z`,
      headers: staff,
    });
    expect(answered.headers['content-disposition']).toContain('songtao_20261105-201500.zip');
    expect(answered.headers['content-length']).toBe(String(answered.rawPayload.length));
    const zip = answered.rawPayload;
    const said: string[] = [];
    await runProofCommand(app.db, undefined, zip, (line) => said.push(line));
    expect(said.join()).toContain('與存證相符');
    // Every 997th byte, and the first and last 200: headers, names, contents and checksums.
    const places = Array.from({ length: zip.length }, (_, place) => place).filter(
      (place) => place < 200 || place >= zip.length - 200 || place % 997 === 0,
    );
    for (const place of places) {
      const changed = Buffer.from(zip);
      changed[place] = (changed[place] ?? 0) ^ 1;
      const found = await runProofCommand(app.db, undefined, changed, () => {}).catch(
        (error: unknown) => error,
      );
      expect([place, found instanceof CommandError]).toEqual([place, true]);
    }
  });

  it('sends the file in pieces, each read when it is due and after the caller was admitted again', async () => {
    await startServer();
    const asked = { caseId: site.caseId, number: 1, at: new Date('2026-11-05T12:15:00.000Z') };
    const { pieces, size } = await proofArchive(app.db, { config, store: undefined }, asked);
    let [admissions, bytes] = [0, 0];
    const lengths: number[] = [];
    for await (const { length } of pieces(async () => void (admissions += 1))) {
      bytes += length;
      lengths.push(length);
    }
    expect([bytes, lengths.length]).toEqual([size, 2 * admissions + 1]);
    const [page] = await app.db.select().from(proofPages);
    expect(Math.max(...lengths)).toBe(page?.bytes.length);
    const sent: Uint8Array[] = [];
    const refused = async () => {
      if (sent.length === 4) throw new Error('signed out');
    };
    const read = async () => {
      for await (const piece of pieces(refused)) sent.push(piece);
    };
    await expect(read()).rejects.toThrow('signed out');
    expect(sent).toHaveLength(4);
  });

  it('encrypts its key like other secrets, and creates a new one after a loss', async () => {
    await startServer();
    const [key] = await listKeys(app.db);
    expect(key?.privateKey).toMatch(/^sealed:/);
    expect((await reencryptSecrets(app.db, ['n'.repeat(32), ...config.secretKeys])).renewed).toBe(1);
    expect((await signerOf(app.db, ['n'.repeat(32)])).keyId).toBe(key?.id);
    expect((await signerOf(app.db, config.secretKeys)).keyId).not.toBe(key?.id);
  });

  // Last, as a consent text cannot be removed.
  it('leaves nothing to the job when the consent text below every form changes', async () => {
    await startServer();
    const saved = await app.inject({
      method: 'POST',
      url: '/api/v1/contact/consent-texts',
      headers: staff,
      payload: { version: 0, text: consentWords },
    });
    expect(saved.json()).toMatchObject({ succeeded: true });
    expect(await app.db.$count(proofDue)).toBe(0);
  });
});
