/**
 * `npm run screens`: takes the pictures of README and manual from the built product with demo content; `-- review film`
 * takes these alone.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../tests/server/support/server-process';
import { chromiumArgs, chromiumPath } from './ensure-chromium';
import { film, type Screen, screens, sites, words } from './screen-data';

const target = join(import.meta.dirname, '../docs/screens');
const password = 'screen-password';
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const folder = await mkdtemp(join(tmpdir(), 'back-office-screens-'));
const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: password } });
/** Names in the pictures, for a test that finds them outdated. */
const seen: { menu: string[]; blocks: string[] } = { menu: [], blocks: [] };
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: desktop, baseURL: server.origin });
  if (isAsked('sites')) await saveSites(page);
  await page.goto('/mng');
  await page.getByLabel(words.account).fill('admin');
  await page.getByLabel(words.password).fill(password);
  if (isAsked('sign-in')) await save(page, 'sign-in');
  await page.getByRole('button', { name: words.signIn }).click();
  await page.getByRole('heading', { level: 1, name: words.home }).waitFor();
  for (const screen of screens.filter(({ name }) => isAsked(name))) {
    if (screen.isPhone) {
      await takeOnPhone(page, screen);
      continue;
    }
    const { name } = screen;
    await take(page, screen);
    if (name === 'home') {
      const rows = page.getByRole('navigation', { name: words.menu }).getByRole('list').first();
      seen.menu = namesOf(await rows.locator('> li').allInnerTexts());
    }
    if (name === 'editor') {
      // Unseen without the pointer or the focus.
      await page.getByRole('button', { name: words.insert, exact: true }).press('Enter');
      const types = page.getByRole('dialog', { name: words.insert });
      await types.waitFor();
      seen.blocks = namesOf(await types.getByRole('button').allInnerTexts());
    }
  }
  if (isAsked('film')) await saveFilm(page);
  if (asked.length === 0) await writeFile(join(target, 'seen.json'), `${JSON.stringify(seen, null, 1)}\n`);
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}

async function take(page: Page, { name, path, ready, prepare }: Screen): Promise<void> {
  await page.goto(path);
  await ready(page).first().waitFor();
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await save(page, name);
}

/** With the session of another page. */
async function takeOnPhone(signedIn: Page, screen: Screen): Promise<void> {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    baseURL: server.origin,
    storageState: await signedIn.context().storageState(),
  });
  await take(await context.newPage(), screen);
  await context.close();
}

/** A palette suffices for screens, at a fifth of the size. */
async function save(page: Page, name: string): Promise<void> {
  const bytes = await page.screenshot({ animations: 'disabled' });
  await sharp(bytes)
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toFile(join(target, `${name}.png`));
}

function namesOf(texts: readonly string[]): string[] {
  return texts.map((text) => text.split('\n')[0]?.trim() ?? '');
}

/** The top of one public page of each theme, on a desktop and on a phone, in one picture. */
async function saveSites(page: Page): Promise<void> {
  const [gap, height] = [12, 300];
  const views = [{ width: 1440, height: 900 }, phone];
  const cells: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, site] of sites.entries()) {
    let left = gap + (index % 2) * (480 + 139 + 2 * gap);
    for (const view of views) {
      await page.setViewportSize(view);
      await page.goto(`/case/${site}`);
      await page.waitForLoadState('networkidle');
      const bytes = await page.screenshot({ animations: 'disabled' });
      const { data, info } = await sharp(bytes).resize({ height }).toBuffer({ resolveWithObject: true });
      cells.push({ input: data, left, top: gap + Math.floor(index / 2) * (height + gap) });
      left += info.width + gap;
    }
  }
  await page.setViewportSize(desktop);
  await sharp({ create: { width: 1286, height: 2 * height + 3 * gap, channels: 3, background: '#E6DFD2' } })
    .composite(cells)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(target, 'sites.jpg'));
}

/** Editing in the preview and publishing, as a moving picture. */
async function saveFilm(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 750 });
  const frames: Buffer[] = [];
  for (const { do: act } of film) {
    await act(page);
    await page.waitForLoadState('networkidle');
    frames.push(await page.screenshot({ animations: 'disabled' }));
  }
  const small = await Promise.all(frames.map((frame) => sharp(frame).resize({ width: 960 }).toBuffer()));
  await sharp(small, { join: { animated: true } })
    .webp({ quality: 80, effort: 6, minSize: true, loop: 0, delay: film.map(({ ms }) => ms) })
    .toFile(join(target, 'film.webp'));
}
