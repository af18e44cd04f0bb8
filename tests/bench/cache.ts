import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsTo } from '../server/support/back-office-calls';
import { freePort } from '../server/support/free-port';
import { startNginx } from '../server/support/nginx';
import { startServer } from '../server/support/server-process';
import { load } from './load';
import { administrator } from './place';
import { browser, sentBy } from './sent';
import { table } from './table';
import { median } from './waits';

interface CacheFigures {
  /** Requests per second, medians. */
  page: number;
  file: number;
  /** From the process, without nginx. */
  process: number;
  /** The page without gzip. */
  unpacked: number;
  /** Milliseconds from the answer to publishing until the cache has the new page: median and maximum. */
  seen: { median: number; longest: number };
  /** Load generator, which may be the bottleneck. */
  tool: 'wrk' | 'autocannon';
}

const rounds = 3;
const publishings = 20;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const hasWrk = spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined;

/** Measures a public page from nginx's cache and the same bytes as a file of that nginx, in turn. */
export async function measureCache(): Promise<CacheFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-bench-'));
  await chmod(folder, 0o711);
  const port = await freePort();
  const file = join(folder, 'page.html');
  const nginx = await startNginx([`127.0.0.1:${port}`], `location = /page.html { alias ${file}; }`);
  const server = await startServer({
    env: {
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      PURGE_URL: nginx.purgeUrl,
      ADMIN_ORIGIN: nginx.origin,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  try {
    const path = '/case/site-202503';
    const first = await sentBy(nginx.origin + path);
    await writeFile(file, first.bytes, { mode: 0o644 });
    const again = await sentBy(nginx.origin + path);
    if (again.headers['x-cache'] !== 'HIT' || !again.bytes.equals(first.bytes)) throw new Error('Not kept');
    const found = {
      page: [] as number[],
      file: [] as number[],
      unpacked: [] as number[],
      process: [] as number[],
    };
    for (let round = 0; round < rounds; round += 1) {
      found.page.push(await rateOf(nginx.origin + path));
      found.file.push(await rateOf(`${nginx.origin}/page.html`));
      found.unpacked.push(await rateOf(nginx.origin + path, {}));
      found.process.push(
        await rateOf(server.origin + path, { ...browser, host: new URL(nginx.origin).host }),
      );
    }
    return {
      page: median(found.page),
      file: median(found.file),
      unpacked: median(found.unpacked),
      process: median(found.process),
      seen: await publishedToSeen(nginx.origin, path),
      tool: hasWrk ? 'wrk' : 'autocannon',
    };
  } finally {
    await server.end('SIGTERM');
    await nginx.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function rateOf(url: string, headers: Record<string, string> = browser): Promise<number> {
  if (!hasWrk) return (await load({ url, headers })).rate;
  const asking = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const said = execFileSync('wrk', ['-t', '1', '-c', '10', '-d', `${seconds}s`, ...asking, url], {
    encoding: 'utf8',
  });
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(said)?.[1]);
}

/** Publishes changes repeatedly and polls the cache after each. */
async function publishedToSeen(origin: string, path: string): Promise<CacheFigures['seen']> {
  const calls = await callsTo(origin, administrator.account, administrator.password);
  const found = (await calls.get(`/api/v1/SiteSets/list?keyword=${path.split('/').at(-1)}`)) as {
    items: { caseId: string }[];
  };
  const caseId = found.items[0]?.caseId;
  const { activeThemeId: themeId } = (await calls.get(`/api/v1/SiteSets/${caseId}`)) as {
    activeThemeId: number;
  };
  const theme = async () =>
    (await calls.get(`/api/v1/SiteThemes/${themeId}`)) as { rowVersion: number; parts: { sort: number }[] };
  const sort = Math.max(...(await theme()).parts.map((part) => part.sort)) + 1;
  const times: number[] = [];
  for (let index = 0; index < publishings; index += 1) {
    // Letters only, as pages insert break opportunities into other text.
    const textContent = `published${String.fromCodePoint(97 + index)}`;
    await calls.multipart('POST', '/api/v1/SiteThemeParts', {
      themeId,
      rowVersion: (await theme()).rowVersion,
      part: { partType: 1, sort: sort + index, textContent, align: 1 },
    });
    const { rowVersion } = await theme();
    await calls.json('PUT', '/api/v1/SiteThemes/edit-status', { themeId, rowVersion, status: 1 });
    const began = performance.now();
    while (!(await (await fetch(origin + path)).text()).includes(textContent)) {
      if (performance.now() - began > 10_000) throw new Error('Published, and not seen for ten seconds');
    }
    times.push(performance.now() - began);
  }
  return { median: median(times), longest: Math.max(...times) };
}

/** Section of docs/evidence/performance.md. */
export function cacheSection({ page, file, unpacked, process: own, seen, tool }: CacheFigures): string {
  const isBound =
    tool === 'autocannon'
      ? ' autocannon, itself JavaScript on one processor, is slower than nginx and bounds both; with wrk (Debian has it) the figures are nginx’s own.'
      : '';
  return `A demo page from the cache of \`deploy/nginx.conf\`, and the same compressed bytes as a file of that nginx. Ten connections of ${tool}; medians of ${rounds}.${isBound}

${table(
  ['', 'requests/s', 'part of the file', 'goal'],
  [
    ['a file', Math.round(file), '1.00', ''],
    ['the page, from the cache', Math.round(page), (page / file).toFixed(2), '≥ 0.9'],
    ['the page, without gzip', Math.round(unpacked), (unpacked / file).toFixed(2), ''],
    ['the page, from one process without nginx', Math.round(own), (own / file).toFixed(2), ''],
  ],
)}

nginx parses the stored headers of a cached page for each answer. Load and nginx share the processors, so the part varies.

From publishing until the cache has the new page: median ${Math.round(seen.median)} ms, longest of ${publishings} ${Math.round(seen.longest)} ms (goal: a second).`;
}
