import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, chromiumPath } from '../../scripts/ensure-chromium';
import { shiftsOf, watchShifts } from '../e2e/support/shifts';
import { callsTo } from '../server/support/back-office-calls';
import { startServer } from '../server/support/server-process';
import { slowNetwork } from './slow-network';
import { table } from './table';

interface Visit {
  /** Milliseconds until the largest picture or text of the first screen. */
  largest: number;
  /** Sum of the layout shifts. */
  shift: number;
}

interface VisitorFigures {
  visits: Visit[];
  /** Kilobytes of the first picture as a phone loads it. */
  kilobytes: number;
}

const password = 'bench-password';
const path = '/case/site-202503';
const pictures = 60;
const files = 4;
const runs = 5;
/** A phone with two pixels a point, as most visitors have. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** A project page with 60 pictures on a slow phone. */
export async function measureVisitor(): Promise<VisitorFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-bench-'));
  const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: password } });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  try {
    await fillPage(server.origin);
    const visits: Visit[] = [];
    let kilobytes = 0;
    for (let run = 0; run < runs; run += 1) {
      const visit = await visited(browser, server.origin);
      visits.push(visit);
      kilobytes = visit.kilobytes;
    }
    return { visits, kilobytes };
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

/** Publishes the demo's first page with a title and pictures that compress as badly as photos. */
async function fillPage(origin: string): Promise<void> {
  const calls = await callsTo(origin, 'admin', password);
  const paths: string[] = [];
  for (let number = 0; number < files; number += 1) {
    const { id } = (await calls.multipart('POST', '/api/v1/Media', { file: await photo(number) })) as {
      id: string;
    };
    const { file } = (await calls.get(`/api/v1/Media/${id}`)) as { file: { filePath: string } };
    paths.push(file.filePath);
  }
  const sites = (await calls.get(`/api/v1/SiteSets/list?keyword=${path.split('/').at(-1)}`)) as {
    items: { caseId: string }[];
  };
  const { activeThemeId: themeId } = (await calls.get(`/api/v1/SiteSets/${sites.items[0]?.caseId}`)) as {
    activeThemeId: number;
  };
  const version = async () =>
    ((await calls.get(`/api/v1/SiteThemes/${themeId}`)) as { rowVersion: number }).rowVersion;
  const image = (number: number) => ({
    partType: 6,
    sort: number + 1,
    filePath: paths[number % files],
    altText: `照片 ${number}`,
  });
  await calls.multipart('PUT', '/api/v1/SiteThemes', {
    themeId,
    rowVersion: await version(),
    webParts: [
      { partType: 1, sort: 0, textContent: '松濤硯', align: 1 },
      ...Array.from({ length: pictures }, (_, number) => image(number)),
    ],
  });
  await calls.json('PUT', '/api/v1/SiteThemes/edit-status', {
    themeId,
    rowVersion: await version(),
    status: 1,
  });
}

/** Soft shapes with the noise of a camera. */
async function photo(number: number): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 500, height: 334, channels: 3, background: '#86BCAB', noise } as const;
  const shapes = await sharp({ create }).blur(6).raw().toBuffer({ resolveWithObject: true });
  const grain = await sharp({
    create: { ...create, width: 2_000, height: 1_336, noise: { ...noise, sigma: 6 } },
  })
    .png()
    .toBuffer();
  const bytes = await sharp(shapes.data, { raw: shapes.info })
    .modulate({ brightness: 1 + number / 40 })
    .normalise()
    .resize(2_000, 1_336)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], `photo-${number}.jpg`, { type: 'image/jpeg' });
}

async function visited(browser: Browser, baseURL: string): Promise<Visit & { kilobytes: number }> {
  // The page's policy allows no script, not even the one that measures.
  const context = await browser.newContext({ ...phone, baseURL, bypassCSP: true });
  const page = await context.newPage();
  await watchShifts(page);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slowNetwork);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largest: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const { largest, kilobytes } = await page.evaluate(() => {
    const [file] = performance.getEntriesByName(
      document.querySelector('img')?.currentSrc ?? '',
    ) as PerformanceResourceTiming[];
    const { largest: ms = 0 } = window as { largest?: number };
    return { largest: ms, kilobytes: (file?.encodedBodySize ?? 0) / 1000 };
  });
  const shift = (await shiftsOf(page)).reduce((sum, line) => sum + Number.parseFloat(line), 0);
  await context.close();
  return { largest, shift, kilobytes };
}

/** Section of docs/evidence/performance.md. */
export function visitorSection({ visits, kilobytes }: VisitorFigures): string {
  const seconds = visits.map(({ largest }) => largest / 1000).toSorted((a, b) => a - b);
  const from = seconds[0] ?? 0;
  const to = seconds.at(-1) ?? 0;
  return `A project page with ${pictures} pictures, of ${files} photos with noise, on the host that it shares with \`/mng\`. Phone of 390 points with two pixels each, 1.6 Mbit/s, 150 ms, CPU slowed four times, ${visits.length} cold visits. The first picture has ${kilobytes.toFixed(0)} kB.

${table(
  ['', 'measured', 'goal'],
  [
    ['largest contentful paint', `${from.toFixed(2)} to ${to.toFixed(2)} s`, '≤ 1.5 s'],
    ['layout shift', Math.max(...visits.map(({ shift }) => shift)).toFixed(3), '≤ 0.02'],
  ],
)}`;
}
