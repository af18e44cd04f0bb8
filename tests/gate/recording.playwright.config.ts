import { join, relative } from 'node:path';
import { type BrowserContext, chromium, type Page, test } from '@playwright/test';
import config from '../e2e/playwright.config';
import { blocksOf, mostBlocks, recordOf } from './record';

const root = join(import.meta.dirname, '../..');
const write = recordOf('playwright');

/** Writes which blocks of the app, built by `recording.vite.config.ts`, have run in a page. */
async function record(page: Page): Promise<void> {
  if (page.isClosed()) return;
  // Blank pages and those of other hosts have none.
  const ran = await page.evaluate(() => [...(globalThis.ranBlocks ?? [])]).catch(() => []);
  const { file, titlePath } = test.info();
  const title = titlePath.slice(1).join(' › ');
  write({ file: relative(root, file), title, ms: 0, blocks: blocksOf(Uint8Array.from(ran)) });
}

async function watch(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript((size) => {
    globalThis.ranBlocks = new Uint8Array(size);
  }, mostBlocks);
  context.on('page', (page) => {
    const { close, goto, reload } = page;
    page.close = async (options) => {
      await record(page);
      await close.call(page, options);
    };
    page.goto = async (url, options) => {
      await record(page);
      return goto.call(page, url, options);
    };
    page.reload = async (options) => {
      await record(page);
      return reload.call(page, options);
    };
  });
  const { close } = context;
  context.close = async (options) => {
    await Promise.all(context.pages().map(record));
    await close.call(context, options);
  };
  return context;
}

const { launch } = chromium;
chromium.launch = async (options) => {
  const browser = await launch.call(chromium, options);
  const { newContext } = browser;
  browser.newContext = async (its) => watch(await newContext.call(browser, its));
  return browser;
};

export default {
  ...config,
  testDir: join(root, 'tests/e2e'),
  globalSetup: join(root, 'tests/e2e/support/server.ts'),
  retries: 0,
  reporter: [['dot'], [join(import.meta.dirname, 'recording-reporter.ts')]],
} satisfies typeof config;
