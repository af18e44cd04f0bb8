import { expect, test } from 'vitest';
import { ArticleType, CaseTab } from '../../../openapi/generated/enums';
import { tasksOf } from '../../../src/subjects/home/today';

const now = Date.parse('2026-11-24T01:00:00Z');
type Data = Parameters<typeof tasksOf>[0];
const nothing: Data = {
  work: { changed: null, behind: null, empty: null, mail: null },
  approvals: null,
  schedules: null,
  contacts: null,
  mine: null,
  calls: null,
  comments: null,
  ending: 0,
  paused: [],
  left: [],
  deadLinks: [],
};
const titles = (data: Partial<Data>) => tasksOf({ ...nothing, ...data }, now).map(({ title }) => title);
const request = (id: number, state: 'requested' | 'changesAsked', dueOn = '2026-11-24T10:00:00Z') => ({
  id,
  kind: 'site' as const,
  recordId: id,
  caseId: id,
  title: `建案${id}`,
  subtitle: '街廓',
  cover: null,
  state,
  isFirst: false,
  counts: { blocks: 3, texts: 1, pictures: 0, figures: 2, plans: 0, terms: 0 },
  requestedBy: '周以晴',
  requestedOn: '2026-11-23T02:31:00Z',
  dueOn,
  goesPublicOn: null,
  release: null,
  departments: [],
  asked: null,
  own: { blocks: 3, seen: 0, hash: null, mayApprove: true, inPlaceOf: [] },
});
const approvals = {
  mayReview: true,
  mine: 7,
  mineDueToday: 1,
  mineItems: [request(1, 'requested'), request(2, 'requested', '2026-11-30T10:00:00Z')],
  sent: 2,
  sentItems: [request(3, 'changesAsked'), request(4, 'requested')],
  ruledKinds: [],
};

test('what is due today comes first, then approvals, pages with old content, then enquiries, and what is not as it should be last', () => {
  expect(
    titles({
      approvals,
      work: {
        changed: { count: 3, sites: [{ caseId: '9', title: '松濤硯' }] },
        behind: { count: 2, blocks: [{ id: 4, title: '貸款說明' }] },
        empty: { articles: 0, type: ArticleType.marketTrends, cases: 2, tab: CaseTab.selling },
        mail: { missing: [], hasServer: false },
      },
      contacts: { items: [], totalCount: 5, newestId: 1 } as unknown as NonNullable<Data['contacts']>,
      mine: 2,
      calls: 1,
      ending: 4,
      paused: ['CRM'],
    }),
  ).toEqual([
    '建案1　等您核准',
    '今天要再聯絡 1 筆',
    '建案2　等您核准',
    '還有 5 件等您核准',
    '建案3　請您修改',
    '松濤硯　公開的網頁不是最新內容',
    '還有 2 個網頁不是最新內容',
    '共用區塊「貸款說明」　公開的網頁還是原來的內容',
    '還有 1 個共用區塊的網頁是原來的內容',
    '5 筆聯絡資料還沒處理',
    '我承辦的 2 筆還沒結案',
    'Webhook 已暫停：CRM',
    '信件不會寄出',
    '4 筆聯絡資料一週內到保存期限',
    '2 個建案上架但沒有內容',
  ]);
});

test('a request for changes leads to the block to mend, with the reason', () => {
  const asked = { by: '王柏翰', at: '2026-11-24T03:48:00Z', note: '完工請改回第二季', block: 'part-31' };
  const sentItems = [{ ...request(3, 'changesAsked'), asked }];
  const [task] = tasksOf({ ...nothing, approvals: { ...approvals, mineItems: [], sentItems } }, now);
  expect([task?.detail, task?.link]).toEqual([
    '王柏翰：完工請改回第二季',
    {
      to: '/siteset/theme/edit/$caseId/$themeId',
      params: { caseId: '3', themeId: '3' },
      hash: 'part-31',
    },
  ]);
});

test('a request for changes of a record leads to the field to mend in its form, and to the content of an article', () => {
  const linkTo = (kind: 'news' | 'article', block: string) => {
    const asked = { by: '王柏翰', at: '2026-11-24T03:48:00Z', note: '太長', block };
    const sentItems = [{ ...request(3, 'changesAsked'), kind, caseId: null, asked }];
    return tasksOf({ ...nothing, approvals: { ...approvals, mineItems: [], sentItems } }, now)[0]?.link;
  };
  const params = { id: '3' };
  expect(linkTo('news', 'field-title')).toEqual({ to: '/news/edit/$id', params, hash: 'field-title' });
  expect(linkTo('news', 'field-links')).toEqual({ to: '/news/edit/$id', params, hash: 'field-links' });
  expect(linkTo('article', 'field-links')).toEqual({ to: '/article/content/$id', params });
});

test('of several the most overdue, and of what was asked or mentioned the oldest, stands at the top', () => {
  const asked = (id: number, at: string) => ({
    ...request(id, 'changesAsked'),
    asked: { by: '王柏翰', at, note: '', block: null },
  });
  expect(
    titles({
      approvals: {
        ...approvals,
        mine: 2,
        mineItems: [request(1, 'requested'), request(2, 'requested', '2026-11-20T10:00:00Z')],
        sentItems: [asked(3, '2026-11-23T00:00:00Z'), asked(4, '2026-11-21T00:00:00Z')],
      },
      calls: 1,
    }),
  ).toEqual([
    '建案2　等您核准',
    '建案1　等您核准',
    '今天要再聯絡 1 筆',
    '建案4　請您修改',
    '建案3　請您修改',
  ]);
});

test('a request is late on the day on which it is due, and says what it holds', () => {
  const [today, later] = tasksOf({ ...nothing, approvals }, now);
  expect([today?.isLate, later?.isLate]).toEqual([true, false]);
  expect(today?.detail).toBe('街廓，文字、數字 3 處，周以晴 送出');
  const release = { id: 4, name: '年末', dueOn: null };
  const mineItems = approvals.mineItems.map((item) => ({ ...item, release }));
  const [named] = tasksOf({ ...nothing, approvals: { ...approvals, mineItems } }, now);
  expect(named?.detail).toBe('街廓，文字、數字 3 處，周以晴 送出，一起上線「年末」');
});

test('what is done has no entry, and someone who may not review is asked for changes only', () => {
  expect(titles({})).toEqual([]);
  expect(
    titles({
      work: {
        changed: { count: 0, sites: [] },
        behind: { count: 0, blocks: [] },
        empty: { articles: 0, type: ArticleType.marketTrends, cases: 0, tab: CaseTab.selling },
        mail: { missing: [], hasServer: true },
      },
      contacts: { items: [], totalCount: 0, newestId: 0 } as unknown as NonNullable<Data['contacts']>,
      mine: 0,
    }),
  ).toEqual([]);
  expect(titles({ approvals: { ...approvals, mayReview: false } })).toEqual(['建案3　請您修改']);
});

test('an own release of which something did not go live, or will not, is named with the way there', () => {
  const release = (id: number, state: 'held' | 'partly' | 'planned') => ({
    id,
    name: `第${id}波`,
    state,
    dueOn: null,
    waitsForAll: false,
    owner: '林雅婷',
    isMine: true,
    ranOn: null,
    ranBy: '',
    undoneOn: null,
    reason: '',
    rowVersion: 1,
    breaks: [],
    items: [
      { kind: 'news' as const, state: 'done' as const },
      { kind: 'article' as const, state: 'approvalMissing' as const },
    ],
  });
  expect(titles({ left: [release(1, 'held'), release(2, 'partly')] })).toEqual([
    '「第1波」沒有上線',
    '「第2波」有 1 項沒有上線',
  ]);
  const planned = { ...release(3, 'planned'), dueOn: '2026-12-01T01:00:00Z' };
  planned.items = planned.items.slice(1);
  expect(tasksOf({ ...nothing, left: [planned] }, now)).toMatchObject([
    { title: '「第3波」有 1 項還不能上線', at: planned.dueOn, isDue: true },
  ]);
});

test("Dead links of one's own records are one entry with the way to all of them.", () => {
  const links = [
    { title: '年末看屋季', url: 'https://award.example/2026' },
    { title: '老屋的門把', url: '/news/31' },
  ];
  expect(tasksOf({ ...nothing, deadLinks: links }, now)).toMatchObject([
    {
      title: '2 個連結打不開',
      detail: '年末看屋季，https://award.example/2026',
      link: { to: '/dead-links' },
    },
  ]);
});
