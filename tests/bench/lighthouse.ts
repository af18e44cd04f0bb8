import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { request } from '@playwright/test';
import pg from 'pg';
import { chromiumArgs, chromiumPath } from '../../scripts/ensure-chromium';
import { freePort } from '../server/support/free-port';
import { startNginx } from '../server/support/nginx';
import { inPlace } from './place';
import { table } from './table';
import { median } from './waits';

/** One visit as Lighthouse judges it: scores of 100, milliseconds, the sum of layout shifts, kilobytes. */
interface Judged {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  largest: number;
  blocked: number;
  shift: number;
  kilobytes: number;
}

type LighthouseFigures = { title: string; visits: Judged[] }[];

/** Lists Lighthouse and what it needs; installed elsewhere, as folders here are read as the project's own. */
const listed = join(import.meta.dirname, 'lighthouse');
const folder = join(import.meta.dirname, '../../node_modules/.cache/lighthouse');
const visits = 5;
/** For so long caches keep a page that lacks files. */
const keptMs = 11_000;

/** The lists, the first page of each kind in the sitemap, and each project site. */
function pathsOf(sitemap: string): string[] {
  const all = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const first = (start: RegExp) => all.filter((path) => start.test(path)).slice(0, 1);
  return [
    '/',
    '/cases',
    '/articles',
    '/news',
    ...[/^\/cases\/\d/, /^\/articles\/\d/, /^\/news\/\d/].flatMap(first),
    ...all.filter((path) => path.startsWith('/case/')),
  ];
}

/** Lighthouse's phone on the demo's public pages as visitors get them: from deploy/nginx.conf by HTTP/2. */
export async function measureLighthouse(): Promise<LighthouseFigures> {
  const installed = await packages();
  return inPlace(async ({ url, addServer }) => {
    const port = await freePort();
    const nginx = await startNginx([`127.0.0.1:${port}`]);
    const origin = `https://localhost:${nginx.tls.port}`;
    try {
      await addServer({
        SEED: 'demo',
        TRUST_PROXY: '1',
        PORT: String(port),
        ADMIN_ORIGIN: `https://127.0.0.1:${nginx.tls.port}`,
        PUBLIC_ORIGIN: origin,
        PURGE_URL: nginx.purgeUrl,
      });
      const visitor = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
      const read = async (path: string) => (await visitor.get(path, { failOnStatusCode: true })).text();
      const pages = await Promise.all(
        pathsOf(await read('/sitemap.xml')).map(async (path) => ({
          path,
          title: /<title>([^<]+)/.exec(await read(path))?.[1] ?? path,
        })),
      );
      await allFilesMade(url);
      // The cache shows a page as it was once more, while it asks for the next.
      await delay(keptMs);
      for (const { path } of pages) await read(path);
      await visitor.dispose();
      const figures: LighthouseFigures = [];
      for (const { path, title } of pages) {
        const judged: Judged[] = [];
        while (judged.length < visits) judged.push(await visit(installed, origin + path));
        figures.push({ title, visits: judged });
      }
      return figures;
    } finally {
      await nginx.stop();
    }
  });
}

/** Pages are drawn with what has been made; a visit before that orders the rest. */
async function allFilesMade(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const waiting = () =>
    client.query('SELECT FROM made_files WHERE file_sha IS NULL AND failures < 3 LIMIT 1');
  while ((await waiting()).rowCount !== 0) await delay(1000);
  await client.end();
}

/** As far as used; installed apart from the product's packages. */
interface Packages {
  lighthouse: (address: string, flags: object) => Promise<{ lhr: Report } | undefined>;
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

async function packages(): Promise<Packages> {
  cpSync(listed, folder, { recursive: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const [{ default: lighthouse }, { launch }] = (await Promise.all(
    ['lighthouse/core/index.js', 'chrome-launcher/dist/index.js'].map(
      (path) => import(pathToFileURL(join(folder, 'node_modules', path)).href),
    ),
  )) as [{ default: Packages['lighthouse'] }, Pick<Packages, 'launch'>];
  return { lighthouse, launch };
}

/** A cold visit by a browser of its own. In this process: one started for each visit would share the cores with it. */
async function visit({ lighthouse, launch }: Packages, address: string): Promise<Judged> {
  const chromeFlags = ['--headless', '--ignore-certificate-errors', ...chromiumArgs];
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags });
  const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent' });
  chrome.kill();
  if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    largest: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    kilobytes: value('total-byte-weight') / 1000,
  };
}

/** Section of docs/evidence/performance.md. */
export function lighthouseSection(figures: LighthouseFigures): string {
  return `Lighthouse 12.2.3, mobile (slow 4G, CPU slowed four times), cold, on the demo's pages from \`deploy/nginx.conf\` by HTTP/2 on a host of their own, once all pictures were encoded. Medians of ${visits}; performance from the worst to the best. Goals: performance ≥ 98, the other three 100, largest contentful paint ≤ 1.3 s, no shift, ≤ 160 kB.

${table(
  ['page', 'performance', 'accessibility, practices, SEO', 'largest paint', 'blocked', 'shift', 'kB'],
  figures.map(({ title, visits: judged }) => {
    const of = (figure: keyof Judged) => median(judged.map((each) => each[figure]));
    const all = judged.map(({ performance }) => performance).toSorted((a, b) => a - b);
    return [
      title,
      `${of('performance')} (${all[0]} to ${all.at(-1)})`,
      [of('accessibility'), of('practices'), of('seo')].join(', '),
      `${(of('largest') / 1000).toFixed(2)} s`,
      `${of('blocked').toFixed(0)} ms`,
      of('shift').toFixed(3),
      of('kilobytes').toFixed(0),
    ];
  }),
)}`;
}
