/** `npm run screens`: takes the pictures of README and manual from the built product with demo content. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../tests/server/support/server-process';
import { chromiumArgs, chromiumPath } from './ensure-chromium';

const target = join(import.meta.dirname, '../docs/screens');
const password = 'screen-password';

/** What each picture shows: where it is, and what is pressed before it is taken. */
const screens: { name: string; path: string; ready: (page: Page) => ReturnType<Page['locator']>; prepare?: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', path: '/mng', ready: (page) => page.getByText('最近更新') },
  { name: 'case-list', path: '/mng/case', ready: (page) => page.getByText('松濤硯') },
  { name: 'case-form', path: '/mng/case/edit/1', ready: (page) => page.getByRole('textbox', { name: '建案介紹' }) },
  { name: 'role', path: '/mng/role/edit/2', ready: (page) => page.getByText('這個角色可以') },
  { name: 'reach', path: '/mng/role', ready: (page) => page.getByRole('button', { name: '誰看得到' }), prepare: (page) => page.getByRole('button', { name: '誰看得到' }).click() },
  { name: 'popup', path: '/mng/home-popup', ready: (page) => page.getByText('顯示時間') },
  { name: 'article-list', path: '/mng/article', ready: (page) => page.getByRole('row').nth(2) },
  { name: 'article-content', path: '/mng/article/content/1', ready: (page) => page.getByRole('button', { name: /^移動「/ }).first() },
  { name: 'web-list', path: '/mng/web', ready: (page) => page.getByText('松濤硯') },
  { name: 'themes', path: '/mng/web/theme/5', ready: (page) => page.getByText('留白').first() },
  { name: 'editor', path: '/mng/siteset/theme/edit/1/1', ready: (page) => page.getByRole('button', { name: /^移動「/ }).first(), prepare: (page) => page.getByRole('button', { name: /^標題/, expanded: false }).first().click() },
  { name: 'publish', path: '/mng/web/home/2', ready: (page) => page.getByText('發布前檢查') },
  { name: 'news-form', path: '/mng/news/edit/1', ready: (page) => page.getByRole('textbox', { name: '內文' }) },
  { name: 'contact-list', path: '/mng/contact', ready: (page) => page.getByRole('row').nth(2) },
  { name: 'contact', path: '/mng/contact/edit/1', ready: (page) => page.getByText('處理備註').first() },
];

const folder = await mkdtemp(join(tmpdir(), 'back-office-screens-'));
const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: password } });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: server.origin });
  await page.goto('/mng');
  await page.getByLabel('帳號').fill('admin');
  await page.getByLabel('密碼').fill(password);
  await save(page, 'sign-in');
  await page.getByRole('button', { name: '登入' }).click();
  await page.getByRole('heading', { level: 1, name: '首頁' }).waitFor();
  for (const { name, path, ready, prepare } of screens) {
    await page.goto(path);
    await ready(page).first().waitFor();
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    await save(page, name);
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}

/** A palette is enough for drawn screens, and a fifth of the bytes. */
async function save(page: Page, name: string): Promise<void> {
  const bytes = await page.screenshot({ animations: 'disabled' });
  await sharp(bytes).png({ palette: true, quality: 90, compressionLevel: 9 }).toFile(join(target, `${name}.png`));
}
