import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../server/base/db/embedded';
import { startServer } from '../server/support/server-process';
import { median } from './waits';

export interface ScaleFigures {
  /** Median milliseconds with few and many rows; `again`: the same search within half a minute. */
  lists: { call: string; few: number; many: number }[];
  /** Milliseconds for 1,000 rows of an export with few and many rows. */
  exports: { call: string; few: number; many: number }[];
  /** Median milliseconds without and with the indexes of lists. */
  writes: { write: string; without: number; with: number }[];
  /** Seconds of building each index over many rows, which blocks writes. */
  indexes: { name: string; seconds: number; megabytes: number }[];
}

const few = { contacts: 1_000, cases: 1_000, entries: 1_000 };
const many = { contacts: 1_000_000, cases: 100_000, entries: 1_000_000 };
const account = { account: 'admin', password: 'bench-password' };
const turns = Number(process.env['BENCH_TURNS'] ?? 60);
const ofContacts = '/api/v1/contact/get-list-paged?';
const ofCases = '/api/v1/CaseInfos/list?tab=1';
const keyword = (text: string) => `&keyword=${encodeURIComponent(text)}`;

const calls: [string, (turn: number) => string][] = [
  ['enquiries, page 1', () => ofContacts],
  ['enquiries, page 100', () => `${ofContacts}pageNumber=100`],
  ['by type', () => `${ofContacts}type=2`],
  ['unhandled', () => `${ofContacts}handleStatus=0`],
  ['keyword, two rare characters', () => ofContacts + keyword('欒樹')],
  ['keyword, two common ones', () => ofContacts + keyword('捷運')],
  // Different each time, so that no count is cached.
  [
    'keyword, two common ones, first time',
    (turn) => ofContacts + keyword(common[turn % common.length] ?? ''),
  ],
  ['keyword, two rare characters, by type', () => `${ofContacts}type=2${keyword('欒樹')}`],
  ['keyword, telephone number', () => ofContacts + keyword('0912345678')],
  ['an enquiry, its place and neighbours', () => '/api/v1/contact/neighbours?id=900'],
  ['cases, page 1', () => ofCases],
  ['cases, page 30', () => `${ofCases}&pageNumber=30`],
  ['cases, keyword', () => ofCases + keyword('建案 77')],
  ['cases, online without content', () => '/api/v1/CaseInfos/list?visibleState=empty&pageSize=1'],
  ['cases, the last changed', () => '/api/v1/CaseInfos/list?order=lastModifiedOn&pageSize=6'],
];
const exported: [call: string, path: string, rows: keyof typeof few][] = [
  ['enquiries', '/api/v1/contact/export?purpose=bench', 'contacts'],
  ['cases', '/api/v1/CaseInfos/export', 'cases'],
  ['the audit trail', '/api/v1/AuditTrails/export?kind=news', 'entries'],
];
const sentences = [
  '想預約本週六下午賞屋，兩大一小，需要停車位。',
  '請問三房還有哪些樓層？總價與公設比各是多少？',
  '希望了解付款方式與貸款成數，方便時請來電。',
  '想知道捷運站步行幾分鐘，附近有沒有小學。',
  '請寄建案資料給我，謝謝。',
];
/** Pairs of characters from these sentences, each in at least a fifth of the enquiries. */
const common = sentences.flatMap((sentence) =>
  [...sentence.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair]) => pair ?? ''),
);

/** Lists of the built server over few and many rows, in turn, under equal conditions. */
export async function measureScale(): Promise<ScaleFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-bench-'));
  const postgres = await startEmbedded({ dataDir: join(folder, 'data') });
  const urls = { few: await addDatabase(postgres.url, 'few'), many: await addDatabase(postgres.url, 'many') };
  const start = (url: string) =>
    startServer({ env: { DATABASE_URL: url, SEED: 'none', ADMIN_PASSWORD: account.password } });
  const servers = { few: await start(urls.few), many: await start(urls.many) };
  try {
    await fill(urls.few, few);
    const indexes = await fill(urls.many, many);
    const askFew = await callerOf(servers.few.origin);
    const askMany = await callerOf(servers.many.origin);
    const lists: ScaleFigures['lists'] = [];
    for (const [call, path] of calls) {
      const times = await inTurn(
        (turn) => askFew(path(turn)),
        (turn) => askMany(path(turn)),
      );
      lists.push({ call, few: times[0], many: times[1] });
    }
    const exports: ScaleFigures['exports'] = [];
    for (const [call, path, rows] of exported) {
      const [ofFew] = await inTurn(
        () => askFew(path),
        () => Promise.resolve(),
      );
      const began = performance.now();
      await askMany(path);
      const ofMany = performance.now() - began;
      exports.push({ call, few: (1_000 * ofFew) / few[rows], many: (1_000 * ofMany) / many[rows] });
    }
    return { lists, exports, indexes, writes: await measureWrites(urls.few) };
  } finally {
    await servers.few.end('SIGTERM');
    await servers.many.end('SIGTERM');
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Median milliseconds of both, in turn after a warm-up. */
async function inTurn(
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = -5; turn < turns; turn += 1) {
    for (const [index, run] of [one, other].entries()) {
      const began = performance.now();
      await run(turn + 5);
      if (turn >= 0) times[index]?.push(performance.now() - began);
    }
  }
  return [median(times[0]), median(times[1])];
}

async function addDatabase(url: string, name: string): Promise<string> {
  await withClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Calls as administrator; throws on errors. */
async function callerOf(origin: string): Promise<(path: string) => Promise<void>> {
  const answer = await fetch(`${origin}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return async (path) => {
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${data.token}` } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  };
}

/** Adds audit entries, enquiries and cases, then builds the search indexes. */
async function fill(url: string, rows: typeof few): Promise<ScaleFigures['indexes']> {
  return withClient(url, async (client) => {
    const { rows: made } = await client.query<{ name: string; definition: string }>(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE indexname IN ('contacts_type', 'contacts_state', 'contacts_assigned', 'contacts_search', 'cases_search')`,
    );
    for (const { name } of made) await client.query(`DROP INDEX ${name}`);
    await client.query(insertContacts('contacts'), [1, rows.contacts]);
    await client.query(
      `INSERT INTO cases (code, title, subtitle, tab, county, district, zip, tel, status, sort, introduction, parts)
       SELECT 'B' || n, '建案 ' || n, '副標題', n % 3 + 1, '臺北市', '大安區', '106', '0225718170', n % 2, n, repeat('建案介紹', 100),
         CASE WHEN n % 201 > 0 THEN jsonb_build_array(jsonb_build_object('id', n, 'partType', 1, 'textContent', '建案介紹')) ELSE '[]' END
       FROM generate_series(1, $1::int) n`,
      [rows.cases],
    );
    await client.query(
      `INSERT INTO audit_entries (at, account, account_name, kind, record_id, title, action, operation)
       SELECT now() - ($1 - n) * interval '1 minute', 'lin', '林雅婷', 'news', n % 1000 + 1, '最新消息', 'update', 'updateNews'
       FROM generate_series(1, $1::int) n`,
      [rows.entries],
    );
    await client.query(`SET maintenance_work_mem = '256MB'`);
    const indexes: ScaleFigures['indexes'] = [];
    for (const { name, definition } of made) {
      const began = performance.now();
      await client.query(definition);
      const seconds = (performance.now() - began) / 1000;
      const size = await client.query<{ size: number }>(
        `SELECT pg_relation_size($1::regclass)::float8 AS size`,
        [name],
      );
      indexes.push({ name, seconds, megabytes: (size.rows[0]?.size ?? 0) / 1_048_576 });
    }
    await client.query('VACUUM ANALYZE contacts');
    await client.query('VACUUM ANALYZE cases');
    await client.query('VACUUM ANALYZE audit_entries');
    return indexes;
  });
}

/** Enquiries from $1 to $2 with realistic texts: each sentence in a fifth, one word in every 5,000th. */
const insertContacts = (table: string) => `
  INSERT INTO ${table} (type, name, gender, tel, email, case_title, content, handle_status, created_on)
  SELECT n % 4 + 1,
    substr('陳林黃張李王吳劉蔡楊許鄭謝郭洪邱曾廖賴徐', abs(hashint4(n) % 20) + 1, 1)
      || substr('家志俊建文雅淑美怡冠宗承柏彥佳宜欣靜婷芳', abs(hashint4(n + 1) % 20) + 1, 1)
      || substr('豪明宏偉傑翔玲惠君如穎萱安廷瑋華敏琪慧娟', abs(hashint4(n + 2) % 20) + 1, 1),
    n % 3, '09' || lpad((abs(hashint4(n)::bigint) % 100000000)::text, 8, '0'), 'guest' || n || '@example.com',
    (array['松濤硯', '青田居', '大安森境', '河岸首馥', '植心園', '朗朗天廈'])[n % 6 + 1],
    (array[${sentences.map((sentence) => `'${sentence}'`).join(', ')}])[abs(hashint4(n + 3) % 5) + 1]
      || (array['家中長輩同住，需要無障礙空間。', '目前住在板橋，想換到市區。', '預算約兩千五百萬。', '第一次購屋，請多指教。', ''])[abs(hashint4(n + 4) % 5) + 1]
      || CASE WHEN n % 5000 = 7 THEN '窗前想看得到欒樹。' ELSE '' END,
    CASE WHEN n % 10 < 3 THEN 0 WHEN n % 10 < 5 THEN 1 ELSE 2 END,
    now() - ($2 - n) * interval '3 minutes'
  FROM generate_series($1::int, $2::int) n`;

/** Writes to a table with and without the indexes of lists, in turn. */
async function measureWrites(url: string): Promise<ScaleFigures['writes']> {
  return withClient(url, async (client) => {
    await client.query('CREATE TABLE indexed (LIKE contacts INCLUDING ALL)');
    await client.query('CREATE TABLE plain (LIKE contacts INCLUDING DEFAULTS INCLUDING IDENTITY)');
    await client.query('ALTER TABLE plain ADD PRIMARY KEY (id)');
    await client.query('CREATE INDEX ON plain (created_on, id)');
    await client.query('CREATE INDEX ON plain (assignee_id)');
    await client.query('CREATE INDEX ON plain (id) WHERE handle_status = 0');
    for (const table of ['indexed', 'plain']) await client.query(insertContacts(table), [1, 20_000]);
    const compare = async (write: string, run: (table: string, turn: number) => Promise<unknown>) => {
      const [without, own] = await inTurn(
        (turn) => run('plain', turn),
        (turn) => run('indexed', turn),
      );
      return { write, without, with: own };
    };
    return [
      await compare('an enquiry is added', (table, turn) =>
        client.query(insertContacts(table), [30_000 + turn, 30_000 + turn]),
      ),
      await compare('its state is changed', (table, turn) =>
        client.query(
          `UPDATE ${table} SET handle_status = 1 - handle_status % 2, row_version = row_version + 1 WHERE id = $1`,
          [turn + 100],
        ),
      ),
      await compare('1,000 enquiries by one statement', (table, turn) =>
        client.query(insertContacts(table), [100_000 + turn * 1_000, 100_999 + turn * 1_000]),
      ),
    ];
  });
}
