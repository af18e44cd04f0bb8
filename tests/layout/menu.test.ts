import { expect, it } from 'vitest';
import { markOf, menu, visibleMenu } from '../../src/layout/menu';

const titles = (items: ReturnType<typeof visibleMenu>) =>
  items.map((item) =>
    'entries' in item
      ? [item.title, ...item.entries.map(({ title, to }) => [title, to])]
      : [item.title, item.to],
  );

it('the menu has its units in the order of the specification', () => {
  expect(titles([...menu])).toEqual([
    ['首頁', '/'],
    ['系統設定', ['角色權限設定', '/role'], ['帳號管理', '/account']],
    ['首頁彈窗設定', '/home-popup'],
    ['文章管理', '/article'],
    ['建案管理', ['網站建案資訊管理', '/case'], ['網頁設計管理', '/web']],
    ['最新消息管理', '/news'],
    ['聯絡我們', ['聯絡清單', '/contact'], ['E-mail 設定', '/contact-email']],
    ['後台教學文件', '/download'],
  ]);
  expect(menu.map(({ icon }) => icon)).toEqual([
    'home',
    'settings',
    'popup',
    'article',
    'building',
    'news',
    'mail',
    'book',
  ]);
});

it('an entry is shown with View of its claim; a group without entries is gone', () => {
  expect(titles(visibleMenu({}))).toEqual([
    ['首頁', '/'],
    ['後台教學文件', '/download'],
  ]);
  expect(
    titles(
      visibleMenu({
        'Permissions.Users.View': true,
        'Permissions.News.View': true,
        'Permissions.Cases.View': false,
        'Permissions.Roles.Edit': true,
      }),
    ),
  ).toEqual([
    ['首頁', '/'],
    ['系統設定', ['帳號管理', '/account']],
    ['最新消息管理', '/news'],
    ['後台教學文件', '/download'],
  ]);
});

it('each entry asks for its own claim', () => {
  const entries = menu.flatMap((item) => ('entries' in item ? item.entries : [item]));
  expect(entries.map(({ unit, claim }) => [unit, claim])).toEqual([
    ['home', null],
    ['role', 'Permissions.Roles'],
    ['account', 'Permissions.Users'],
    ['homePopup', 'Permissions.IndexPopup'],
    ['article', 'Permissions.Articles'],
    ['case', 'Permissions.Cases'],
    ['web', 'Permissions.Cases.OnePage'],
    ['news', 'Permissions.News'],
    ['contact', 'Permissions.Contacts'],
    ['contactEmail', 'Permissions.Contacts.Email'],
    ['download', null],
  ]);
});

it('an entry is marked as the page itself or as the unit of a page that was opened from it', () => {
  const entry = { unit: 'contact', title: '', to: '/contact', claim: null } as const;
  expect([
    markOf(entry, { unit: 'contact', level: 1 }),
    markOf(entry, { unit: 'contact', level: 3 }),
    markOf(entry, { unit: 'news', level: 1 }),
    markOf(entry, undefined),
    markOf(entry, null),
  ]).toEqual(['page', 'true', undefined, undefined, undefined]);
});
