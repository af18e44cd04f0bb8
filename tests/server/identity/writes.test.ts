import { connect } from 'node:net';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAccountCommand } from '../../../server/operation/cli/account-commands';
import { readConfig } from '../../../server/base/config/config';
import {
  accounts,
  articles,
  auditEntries,
  cases,
  news,
  roles,
  siteSchedules,
  siteThemes,
  tokens,
} from '../../../server/base/db/schema';
import { claims as realClaims } from '../../../openapi/generated/claims';
import { allJobs } from '../../../server/operation/jobs/all-jobs';
import { runJob } from '../../../server/base/db/job-runner';
import { countWaiting } from '../support/locks';
import { contractOperations, type ContractOperation } from '../support/contract-operations';
import { unauditedChanges } from '../support/record-trail';
import { rowVersions } from '../support/stored';
import { createTestApp } from '../support/test-app';
import {
  addNeighbours,
  addSources,
  prepareOwnAccount,
  type Records,
  renewRecords,
  writingCall,
  writingCalls,
} from '../support/writing-calls';

let records: Records;
/** Runs in each call between admission and reading its body. */
let between: () => Promise<unknown> = async () => {};

const test = await createTestApp({ SMTP_URL: 'smtp://mail.example', ADMIN_ORIGIN: 'https://office.example' });
test.app.addHook('preParsing', async () => {
  await between();
});
await addSources(test.db);
// Adds the account that must always exist: one that may give permissions.
await test.signInAs(realClaims);
afterAll(() => test.close());
beforeEach(() => {
  between = async () => {};
});

const renew = async () => {
  records = await renewRecords(test.db);
};

const send = (operation: ContractOperation, headers: { authorization: string; 'user-agent'?: string }) =>
  test.inject({ ...writingCall(operation, records), headers });

const writing = contractOperations().filter(({ method, claim }) => method !== 'GET' && claim !== 'public');
/**
 * False for presence, which each open form sends every 15 seconds without an audit entry
 * (decisions/048-comments-and-presence), and for the folds of the menu.
 */
const isTold = ({ operationId }: ContractOperation) =>
  !['tellPresence', 'keepOpenGroups'].includes(operationId);
/** Tables that refusals may change. */
const refusals = ['audit_entries', 'login_attempts'];
const newest = sql`(select max(id) from accounts)`;

describe('a call takes effect for what its caller is when it writes', () => {
  beforeEach(renew);

  it.each(writing.filter(isTold))(
    '$operationId writes for a caller with permission, with one audit entry for each record',
    async (operation) => {
      const headers = { ...(await test.signInAs(realClaims)), 'user-agent': 'Firefox' };
      await prepareOwnAccount(test.db);
      const [caller] = await test.db.select().from(accounts).where(eq(accounts.id, newest));
      // The first read creates these singletons.
      for (const url of ['/api/v1/index-popup', '/api/v1/contact/get-email']) {
        await test.inject({ url, headers });
      }
      const before = await rowVersions(test.db, ['audit_entries']);
      const untold = await unauditedChanges(test.db, async () => {
        expect((await send(operation, headers)).json()).toMatchObject({ succeeded: true });
      });
      expect(untold).toEqual([]);
      const isSame = (await rowVersions(test.db, ['audit_entries'])) === before;
      // Only the entry below records that the enquiry was shown; nothing else changes.
      expect(isSame).toBe(operation.operationId === 'showContact');
      const ofCaller = eq(auditEntries.accountId, caller?.id ?? 0);
      const entries = await test.db.select().from(auditEntries).where(ofCaller).orderBy(auditEntries.id);
      const { changes = 1 } = writingCalls[operation.operationId]?.(records) ?? {};
      const entry = {
        account: caller?.account,
        accountName: caller?.name,
        address: '127.0.0.1',
        userAgent: 'Firefox',
        operation: operation.operationId,
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      };
      expect(entries).toMatchObject([{ action: 'signIn' }, ...Array.from({ length: changes }, () => entry)]);
      const ofCall = entries.slice(1).map(({ kind, recordId }) => `${kind} ${recordId}`);
      expect(new Set(ofCall).size).toBe(changes);
    },
  );

  it.each(writing.filter(({ operationId }) => /Site|Case|Media/.test(operationId)))(
    '$operationId leaves a new version and an entry on each record that it changes beside its own',
    async (operation) => {
      const headers = await test.signInAs(realClaims);
      await addNeighbours(test.db, records);
      const untold = await unauditedChanges(test.db, async () => {
        expect((await send(operation, headers)).json()).toMatchObject({ succeeded: true });
      });
      expect(untold).toEqual([]);
    },
  );
});

describe('a call does not take effect for what its caller was when it began', () => {
  // Each test proves that it changed none of them.
  beforeAll(renew);

  it.each(writing)('$operationId writes nothing for one who was deactivated meanwhile', async (operation) => {
    const headers = await test.signInAs(realClaims);
    await prepareOwnAccount(test.db);
    let before = '';
    between = async () => {
      await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, newest));
      before = await rowVersions(test.db, refusals);
    };
    const answer = await send(operation, headers);
    expect([answer.statusCode, answer.json().messages]).toEqual([401, ['權限已過期，請重新登入']]);
    expect(await rowVersions(test.db, refusals)).toBe(before);
  });

  it.each(writing.filter(({ claim }) => claim.startsWith('Permissions.')))(
    '$operationId writes nothing for one whose role lost $claim meanwhile',
    async (operation) => {
      const headers = await test.signInAs(realClaims);
      let before = '';
      between = async () => {
        const claims = realClaims.filter((claim) => claim !== operation.claim);
        await test.db
          .update(roles)
          .set({ claims })
          .where(eq(roles.id, sql`(select role_id from accounts where id = ${newest})`));
        before = await rowVersions(test.db, refusals);
      };
      const answer = await send(operation, headers);
      expect([answer.statusCode, answer.json().messages]).toEqual([403, ['權限不足']]);
      expect(await rowVersions(test.db, refusals)).toBe(before);
    },
  );
});

const silent = { info: () => {}, warn: () => {}, error: () => {} };

it('changes of records by jobs and commands leave a new version and an entry too', async () => {
  await renew();
  await addNeighbours(test.db, records);
  const { siteId, themeId, accountId } = records;
  const isOver = { dueOn: new Date(0), action: 'publish', themeId } as const;
  await test.db.update(siteSchedules).set(isOver).where(eq(siteSchedules.siteId, siteId));
  for (const table of [cases, siteThemes, articles, news, roles]) {
    await test.db
      .update(table)
      .set({ deletedOn: new Date(0) })
      .where(isNotNull(table.deletedOn));
  }
  const [{ account } = { account: '' }] = await test.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const config = readConfig({ SEED: 'none', DATABASE_URL: test.databaseUrl });
  const counts = new Map<string, Record<string, number>>();
  const untold = await unauditedChanges(test.db, async () => {
    for (const job of allJobs(test.db, config, silent)) {
      const ran = await runJob(test.db, job, silent, { isForced: true });
      if (ran && 'counts' in ran) counts.set(job.name, ran.counts);
    }
    await runAccountCommand(test.db, ['add', 'chen', '陳小美'], 'correct-horse-1');
    await runAccountCommand(test.db, ['password', account], 'battery-staple-1');
    await runAccountCommand(test.db, ['second-factor', account], undefined);
  });
  expect(untold).toEqual([]);
  expect(counts.get('site-schedules')).toEqual({ done: 1, failed: 0 });
  // Includes roles of earlier tests.
  expect(counts.get('old-trash')?.removed).toBeGreaterThanOrEqual(8);
});

it('a token that expires while the body of its call arrives is valid for that call, and for no other', async () => {
  await renew();
  const headers = await test.signInAs(realClaims);
  const [update] = writing.filter(({ operationId }) => operationId === 'updateNewsStatus');
  if (!update) throw new Error('no operation');
  between = async () => {
    await test.db
      .update(tokens)
      .set({ accessExpiresOn: sql`clock_timestamp()` })
      .where(eq(tokens.accountId, newest));
  };
  expect((await send(update, headers)).json()).toMatchObject({ succeeded: true });
  expect((await send(update, headers)).statusCode).toBe(401);
});

/** Sends a call over a socket, its last byte after `beforeLast`; resolves to the status. */
async function drip(
  method: string,
  path: string,
  authorization: string,
  body: object,
  beforeLast: () => Promise<unknown>,
): Promise<number> {
  const { port } = new URL(await listening());
  const arrived = new Promise<void>((resolve) => {
    between = async () => resolve();
  });
  const bytes = Buffer.from(JSON.stringify(body));
  const socket = connect(Number(port), '127.0.0.1');
  const answered = new Promise<string>((resolve, reject) => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString('latin1')));
    socket.once('error', reject);
  });
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`,
  );
  socket.write(bytes.subarray(0, -1));
  await arrived;
  between = async () => {};
  await beforeLast();
  socket.write(bytes.subarray(-1));
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(await answered)?.[1]);
  socket.destroy();
  return status;
}

let origin: Promise<string> | undefined;
const listening = () => (origin ??= test.app.listen({ port: 0, host: '127.0.0.1' }));

describe('an administrator who was dismissed while the last byte of a call was held back', () => {
  const dismiss = async (id: number, chief: { authorization: string }) => {
    const payload = {
      id,
      rowVersion: 1,
      name: '離職',
      email: '',
      department: '',
      roleId: null,
      gender: 0,
      status: false,
    };
    const answer = await test.inject({ method: 'PUT', url: '/api/identity/user', headers: chief, payload });
    expect(answer.json()).toMatchObject({ succeeded: true });
  };
  const hire = async () => {
    const headers = await test.signInAs(realClaims);
    const [row] = await test.db.select().from(accounts).where(eq(accounts.id, newest));
    if (!row) throw new Error('no account');
    return { headers, row };
  };

  it('cannot reactivate the own account with a new password', async () => {
    const chief = await test.signInAs(realClaims);
    const { headers, row } = await hire();
    const body = {
      id: row.id,
      rowVersion: 2,
      name: '回來了',
      email: '',
      department: '',
      roleId: row.roleId,
      gender: 0,
      status: true,
      password: 'back-again-1',
    };
    expect(
      await drip('PUT', '/api/identity/user', headers.authorization, body, () => dismiss(row.id, chief)),
    ).toBe(401);
    const [after] = await test.db.select().from(accounts).where(eq(accounts.id, row.id));
    expect(after).toMatchObject({
      isActive: false,
      roleId: null,
      passwordHash: null,
      name: '離職',
      rowVersion: 2,
    });
  });

  it('adds no role', async () => {
    const chief = await test.signInAs(realClaims);
    const { headers, row } = await hire();
    const body = { name: '後門', roleClaims: [{ value: 'Permissions.Roles.Edit', selected: true }] };
    expect(
      await drip('POST', '/api/identity/role', headers.authorization, body, () => dismiss(row.id, chief)),
    ).toBe(401);
    expect(await test.db.select().from(roles).where(eq(roles.name, '後門'))).toEqual([]);
  });
});

it('a dismissal is answered only after running writes of the dismissed account end', async () => {
  await renew();
  const chief = await test.signInAs(realClaims);
  const headers = await test.signInAs(realClaims);
  const [row] = await test.db.select().from(accounts).where(eq(accounts.id, newest));
  const done: string[] = [];
  const running = await test.db.transaction(async (tx) => {
    await tx.execute(sql`select id from news for update`);
    const call = test
      .inject({
        method: 'PUT',
        url: '/api/v1/News/edit-status',
        headers,
        payload: { id: records.newsId, status: 1 },
      })
      .then(({ statusCode }) => done.push(`write ${statusCode}`));
    await vi.waitFor(async () => expect(await countWaiting(test.db)).toBe(1), {
      timeout: 10_000,
      interval: 20,
    });
    const payload = {
      id: row?.id,
      rowVersion: 1,
      name: '離職',
      email: '',
      department: '',
      roleId: null,
      gender: 0,
      status: false,
    };
    const dismissal = test
      .inject({ method: 'PUT', url: '/api/identity/user', headers: chief, payload })
      .then(({ statusCode }) => done.push(`dismissal ${statusCode}`));
    await vi.waitFor(async () => expect(await countWaiting(test.db)).toBe(2), {
      timeout: 10_000,
      interval: 20,
    });
    return [call, dismissal];
  });
  await Promise.all(running);
  expect(done).toEqual(['write 200', 'dismissal 200']);
});
