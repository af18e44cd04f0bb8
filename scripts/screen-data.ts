import type { Page } from '@playwright/test';

/** Address and clicks of each picture. */
export const screens: {
  name: string;
  path: string;
  ready: (page: Page) => ReturnType<Page['locator']>;
  prepare?: (page: Page) => Promise<unknown>;
}[] = [
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
