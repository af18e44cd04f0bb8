import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  path: string;
  ready: (page: Page) => ReturnType<Page['locator']>;
  prepare?: (page: Page) => Promise<unknown>;
  isPhone?: true;
}

/** Address and clicks of each picture. */
export const screens: Screen[] = [
  {
    name: 'home',
    path: '/mng',
    ready: (page) => page.getByText('最近更新'),
    // As somebody sees it who has begun.
    prepare: (page) => page.getByRole('button', { name: '不再顯示' }).click(),
  },
  { name: 'settings', path: '/mng/settings', ready: (page) => page.getByText('人員與權限') },
  { name: 'case-list', path: '/mng/case', ready: (page) => page.getByText('松濤硯') },
  {
    name: 'search',
    path: '/mng/case',
    ready: (page) => page.getByRole('button', { name: '搜尋' }),
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: '搜尋畫面與資料' }).fill('松濤');
      await page.getByRole('option', { name: /HY202503/ }).waitFor();
    },
  },
  {
    name: 'case-form',
    path: '/mng/case/edit/1',
    ready: (page) => page.getByRole('textbox', { name: '建案介紹' }),
  },
  { name: 'role', path: '/mng/role/edit/2', ready: (page) => page.getByText('這個角色可以') },
  {
    name: 'reach',
    path: '/mng/role',
    ready: (page) => page.getByRole('button', { name: '誰看得到' }),
    prepare: (page) => page.getByRole('button', { name: '誰看得到' }).click(),
  },
  { name: 'popup', path: '/mng/home-popup', ready: (page) => page.getByText('上架時間') },
  { name: 'article-list', path: '/mng/article', ready: (page) => page.getByRole('row').nth(2) },
  {
    name: 'article-content',
    path: '/mng/article/content/1',
    ready: (page) => page.getByRole('button', { name: /^移動「/ }).first(),
  },
  { name: 'web-list', path: '/mng/web', ready: (page) => page.getByText('松濤硯') },
  { name: 'themes', path: '/mng/web/theme/5', ready: (page) => page.getByText('留白').first() },
  {
    name: 'editor',
    path: '/mng/siteset/theme/edit/1/1',
    ready: (page) => page.getByRole('button', { name: /^移動「/ }).first(),
  },
  { name: 'publish', path: '/mng/web/home/2', ready: (page) => page.getByText('發布前檢查') },
  {
    name: 'news-form',
    path: '/mng/news/edit/1',
    ready: (page) => page.getByRole('textbox', { name: '內文' }),
  },
  {
    name: 'preview-links',
    path: '/mng/case/edit/1',
    ready: (page) => page.getByRole('button', { name: '預覽連結' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: '預覽連結' }).click();
      for (const reader of ['接待中心', '王總經理']) {
        await page.getByLabel('給誰看').fill(reader);
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: `複製給${reader}的連結` }).waitFor();
      }
    },
  },
  { name: 'contact-list', path: '/mng/contact', ready: (page) => page.getByRole('row').nth(2) },
  { name: 'contact', path: '/mng/contact/edit/1', ready: (page) => page.getByLabel('新增備註') },
  {
    name: 'media',
    path: '/mng/media',
    ready: (page) => page.getByRole('link', { name: /交通位置圖/ }),
  },
  { name: 'trash', path: '/mng/trash', ready: (page) => page.getByRole('row').nth(3) },
  {
    name: 'review',
    path: '/mng/approval',
    ready: (page) => page.getByRole('link', { name: /^審閱/ }),
    prepare: async (page) => {
      await page.getByRole('link', { name: /^審閱/ }).first().click();
      await page.getByRole('button', { name: '核准', exact: true }).waitFor();
    },
    isPhone: true,
  },
];

const title = '把海留在家裡';
const preview = (page: Page) => page.frameLocator('iframe[title=頁面預覽]');
const firstSection = (page: Page) => preview(page).getByRole('heading', { level: 2 }).first();
const typing = (page: Page) => page.getByRole('textbox', { name: '文字', exact: true }).first();
const publishIn = (page: Page) => page.getByRole('button', { name: '發布變更', exact: true });

/** Steps of the moving picture: a title is edited in the preview and published; each with its time in ms. */
export const film: readonly { do: (page: Page) => Promise<unknown>; ms: number }[] = [
  {
    do: async (page) => {
      await page.goto('/mng/siteset/theme/edit/7/6');
      await firstSection(page).scrollIntoViewIfNeeded();
    },
    ms: 1200,
  },
  {
    do: async (page) => {
      await firstSection(page).click();
      await typing(page).waitFor();
    },
    ms: 1000,
  },
  { do: (page) => typing(page).fill(''), ms: 300 },
  ...[...title].map((_, place) => ({
    do: async (page: Page) => {
      const typed = title.slice(0, place + 1);
      await typing(page).fill(typed);
      await preview(page).getByRole('heading', { level: 2, name: typed, exact: true }).waitFor();
    },
    ms: 200,
  })),
  {
    do: async (page) => {
      await page.getByRole('button', { name: '儲存', exact: true }).click();
      await page.getByText('儲存成功').first().waitFor();
    },
    ms: 1000,
  },
  {
    do: async (page) => {
      await page.getByRole('link', { name: '前往發布' }).click();
      await publishIn(page).scrollIntoViewIfNeeded();
    },
    ms: 1200,
  },
  {
    do: async (page) => {
      await publishIn(page).click();
      await page.getByRole('dialog').getByText(title).waitFor();
    },
    ms: 1800,
  },
  {
    do: async (page) => {
      await publishIn(page).click();
      await page.getByText('發布成功').first().waitFor();
    },
    ms: 1200,
  },
  {
    do: async (page) => {
      await page.goto('/case/site-202402');
      await page.getByRole('heading', { level: 2, name: title }).scrollIntoViewIfNeeded();
    },
    ms: 3000,
  },
];

/** Clicks and input before the picture. */
export const words = {
  account: '帳號',
  password: '密碼',
  signIn: '登入',
  home: '首頁',
  menu: '主選單',
  insert: '在第 1 個之後新增區塊',
};

/** Public sites of the demo, one of each theme. */
export const sites = ['site-202503', 'site-202502', 'site-202402', 'site-202312'];
