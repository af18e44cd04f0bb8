import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../server/db/embedded';
import { startServer } from '../server/support/server-process';
import { load, type Load } from './load';

export interface ServerFigures {
  /** The product beside the limit, by kind of request. */
  requests: Record<'list' | 'get' | 'update', { own: Load; limit: Load }>;
  /** A list's p50 in milliseconds, by rows in the table and page. */
  lists: { rows: number; page: number; p50: number }[];
  publicPage: { own: Load; file: Load };
  startMs: { first: number; second: number };
  /** Resident bytes of server and database together, idle. */
  memory: number;
}

const account = { account: 'admin', password: 'bench-password' };

/** Measures the built server on a PostgreSQL of its own, durable settings and all. */
export async function measureServer(): Promise<ServerFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-bench-'));
  const postgres = await startEmbedded({ dataDir: join(folder, 'data') });
  const server = await startServer({
    env: { DATABASE_URL: postgres.url, SEED: 'none', ADMIN_PASSWORD: account.password },
  });
  const limit = await startLimit(postgres.url);
  try {
    const headers = { authorization: `Bearer ${await signIn(server.origin)}` };
    const own = (path: string) => ({ url: `${server.origin}/api/v1/CaseInfos${path}`, headers });
    await fill(postgres.url, 1_000);
    const lists = await measureLists(own, 1_000);
    await fill(postgres.url, 10_000);
    const change = (index: number) => ({ caseInfoId: (index % 9_000) + 1, isHighlight: index % 2 === 0 });
    const requests = {
      list: {
        own: await load(own('/list?tab=1&pageNumber=3')),
        limit: await load({ url: `${limit.origin}/list?tab=1&pageNumber=3` }),
      },
      get: { own: await load(own('/5000')), limit: await load({ url: `${limit.origin}/get/5000` }) },
      update: {
        own: await load({ ...own('/edit-highlight'), method: 'PUT', body: change }),
        limit: await load({ url: `${limit.origin}/update`, method: 'PUT', body: change }),
      },
    };
    await fill(postgres.url, 100_000);
    lists.push(...(await measureLists(own, 100_000)));
    return { requests, lists, ...(await measureAlone(folder)) };
  } finally {
    limit.stop();
    await server.end('SIGTERM');
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureLists(
  own: (path: string) => { url: string; headers: Record<string, string> },
  rows: number,
) {
  const found: ServerFigures['lists'] = [];
  for (const page of [1, 30]) {
    found.push({ rows, page, p50: (await load(own(`/list?tab=1&pageNumber=${page}`))).p50 });
  }
  found.push({
    rows,
    page: 0,
    p50: (await load(own(`/list?tab=1&keyword=${encodeURIComponent('建案 77')}`))).p50,
  });
  return found;
}

/** The server by itself, as `npm start` has it: start to the first answer, memory, the public page. */
async function measureAlone(
  folder: string,
): Promise<Pick<ServerFigures, 'publicPage' | 'startMs' | 'memory'>> {
  const env = { DATA_DIR: join(folder, 'alone'), ADMIN_PASSWORD: account.password };
  const start = async () => {
    const began = performance.now();
    const server = await startServer({ env });
    await (await fetch(`${server.origin}/healthz`)).text();
    return { server, ms: Math.round(performance.now() - began) };
  };
  const first = await start();
  await first.server.end('SIGTERM');
  const second = await start();
  const memory = await residentBytes(second.server.pid);
  const page = await (await fetch(`${second.server.origin}/case/site-202503`)).text();
  const css = (await readdir('dist/mng/assets')).find((name) => name.endsWith('.css')) ?? '';
  const publicPage = {
    own: await load({ url: `${second.server.origin}/case/site-202503` }),
    file: await load({ url: `${second.server.origin}/mng/assets/${css}` }),
  };
  if (!page.includes('<main')) throw new Error('No public page');
  await second.server.end('SIGTERM');
  return { publicPage, memory, startMs: { first: first.ms, second: second.ms } };
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** As many cases as asked for, a third in each tab. */
async function fill(url: string, rows: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `INSERT INTO cases (code, title, subtitle, tab, county, district, zip, tel, status, sort, introduction)
     SELECT 'B' || n, '建案 ' || n, '副標題', n % 3 + 1, '臺北市', '大安區', '106', '0225718170', n % 2, n, repeat('建案介紹', 100)
     FROM generate_series((SELECT count(*) FROM cases) + 1, $1::int) n`,
    [rows],
  );
  await client.query('VACUUM ANALYZE cases');
  await client.end();
}

async function startLimit(url: string): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'limit-server.ts')], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => resolve(/(http:\S+)\/mng/.exec(text.toString())?.[1] ?? ''));
    child.once('exit', () => reject(new Error('The limit server ended')));
  });
  return { origin, stop: () => void child.kill() };
}

/** Of a process and everything that it started; counts what they share once for each, so it errs upwards. */
async function residentBytes(pid: number): Promise<number> {
  const processes = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
        const rollup = await readFile(`/proc/${name}/smaps_rollup`, 'utf8').catch(() => '');
        return {
          pid: Number(name),
          parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
          bytes: Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024,
        };
      }),
  );
  const family = new Set([pid]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const each of processes) if (family.has(each.parent)) family.add(each.pid);
  }
  return processes.filter((each) => family.has(each.pid)).reduce((total, each) => total + each.bytes, 0);
}
