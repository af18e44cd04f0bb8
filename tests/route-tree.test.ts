import { describe, expect, it } from 'vitest';
import { appPaths } from '../server/base/contract/app-address';
import { pageTitle } from '../src/base/navigation/page-meta';
import { router } from '../src/router';
import { markOf, type MenuEntry, screenGroups, visibleIn } from '../src/layout/menu';

/**
 * Name, path, title, claim, back target, unit and level of every screen (specification 2); unspecified names in
 * brackets.
 */
const screens = [
  ['home', '/', '首頁', null, null, 'home', 1],
  ['(approvals)', '/approval', '待我核准', null, null, 'approval', 1],
  ['(review)', '/approval/review/$id', '審閱', null, '/approval', 'approval', 2],
  ['(batch)', '/approval/batch/$kind', '一頁讀完', 'Permissions.Approvals', '/approval', 'approval', 2],
  [
    '(release)',
    '/approval/release/$id',
    '一起上線的核准',
    'Permissions.Approvals',
    '/approval',
    'approval',
    2,
  ],
  ['(approvalRules)', '/approval/rules', '核准規則', 'Permissions.Approvals', null, 'approvalRules', 1],
  ['role', '/role', '角色權限設定', 'Permissions.Roles', null, 'role', 1],
  ['roleAdd', '/role/add', '新增角色', 'Permissions.Roles', '/role', 'role', 2],
  ['roleEdit', '/role/edit/$id', '編輯角色', 'Permissions.Roles', '/role', 'role', 2],
  ['roleHistory', '/role/history/$id', '版本紀錄', 'Permissions.Roles', '/role/edit/$id', 'role', 3],
  ['account', '/account', '帳號管理', 'Permissions.Users', null, 'account', 1],
  ['audit', '/audit', '操作紀錄', 'Permissions.AuditTrails', null, 'audit', 1],
  ['(connections)', '/connection', '對外連線', 'Permissions.Connections', null, 'connection', 1],
  ['(releases)', '/release', '一起上線', 'Permissions.Releases', null, 'release', 1],
  ['(release)', '/release/$id', '一起上線', 'Permissions.Releases', '/release', 'release', 2],
  ['(dead-links)', '/dead-links', '失效連結', null, null, 'deadLinks', 1],
  ['(redirects)', '/redirects', '轉址', null, null, 'redirect', 1],
  ['(replace)', '/replace', '全站取代', 'Permissions.Replace', null, 'replace', 1],
  ['(shared)', '/shared', '共用區塊', 'Permissions.Shared', null, 'shared', 1],
  ['(sharedAdd)', '/shared/add', '新增共用區塊', 'Permissions.Shared', '/shared', 'shared', 2],
  ['(sharedEdit)', '/shared/edit/$id', '編輯共用區塊', 'Permissions.Shared', '/shared', 'shared', 2],
  [
    '(sharedHistory)',
    '/shared/history/$id',
    '版本紀錄',
    'Permissions.Shared',
    '/shared/edit/$id',
    'shared',
    3,
  ],
  ['(replacement)', '/replace/$id', '全站取代', 'Permissions.Replace', '/replace', 'replace', 2],
  ['(salesCodes)', '/sales-codes', '銷售代碼', 'Permissions.Cases.SalesCodes', null, 'salesCode', 1],
  ['(imports)', '/import', '資料匯入', null, null, 'import', 1],
  ['(import)', '/import/$id', '資料匯入', null, '/import', 'import', 2],
  ['(webhooks)', '/connection/webhook', '對外連線', 'Permissions.Connections', null, 'connection', 1],
  [
    '(webhookAdd)',
    '/connection/webhook/add',
    '新增 Webhook',
    'Permissions.Connections',
    '/connection/webhook',
    'connection',
    2,
  ],
  [
    '(webhookEdit)',
    '/connection/webhook/edit/$id',
    '編輯 Webhook',
    'Permissions.Connections',
    '/connection/webhook',
    'connection',
    2,
  ],
  [
    '(webhookLog)',
    '/connection/webhook/log/$id',
    '送出紀錄',
    'Permissions.Connections',
    '/connection/webhook',
    'connection',
    2,
  ],
  ['accountEdit', '/account/edit/$id', '編輯帳號', 'Permissions.Users', '/account', 'account', 2],
  ['(privacy)', '/privacy', '個資保護', 'Permissions.Privacy', null, 'privacy', 1],
  ['(incidents)', '/privacy/incidents', '個資保護', 'Permissions.Privacy', null, 'privacy', 1],
  ['(incident)', '/privacy/incidents/$id', '事故', 'Permissions.Privacy', '/privacy/incidents', 'privacy', 2],
  [
    '(incidentLetters)',
    '/privacy/incidents/letters/$id',
    '紙本通知信',
    'Permissions.Privacy',
    '/privacy/incidents/$id',
    'privacy',
    2,
  ],
  [
    '(incidentForm)',
    '/privacy/incidents/form/$id',
    '個資事故通報表',
    'Permissions.Privacy',
    '/privacy/incidents/$id',
    'privacy',
    2,
  ],
  ['(notice)', '/privacy/notice', '個資保護', 'Permissions.Contacts.Email', null, 'privacy', 1],
  ['(personRequests)', '/privacy/requests', '個資保護', 'Permissions.Privacy', null, 'privacy', 1],
  [
    '(personRequestAdd)',
    '/privacy/requests/add',
    '新增當事人請求',
    'Permissions.Privacy',
    '/privacy/requests',
    'privacy',
    2,
  ],
  [
    '(personRequestEdit)',
    '/privacy/requests/edit/$id',
    '編輯當事人請求',
    'Permissions.Privacy',
    '/privacy/requests',
    'privacy',
    2,
  ],
  [
    '(personCopy)',
    '/privacy/requests/copy/$id',
    '個人資料副本',
    'Permissions.Privacy',
    '/privacy/requests/edit/$id',
    'privacy',
    2,
  ],
  [
    '(erasureProof)',
    '/privacy/requests/proof/$id',
    '刪除證明',
    'Permissions.Privacy',
    '/privacy/requests/edit/$id',
    'privacy',
    2,
  ],
  [
    '(privacyTerms)',
    '/privacy/terms',
    '法規用語與期限',
    'Permissions.Privacy',
    '/privacy/requests',
    'privacy',
    2,
  ],
  [
    '(websiteProof)',
    '/company-proof',
    '官方網站的存證',
    'Permissions.Cases.OnePage',
    '/company',
    'company',
    2,
  ],
  ['company', '/company', '公司資料', 'Permissions.Website', null, 'company', 1],
  ['(popup)', '/other-popup/add', '新增其他彈窗', 'Permissions.IndexPopup', '/home-popup', 'homePopup', 2],
  [
    '(popup)',
    '/other-popup/edit/$id',
    '編輯其他彈窗',
    'Permissions.IndexPopup',
    '/home-popup',
    'homePopup',
    2,
  ],
  ['homePopup', '/home-popup', '首頁彈窗設定', 'Permissions.IndexPopup', null, 'homePopup', 1],
  [
    'popupHistory',
    '/home-popup-history',
    '版本紀錄',
    'Permissions.IndexPopup',
    '/home-popup',
    'homePopup',
    3,
  ],
  ['article', '/article', '文章管理', 'Permissions.Articles', null, 'article', 1],
  ['articleAdd', '/article/add', '新增文章', 'Permissions.Articles', '/article', 'article', 2],
  ['articleEdit', '/article/edit/$id', '編輯文章', 'Permissions.Articles', '/article', 'article', 2],
  ['(content tab)', '/article/content/$id', '編輯文章', 'Permissions.Articles', '/article', 'article', 2],
  [
    'articleHistory',
    '/article/history/$id',
    '版本紀錄',
    'Permissions.Articles',
    '/article/edit/$id',
    'article',
    3,
  ],
  ['case', '/case', '網站建案資訊管理', 'Permissions.Cases', null, 'case', 1],
  ['caseAdd', '/case/add', '新增建案', 'Permissions.Cases', '/case', 'case', 2],
  ['caseEdit', '/case/edit/$id', '編輯建案', 'Permissions.Cases', '/case', 'case', 2],
  ['(content tab)', '/case/content/$id', '編輯建案', 'Permissions.Cases', '/case', 'case', 2],
  ['(facts of a project)', '/case/facts/$id', '建案檔案', 'Permissions.Cases.Facts', '/case', 'case', 2],
  ['caseHistory', '/case/history/$id', '版本紀錄', 'Permissions.Cases', '/case/edit/$id', 'case', 3],
  ['web', '/web', '網頁設計管理', 'Permissions.Cases.OnePage', null, 'web', 1],
  ['webHome', '/web/home/$caseId', '網站發布', 'Permissions.Cases.OnePage', '/web', 'web', 2],
  [
    'webTrack',
    '/web/track/$caseId',
    'SEO 與追蹤碼設定',
    'Permissions.Cases.OnePage',
    '/web/home/$caseId',
    'web',
    3,
  ],
  ['(figures)', '/web/figures/$caseId', '成效', 'Permissions.Cases.OnePage', '/web/home/$caseId', 'web', 3],
  ['(adRules)', '/web/ad-rules', '廣告檢核用語', 'Permissions.Cases.AdRules', '/web', 'web', 2],
  [
    '(adCheck)',
    '/web/ad-check/$caseId/$themeId',
    '廣告檢核',
    'Permissions.Cases.OnePage',
    '/web/home/$caseId',
    'web',
    3,
  ],
  ['(proof)', '/web/proof/$caseId', '存證', 'Permissions.Cases.OnePage', '/web/home/$caseId', 'web', 3],
  ['webTheme', '/web/theme/$caseId', '選擇版型', 'Permissions.Cases.OnePage', '/web/home/$caseId', 'web', 3],
  [
    'webEdit',
    '/siteset/theme/edit/$caseId/$themeId',
    '編輯網頁',
    'Permissions.Cases.OnePage',
    '/web/home/$caseId',
    'web',
    3,
  ],
  ['(library)', '/media', '素材庫', 'Permissions.Media', null, 'media', 1],
  ['(picture)', '/media/edit/$id', '編輯圖片', 'Permissions.Media', '/media', 'media', 2],
  ['news', '/news', '最新消息管理', 'Permissions.News', null, 'news', 1],
  ['newsAdd', '/news/add', '新增最新消息', 'Permissions.News', '/news', 'news', 2],
  ['newsEdit', '/news/edit/$id', '編輯最新消息', 'Permissions.News', '/news', 'news', 2],
  ['newsHistory', '/news/history/$id', '版本紀錄', 'Permissions.News', '/news/edit/$id', 'news', 3],
  ['(preview)', '/article/preview/$id', '預覽', 'Permissions.Articles', null, 'article', 3],
  ['(preview)', '/case/preview/$id', '預覽', 'Permissions.Cases', null, 'case', 3],
  ['(preview)', '/news/preview/$id', '預覽', 'Permissions.News', null, 'news', 3],
  ['contactList', '/contact', '聯絡清單', 'Permissions.Contacts', null, 'contact', 1],
  ['contactEdit', '/contact/edit/$id', '編輯聯絡資料', 'Permissions.Contacts', '/contact', 'contact', 2],
  ['contactEmail', '/contact-email', 'E-mail 設定', 'Permissions.Contacts.Email', null, 'contactEmail', 1],
  ['download', '/download', '後台教學文件', null, null, 'download', 1],
  ['(own account)', '/my-account', '我的帳號', null, null, 'myAccount', 1],
  ['(trash)', '/trash', '回收桶', null, null, 'trash', 1],
  ['(settings)', '/settings', '系統設定', null, null, 'settings', 1],
  ['(about)', '/about', '關於本系統', null, null, 'about', 1],
  ['(mails of a demo)', '/mails', '寄出的信', 'Permissions.Roles', '/about', 'about', 2],
  ['(schedules)', '/schedule', '即將上架與下架', null, '/', 'home', 2],
  ['(schedules)', '/schedule/calendar', '上架與下架月曆', null, '/', 'home', 2],
  ['guideline', '/guideline', '操作指引', null, null, 'guideline', 1],
  [
    'webPreview',
    '/siteset/preview/$caseId/$themeId/{-$code}',
    '預覽',
    'Permissions.Cases.OnePage',
    null,
    'web',
    3,
  ],
  ['login', '/login/{-$platformKey}', '登入', null, null, 'session', 1],
  ['logout', '/logout', '登入', null, null, 'session', 1],
  ['(forgotten password)', '/forgot-password', '忘記密碼', null, null, 'session', 1],
  ['(password by a link)', '/set-password', '設定新密碼', null, null, 'session', 1],
] as const;

describe('The real route tree', () => {
  const described = Object.values(router.routesById).flatMap((route) => {
    const own = route.options.staticData?.page;
    const path = route.fullPath.replace(/(.)\/$/, '$1');
    return own
      ? [
          [
            path,
            pageTitle(own, path),
            own.claim,
            own.back,
            own.unit,
            own.level,
            route.id.startsWith('/_layout'),
          ] as const,
        ]
      : [];
  });
  const outside = [
    'webPreview',
    '(preview)',
    'login',
    'logout',
    '(forgotten password)',
    '(password by a link)',
  ];

  it('has every screen of the specification and no other, each with its title, claim, back target, unit and level', () => {
    expect(described.toSorted(([a], [b]) => a.localeCompare(b))).toEqual(
      screens
        .map(([name, ...said]) => [...said, !outside.includes(name)])
        .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    );
  });

  it('has each screen to which mails of the server lead', () => {
    const paths = Object.values(appPaths).map((path: (...ids: number[]) => string) => path(1, 2, 3));
    const lost = paths.filter((path) => {
      const [, , route] = router.getMatchedRoutes(path.replace(/#.*/, ''));
      return route?.options.staticData?.page === undefined;
    });
    expect(lost).toEqual([]);
  });

  const withIds = Object.values(router.routesById).flatMap(({ fullPath, options }) => {
    const names = [...fullPath.matchAll(/\$(\w*[iI]d)\b/g)].map(([, name = '']) => name);
    return names.map((name) => ({ fullPath, name, names, loader: options.loader as Loader | undefined }));
  });
  type Loader = (at: { params: Record<string, string>; deps: object }) => unknown;

  it.each(withIds)('$fullPath is not found if $name is no id, and makes no call', async (route) => {
    const { names, name, loader } = route;
    const params = { ...Object.fromEntries(names.map((each) => [each, '1'])), [name]: 'abc' };
    const load = async () => loader?.({ params, deps: {} });
    await expect(load()).rejects.toMatchObject({ error: { kind: 'status', status: 404 } });
  });

  it('only frames are marked as no screen', () => {
    const frames = Object.values(router.routesById).filter((route) => !route.options.staticData?.page);
    expect(frames.map(({ id }) => id).toSorted()).toEqual(['/_layout', '__root__']);
  });

  it('a back target is a screen of the same unit, and needs no parameter that its page does not have', () => {
    for (const [path, , , back, unit] of described) {
      if (back === null) continue;
      expect([path, described.find(([other]) => other === back)?.[4]]).toEqual([path, unit]);
      expect([...back.matchAll(/\$\w+/g)].filter(([name]) => !path.includes(name))).toEqual([]);
    }
  });

  it('each menu entry leads to the first page of its unit and asks for the claim of that page', () => {
    const entries = screenGroups.flatMap((group) => group.entries);
    expect(
      entries.map(({ unit, to, title, claim, edits }) => [
        to,
        title,
        // Not limited by a claim: the home page leads senders without this claim to their requests.
        unit === 'approval' ? null : (claim ?? edits ?? null),
        unit,
      ]),
    ).toEqual(
      entries
        // Further pages of the unit stand below the address of its first.
        .map(({ unit }) => {
          const pages = described.filter((each) => each[4] === unit && each[5] === 1);
          return pages.toSorted(([one], [other]) => one.length - other.length)[0];
        })
        .map((each) => [each?.[0], each?.[1], each?.[2], each?.[4]]),
    );
  });

  it('the trash is offered to those who may view a unit that it lists', () => {
    const hasTrash = (claims: Parameters<typeof visibleIn>[1]) =>
      visibleIn(screenGroups, claims).some(({ entries }) => entries.some(({ unit }) => unit === 'trash'));
    expect(hasTrash({ 'Permissions.News.View': true })).toBe(true);
    expect(
      hasTrash({
        'Permissions.News.View': false,
        'Permissions.News.Delete': true,
        'Permissions.Contacts.View': true,
      }),
    ).toBe(false);
  });

  it('an entry is marked as the page itself, or as the unit of a page that was opened from it', () => {
    const entryOf = (unit: string): MenuEntry => {
      const found = screenGroups.flatMap(({ entries }) => entries).find((entry) => entry.unit === unit);
      if (!found) throw new Error(unit);
      return found;
    };
    const [contacts, emails, settings] = [entryOf('contact'), entryOf('contactEmail'), entryOf('settings')];
    const list = { unit: 'contact', level: 1 } as const;
    expect([
      markOf(contacts, list),
      markOf(contacts, { ...list, level: 2 }),
      markOf(emails, list),
      markOf(contacts, null),
      markOf(settings, { unit: 'settings', level: 1 }),
      markOf(settings, { unit: 'trash', level: 1 }),
      markOf(settings, { unit: 'role', level: 1 }),
      markOf(entryOf('home'), { unit: 'approval', level: 1 }),
    ]).toEqual(['page', 'true', undefined, undefined, 'page', 'true', undefined, 'true']);
  });
});
