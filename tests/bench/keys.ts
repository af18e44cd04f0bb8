import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/ensure-chromium';
import { callsTo } from '../server/support/back-office-calls';
import { startServer } from '../server/support/server-process';

interface KeyFigures {
  /** Milliseconds from a key to the frame that shows it, in a page of 300 blocks. */
  p50: number;
  p95: number;
  /** Milliseconds until the preview shows what was typed. */
  preview: number;
}

const password = 'bench-password';
const keys = 100;

/** Types into a page of 300 blocks beside its preview, on a CPU that is not slowed. */
export async function measureKeys(): Promise<KeyFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-bench-'));
  const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: password } });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  try {
    const calls = await callsTo(server.origin, 'admin', password);
    const { rowVersion } = (await calls.get('/api/v1/SiteThemes/1')) as { rowVersion: number };
    await calls.multipart('PUT', '/api/v1/SiteThemes', {
      themeId: 1,
      rowVersion,
      webParts: Array.from({ length: 300 }, (_, sort) => ({
        partType: sort % 3 ? 2 : 1,
        sort,
        textContent: `第 ${sort} 塊：基地緊鄰綠園道`,
        align: 1,
      })),
    });
    const { token, refreshToken } = await calls.tokens();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: server.origin });
    await page.addInitScript(
      (pair) => {
        localStorage.setItem('_t', pair.token);
        localStorage.setItem('_rt', pair.refreshToken);
      },
      { token, refreshToken },
    );
    await page.goto('/mng/siteset/theme/edit/1/1');
    const list = page.getByRole('region', { name: '內容編輯' });
    await list.getByRole('button', { name: '移動「長文」區塊' }).nth(199).waitFor();
    await list.getByRole('button', { expanded: false }).filter({ hasText: '第 4 塊' }).click();
    await list.getByRole('textbox', { name: '文字' }).press('End');
    return { ...(await typeOn(page)), preview: await followed(page) };
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function typeOn(page: Page): Promise<Pick<KeyFigures, 'p50' | 'p95'>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        // The message comes after the frame is drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => times.push(performance.now() - began));
          port1.start();
          port2.postMessage(null);
        });
      },
      true,
    );
  });
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('a');
    // As fast as people type.
    await page.waitForTimeout(80);
  }
  const times = (await page.evaluate(() => (window as unknown as { times: number[] }).times)).toSorted(
    (a, b) => a - b,
  );
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95) };
}

async function followed(page: Page): Promise<number> {
  const shown = page.frameLocator('iframe').getByText('甲乙丙').first().waitFor();
  const began = performance.now();
  await page.keyboard.insertText('甲乙丙');
  await shown;
  return Math.round(performance.now() - began);
}
