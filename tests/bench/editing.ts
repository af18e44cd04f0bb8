import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/ensure-chromium';
import { beginSignedIn } from '../e2e/support/session';
import { callsTo } from '../server/support/back-office-calls';
import { startServer } from '../server/support/server-process';
import { measureShifts, type Shift } from './shifts';
import { traced } from './trace';

interface Spread {
  p50: number;
  p95: number;
}

interface KeyFigures {
  /** Milliseconds from a key to its frame. */
  paint: Spread;
  /** Milliseconds of main thread work until then, by its own clock. */
  work: Spread;
}

interface DragFigures {
  /** Frames per second in a page that changes with each, and dropped ones. */
  rate: number;
  dropped: number;
  /** Main thread tasks longer than a frame, and the longest in milliseconds. */
  longTasks: number;
  longest: number;
}

export interface EditingFigures {
  /** In a page with a single field, for the cost of the browser itself. */
  empty: KeyFigures;
  /** In a page of 300 blocks, in a plain and in a formatted field. */
  line: KeyFigures;
  formatted: KeyFigures;
  /** Milliseconds from input to the preview's frame. */
  preview: Spread;
  still: DragFigures;
  dragging: DragFigures;
  shifts: Shift[];
}

const password = 'bench-password';
const keys = 100;

/** Types into a page of 300 blocks with preview and drags a block, on an unslowed CPU; then opens every screen. */
export async function measureEditing(): Promise<EditingFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-bench-'));
  const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: password } });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  try {
    const calls = await callsTo(server.origin, 'admin', password);
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: server.origin,
    });
    await beginSignedIn(context, await calls.tokens());
    // First, with unchanged demo content.
    const shifts = await measureShifts(context);
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
    const page = await context.newPage();
    await page.setContent('<title>empty</title><label>文字 <input></label>');
    const empty = await typeInto(page, page.getByRole('textbox'));
    await page.goto('/mng/siteset/theme/edit/1/1');
    const list = page.getByRole('region', { name: '內容編輯', exact: true });
    await list.locator('[data-block-head]').first().waitFor();
    // Every row is drawn: the page with the most to do for a key.
    await list
      .locator('h3 > [aria-expanded=false]')
      .evaluateAll((heads) => heads.forEach((head) => (head as HTMLElement).click()));
    await list
      .getByRole('button', { name: /^移動「長文」區塊/ })
      .nth(199)
      .waitFor();
    const head = (place: number) =>
      list.getByRole('button', { expanded: false }).filter({ hasText: `第 ${place} 塊` });
    const field = list.getByRole('textbox', { name: '文字', exact: true });
    await head(3).click();
    const line = await typeInto(page, field);
    const preview = await followed(page);
    await head(4).click();
    const formatted = await typeInto(page, field);
    await list.locator('[data-block-head][aria-expanded=true]').click();
    // Before the trace: a query by role takes as long as several frames.
    const handle = await list
      .getByRole('button', { name: /^移動「/ })
      .nth(2)
      .boundingBox();
    if (!handle) throw new Error('A handle is out of sight');
    return {
      empty,
      line,
      formatted,
      preview,
      still: await framesWhile(page, () => page.waitForTimeout(3000)),
      dragging: await framesWhile(page, () => drag(page, handle)),
      shifts,
    };
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function typeInto(page: Page, field: Locator): Promise<KeyFigures> {
  await field.press('End');
  // Waits for the work after opening the field.
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    document.addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        // The message arrives after the frame.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => times.push(performance.now() - began));
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true, once: false },
    );
  });
  const press = async () => {
    for (let key = 0; key < keys; key += 1) {
      await page.keyboard.press('a');
      // Typing speed of people.
      await page.waitForTimeout(80);
    }
  };
  await press();
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  // Traces other keys than the timed ones, because tracing slows them down.
  const client = await page.context().newCDPSession(page);
  const trace = await traced(client, press);
  await client.detach();
  return { paint: spread(times.slice(-keys)), work: spread(trace.keys().map(({ toFrame }) => toFrame)) };
}

function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Measured inside the page, because queries from outside take their own time. */
async function followed(page: Page): Promise<Spread> {
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const word = `甲${turn}乙`;
    // Observes before typing, because script and keys reach the page by separate ways.
    await page.evaluate((wanted) => {
      const preview = document.querySelector('iframe')?.contentDocument;
      if (!preview) throw new Error('There is no preview');
      const shown = new Promise((resolve) => {
        let typed = 0;
        document.addEventListener('beforeinput', () => (typed = performance.now()), {
          capture: true,
          once: true,
        });
        const watch = new MutationObserver(() => {
          if (!preview.body.textContent.includes(wanted)) return;
          watch.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - typed));
            port1.start();
            port2.postMessage(null);
          });
        });
        watch.observe(preview.body, { subtree: true, childList: true, characterData: true });
      });
      Object.assign(window, { shown });
    }, word);
    await page.keyboard.insertText(word);
    times.push(await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown));
    await page.waitForTimeout(200);
  }
  return spread(times);
}

/** Changes a dot in each frame, so that every frame is drawn. */
async function framesWhile(page: Page, action: () => Promise<void>): Promise<DragFigures> {
  await page.evaluate(() => {
    const dot = document.createElement('i');
    Object.assign(dot.style, { position: 'fixed', right: '0', top: '0', width: '2px', height: '2px' });
    document.body.append(dot);
    // A method: the bench's transpiler adds a helper to other functions, which the page lacks.
    const screen = {
      count: 0,
      turn() {
        screen.count += 1;
        dot.style.background = screen.count % 2 ? '#000' : '#fff';
        if (dot.isConnected) requestAnimationFrame(screen.turn);
      },
    };
    requestAnimationFrame(screen.turn);
    Object.assign(window, { dot });
  });
  const client = await page.context().newCDPSession(page);
  let seconds = 1;
  const trace = await traced(client, async () => {
    const began = performance.now();
    await action();
    seconds = (performance.now() - began) / 1000;
  });
  await client.detach();
  await page.evaluate(() => (window as unknown as { dot: HTMLElement }).dot.remove());
  const { drawn, dropped, longTasks } = trace.frames();
  return {
    rate: Math.round(drawn / seconds),
    dropped,
    longTasks: longTasks.length,
    longest: Math.max(0, ...longTasks),
  };
}

/** Drags a block across the others and back for three seconds, and at the scrolling edge. */
async function drag(page: Page, start: { x: number; y: number }): Promise<void> {
  const x = start.x + 8;
  await page.mouse.move(x, start.y + 8);
  await page.mouse.down();
  const began = performance.now();
  for (let step = 0; performance.now() - began < 3000; step += 1) {
    // Up and down the list, and for a while at its lower edge.
    const way = Math.abs(((step / 60) % 2) - 1);
    await page.mouse.move(x, step % 180 > 120 ? 880 : 300 + way * 500);
    await page.waitForTimeout(8);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
