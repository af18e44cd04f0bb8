import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/ensure-chromium';
import { beginSignedIn } from '../e2e/support/session';
import { callsTo } from '../server/support/back-office-calls';
import { startServer } from '../server/support/server-process';
import { serveLimitApp } from './serve-limit-app';
import { slowNetwork } from './slow-network';
import { table } from './table';

interface ScreenFigures {
  name: string;
  /** Brotli bytes of scripts and style sheets, and requests until usable. */
  script: number;
  style: number;
  requests: number;
  /** Milliseconds until usable on a CPU slowed four times, and with 1.6 Mbit/s besides; medians of five. */
  usable: number;
  onPhone: number;
}

/** Goals of the time until usable, as multiples of the empty app's; the empty app is the first of the screens. */
const goals: Readonly<Record<string, number>> = {
  'sign-in': 1.2,
  'case list, 10 rows': 1.6,
  'content editor': 2,
};

const password = 'bench-password';
const emptyApp = {
  name: 'the design card’s packages, empty',
  path: '',
  signedIn: false,
  ready: (page: Page) => page.getByRole('switch'),
};
const screens = [
  {
    name: 'sign-in',
    path: '/mng/login',
    signedIn: false,
    ready: (page: Page) => page.getByRole('button', { name: '登入', exact: true }),
  },
  {
    name: 'case list, 10 rows',
    path: '/mng/case?view=table',
    signedIn: true,
    ready: (page: Page) => page.getByRole('row').nth(7),
  },
  {
    name: 'case form',
    path: '/mng/case/edit/1',
    signedIn: true,
    ready: (page: Page) => page.getByRole('textbox', { name: '建案介紹', exact: true }),
  },
  {
    name: 'content editor',
    path: '/mng/siteset/theme/edit/1/1',
    signedIn: true,
    ready: (page: Page) => page.getByRole('button', { name: /^移動「標題」區塊/ }).first(),
  },
  {
    name: 'publish flow',
    path: '/mng/web/home/1',
    signedIn: true,
    ready: (page: Page) => page.getByRole('region', { name: '發布前檢查', exact: true }),
  },
  {
    name: 'public page',
    path: '/case/site-202503',
    signedIn: false,
    ready: (page: Page) => page.locator('main'),
  },
];

/** Cold loads of each screen in Chromium, from the built server with demo content, after those of an empty app. */
export async function measureBrowser(): Promise<ScreenFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-bench-'));
  const limit = await serveLimitApp(join(folder, 'limit-app'));
  const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: password } });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  try {
    const session = await (await callsTo(server.origin, 'admin', password)).tokens();
    const found: ScreenFigures[] = [];
    for (const screen of [{ ...emptyApp, origin: limit.origin }, ...screens]) {
      const { name, path, signedIn, ready } = screen;
      const load = async (isSlow: boolean) => {
        const context = await browser.newContext();
        if (signedIn) await beginSignedIn(context, session);
        const address = ('origin' in screen ? screen.origin : server.origin) + path;
        const seen = await measure(await context.newPage(), address, { isSlow, ready });
        await context.close();
        return seen;
      };
      const quick = await middleOf(() => load(false));
      found.push({ name, ...quick, onPhone: (await middleOf(() => load(true))).usable });
    }
    return found;
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    limit.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Seen = Omit<ScreenFigures, 'name' | 'onPhone'>;

/** The median of five. */
async function middleOf(load: () => Promise<Seen>): Promise<Seen> {
  const runs = [await load(), await load(), await load(), await load(), await load()];
  const [middle] = runs.toSorted((a, b) => a.usable - b.usable).slice(2);
  if (!middle) throw new Error('Nothing was loaded');
  return middle;
}

async function measure(
  page: Page,
  address: string,
  { isSlow, ready }: { isSlow: boolean; ready: (page: Page) => ReturnType<Page['locator']> },
): Promise<Seen> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (isSlow) await client.send('Network.emulateNetworkConditions', slowNetwork);
  const kinds = new Map<string, { type: string; headers: number }>();
  const sizes = { Script: 0, Stylesheet: 0 };
  let requests = 0;
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, { type, headers: response.encodedDataLength }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', headers = 0 } = kinds.get(requestId) ?? {};
    if (type !== 'Image') requests += 1;
    if (type === 'Script' || type === 'Stylesheet') sizes[type] += encodedDataLength - headers;
  });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await ready(page).waitFor();
  const usable = Math.round(performance.now() - began);
  const seen = { script: sizes.Script, style: sizes.Stylesheet, requests };
  await page.close();
  return { ...seen, usable };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export function browserSection(figures: ScreenFigures[]): string {
  const [empty] = figures;
  const timesEmpty = (which: 'usable' | 'onPhone', figure: ScreenFigures) =>
    `${figure[which]} (${(figure[which] / (empty?.[which] ?? NaN)).toFixed(1)})`;
  return `Cold cache, CPU slowed four times, medians of five, in brackets as multiples of an empty app of the design card’s packages in the same run (tests/bench/limit-app). Goals for scripts: sign-in ≤ 118 kB in ≤ 6 requests, case list ≤ 148 kB in ≤ 12, content editor 35 kB more, rich editor 130 kB more, public page 0.

${table(
  ['screen', 'JS kB br', 'CSS kB br', 'requests', 'usable after ms', 'with 1.6 Mbit/s', 'goal'],
  figures.map((figure) => [
    figure.name,
    kilobytes(figure.script),
    kilobytes(figure.style),
    figure.requests,
    timesEmpty('usable', figure),
    timesEmpty('onPhone', figure),
    goals[figure.name] ? `≤ ${goals[figure.name]} times` : '',
  ]),
)}

Alternatives, measured alike on such a machine in November 2026, sign-in / list: Directus 12 loads 2,037 / 1,729 kB of scripts in 17 / 36 requests and is usable after 3,852 / 6,758 ms; Strapi 5 1,424 / 1,495 kB, 14 / 37, 4,064 / 6,066 ms.`;
}
