/** `npm run screens`: takes the pictures of README and manual from the built product with demo content. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../tests/server/support/server-process';
import { chromiumArgs, chromiumPath } from './ensure-chromium';
import { screens, words } from './screen-data';

const target = join(import.meta.dirname, '../docs/screens');
const password = 'screen-password';

const folder = await mkdtemp(join(tmpdir(), 'back-office-screens-'));
const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: password } });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: server.origin });
  await page.goto('/mng');
  await page.getByLabel(words.account).fill('admin');
  await page.getByLabel(words.password).fill(password);
  await save(page, 'sign-in');
  await page.getByRole('button', { name: words.signIn }).click();
  await page.getByRole('heading', { level: 1, name: words.home }).waitFor();
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

/** A palette suffices for screens, at a fifth of the size. */
async function save(page: Page, name: string): Promise<void> {
  const bytes = await page.screenshot({ animations: 'disabled' });
  await sharp(bytes)
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toFile(join(target, `${name}.png`));
}
