import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../server/support/server-process';
import { startLimit } from './limit';
import { load, type Load } from './load';
import { residentBytes } from './memory';
import { administrator, fillCases, inPlace, signedIn, signedInStaff } from './place';
import { type Kind, loadLimit, loadProduct } from './requests';
import { browser, sentBy } from './sent';

export interface ServerFigures {
  /** Product and limit, by kind of request. */
  requests: Record<Kind, { own: Load; limit: Load }>;
  /** p50 of a list in milliseconds, by rows and page. */
  lists: { rows: number; page: number; p50: number }[];
  /** A page and a file of the same bytes, as browsers load them from the same process. */
  publicPage: { own: Load; file: Load; bytes: number };
  startMs: { first: number; second: number };
  /** Resident bytes of server and database, idle. */
  memory: number;
}

/** Callers at the same time. */
const callers = 10;

/** Measures the built server on a PostgreSQL of its own with durable settings. */
export function measureServer(): Promise<ServerFigures> {
  return inPlace(async ({ folder, url, addServer }) => {
    const { origin } = await addServer();
    const limit = await startLimit(url);
    try {
      const headers = await signedIn(origin);
      const own = (path: string) => ({ url: `${origin}/api/v1/CaseInfos${path}`, headers });
      await fillCases(url, 1_000);
      const staff = await signedInStaff(url, callers);
      const lists = await measureLists(own, staff, 1_000);
      await fillCases(url, 10_000);
      const of = async (kind: Kind) => ({
        own: await loadProduct(kind, [origin], headers),
        limit: await loadLimit(kind, limit.origin),
      });
      const requests = { list: await of('list'), get: await of('get'), update: await of('update') };
      await fillCases(url, 100_000);
      lists.push(...(await measureLists(own, staff, 100_000)));
      return { requests, lists, ...(await measureAlone(folder)) };
    } finally {
      limit.stop();
    }
  });
}

/** Pages by one account, as a keyword is searched by ten: searches of one account wait for each other. */
async function measureLists(
  own: (path: string) => { url: string; headers: Record<string, string> },
  staff: readonly Record<string, string>[],
  rows: number,
) {
  const found: ServerFigures['lists'] = [];
  for (const page of [1, 30]) {
    found.push({ rows, page, p50: (await load(own(`/list?tab=1&pageNumber=${page}`))).p50 });
  }
  let calls = 0;
  const headers = () => staff[(calls += 1) % staff.length] ?? {};
  const { url } = own(`/list?tab=1&keyword=${encodeURIComponent('建案 77')}`);
  found.push({ rows, page: 0, p50: (await load({ url, headers })).p50 });
  return found;
}

/** One server as by `npm start`: time to the first answer, memory, the public page. */
async function measureAlone(
  folder: string,
): Promise<Pick<ServerFigures, 'publicPage' | 'startMs' | 'memory'>> {
  const env = { DATA_DIR: join(folder, 'alone'), ADMIN_PASSWORD: administrator.password };
  const start = async () => {
    const began = performance.now();
    const server = await startServer({ env });
    await (await fetch(`${server.origin}/healthz`)).text();
    return { server, ms: Math.round(performance.now() - began) };
  };
  const first = await start();
  const page = await sentBy(first.server.origin + pagePath);
  await first.server.end('SIGTERM');
  // A server lists its files once, at its start.
  const names = await writeSame(page);
  const second = await start();
  try {
    const { origin, pid } = second.server;
    const memory = await residentBytes(pid);
    const filePath = `/mng/assets/${names[0]}`;
    const [own, file] = [await sentBy(origin + pagePath), await sentBy(origin + filePath)];
    if (!page.headers['content-type']?.startsWith('text/html')) throw new Error('No public page');
    if (own.bytes.length !== file.bytes.length) {
      throw new Error(`The page has ${own.bytes.length} bytes, its file ${file.bytes.length}`);
    }
    const publicPage = {
      own: await load({ url: origin + pagePath, headers: browser }),
      file: await load({ url: origin + filePath, headers: browser }),
      bytes: own.bytes.length,
    };
    return { publicPage, memory, startMs: { first: first.ms, second: second.ms } };
  } finally {
    await second.server.end('SIGTERM');
    for (const name of names) await rm(`${assets}/${name}`, { force: true });
  }
}

const pagePath = '/case/site-202503';
const assets = 'dist/mng/assets';
const endings: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** Puts the bytes of an answer among the app's files, under the encoding that they have; returns the names. */
async function writeSame({ bytes, headers }: Awaited<ReturnType<typeof sentBy>>): Promise<string[]> {
  const name = 'bench-page.html';
  const packed = `${name}${endings[headers['content-encoding'] ?? ''] ?? ''}`;
  const names = [...new Set([name, packed])];
  for (const each of names) await writeFile(`${assets}/${each}`, bytes);
  return names;
}
