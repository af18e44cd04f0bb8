import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runProofCommand } from '../../../server/operation/cli/proof-commands';
import { CommandError } from '../../../server/operation/cli/run-command';
import { readConfig } from '../../../server/base/config/config';
import { runJob } from '../../../server/base/db/job-runner';
import { cases, proofEntries, proofHeads, proofStamps } from '../../../server/base/db/schema';
import { addHead, headLine, readHeadLine } from '../../../server/website/proof/heads';
import { proofJob } from '../../../server/website/proof/proof-job';
import { timeStampsJob } from '../../../server/website/proof/time-stamps-job';
import { verifyAll } from '../../../server/website/proof/verify';
import { addPublicPage } from '../support/public-page';
import { createTestApp } from '../support/test-app';
import { startAuthority, type TimeStampAuthority } from '../support/time-stamp-authority';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
let caseId = 0;

const env = { PUBLIC_ORIGIN: 'https://www.example.com', SECRET_KEY: 'k'.repeat(32), WEBSITE: 'off' };
const app = await createTestApp(env);
const config = readConfig({ LOG_LEVEL: 'silent', ...env });
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(
    sql`truncate proof_entries, proof_pages, proof_files, proof_due, proof_build, proof_heads, proof_stamps, proof_drawn`,
  );
  await app.db.delete(cases);
  ({ caseId } = await addPublicPage(app.db, {}));
  await prove();
});

const prove = () => runJob(app.db, proofJob(app.db, config), silent, { isForced: true });
async function rename(title: string): Promise<void> {
  await app.db.update(cases).set({ title }).where(eq(cases.id, caseId));
  await prove();
}
async function unlocked(table: string, change: () => Promise<unknown>): Promise<void> {
  await app.db.execute(sql.raw(`alter table ${table} disable trigger user`));
  try {
    await change();
  } finally {
    await app.db.execute(sql.raw(`alter table ${table} enable trigger user`));
  }
}
const faults = async (authorities: readonly string[] = []) =>
  (await verifyAll(app.db, undefined, authorities)).faults;
const cutOff = () =>
  unlocked('proof_entries', () =>
    app.db.delete(proofEntries).where(sql`id = (select max(id) from proof_entries)`),
  );

describe('The end of a chain', () => {
  it('is signed once for each change, and once a day', async () => {
    const first = await addHead(app.db, config);
    expect(first).toBeDefined();
    expect(await addHead(app.db, config)).toBeUndefined();
    await rename('松濤苑');
    expect(await addHead(app.db, config)).toBeDefined();
    await unlocked('proof_heads', () => app.db.update(proofHeads).set({ at: sql`at - interval '25 hours'` }));
    expect(await addHead(app.db, config)).toBeDefined();
    expect(await app.db.$count(proofHeads)).toBe(3);
    expect(await faults()).toEqual([]);
  });

  it('is missing if the newest entry is removed, although the remaining chain is consistent', async () => {
    await rename('松濤苑');
    await addHead(app.db, config);
    expect(await faults()).toEqual([]);
    await cutOff();
    expect(await faults()).toEqual([`建案 ${caseId} 第 2 筆：標記裡有這一筆，紀錄裡沒有：結尾被刪除或改過`]);
  });

  it('is missing compared with a line stored elsewhere, if its head was removed too', async () => {
    await addHead(app.db, config);
    await rename('松濤苑');
    const head = await addHead(app.db, config);
    const line = readHeadLine(headLine(head ?? { id: 0, hash: '' }));
    const said: string[] = [];
    await runProofCommand(app.db, undefined, undefined, (words) => said.push(words), { line });
    expect(said.join()).toContain('2 個標記');
    await cutOff();
    await unlocked('proof_heads', () => app.db.delete(proofHeads).where(eq(proofHeads.id, head?.id ?? 0)));
    expect(await faults()).toEqual([]);
    const found = await runProofCommand(app.db, undefined, undefined, () => {}, { line }).catch(
      (error: unknown) => error,
    );
    expect(found).toBeInstanceOf(CommandError);
    expect(String(found)).toContain('存證的結尾被刪除');
    expect(readHeadLine('proof.zip')).toBeUndefined();
  });

  it('shows one changed letter of a head, its signature or its position', async () => {
    await addHead(app.db, config);
    await rename('松濤苑');
    await addHead(app.db, config);
    const [head] = await app.db.select().from(proofHeads).orderBy(asc(proofHeads.id)).limit(1);
    if (!head) throw new Error('no head');
    const { id, ...whole } = head;
    const changes: Partial<typeof proofHeads.$inferInsert>[] = [
      { text: head.text.replace('"format":1', '"format":2') },
      {
        signature:
          `A${head.signature.slice(1)}` === head.signature
            ? `B${head.signature.slice(1)}`
            : `A${head.signature.slice(1)}`,
      },
      { hash: '0'.repeat(64) },
    ];
    for (const change of changes) {
      await unlocked('proof_heads', () => app.db.update(proofHeads).set(change).where(eq(proofHeads.id, id)));
      expect((await faults()).length).toBeGreaterThan(0);
      await unlocked('proof_heads', () => app.db.update(proofHeads).set(whole).where(eq(proofHeads.id, id)));
    }
    expect(await faults()).toEqual([]);
    await expect(app.db.delete(proofHeads)).rejects.toThrow('Failed query');
  });
});

describe('Time stamps of an authority', () => {
  let authority: TimeStampAuthority;
  let other: TimeStampAuthority;
  beforeAll(async () => {
    [authority, other] = await Promise.all([startAuthority(), startAuthority()]);
  });
  afterAll(() => Promise.all([authority.close(), other.close()]));

  const stamp = (timestampUrl = authority.url) =>
    runJob(app.db, timeStampsJob(app.db, { timestampUrl }, silent), silent, { isForced: true });

  it('are stored with the newest entry of a chain, and verified', async () => {
    await rename('松濤苑');
    expect(await stamp()).toEqual({ counts: { stamped: 1 } });
    expect(await stamp()).toEqual({ counts: { stamped: 0 } });
    const [newest] = await app.db.select().from(proofEntries).orderBy(desc(proofEntries.id)).limit(1);
    const [stored] = await app.db.select().from(proofStamps);
    expect(stored?.entryId).toBe(newest?.id);
    expect(await verifyAll(app.db, undefined, [authority.ca])).toMatchObject({ stamps: 1, faults: [] });
    expect(await faults()).toEqual([]);
  });

  it('of another authority than the trusted one are a fault', async () => {
    await stamp(other.url);
    expect(await faults([authority.ca])).toEqual([
      `建案 ${caseId} 第 1 筆：外部時戳的憑證不是信任的機構核發`,
    ]);
    expect(await faults([authority.ca, other.ca])).toEqual([]);
  });

  it('show any changed byte of a token, a different entry and a different time', async () => {
    await stamp();
    const [stored] = await app.db.select().from(proofStamps);
    if (!stored) throw new Error('no stamp');
    const change = (values: Partial<typeof proofStamps.$inferInsert>) =>
      unlocked('proof_stamps', () => app.db.update(proofStamps).set(values));
    await change({ at: new Date(stored.at.getTime() + 1000) });
    expect(await faults()).toHaveLength(1);
    await change({ at: stored.at });
    // Bytes of content and signature; the signature does not cover the issuers' certificates.
    const { token } = stored;
    const content = token.indexOf(Buffer.from('2a864886f70d0109100104', 'hex'));
    for (const place of [content + 20, content + 60, token.length - 1, token.length - 30]) {
      const changed = Buffer.from(token);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await change({ token: changed });
      expect([place, (await faults()).length]).toEqual([place, 1]);
    }
    await change({ token });
    await rename('松濤苑');
    await unlocked('proof_stamps', () =>
      app.db.update(proofStamps).set({ entryId: sql`(select max(id) from proof_entries)` }),
    );
    expect(await faults()).toEqual([`建案 ${caseId} 第 2 筆：外部時戳不是這一筆的`]);
  });

  it('that are wrong are not stored, and requested again', async () => {
    let last: Buffer | undefined;
    const wrong: Parameters<typeof authority.answerWith>[0][] = [
      () => ({ status: 503, body: Buffer.from('away') }),
      () => ({ status: 200, body: Buffer.from('<html>') }),
      () => ({ status: 200, body: Buffer.alloc(200_000) }),
      (right) => ({ status: 200, body: right.subarray(0, right.length - 10) }),
      (right) => {
        const body = last ?? right;
        last = right;
        // Answers an earlier request, which had another nonce.
        return { status: 200, body: last === body ? Buffer.from([0x30, 0]) : body };
      },
    ];
    for (const answer of [...wrong, wrong[4]]) {
      authority.answerWith(answer);
      expect(await stamp()).toEqual({ counts: { stamped: 0 } });
    }
    authority.answerWith(undefined);
    expect(await stamp('http://127.0.0.1:1/')).toEqual({ counts: { stamped: 0 } });
    expect(await app.db.$count(proofStamps)).toBe(0);
    expect(await app.db.$count(proofEntries)).toBe(1);
    expect(await stamp()).toEqual({ counts: { stamped: 1 } });
  });
});
