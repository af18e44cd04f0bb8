import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newAccount } from './support/accounts';
import { serverAs, type ServerCalls, tokensOf } from './support/api';
import { mailsTo } from './support/mails';
import { expectToast, saveForm, signIn } from './support/pages';
import { newCase } from './support/records';
import { publicSite, readySite, replaceBlocks, titles } from './support/sites';
import { test } from './support/two-processes';

type Account = Awaited<ReturnType<typeof newAccount>>;

const name = '年末看屋季';
/** First of the list of news. */
const publishDate = '2099-12-01';

/** Words of these kinds alone are approved, by the role of every account of these tests. */
async function rule(server: ServerCalls, kinds: readonly string[]): Promise<void> {
  const { rowVersion } = await server.get<{ rowVersion: number }>('/api/v1/Approvals/rules');
  const { assignableRoles } = await server.get<{ assignableRoles: { id: number }[] }>(
    '/api/identity/invitation',
  );
  const roleIds = assignableRoles.slice(0, 1).map(({ id }) => id);
  const rules = kinds.map((kind) => ({ kind, part: 'words', roleIds }));
  await server.json('PUT', '/api/v1/Approvals/rules', { rowVersion, rules });
}

async function newNews(server: ServerCalls, title: string, status: 0 | 1, content = '<p>三案同步開放</p>') {
  const news = { title, publishDate, content, status };
  return (await server.multipart<{ id: number }>('POST', '/api/v1/News', news)).id;
}

async function newArticle(server: ServerCalls, title: string): Promise<number> {
  const { id } = await server.multipart<{ id: number }>('POST', '/api/v1/Articles', {
    type: 2,
    title,
    publishDate,
    status: 0,
  });
  const { rowVersion } = await server.get<{ rowVersion: number }>(`/api/v1/Articles/${id}`);
  const webParts = [{ partType: 2, sort: 0, textContent: `${title}的內容` }];
  await server.multipart('POST', '/api/v1/Articles/content', { id, rowVersion, webParts });
  return id;
}

/** Records of the campaign: two sites, a case, two articles, two news items, a popup, and an old news item that goes. */
async function makeRecords(server: ServerCalls) {
  const changed = await publicSite(titles('原來的標題'));
  await replaceBlocks(server, changed.themeId, titles('年末的標題'));
  const opened = await readySite(titles('第二個網站'));
  const house = await newCase('看屋季建案', { tab: 1, introduction: '<p>年末開放參觀</p>' });
  const articles = [await newArticle(server, '冬天看房子'), await newArticle(server, '年末採光')];
  const link = `<p><a href="/site/articles/${articles[0]}">怎麼看房子</a></p>`;
  const news = [
    await newNews(server, '三案同步開放', 0, link),
    await newNews(server, '接送專車', 0),
    await newNews(server, '秋季參觀', 1),
  ];
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2E7250' } })
    .png()
    .toBuffer();
  const popup = await server.multipart<{ id: number }>('POST', '/api/v1/popups', {
    title: '看屋季彈窗',
    altText: '看屋季海報',
    image: new File([new Uint8Array(picture)], 'popup.png', { type: 'image/png' }),
    url: `/site/news/${news[0]}`,
    urlTarget: '_self',
    status: 0,
  });
  return { changed, opened, caseId: house.id, articles, news, popupId: popup.id };
}
type Records = Awaited<ReturnType<typeof makeRecords>>;

/** Pages that visitors look at, with a text of each before and after. */
const pagesOf = ({ changed, opened, caseId, articles, news }: Records) => [
  { path: `/case/${changed.siteName}`, before: '原來的標題', after: '年末的標題' },
  { path: `/case/${opened.siteName}`, before: null, after: '第二個網站' },
  { path: `/site/cases/${caseId}`, before: null, after: '看屋季建案' },
  { path: `/site/articles/${articles[0]}`, before: null, after: '冬天看房子' },
  { path: `/site/articles/${articles[1]}`, before: null, after: '年末採光' },
  { path: `/site/news/${news[0]}`, before: null, after: '三案同步開放' },
  { path: `/site/news/${news[1]}`, before: null, after: '接送專車' },
  { path: `/site/news/${news[2]}`, before: '秋季參觀', after: null },
];

/** Words of a page, without the marks in them that let a title break. */
const wordsOf = async (answer: Response) => (await answer.text()).replaceAll(/<[^>]*>/g, '');

/** Pages that do not show these texts, or can be found where they have none, on either process. */
async function differing(origins: readonly string[], records: Records, when: 'before' | 'after') {
  const seen = await Promise.all(
    origins.flatMap((origin) =>
      pagesOf(records).map(async ({ path, [when]: text }) => {
        const answer = await fetch(origin + path);
        const words = await wordsOf(answer);
        return (text === null ? answer.status === 404 : answer.ok && words.includes(text))
          ? []
          : [origin + path];
      }),
    ),
  );
  return seen.flat();
}

/** The news of the campaign on one answer; each is drawn from one moment. */
async function newsOn(origin: string): Promise<'old' | 'new' | 'half'> {
  const page = await wordsOf(await fetch(`${origin}/site/news`));
  const [opening, bus, autumn] = ['三案同步開放', '接送專車', '秋季參觀'].map((text) => page.includes(text));
  if (opening && bus && !autumn) return 'new';
  return autumn && !opening && !bus ? 'old' : 'half';
}

async function open(browser: Browser, baseURL: string, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'zh-TW' })).newPage();
  await signIn(page, account);
  return page;
}

/** Puts the record of an open form into the release, a new one if none has the name. */
async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('button', { name: '加入一起上線', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '和別的資料一起上線', exact: true });
  const choice = dialog.getByLabel('放進哪一組', { exact: true });
  await expect(choice).toBeEnabled();
  if ((await choice.getByRole('option', { name: new RegExp(`^${name}`) }).count()) > 0) {
    await choice.selectOption({ label: `${name}　還沒決定時間` });
  } else {
    await choice.selectOption('新的一組');
    await dialog.getByLabel(/^名稱/).fill(name);
  }
  await dialog.getByRole('button', { name: '放進這一組', exact: true }).click();
  await expectToast(page, `已加入一起上線「${name}」`);
}

const itemOf = (page: Page, title: string) =>
  page
    .getByRole('list', { name: '這一組的項目', exact: true })
    .getByRole('listitem')
    .filter({ hasText: title });

/** Sends what lacks an approval, as the release asks. */
async function send(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `將 ${count} 項送核准`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `將這一組的 ${count} 項送核准`, exact: true });
  await dialog.getByRole('button', { name: '送出核准', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Reads the requests of the release as one and approves each. */
async function approveAll(page: Page, id: number, count: number): Promise<void> {
  await page.goto(`/mng/approval/release/${id}`);
  const left = page.getByRole('status').filter({ hasText: `「${name}」還有` });
  await expect(left).toHaveText(`「${name}」還有 ${count}／${count} 則`);
  for (let index = 1; index <= count; index++) {
    await page.keyboard.press('a');
    const rest = count - index;
    await expect(
      page.getByText(
        rest === 0
          ? new RegExp(`^「${name}」 ?${count} 則都決定了`)
          : new RegExp(`^「${name}」還有 ${rest}／${count} 則`),
      ),
    ).toBeVisible();
  }
}

/** One worker, as each further one would start two processes of its own. */
test.describe.configure({ mode: 'default' });

test('A campaign of nine items by two people on two processes: held back where edited after its approval, mended, published at its second, and undone item by item', async ({
  browser,
  processes: { origins, mails },
}) => {
  test.setTimeout(420_000);
  const server = serverAs(await tokensOf());
  await rule(server, []);
  const records = await makeRecords(server);
  await rule(server, ['site', 'article', 'news']);
  const [owner, approver] = [await newAccount({ name: '林雅婷' }), await newAccount({ name: '許文馨' })];
  const mine = serverAs(owner.tokens);
  const first = await open(browser, origins[0], owner);
  const second = await open(browser, origins[1], approver);

  // The first item makes the release; another person adds the second by another process.
  await first.goto(`/mng/news/edit/${records.news[0]}`);
  await join(first);
  await second.goto(`/mng/article/edit/${records.articles[0]}`);
  await join(second);
  await first.getByRole('link', { name, exact: true }).click();
  await expect(itemOf(first, '冬天看房子')).toContainText('缺核准');
  const id = Number(/\d+$/.exec(first.url())?.[0]);
  const { changed, opened } = records;
  const rest = [
    { kind: 'site', recordId: changed.caseId, themeId: changed.themeId, action: 'online' },
    { kind: 'site', recordId: opened.caseId, themeId: opened.themeId, action: 'online' },
    { kind: 'case', recordId: records.caseId, action: 'online' },
    { kind: 'article', recordId: records.articles[1], action: 'online' },
    { kind: 'news', recordId: records.news[1], action: 'online' },
    { kind: 'otherPopup', recordId: records.popupId, action: 'online' },
    { kind: 'news', recordId: records.news[2], action: 'offline' },
  ];
  for (const item of rest) {
    await mine.json('POST', `/api/v1/Releases/${id}/items`, item);
  }
  await first.reload();
  await expect(first.getByText('9 項：', { exact: false }).first()).toBeVisible();

  await send(first, 6);
  await approveAll(second, id, 6);
  await first.reload();
  await expect(first.getByText('6 項要核准，6 項已核准')).toBeVisible();
  await first.getByRole('radio', { name: '指定時間', exact: true }).check();
  await first.getByRole('textbox', { name: '上線時間日期', exact: true }).fill('2999/12/01');
  await first.keyboard.press('Tab');
  await first.getByRole('button', { name: '預定 2999/12/01 10:00 上線', exact: true }).click();
  await expect(first.getByText('2999/12/01 10:00 會上線 9 項')).toBeVisible();

  // Edited after its approval: told on both screens and by mail.
  await first.goto(`/mng/news/edit/${records.news[1]}`);
  await expect(first.getByText(`在一起上線「${name}」裡`)).toBeVisible();
  await first.getByRole('textbox', { name: '標題', exact: true }).fill('接送專車時刻');
  await saveForm(first);
  await second.goto(`/mng/release/${id}`);
  await expect(itemOf(second, '接送專車時刻')).toContainText('缺核准');
  await expect(second.getByText('2999/12/01 10:00 會上線 8 項，留下 1 項')).toBeVisible();
  const moveTo = async (dueOn: Date) => {
    const { rowVersion } = await mine.get<{ rowVersion: number }>(`/api/v1/Releases/${id}`);
    await mine.json('PUT', '/api/v1/Releases', { id, rowVersion, dueOn: dueOn.toISOString() });
  };
  await moveTo(new Date(Date.now() + 50 * 60_000));
  await first.goto('/mng');
  await expect(first.getByText(`「${name}」有 1 項還不能上線`)).toBeVisible();
  await second.goto('/mng');
  const waiting = second.getByRole('link', { name: /^接送專車時刻\s等您核准/ });
  await expect(waiting).toContainText(`一起上線「${name}」`);

  // Mended by the approval of this item alone.
  await first.goto(`/mng/release/${id}`);
  await send(first, 1);
  await approveAll(second, id, 1);
  expect(await differing(origins, records, 'before')).toEqual([]);
  const dueOn = new Date(Math.ceil(Date.now() / 1000) * 1000 + 5000);
  await moveTo(dueOn);
  const seen: string[] = [];
  await expect
    .poll(
      async () => {
        const states = await Promise.all(origins.map(newsOn));
        seen.push(...states);
        return states;
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toEqual(['new', 'new']);
  expect(seen).not.toContain('half');
  expect(await differing(origins, records, 'after')).toEqual([]);
  const { ranOn, items } = await mine.get<{ ranOn: string; items: { state: string }[] }>(
    `/api/v1/Releases/${id}`,
  );
  expect(Date.parse(ranOn)).toBeGreaterThanOrEqual(dueOn.getTime());
  expect(items.map(({ state }) => state)).toEqual(Array.from({ length: 9 }, () => 'done'));

  // Each item is listed with what the undo makes of it.
  await second.goto(`/mng/release/${id}`);
  await expect(second.getByRole('heading', { name: '9 項已上線', exact: true })).toBeVisible();
  await first.goto(`/mng/case/edit/${records.caseId}`);
  await first.getByLabel('建案名稱').fill('年末看屋季建案');
  await saveForm(first);
  await second.getByRole('button', { name: '一次復原', exact: true }).click();
  const undo = second.getByRole('dialog', { name: '把 9 項一起換回去？', exact: true });
  const row = (title: string) =>
    undo
      .getByRole('list', { name: '各項會怎樣', exact: true })
      .getByRole('listitem')
      .filter({ hasText: title });
  await expect(row('年末看屋季建案')).toContainText('上線後又改過，改的內容會留著，訪客看不到');
  await expect(row('秋季參觀')).toContainText('重新上架');
  await expect(row('看屋季彈窗')).toContainText('下架');
  await expect(row('換回上線前的內容')).toHaveCount(1);
  // Pages that were public before the rule were never approved.
  await undo.getByLabel('沒有核准也要換回的原因').fill('活動延期，先換回原來的內容');
  await undo.getByRole('button', { name: '一次復原', exact: true }).click();
  await expect(second.getByRole('heading', { name: '9 項已復原', exact: true })).toBeVisible();
  await expect(itemOf(second, '秋季參觀')).toContainText('已復原');
  expect(await differing(origins, records, 'before')).toEqual([]);
  expect(await Promise.all(origins.map(newsOn))).toEqual(['old', 'old']);
  for (const page of [first, second]) await page.context().close();

  // Mails are collected for a minute.
  for (const { account } of [owner, approver]) {
    const told = async () =>
      (await mailsTo(account, mails)).some((mail) => /最新消息「接送專車時刻」上線：.*核准/.test(mail));
    await expect.poll(told, { timeout: 120_000 }).toBe(true);
  }
});

test('The telephone number of 公司資料 is bound to twelve pages: changed there, or found and changed by 全站取代, all show it at once', async ({
  browser,
  processes: { origins },
}) => {
  const server = serverAs(await tokensOf());
  await rule(server, []);
  const news = await newNews(server, '公司的消息', 1);
  const article = await newArticle(server, '公司的文章');
  await server.json('PUT', '/api/v1/Articles/edit-status', { id: article, status: 1 });
  const house = await newCase('公司的建案', { tab: 1, status: 1, introduction: '<p>開放參觀</p>' });
  const lists = ['', '/contact', '/cases', '/cases/upcoming', '/cases/sold-out', '/articles', '/news'];
  const ofTypes = ['/articles/market', '/articles/aesthetics'];
  const records = [`/news/${news}`, `/articles/${article}`, `/cases/${house.id}`];
  const paths = [...lists, ...ofTypes, ...records].map((path) => `/site${path}`);
  expect(paths).toHaveLength(12);
  const callers = (number: string) =>
    Promise.all(
      paths.map(async (path) =>
        (await (await fetch(origins[1] + path)).text()).includes(`href="tel:${number}"`),
      ),
    );
  const all = paths.map(() => true);

  const page = await open(browser, origins[0], await newAccount());
  await page.goto('/mng/company');
  await page.getByRole('textbox', { name: '電話', exact: true }).fill('0412345678');
  await saveForm(page);
  expect(await callers('+886412345678')).toEqual(all);

  await page.goto('/mng/replace');
  await page.getByLabel('找', { exact: true }).fill('04-1234-5678');
  await page.getByLabel('換成', { exact: true }).fill('04-8765-4321');
  await page.getByRole('button', { name: '尋找', exact: true }).click();
  await expect(page.getByText('官方網站的每一頁都跟著換', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '取代 1 處', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 處已取代', exact: true })).toBeVisible();
  expect(await callers('+886487654321')).toEqual(all);
  await page.getByRole('button', { name: '一次復原', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '一次復原', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 處的取代已復原', exact: true })).toBeVisible();
  expect(await callers('+886412345678')).toEqual(all);
  await page.context().close();
});
