import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';
import { openBlank } from './support/pages';

declare global {
  interface Window {
    focusKeeper: { keepFocus: () => () => void };
    endKeeping: () => void;
  }
}

const bundled = build({
  entryPoints: [join(import.meta.dirname, '../../src/layout/keep-focus.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'focusKeeper',
});

/** Runs `keepFocus` on a page without the app. */
async function open(page: Page, main: string, beside = ''): Promise<void> {
  await openBlank(page);
  await page.setContent(
    `<body id="body"><button id="menu">選單</button><h1 id="title" tabindex="-1">標題</h1><main data-path="/list">${main}</main>${beside}</body>`,
  );
  await page.addScriptTag({ content: (await bundled).outputFiles[0]?.text ?? '' });
  await page.evaluate(() => {
    window.endKeeping = window.focusKeeper.keepFocus();
  });
}

const remove = (page: Page, ...ids: string[]) =>
  page.evaluate((gone) => gone.forEach((id) => document.getElementById(id)?.remove()), ids);

/** Renders another screen. */
const draw = (page: Page, path: string, main: string) =>
  page.evaluate(
    ([to, html]) => {
      const drawn = document.querySelector('main');
      drawn?.setAttribute('data-path', to);
      drawn?.replaceChildren(document.createRange().createContextualFragment(html));
    },
    [path, main] as const,
  );

/** Fails when another element has the focus, now or after rendering. */
async function expectFocus(page: Page, id: string): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
}

const row = (id: string) =>
  `<li id="${id}"><a id="open-${id}" href="#${id}">編輯 ${id}</a><a id="log-${id}" href="#log-${id}">刪除 紀錄</a><button id="delete-${id}" aria-label="刪除 ${id}">${id}</button></li>`;
const list = `<a id="help" href="#help">說明</a><a id="trash" href="#trash">回收桶</a><ul>${row('a')}${row('b')}${row('c')}</ul>`;
const unreachable = `<button disabled>停用</button><button hidden>隱藏</button><a href="#" tabindex="-1">略過</a>`;

test('The focus moves to the same control of the next row, else to the next focusable element, else to the previous one, else to the title', async ({
  page,
}) => {
  await open(
    page,
    `${list}${unreachable}<button id="add">新增</button>`,
    '<aside><i id="undo" tabindex="0">復原</i></aside>',
  );
  await page.focus('#delete-a');
  await remove(page, 'a');
  await expectFocus(page, 'delete-b');
  await remove(page, 'b');
  await expectFocus(page, 'delete-c');
  await remove(page, 'c');
  await expectFocus(page, 'add');
  await remove(page, 'add');
  await expectFocus(page, 'trash');
  // In an overlay no neighbour gets the focus.
  await page.focus('#undo');
  await remove(page, 'undo');
  await expectFocus(page, 'title');
});

test('The focus also moves if the focused element is disabled or hidden', async ({ page }) => {
  await open(page, list);
  await page.focus('#delete-a');
  await page.evaluate(() => document.getElementById('delete-a')?.toggleAttribute('disabled'));
  await expectFocus(page, 'log-a');
  await page.focus('#delete-b');
  await page.evaluate(() => document.getElementById('b')?.toggleAttribute('hidden'));
  await expectFocus(page, 'delete-c');
});

test('The focus does not move after the mouse until a key is pressed, after an intended change, and after the keeping has ended', async ({
  page,
}) => {
  await open(page, list, '<iframe id="preview" srcdoc="<button>放大</button>"></iframe>');
  await page.click('#delete-a');
  await remove(page, 'a');
  await expectFocus(page, 'body');

  await page.keyboard.press('Shift');
  await page.focus('#delete-b');
  await page.evaluate(() => document.getElementById('delete-b')?.blur());
  await expectFocus(page, 'body');
  await page.focus('#delete-b');
  await page.frameLocator('#preview').locator('button').focus();
  await remove(page, 'b');
  await expectFocus(page, 'preview');
  await page.focus('#log-c');
  await remove(page, 'log-c');
  await expectFocus(page, 'delete-c');

  await page.evaluate(() => {
    document.getElementById('c')?.remove();
    window.endKeeping();
  });
  await expectFocus(page, 'body');
  await page.focus('#help');
  await remove(page, 'help');
  await expectFocus(page, 'body');
});

test('On another screen the focus moves to the same control, to the link by which that screen was left, or to the title', async ({
  page,
}) => {
  const edit = (next: string) =>
    `<a id="next-${next}" href="#${next}">下一筆：${next}</a><button id="save">儲存</button>`;
  await open(page, list);
  await page.focus('#open-b');
  await draw(page, '/edit/b', edit('c'));
  await expectFocus(page, 'title');
  await draw(page, '/list', list);
  await expectFocus(page, 'open-b');

  await draw(page, '/edit/b', edit('c'));
  await page.focus('#next-c');
  await draw(page, '/edit/c', edit('d'));
  await expectFocus(page, 'next-d');
  await draw(page, '/list', `<a id="plain" href="#plain">其他</a>`);
  await expectFocus(page, 'title');

  await page.focus('#menu');
  await draw(page, '/edit/b', edit('c'));
  await expectFocus(page, 'menu');
});

test('In an open dialog the focus stays inside, and after closing it moves next to the opener', async ({
  page,
}) => {
  const dialog = `<div id="veil"><div role="dialog" tabindex="-1" id="dialog"><button id="more">更多</button><button id="cancel">取消</button></div></div>`;
  const openDialog = () =>
    page.evaluate((html) => {
      document.body.append(document.createRange().createContextualFragment(html));
      document.getElementById('more')?.focus();
    }, dialog);
  await open(page, list);
  await page.evaluate(() => {
    // Takes the focus like a dialog.
    new MutationObserver(() => {
      if (document.activeElement === document.body) document.getElementById('dialog')?.focus();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.focus('#delete-a');
  await openDialog();
  await remove(page, 'more');
  await expectFocus(page, 'cancel');
  // The dialog returns the focus to its opener.
  await remove(page, 'veil');
  await expectFocus(page, 'body');

  await page.focus('#delete-a');
  await openDialog();
  await page.focus('#cancel');
  await remove(page, 'veil', 'a');
  await expectFocus(page, 'delete-b');

  await openDialog();
  await page.evaluate(() => document.getElementById('veil')?.remove());
  await draw(page, '/edit/b', '<button>儲存</button>');
  await expectFocus(page, 'title');
});
