import { expect, test } from 'vitest';
import { claims as allClaims } from '../../openapi/generated/claims';
import { activeOption, paletteGroups } from '../../src/layout/palette/palette-options';
import type { SearchAnswer } from '../../src/machines/palette';
import { claimMap } from '../../src/base/session/permissions';

const now = Date.parse('2026-11-24T06:00:00Z');
const changedOn = '2026-11-24T01:05:00Z';
const may = (...held: readonly string[]) => claimMap(held.map((value) => ({ value, selected: true })));
const everything = may(...allClaims);
const none: SearchAnswer = { groups: [] };

const titles = (keyword: string, claims = everything, answer: SearchAnswer | null = none) =>
  paletteGroups({ keyword, answer }, claims, now).map(({ title, options }) => [
    title,
    ...options.map((option) => option.title),
  ]);

test('without a keyword every screen of the menu that may be seen is offered, in its order', () => {
  expect(titles('', may('Permissions.Contacts.View'), null)).toEqual([
    [
      '前往',
      '首頁',
      '系統設定',
      '關於本系統',
      '聯絡清單',
      '後台教學文件',
      '我的帳號',
      '即將上架與下架',
      '上架與下架月曆',
      '操作指引',
    ],
  ]);
  expect(titles('', everything, null)[0]).toEqual(
    expect.arrayContaining(['角色權限設定', '網頁設計管理', 'E-mail 設定', '回收桶']),
  );
});

test('Enter opens the chosen line, none if that disappeared, and the first if none was chosen', () => {
  const [group] = paletteGroups({ keyword: '', answer: null }, everything, now);
  const options = group?.options ?? [];
  expect(activeOption(options, null)).toBe(options[0]);
  expect(activeOption(options, '/news')?.title).toBe('最新消息管理');
  expect(activeOption(options, 'case-7-')).toBeUndefined();
});

test('screens are found by their name and by that of their group, in upper or lower case', () => {
  expect(titles('e-MAIL')[0]?.slice(0, 2)).toEqual(['前往', 'E-mail 設定']);
  expect(titles('系統設定', may('Permissions.Roles.View', 'Permissions.AuditTrails.View'))).toEqual([
    ['前往', '系統設定', '角色權限設定', '回收桶', '操作紀錄', '關於本系統'],
  ]);
});

test('a keyword without a record offers to add one of that name, of each kind that may be added; with records a case alone', () => {
  expect(titles('松濤')).toEqual([
    ['動作', '以「松濤」為名稱新增建案', '以「松濤」為標題新增文章', '以「松濤」為標題新增最新消息'],
  ]);
  expect(titles('松濤', may('Permissions.News.View', 'Permissions.News.Create'))).toEqual([
    ['動作', '以「松濤」為標題新增最新消息'],
  ]);
  expect(titles('松濤', may('Permissions.Cases.View'))).toEqual([]);
  const answer: SearchAnswer = {
    groups: [{ kind: 'role', count: 1, items: [{ id: 1, title: '松濤', detail: '', changedOn }] }],
  };
  expect(titles('松濤', everything, answer)).toEqual([
    ['角色', '松濤'],
    ['動作', '以「松濤」為名稱新增建案'],
  ]);
});

test('actions are found by their words where they are allowed, and lead to an empty form or to the export of a list', () => {
  const options = (keyword: string, claims = everything) =>
    paletteGroups({ keyword, answer: none }, claims, now)
      .filter(({ key }) => key === 'action')
      .flatMap((group) => group.options);
  expect(options('新增文章').map(({ title, link }) => [title, link])).toEqual([
    ['新增文章', { to: '/article/add', search: {} }],
    ['以「新增文章」為名稱新增建案', expect.anything()],
    ['以「新增文章」為標題新增文章', expect.anything()],
    ['以「新增文章」為標題新增最新消息', expect.anything()],
  ]);
  const enquiries = may('Permissions.Contacts.View', 'Permissions.News.View');
  expect(options('匯出', enquiries).map(({ title, link }) => [title, link])).toEqual([
    ['匯出最新消息', { to: '/news', search: {}, hash: 'export' }],
    ['匯出聯絡資料', { to: '/contact', search: {}, hash: 'export' }],
  ]);
  expect(options('新增', enquiries)).toEqual([]);
});

test('typed text is added only if that line was chosen; before that nothing is marked', () => {
  const options = paletteGroups({ keyword: '松濤', answer: none }, everything, now).flatMap(
    (group) => group.options,
  );
  expect(options).toHaveLength(3);
  expect(activeOption(options, null)).toBeUndefined();
  expect(activeOption(options, 'add-news')?.title).toBe('以「松濤」為標題新增最新消息');
});

test('parts of the guideline are found by their rows and lead there', () => {
  const help = paletteGroups({ keyword: 'gtm', answer: none }, may(), now).find(({ key }) => key === 'help');
  expect(help?.options.map(({ title, detail, link }) => [title, detail, link])).toEqual([
    ['SEO 與追蹤碼', 'GTM 容器 ID', { to: '/guideline', search: {}, hash: 'seo' }],
  ]);
});

test('chapters of the manual are found by title and description, titles first, and lead to their card', () => {
  const chapters = [
    { id: 3, title: '登入與首頁', description: '登入、登出、聯絡人與畫面的基本操作' },
    { id: 8, title: '聯絡我們', description: '處理訪客的來信' },
    { id: 9, title: '回收桶', description: '還原刪除的資料' },
  ];
  const help = (keyword: string) =>
    paletteGroups({ keyword, answer: none, chapters }, may(), now).find(({ key }) => key === 'help');
  expect(
    help('聯絡')?.options.map(({ title, detail, caption, link }) => [title, detail, caption, link]),
  ).toEqual([
    [
      '聯絡我們',
      '處理訪客的來信',
      '後台教學文件',
      { to: '/download', search: { keyword: '聯絡我們' }, hash: 'document-8' },
    ],
    [
      '登入與首頁',
      '登入、登出、聯絡人與畫面的基本操作',
      '後台教學文件',
      { to: '/download', search: { keyword: '登入與首頁' }, hash: 'document-3' },
    ],
  ]);
  expect(help('沒有')).toBeUndefined();
  expect(help('')).toBeUndefined();
});

test('Enter alone may open a chapter, but nothing that would be created', () => {
  const chapters = [{ id: 9, title: '松濤', description: '' }];
  const options = paletteGroups({ keyword: '松濤', answer: none, chapters }, everything, now).flatMap(
    (group) => group.options,
  );
  expect(activeOption(options, null)?.key).toBe('chapter-9');
});

test('each hit shows what distinguishes it and links to its form; a kind with more hits links to its list', () => {
  const answer: SearchAnswer = {
    groups: [
      {
        kind: 'case',
        count: 1,
        items: [{ id: 7, title: '松濤硯', detail: 'HY202503', changedOn, cover: null, caseTab: 3 }],
      },
      {
        kind: 'site',
        count: 2,
        items: [
          {
            id: 7,
            title: '松濤硯　留白',
            detail: '/case/songtao',
            changedOn,
            themeId: 4,
            isPublic: true,
            partCount: 3,
          },
          { id: 7, title: '松濤硯　街廓', detail: '', changedOn, themeId: 5, isPublic: false, partCount: 14 },
          { id: 8, title: '聽松濤', detail: '', changedOn, themeId: null, isPublic: false, partCount: 0 },
        ],
      },
      {
        kind: 'contact',
        count: 1000,
        items: [
          {
            id: 9,
            title: '黃思穎',
            detail: '您好',
            changedOn,
            contactType: 1,
            handleStatus: 0,
            caseTitle: '松濤硯',
          },
        ],
      },
    ],
  };
  const groups = paletteGroups({ keyword: ' 松濤 ', answer }, may('Permissions.Contacts.View'), now);
  const lines = groups.map(({ title, count, options }) => [
    [title, count],
    ...options.map((option) => [
      option.title,
      option.detail,
      option.tag?.text ?? option.caption,
      option.link,
    ]),
  ]);
  expect(lines).toEqual([
    [
      ['建案', ''],
      ['松濤硯', 'HY202503', '歷年完銷', { to: '/case/edit/$id', params: { id: '7' } }],
    ],
    [
      ['網頁', ''],
      [
        '松濤硯　留白',
        '/case/songtao',
        '公開中',
        { to: '/siteset/theme/edit/$caseId/$themeId', params: { caseId: '7', themeId: '4' } },
      ],
      [
        '松濤硯　街廓',
        '14 個區塊',
        '草稿',
        { to: '/siteset/theme/edit/$caseId/$themeId', params: { caseId: '7', themeId: '5' } },
      ],
      ['聽松濤', '尚未選擇版型', undefined, { to: '/web/home/$caseId', params: { caseId: '8' } }],
    ],
    [
      ['聯絡資料', '1,000 筆以上'],
      [
        '黃思穎　詢問松濤硯',
        '土地開發洽談　您好',
        '今天 09:05',
        { to: '/contact/edit/$id', params: { id: '9' } },
      ],
    ],
    [
      ['前往', ''],
      ['聯絡清單：「松濤」', '1,000 筆以上', '列表', { to: '/contact', search: { keyword: '松濤' } }],
    ],
  ]);
});
