import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Database } from '../../../server/base/db/client';
import { prepareDatabase } from '../../../server/base/db/migrate';
import { paths } from '../../../server/base/process/paths';
import { toFormData } from '../../../src/api/form-data';
import { randomNumbers, report, scaled } from '../support/campaign';
import { dropDatabase, inDatabase, runStatement, uniqueName } from '../support/database';
import { contractions } from '../support/migration-rules';
import { freePort } from '../support/free-port';
import { type Nginx, startNginx } from '../support/nginx';
import { type ServerProcess, startServer } from '../support/server-process';

/** Numbers of kills, and of restarts as for an update. */
const kills = scaled(3);
const stops = Math.min(3, scaled(1));
const random = randomNumbers();
const password = 'correct-horse';
/** Published site of the demo content. */
const site = { siteId: 1, themeId: 1, path: '/case/site-202503' };
const text = { status: 1, publishDate: '2026-11-22', content: '<p>內文</p>' };

let folder: string;
let databaseUrl: string;
let database: Database;
let ports: number[];
let processes: ServerProcess[];
let nginx: Nginx;
/** Set at the end, also after a failure; stops the clerks. */
let isGone = false;

const start = (port: number) =>
  startServer({
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATABASE_CONNECTIONS: '5',
      DATA_DIR: folder,
      ADMIN_PASSWORD: password,
      SEED: 'demo',
      TRUST_PROXY: '1',
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'back-office-cluster-'));
  await chmod(folder, 0o711);
  const server = inject('postgresUrl');
  const name = uniqueName();
  await runStatement(server, `CREATE DATABASE ${name}`);
  databaseUrl = inDatabase(server, name);
  database = connect(databaseUrl);
  ports = await Promise.all([freePort(), freePort(), freePort()]);
  nginx = await startNginx(ports.map((port) => `127.0.0.1:${port}`));
  // All processes start on an empty database at the same time.
  processes = await Promise.all(ports.map(start));
});
afterAll(async () => {
  isGone = true;
  await Promise.all(processes.map((each) => each.end('SIGTERM')));
  await nginx.stop();
  await database.close();
  const name = new URL(databaseUrl).pathname.slice(1);
  await dropDatabase(inject('postgresUrl'), name);
  await rm(folder, { recursive: true, force: true });
});

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: object;
  form?: object;
  key?: string;
  token?: string;
}

interface Answer {
  /** HTTP status; 0 if the connection broke. */
  status: number;
  succeeded: boolean;
  data: unknown;
}

async function call(
  origin: string,
  path: string,
  { method, json, form, key, token }: Call = {},
): Promise<Answer> {
  const body = form ? toFormData(form) : JSON.stringify(json);
  try {
    const answer = await fetch(origin + path, {
      method: method ?? 'GET',
      headers: {
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    const { succeeded, data } = (await answer.json()) as Omit<Answer, 'status'>;
    return { status: answer.status, succeeded, data };
  } catch {
    return { status: 0, succeeded: false, data: null };
  }
}

interface Tokens {
  token: string;
  refreshToken: string;
}

async function signIn(origin = nginx.origin): Promise<Tokens> {
  const { data } = await call(origin, '/api/identity/token', {
    method: 'POST',
    json: { account: 'admin', password },
  });
  return data as Tokens;
}

async function rows<T>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await database.pool.query(query, values)).rows as T[];
}

/** Answers that the clerks of a test got, and number of their repeats. */
interface Told {
  /** Last acknowledged title, by the id of the news item. */
  titles: Map<number, string>;
  deleted: number[];
  reads: number;
  renewals: number;
  /** Number of answers after which a clerk repeated the call. */
  again: number;
  /** Number of 409 and 404 for repeated calls that another process had already done. */
  doneBefore: number;
  problems: unknown[];
}

const mayBeSentAgain: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/**
 * Works like the app until `isOver`: reads, adds, saves, deletes, renews; repeats unanswered calls with the same key or
 * token.
 */
async function work(told: Told, isOver: () => boolean): Promise<void> {
  let tokens = await signIn();
  const ask = async (path: string, options: Call = {}): Promise<Answer> => {
    for (;;) {
      // Limits the load, because processes start at the same time.
      await delay(20);
      const answer = await call(nginx.origin, path, { token: tokens.token, ...options });
      if (!mayBeSentAgain.has(answer.status)) return answer;
      if (isGone) throw new Error('gone');
      told.again += 1;
    }
  };
  const must = async (path: string, options: Call = {}): Promise<unknown> => {
    const answer = await ask(path, options);
    if (answer.status !== 200 || !answer.succeeded) {
      told.problems.push({ path, method: options.method, ...answer });
      throw new Error('over');
    }
    return answer.data;
  };
  const renew = async () => {
    tokens = (await must('/api/identity/token', {
      method: 'POST',
      json: { refreshToken: tokens.refreshToken },
      key: '',
    })) as Tokens;
    told.renewals += 1;
  };
  while (!isOver()) {
    const title = randomUUID();
    const { id } = (await must('/api/v1/News', {
      method: 'POST',
      form: { ...text, title },
      key: randomUUID(),
    })) as { id: number };
    told.titles.set(id, title);
    for (let save = 1; save <= 3 && !isOver(); save += 1) {
      const stored = (await must(`/api/v1/News/${id}`)) as { title: string; rowVersion: number };
      if (stored.title !== told.titles.get(id)) told.problems.push({ stored, told: told.titles.get(id) });
      const next = `${title} ${save}`;
      const form = { ...text, id, rowVersion: stored.rowVersion, title: next };
      const answer = await ask('/api/v1/News', { method: 'PUT', form });
      if (answer.status === 409) {
        // Saved by a process killed before its answer.
        const now = (await must(`/api/v1/News/${id}`)) as { title: string };
        if (now.title !== next) told.problems.push({ conflict: now, sent: next });
        told.doneBefore += 1;
      } else if (!answer.succeeded) told.problems.push(answer);
      told.titles.set(id, next);
      await must('/api/v1/News/list?pageNumber=1');
      told.reads += 2;
    }
    if (random() < 0.3) {
      const answer = await ask(`/api/v1/News/${id}`, { method: 'DELETE' });
      if (answer.status === 404) told.doneBefore += 1;
      else if (!answer.succeeded) told.problems.push(answer);
      told.titles.delete(id);
      told.deleted.push(id);
    }
    await renew();
  }
}

/** The migrations plus one with everything that the rule allows a release. */
async function nextRelease(): Promise<string> {
  const next = `
    ALTER TABLE "news" ADD COLUMN "next_note" text, ADD COLUMN "next_number" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
    CREATE TABLE "next_things" ("news_id" integer NOT NULL REFERENCES "news"("id") ON DELETE CASCADE, "title" text NOT NULL);--> statement-breakpoint
    CREATE INDEX "next_index" ON "news" USING btree ("next_number");--> statement-breakpoint
    CREATE FUNCTION "next_thing"() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO "next_things" VALUES (NEW."id", NEW."title"); RETURN NULL; END $$;--> statement-breakpoint
    CREATE TRIGGER "next_trigger" AFTER INSERT OR UPDATE ON "news" FOR EACH ROW EXECUTE FUNCTION "next_thing"();--> statement-breakpoint
    UPDATE "news" SET "next_note" = "title";--> statement-breakpoint
    ${['tokens', 'accounts', 'roles', 'contact_notes', 'idempotency_keys', 'audit_entries', 'jobs', 'outbox']
      .map((table) => `ALTER TABLE "${table}" ADD COLUMN "next_flag" boolean DEFAULT false NOT NULL;`)
      .join('--> statement-breakpoint\n')}`;
  expect(contractions(next)).toEqual([]);
  const migrations = join(folder, 'migrations');
  await cp(paths.migrations, migrations, { recursive: true });
  const file = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1);
  if (!last) throw new Error('no migrations');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(migrations, 'next.sql'), next);
  return migrations;
}

test('three processes started at once on an empty database create the first content once, and agree on everything', async () => {
  expect(processes.filter((each) => each.output().includes('首次登入帳號'))).toHaveLength(1);
  const [first = '', second = '', third = ''] = processes.map(({ origin }) => origin);
  const { token, refreshToken } = await signIn(first);
  // One key at three processes in parallel: one record, one answer.
  const key = randomUUID();
  const added = await Promise.all(
    [first, second, third].map((origin) =>
      call(origin, '/api/v1/News', { method: 'POST', form: { ...text, title: '一則' }, key, token }),
    ),
  );
  expect(added.map(({ data }) => data)).toEqual(Array.from({ length: 3 }, () => added[0]?.data));
  expect(added[0]).toMatchObject({ status: 200, succeeded: true });
  // A renewal sent to two processes at once gives one successor.
  const renewed = await Promise.all(
    [first, second].map((origin) =>
      call(origin, '/api/identity/token', { method: 'POST', json: { refreshToken } }),
    ),
  );
  const [one, other] = renewed.map(({ data }) => data as Tokens);
  expect(one?.token).toBe(other?.token);
  // Pages and entity tags are equal at all processes, also after a publication.
  const tags = () =>
    Promise.all(
      [first, second, third].map(async (origin) => {
        const page = await fetch(origin + site.path, { headers: { 'x-forwarded-host': 'www.example.com' } });
        return page.headers.get('etag');
      }),
    );
  // A page drawn before its faces and pictures are made has another tag for some seconds.
  const agreed = async () => {
    let now: (string | null)[] = [];
    await expect.poll(async () => new Set((now = await tags())).size, { timeout: 30_000 }).toBe(1);
    return now[0];
  };
  const before = await agreed();
  const me = { token: one?.token ?? '' };
  type Theme = { rowVersion: number; parts: { id: number }[] };
  const theme = async () => (await call(third, `/api/v1/SiteThemes/${site.themeId}`, me)).data as Theme;
  const { rowVersion, parts } = await theme();
  await call(second, '/api/v1/SiteThemeParts', {
    ...me,
    method: 'PUT',
    form: {
      themeId: site.themeId,
      rowVersion,
      part: { id: parts[0]?.id, partType: 1, sort: 0, textContent: '三個都看得到', align: 1 },
    },
  });
  await call(second, '/api/v1/SiteThemes/edit-status', {
    ...me,
    method: 'PUT',
    json: { themeId: site.themeId, rowVersion: (await theme()).rowVersion, status: 1 },
  });
  expect(await tags()).not.toContain(before);
  await agreed();
  // A sign-out at one process is valid at all.
  await call(third, '/api/identity/token', { method: 'DELETE', json: { refreshToken: one?.refreshToken } });
  const out = await Promise.all(
    [first, second, third].map((origin) => call(origin, '/api/v1/News/list', me)),
  );
  expect(out.map(({ status }) => status)).toEqual([401, 401, 401]);
  // All processes count attempts together: ten a minute for each account and network.
  const tries = await Promise.all(
    Array.from({ length: 15 }, () =>
      call(nginx.origin, '/api/identity/token', {
        method: 'POST',
        json: { account: 'nobody-here', password: 'wrong-horse' },
      }),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    ...Array.from({ length: 5 }, () => 429),
  ]);
});

test('nginx passes the real caller to the processes, whatever a client claims, and hides its version', async () => {
  const spoofed = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  };
  const page = await fetch(nginx.origin + site.path, { headers: spoofed });
  expect(await page.text()).toContain(`${nginx.origin}${site.path}`);
  expect([page.headers.get('server'), page.headers.get('content-encoding')]).toEqual(['nginx', 'gzip']);
  await fetch(`${nginx.origin}/api/identity/token`, {
    method: 'POST',
    headers: { ...spoofed, 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'admin', password }),
  });
  expect(await rows('SELECT address FROM tokens ORDER BY started_on DESC LIMIT 1')).toEqual([
    { address: '127.0.0.1' },
  ]);
  const tooLarge = await fetch(`${nginx.origin}/api/v1/CaseInfos`, {
    method: 'POST',
    body: new Uint8Array(101 * 1024 * 1024),
  });
  expect([tooLarge.status, await tooLarge.json()]).toEqual([
    413,
    { succeeded: false, messages: [], data: null },
  ]);
  const { port, certificate } = nginx.tls;
  const secure = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: site.path, ca: certificate }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers['strict-transport-security'] !== undefined]);
    }).once('error', reject);
  });
  expect(secure).toEqual([200, true]);
  await fetch(`${nginx.origin}/mng/login/a-ticket?q=a-search`);
  // nginx writes the log line after the answer.
  await expect.poll(() => nginx.log().map(({ path }) => path)).toContain('/mng/login/***');
});

test(
  'processes are killed and started again under load: no acknowledged write is lost, no user is signed out, every job is done once',
  async () => {
    const told: Told = {
      titles: new Map(),
      deleted: [],
      reads: 0,
      renewals: 0,
      again: 0,
      doneBefore: 0,
      problems: [],
    };
    const [versionsBefore] = await rows<{ count: string }>('SELECT count(*) FROM site_theme_versions');
    const sales = 'sales@example.com';
    await rows(`UPDATE contact_emails SET emails = '${sales}' WHERE type = 1`);
    let isOver = false;
    const working = Array.from({ length: 3 }, () =>
      work(told, () => isOver).catch((error: unknown) => told.problems.push(String(error))),
    );
    const enquiries: string[] = [];
    let schedules = 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      // Work for the jobs: an enquiry with its mail, and a due publication.
      if (enquiries.length < 8) {
        const name = `訪客 ${kill}`;
        const enquiry = await call(nginx.origin, '/api/v1/contact', {
          method: 'POST',
          json: { type: 1, name, gender: 1, tel: '0912345678', content: '想看房' },
          key: randomUUID(),
        });
        if (enquiry.succeeded) enquiries.push(name);
      }
      schedules += (
        await rows(
          `INSERT INTO site_schedules (site_id, action, theme_id, due_on) VALUES ($1, 'publish', $2, now()) ON CONFLICT DO NOTHING RETURNING id`,
          [site.siteId, site.themeId],
        )
      ).length;
      // Not a wait for a condition: the moment of the crash, different each time.
      await delay(random() * 1500);
      const index = Math.floor(random() * processes.length);
      await processes[index]?.end('SIGKILL');
      await delay(random() * 500);
      processes[index] = await start(ports[index] ?? 0);
    }
    // Users notice kills only by repeats, because nginx passes calls on when a process dies.
    const repeatedByClerks = told.again;
    const readOn = async () => {
      const before = told.reads;
      await expect.poll(() => told.reads, { timeout: 60_000 }).toBeGreaterThan(before + 20);
    };
    // The next release migrates during the work. A long read, such as a backup, delays the migration, but not the
    // clerks.
    const reader = await database.pool.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM news');
    let isMigrated = false;
    let isWaiting = false;
    const migrating = prepareDatabase(databaseUrl, undefined, {
      migrationsFolder: await nextRelease(),
      onWait: () => (isWaiting = true),
    }).then(() => (isMigrated = true));
    try {
      await expect.poll(() => isWaiting, { timeout: 60_000 }).toBe(true);
      await readOn();
      expect(isMigrated).toBe(false);
    } finally {
      // Closing the connection ends the read.
      reader.release(true);
    }
    await migrating;
    await readOn();
    // Restarts the processes in turn as for an update; clerks notice nothing.
    for (const [index, port] of ports.slice(0, stops).entries()) {
      expect(await processes[index]?.end('SIGTERM')).toBe(0);
      processes[index] = await start(port);
    }
    isOver = true;
    await Promise.all(working);

    expect(told.problems).toEqual([]);
    expect(told.again).toBe(repeatedByClerks);
    const stored = await rows<{ id: number; title: string; deleted: boolean }>(
      `SELECT id, title, deleted_on IS NOT NULL AS deleted FROM news`,
    );
    const live = new Map(stored.filter(({ deleted }) => !deleted).map(({ id, title }) => [id, title]));
    expect([...told.titles].filter(([id, title]) => live.get(id) !== title)).toEqual([]);
    expect(told.deleted.filter((id) => live.has(id))).toEqual([]);
    // Each acknowledged title has one id, so nothing was added twice.
    const own = stored.filter(({ title }) => /^[0-9a-f-]{36}/.test(title)).map(({ id }) => id);
    expect(own.toSorted((a, b) => a - b)).toEqual(
      [...told.titles.keys(), ...told.deleted].toSorted((a, b) => a - b),
    );
    // Ends the leases of killed processes, which last a minute, so that others take over.
    await rows(`UPDATE jobs SET leased_until = now() WHERE lease IS NOT NULL`);
    await rows(`UPDATE outbox SET next_try_on = now() WHERE sent_on IS NULL`);
    await expect
      .poll(
        async () => [
          await rows('SELECT id FROM outbox WHERE sent_on IS NULL'),
          await rows('SELECT id FROM site_schedules WHERE outcome IS NULL AND due_on <= now()'),
        ],
        { timeout: 30_000, interval: 100 },
      )
      .toEqual([[], []]);
    // A mail's file name has id and Message-ID, so a repeat overwrites it.
    const mails = await rows<{ id: number }>(`SELECT id FROM outbox WHERE recipients = '${sales}'`);
    expect(mails).toHaveLength(enquiries.length);
    // The demo has mails of its own.
    const ids = mails.map(({ id }) => id).toSorted();
    const files = (await readdir(join(folder, 'outbox'))).map((name) => Number(name.split('-')[0]));
    expect(files.filter((id) => ids.includes(id)).toSorted()).toEqual(ids);
    const [versions] = await rows<{ count: string }>('SELECT count(*) FROM site_theme_versions');
    expect(Number(versions?.count) - Number(versionsBefore?.count)).toBe(schedules);
    const passedOn = nginx.log().filter(({ processStatus }) => String(processStatus).includes(','));
    report('processes', {
      kills,
      'news items and deletions acknowledged, all there': told.titles.size + told.deleted.length,
      reads: told.reads,
      renewals: told.renewals,
      'calls passed on by nginx': passedOn.length,
      'of them done before': told.doneBefore,
      'calls that clerks sent again': told.again,
      'mails sent': mails.length,
      'sites published by schedule': schedules,
    });
  },
  90_000 + kills * 20_000,
);
