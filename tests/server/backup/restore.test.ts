import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { connectionConfig } from '../../../server/base/db/client';
import { seed } from '../../../server/operation/seed/index';
import { backupOf, restoreFrom } from '../support/backups';
import { callsTo } from '../support/back-office-calls';
import { startServer } from '../support/server-process';
import { createTestDatabase } from '../support/test-database';

const password = 'restore-password';

const database = await createTestDatabase();
await seed(
  database.db,
  readConfig({ LOG_LEVEL: 'silent', SEED: 'demo', ADMIN_PASSWORD: password }),
  () => {},
);
const server = await startServer({
  env: { DATABASE_URL: database.url, SEED: 'none', ADMIN_PASSWORD: password },
});
const client = new pg.Client(connectionConfig(database.url));
await client.connect();
const admin = await callsTo(server.origin, 'admin', password);
afterAll(async () => {
  await client.end();
  await server.end('SIGTERM');
  await database.close();
});

async function page(etag?: string) {
  const answer = await fetch(`${server.origin}/case/site-202503`, {
    headers: etag ? { 'if-none-match': etag } : {},
  });
  return {
    status: answer.status,
    etag: answer.headers.get('etag') ?? '',
    title: /<title>(.*?)<\/title>/.exec(await answer.text())?.[1],
  };
}
async function site() {
  const { items } = (await admin.get('/api/v1/SiteSets/list?pageSize=100')) as {
    items: { code: string; siteId: number; rowVersion: number; activeThemeId: number }[];
  };
  const found = items.find(({ code }) => code === 'site-202503');
  if (!found) throw new Error('no site');
  return found;
}
async function setTitle(seoTitle: string) {
  const { siteId, rowVersion } = await site();
  await admin.multipart('PUT', '/api/v1/SiteSets', { siteId, rowVersion, seoTitle });
}
async function publish(textContent: string) {
  const themeId = (await site()).activeThemeId;
  const { rowVersion } = (await admin.get(`/api/v1/SiteThemes/${themeId}`)) as { rowVersion: number };
  await admin.multipart('PUT', '/api/v1/SiteThemes', {
    themeId,
    rowVersion,
    webParts: [{ partType: 1, sort: 0, textContent, align: 1 }],
  });
  await admin.json('PUT', '/api/v1/SiteThemes/edit-status', {
    themeId,
    rowVersion: rowVersion + 1,
    status: 1,
  });
}
/** True when the page contains the text, ignoring markup. */
const shows = async (text: string) =>
  (await (await fetch(`${server.origin}/case/site-202503`)).text())
    .replaceAll(/<[^>]*>|[^\p{Script=Han}]/gu, '')
    .includes(text);
const statusOf = async (token: string) =>
  (await fetch(`${server.origin}/api/identity/account/me`, { headers: { authorization: `Bearer ${token}` } }))
    .status;

it('with a running server the public page shows the restored content at once, and never again the newer one', async () => {
  await setTitle('備份時');
  await publish('備份時的標題');
  const backedUp = await page();
  const file = await backupOf(client);
  await setTitle('備份之後');
  await publish('備份之後的標題');
  const after = await page();
  expect([after.title, await shows('備份之後的標題')]).toEqual(['備份之後', true]);

  await restoreFrom(client, file);
  expect((await page(after.etag)).title).toBe('備份時');
  expect(await shows('備份時的標題')).toBe(true);
  const now = await page();
  expect([(await page(now.etag)).status, (await page(after.etag)).status]).toEqual([304, 200]);
  expect(now.title).toBe(backedUp.title);

  // As many saves as the restore reverted. If versions continued from the backup, they would repeat.
  await setTitle('還原之後');
  expect((await page(after.etag)).title).toBe('還原之後');
  await publish('還原之後的標題');
  expect([await shows('備份之後的標題'), await shows('還原之後的標題')]).toEqual([false, true]);
});

it('a form open during a restore does not overwrite later saves, and no id gets another record', async () => {
  const file = await backupOf(client);
  await setTitle('甲');
  const open = await site();
  const {
    rows: [made],
  } = await client.query<{ id: number }>(
    "INSERT INTO roles (name, claims) VALUES ('還原掉的角色', '{}') RETURNING id",
  );
  await restoreFrom(client, file);
  await setTitle('乙');
  await expect(
    admin.multipart('PUT', '/api/v1/SiteSets', {
      siteId: open.siteId,
      rowVersion: open.rowVersion,
      seoTitle: '甲甲',
    }),
  ).rejects.toThrow('資料已由他人更新');
  expect((await page()).title).toBe('乙');
  const {
    rows: [next],
  } = await client.query<{ id: number }>(
    "INSERT INTO roles (name, claims) VALUES ('之後的角色', '{}') RETURNING id",
  );
  expect(next?.id).toBe((made?.id ?? 0) + 1);
});

it('sessions stay, but ended ones are not revived, and those of accounts that the restore changes end', async () => {
  const [ended, kept] = [await admin.tokens(), await admin.tokens()];
  await client.query(
    "INSERT INTO accounts (account, name, role_id, password_hash) SELECT 'second', '同仁', role_id, password_hash FROM accounts WHERE account = 'admin'",
  );
  const second = await callsTo(server.origin, 'second', password);
  const before = await second.tokens();
  const file = await backupOf(client);
  await fetch(`${server.origin}/api/identity/token`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: ended.refreshToken }),
  });
  expect(await statusOf(ended.token)).toBe(401);
  await client.query(
    "UPDATE accounts SET epoch = epoch + 3, password_hash = 'changed' WHERE account = 'second'",
  );
  expect(await statusOf(before.token)).toBe(401);
  await client.query(
    'INSERT INTO login_attempts SELECT (jsonb_populate_record(NULL::login_attempts, \'{"key": "kept", "count": 4, "since": "2026-01-01T00:00:00Z"}\')).*',
  );
  await client.query("INSERT INTO used_tickets (id, expires_on) VALUES ('used', now())");

  await restoreFrom(client, file);
  expect([await statusOf(kept.token), await statusOf(ended.token), await statusOf(before.token)]).toEqual([
    200, 401, 401,
  ]);
  const renewed = await fetch(`${server.origin}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: before.refreshToken }),
  });
  expect(renewed.status).toBe(401);
  // The backup's password is valid again, with a new session.
  const { token } = await second.tokens();
  expect(await statusOf(token)).toBe(200);
  const { rows } = await client.query<{ attempts: number; tickets: number }>(
    "SELECT (SELECT count(*) FROM login_attempts WHERE key = 'kept')::int AS attempts, (SELECT count(*) FROM used_tickets WHERE id = 'used')::int AS tickets",
  );
  expect(rows).toEqual([{ attempts: 1, tickets: 1 }]);
});

it('no backup contains preview links, and a restore ends the existing ones', async () => {
  const { rows } = await client.query<{ id: number }>('SELECT min(id) AS id FROM news');
  const { address } = (await admin.json('POST', '/api/v1/preview-links/news', {
    recordId: rows[0]?.id,
    purpose: '王總經理',
    days: 7,
  })) as { address: string };
  const opened = async () => (await fetch(server.origin + address)).status;
  expect(await opened()).toBe(200);
  const file = await backupOf(client);
  expect(gunzipSync(file).toString('utf8')).not.toContain(address.slice('/p/'.length));
  await restoreFrom(client, file);
  expect(await opened()).toBe(404);
});

it('a mail that was sent after the backup is not sent again, and one that waits is not lost', async () => {
  const mail = (subject: string, sent: boolean) =>
    client.query(
      `INSERT INTO outbox (recipients, subject, body, sent_on, next_try_on) VALUES ('a@example.com', $1, '', ${sent ? 'now()' : 'NULL'}, now() + interval '1 day')`,
      [subject],
    );
  await client.query('DELETE FROM outbox');
  await mail('早已寄出', true);
  await mail('備份後寄出', false);
  const file = await backupOf(client);
  await client.query("UPDATE outbox SET sent_on = now() WHERE subject = '備份後寄出'");
  await mail('備份後才有', false);
  await restoreFrom(client, file);
  const { rows } = await client.query('SELECT subject, sent_on IS NOT NULL AS sent FROM outbox ORDER BY id');
  expect(rows).toEqual([
    { subject: '早已寄出', sent: true },
    { subject: '備份後寄出', sent: true },
    { subject: '備份後才有', sent: false },
  ]);
});

it('calls during a restore are answered before or after it, or asked to retry, and none stops it', async () => {
  const file = await backupOf(client);
  const { token } = await admin.tokens();
  const call = (index: number) =>
    index % 2
      ? fetch(`${server.origin}/case/site-202503`)
      : fetch(`${server.origin}/api/v1/CaseInfos/list?tab=1`, {
          headers: { authorization: `Bearer ${token}` },
        });
  const calls = Array.from({ length: 30 }, (_, index) => call(index));
  await restoreFrom(client, file);
  // A refusal is fine too: calls wait a limited time for a connection and for the locks of the restore.
  for (const { status, headers } of await Promise.all(calls)) {
    const comesBack = headers.has('retry-after');
    expect([
      [200, false],
      [503, true],
    ]).toContainEqual([status, comesBack]);
  }
  expect((await Promise.all([call(0), call(1)])).map(({ status }) => status)).toEqual([200, 200]);
});

it('a call that locks one table and waits for another does not fail: the restore gives way', async () => {
  const file = await backupOf(client);
  const clients = [0, 1, 2].map(() => new pg.Client(connectionConfig(database.url)));
  const [first, call, watch] = clients as [pg.Client, pg.Client, pg.Client];
  await Promise.all(clients.map((each) => each.connect()));
  const waiting = async () => (await watch.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount ?? 0;

  await first.query('BEGIN; SELECT 1 FROM roles');
  await call.query('BEGIN; SELECT 1 FROM accounts');
  // The restore locks referring tables first, so it holds the articles and waits for the roles.
  const restored = restoreFrom(client, file);
  await expect.poll(waiting).toBe(1);
  let isAnswered = false;
  const answered = call.query('SELECT 1 FROM articles').finally(() => (isAnswered = true));
  await expect.poll(async () => isAnswered || (await waiting()) === 2).toBe(true);
  // A restore that kept its locks would reach the accounts now, and the call, which waited longer, would be
  // ended.
  await first.query('COMMIT');
  expect((await answered).rowCount).toBeGreaterThan(0);

  await call.query('COMMIT');
  await restored;
  await Promise.all(clients.map((each) => each.end()));
});
