import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BrowserContext, chromium, type Page, test } from '@playwright/test';
import config from '../e2e/playwright.config';

declare global {
  // oxlint-disable-next-line no-var
  var ranBlocks: Uint8Array;
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/record/playwright');
mkdirSync(folder, { recursive: true });
const output = join(folder, `${process.pid}.jsonl`);

/** Writes which blocks of the app, built by `vite.recording.config.ts`, have run in a page. */
async function record(page: Page): Promise<void> {
  if (page.isClosed()) return;
  const blocks = await page
    .evaluate(() => {
      const ran = globalThis.ranBlocks as Uint8Array | undefined;
      const indices: number[] = [];
      for (let at = ran?.indexOf(1) ?? -1; at >= 0; at = ran?.indexOf(1, at + 1) ?? -1) indices.push(at);
      return indices;
    })
    .catch(() => []);
  if (blocks.length === 0) return;
  const { file, titlePath } = test.info();
  const line = { file: relative(root, file), title: titlePath.slice(1).join(' › '), blocks };
  appendFileSync(output, `${JSON.stringify(line)}\n`);
}

async function watch(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    globalThis.ranBlocks = new Uint8Array(1 << 19);
  });
  context.on('page', (page) => {
    const { close, goto, reload } = page;
    page.close = async (options) => (await record(page), await close.call(page, options));
    page.goto = async (url, options) => (await record(page), goto.call(page, url, options));
    page.reload = async (options) => (await record(page), reload.call(page, options));
  });
  const { close } = context;
  context.close = async (options) => {
    for (const page of context.pages()) await record(page);
    return close.call(context, options);
  };
  return context;
}

const launch = chromium.launch;
chromium.launch = async (options) => {
  const browser = await launch.call(chromium, options);
  const { newContext } = browser;
  browser.newContext = async (its) => await watch(await newContext.call(browser, its));
  return browser;
};

export default {
  ...config,
  testDir: join(root, 'tests/e2e'),
  globalSetup: join(root, 'tests/e2e/support/server.ts'),
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: join(folder, 'report.json') }]],
} satisfies typeof config;
