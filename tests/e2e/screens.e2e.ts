import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { TemplateCode } from '../../openapi/generated/enums';
import { dresses, expectAccessible, expectNoSideways, expectSound, wear } from './support/axe';
import { newAccount } from './support/accounts';
import { serverAs, type Session, tokensOf } from './support/api';
import { go, openBlank } from './support/pages';
import { newCase } from './support/records';
import { watchRequests } from './support/requests';
import { screens } from './support/screens';
import { beginSignedIn } from './support/session';
import { shiftsOf, watchShifts } from './support/shifts';

/** Dialogs beyond simple questions, and steps that open them. */
const dialogs: [string, string, (page: Page) => Promise<void>][] = [
  [
    '搜尋畫面與資料',
    '/mng/case',
    async (page) => {
      await page.getByRole('button', { name: /^搜尋/ }).click();
      await page.getByRole('combobox', { name: /^搜尋畫面與資料/ }).fill('松濤');
      await expect(page.getByRole('option', { name: /HY202503/ })).toBeVisible();
    },
  ],
  ['誰看得到', '/mng/role', (page) => page.getByRole('button', { name: '誰看得到', exact: true }).click()],
  ['邀請同事', '/mng/account', (page) => page.getByRole('button', { name: '邀請同事', exact: true }).click()],
  [
    '設定兩步驟驗證',
    '/mng/my-account',
    (page) => page.getByRole('button', { name: '開始設定', exact: true }).click(),
  ],
  [
    '發布紀錄',
    '/mng/web/home/1',
    (page) => page.getByRole('button', { name: '發布紀錄', exact: true }).click(),
  ],
  [
    '草稿與已發布頁面的差異',
    '/mng/web/home/2',
    (page) => page.getByRole('button', { name: '比較草稿與已發布', exact: true }).click(),
  ],
  [
    '裁切圖片',
    '/mng/article/add',
    async (page) => {
      const buffer = await sharp({
        create: { width: 1600, height: 1200, channels: 3, background: '#2E7250' },
      })
        .png()
        .toBuffer();
      await page
        .getByRole('group', { name: '社群分享圖片', exact: true })
        .locator('input[type=file]')
        .setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer });
      await expect(page.getByText(/裁切後1,200 × 630 像素/)).toBeVisible();
    },
  ],
  [
    '選擇圖片',
    '/mng/case/edit/1',
    (page) => page.getByRole('button', { name: '從素材庫選擇', exact: true }).first().click(),
  ],
  [
    '離開此頁',
    '/mng/news/add',
    async (page) => {
      await page.getByRole('textbox', { name: '標題', exact: true }).fill('離開之前');
      await page.getByRole('link', { name: '返回', exact: true }).click();
    },
  ],
];

type Entry = readonly [title: string, path: string, ...unknown[]];

/**
 * True for the account's own screen: for the administrator it would list the sessions of all tests, so another account
 * opens it.
 */
const isOfNobodyElse = ([, path]: Entry) => path.startsWith('/mng/my-account');

/** Entries by window; their number is fixed, as `tests/gate/deep.json` knows a window by its title. */
function windowsOf<E extends Entry>(entries: readonly E[], count: number): E[][] {
  const shared = entries.filter((entry) => !isOfNobodyElse(entry));
  const length = Math.ceil(shared.length / count);
  const windows = Array.from({ length: count }, (_, place) =>
    shared.slice(place * length, (place + 1) * length),
  );
  return [...windows, entries.filter(isOfNobodyElse)];
}
const timeoutFor = (entries: readonly Entry[]) => 60_000 + entries.length * 30_000;

/** Opens a screen as in a new window. */
async function begin(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.goto(path);
}

/** The content of a drawn screen; an address without one is outside the layout, which says what it draws. */
function drawn(page: Page, path: string) {
  const own = new URL(path, 'http://any').pathname.slice('/mng'.length);
  return page.locator(`main:is([data-path="${own}"], [data-path="${own}/"], :not([data-path]))`);
}

let session: Promise<Session> | undefined;

async function signedIn(page: Page, path: string): Promise<void> {
  const tokens = isOfNobodyElse(['', path]) ? (await newAccount()).tokens : await (session ??= tokensOf());
  await beginSignedIn(page, tokens);
}

// Of the gate; the same screens in each dress, and after a load of their own, are below.
test.describe('Every screen is without accessibility faults and fits its window, in one dress', () => {
  for (const [place, own] of windowsOf(screens, 5).entries()) {
    const dress = dresses[place % dresses.length];
    test(`window ${place + 1}`, async ({ page }) => {
      test.setTimeout(timeoutFor(own));
      const requestsEnd = watchRequests(page, 150);
      await signedIn(page, own[0]?.[1] ?? '');
      if (dress) await wear(page, dress);
      await page.goto('/mng/about');
      for (const [title, path] of own) {
        await test.step(`${title} ${path}`, async () => {
          await go(page, path);
          await expect(drawn(page, path)).toBeVisible();
          await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
          await requestsEnd();
          await expectAccessible(page);
          await expectNoSideways(page);
        });
      }
    });
  }
});

test.describe('Every screen is without accessibility faults and fits its window, wide and light as well as narrow and dark', () => {
  for (const [place, own] of windowsOf(dialogs, 1).entries()) {
    test(`dialogs ${place + 1}`, async ({ page }) => {
      test.setTimeout(timeoutFor(own));
      await signedIn(page, own[0]?.[1] ?? '');
      for (const [title, path, open] of own) {
        await test.step(title, async () => {
          await begin(page, path);
          await open(page);
          const dialog = page.getByRole('dialog', { name: title, exact: true });
          await expect(dialog).toBeVisible();
          await expect(dialog.getByText('載入中')).toHaveCount(0);
          await expectSound(page);
        });
      }
    });
  }

  for (const [place, own] of windowsOf(screens, 8).entries()) {
    test(`screens ${place + 1}`, async ({ page }) => {
      test.setTimeout(timeoutFor(own));
      await watchShifts(page);
      const requestsEnd = watchRequests(page);
      await signedIn(page, own[0]?.[1] ?? '');
      for (const [title, path] of own) {
        await test.step(`${title} ${path}`, async () => {
          await begin(page, path);
          await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
          await requestsEnd();
          expect(await shiftsOf(page)).toEqual([]);
          await expectSound(page);
        });
      }
    });
  }

  test('回收桶 /mng/trash with deleted records', async ({ page }) => {
    await signedIn(page, '/mng/trash');
    const server = serverAs(await tokensOf());
    const { id } = await newCase('刪除後仍在回收桶的建案');
    await server.json('DELETE', `/api/v1/CaseInfos/${id}`, {});
    await page.goto('/mng/trash?kind=case');
    await expect(page.getByRole('row').filter({ hasText: '刪除後仍在回收桶的建案' }).first()).toBeVisible();
    await expectSound(page);
  });

  test('screens without a session', async ({ page }) => {
    for (const [title, path] of [
      ['登入', '/mng/login'],
      ['忘記密碼', '/mng/forgot-password'],
      ['連結無法使用', '/mng/set-password'],
    ] as const) {
      await begin(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expectSound(page);
    }
  });

  test('the preview of every theme', async ({ page }) => {
    await signedIn(page, '/mng/siteset');
    for (const code of Object.values(TemplateCode)) {
      await begin(page, `/mng/siteset/preview/0/0/${code}`);
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
    }
  });

  test('a public page /case/site-202503', async ({ page }) => {
    // Uses the HTML without the header that forbids scripts, which include axe.
    const html = await (await page.request.get('/case/site-202503')).text();
    await openBlank(page);
    await page.setContent(html);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
  });
});
