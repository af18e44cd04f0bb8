import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startNginx } from '../server/support/nginx';
import { startServer } from '../server/support/server-process';
import { load } from './load';
import { table } from './table';

interface CacheFigures {
  /** Requests a second, the medians. */
  page: number;
  file: number;
  /** Straight from the process, without nginx. */
  process: number;
  /** What asked, which may be slower than what it asks. */
  tool: 'wrk' | 'autocannon';
  /** How many waited for a processor when it began. */
  load: number;
}

const rounds = 3;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const hasWrk = spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined;

/** A public page from nginx's cache and the same bytes as a file of the same nginx, asked in turn. */
export async function measureCache(): Promise<CacheFigures> {
  const [began = 0] = loadavg();
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
    },
  });
  try {
    const path = '/case/site-202503';
    const html = await (await fetch(nginx.origin + path)).text();
    await writeFile(file, html, { mode: 0o644 });
    const again = await fetch(nginx.origin + path);
    if (again.headers.get('x-cache') !== 'HIT' || (await again.text()) !== html) throw new Error('Not kept');
    const found = { page: [] as number[], file: [] as number[], process: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      found.page.push(await rateOf(nginx.origin + path));
      found.file.push(await rateOf(`${nginx.origin}/page.html`));
      found.process.push(await rateOf(server.origin + path));
    }
    return {
      page: median(found.page),
      file: median(found.file),
      process: median(found.process),
      tool: hasWrk ? 'wrk' : 'autocannon',
      load: began,
    };
  } finally {
    await server.end('SIGTERM');
    await nginx.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function rateOf(url: string): Promise<number> {
  if (!hasWrk) return (await load({ url })).rate;
  const said = execFileSync('wrk', ['-t', '1', '-c', '10', '-d', `${seconds}s`, url], { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(said);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(said)?.[1]);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What docs/performance.md says of it. */
export function cacheSection({ page, file, process: own, tool, load: began }: CacheFigures): string {
  const isBound =
    tool === 'autocannon'
      ? ' autocannon, itself JavaScript on one processor, is slower than nginx and bounds both; with wrk (Debian has it) the figures are nginx’s own.'
      : '';
  return `A page of the demo content from the cache of \`deploy/nginx.conf\`, and the same bytes as a file of the same nginx, asked in turn over ten connections by ${tool}, the medians of ${rounds}. The load of the machine was ${began.toFixed(1)} when it began.${isBound}

${table(
  ['', 'requests/s', 'part of the file', 'goal'],
  [
    ['a file', Math.round(file), '1.00', ''],
    ['the page, from the cache', Math.round(page), (page / file).toFixed(2), '≥ 0.9'],
    ['the page, from one process without nginx', Math.round(own), (own / file).toFixed(2), ''],
  ],
)}

What the page costs beyond the file is its headers: nginx keeps them with the page, and reads and parses them anew for each answer; a file has few. The load, nginx and whatever else the machine does share its processors, so the part varies from run to run.`;
}
