import { describe, expect, it } from 'vitest';
import { limits } from '../../../openapi/generated/limits';
import { AdCheckLate, checkPage, checkText } from '../../../server/subjects/advertising/check';
import { phrasesOf } from '../../../server/subjects/advertising/phrases';
import type { AdRule } from '../../../server/subjects/advertising/ready-rules';
import { deliveredRules } from '../../../server/subjects/advertising/delivered/delivered-rules';

const rule = (own: Partial<AdRule>): AdRule => ({
  id: 'own',
  kind: 'superlative',
  phrases: [],
  exceptions: [],
  contexts: [],
  reason: '不實',
  source: '公司',
  checkedOn: '2026-11-23',
  isToConfirm: false,
  severity: 'advice',
  isOn: true,
  ...own,
});
const marked = (text: string, own: Partial<AdRule>) =>
  checkText(text, [rule(own)]).flatMap(({ sentence, marks }) =>
    marks.map(({ start, end }) => sentence.slice(start, end)),
  );
const page = (...parts: Parameters<typeof checkPage>[0]['parts']) => ({
  parts,
  texts: [],
});

describe('Phrases of the advertising check', () => {
  it.each([
    ['全臺唯一', '全臺唯一'],
    ['全　台 唯 一', '全　台 唯 一'],
    ['ＮＯ．１ 品牌', 'ＮＯ．１'],
    ['「第一」名', '第一'],
  ])('are found in %s', (text, found) => {
    expect(marked(text, { phrases: ['全台唯一', 'no.1', '第一'] })).toEqual([found]);
  });

  it('match numbers and gaps', () => {
    expect(marked('到站3.5 分鐘', { phrases: ['#分鐘'] })).toEqual(['3.5 分鐘']);
    expect(marked('到站三至五分鐘', { phrases: ['#分鐘'] })).toEqual(['五分鐘']);
    expect(marked('自備三十萬，總價 980 萬', { phrases: ['#萬'] })).toEqual(['三十萬', '980 萬']);
    expect(marked('走得慢,步伐輕', { phrases: ['#步'] })).toEqual([]);
    expect(marked('不遠,3步就到，1,200步也到', { phrases: ['#步'] })).toEqual(['3步', '1,200步']);
    expect(marked('捷運萬大線預定站', { phrases: ['捷運…預定'] })).toEqual(['捷運萬大線預定']);
    expect(marked('捷運站旁是一座老公園，預定', { phrases: ['捷運…預定'] })).toEqual([]);
  });

  it('hold a choice of words, before, between and after gaps and numbers', () => {
    const own = { phrases: ['捷運、輕軌…通車、動工', '剩、只有…#戶、#席→'] };
    expect(marked('輕軌藍海線明年動工', own)).toEqual(['輕軌藍海線明年動工']);
    expect(marked('捷運、公車都在路口', own)).toEqual([]);
    expect(marked('只有三席', own)).toEqual(['只有三席']);
    expect(checkText('剩 2 戶', [rule(own)])[0]?.marks[0]?.replacement).toBe('');
  });

  it('skip twice as much for two gaps', () => {
    expect(marked('捷運站旁是一座老公園，預定', { phrases: ['捷運……預定'] })).toHaveLength(1);
  });

  it('skip exceptions around them, and sentences with a harmless context', () => {
    const own = { phrases: ['最'], exceptions: ['最近的'], contexts: ['資料來源'] };
    expect(marked('最近的捷運站', own)).toEqual([]);
    expect(marked('最近的站最美', own)).toEqual(['最']);
    expect(marked('最高樓層（資料來源：建管處）', own)).toEqual([]);
  });

  it('need all that `＆` joins, in any order and at any distance within a sentence', () => {
    const own = { phrases: ['陽台、露台＆書房、客廳'], exceptions: ['陽台門'] };
    expect(marked('書房很小，請設計師看看怎麼使用旁邊那一個陽台', own)).toEqual(['書房', '陽台']);
    expect(marked('露台朝南。客廳朝北。', own)).toEqual([]);
    expect(marked('陽台門朝向客廳', own)).toEqual([]);
    expect(marked('B&B 民宿', { phrases: ['B＆B'] })).toEqual(['B&B']);
  });

  it('are harmless with what an exception says around `○`, within the clause', () => {
    const own = { phrases: ['增值'], exceptions: ['不承諾…○', '○…騙人'] };
    expect(marked('我們不承諾房價會增值', own)).toEqual([]);
    expect(marked('增值都是騙人的', own)).toEqual([]);
    expect(marked('我們不承諾什麼，但必定增值', own)).toEqual(['增值']);
    expect(marked('不承諾 1,000 萬增值', own)).toEqual([]);
    expect(marked('○○建設，增值', { phrases: ['建設'], exceptions: ['○○建設'] })).toEqual([]);
  });

  it('are no patterns: characters of regular expressions are literal', () => {
    expect(marked('aaaa', { phrases: ['(a+)+b', '.*'] })).toEqual([]);
  });
});

it.each(deliveredRules.map((each) => [each.id, each] as const))(
  'has a delivered rule %s that the screen can save',
  (_, { phrases, exceptions, contexts, reason, source }) => {
    const words = { phrases, exceptions, contexts };
    for (const field of ['phrases', 'exceptions', 'contexts'] as const) {
      expect(words[field].length).toBeLessThanOrEqual(limits.AdRule[field].maxItems);
      expect(words[field].filter((each) => each.length > 200 || phrasesOf(each).length === 0)).toEqual([]);
    }
    expect(reason.length).toBeLessThanOrEqual(limits.AdRule.reason.maxLength);
    expect(source.length).toBeLessThanOrEqual(limits.AdRule.source.maxLength);
  },
);

it('delivers each rule once, and leaves places for rules of the company', () => {
  expect(new Set(deliveredRules.map(({ id }) => id)).size).toBe(deliveredRules.length);
  expect(deliveredRules.length).toBeLessThanOrEqual(limits.AdRulesInput.rules.maxItems - 20);
});

it('takes little time for a phrase of many gaps', () => {
  const phrases = [`${'a…'.repeat(19)}b`];
  expect(marked('a'.repeat(500), { phrases })).toEqual([]);
});

it('looks for what a page lacks: permit, use of a plan, kind of a picture', async () => {
  const plan = { id: 1, partType: 103, items: [{ id: 2, textContent: 'A 戶', fileSha: 'b' }] };
  const picture = { id: 3, partType: 6, fileSha: 'a', textContent: '大廳' };
  const kinds = async (...parts: Parameters<typeof checkPage>[0]['parts']) =>
    (await checkPage(page(...parts), deliveredRules, { by: null })).map(({ kind }) => kind);
  expect(await kinds(plan, picture)).toEqual(['permit', 'planUse', 'pictureKind']);
  const facts = {
    id: 4,
    partType: 102,
    items: [
      { id: 5, label: '建造執照', textContent: '113 建字第 0123 號' },
      { id: 6, label: '用途', textContent: '集合住宅' },
    ],
  };
  expect(await kinds(facts, plan, { ...picture, textContent: '大廳示意圖' })).toEqual([]);
  expect(await kinds(facts, plan, { ...picture, kind: 'rendering' })).toEqual([]);
  // Nobody sees an alternative text, and a list of units without drawings has no plan.
  expect(await kinds(facts, { ...picture, altText: '大廳 3D 示意圖' })).toEqual(['pictureKind']);
  expect(await kinds({ ...plan, items: [{ id: 2, textContent: 'A 戶' }] })).toEqual(['permit']);
});

it('names the same words once for each kind of rule', () => {
  const kinds = (text: string) => checkText(text, deliveredRules).map(({ kind }) => kind);
  expect(kinds('步行 3 分鐘到捷運，車程 5 分鐘上國道')).toEqual(['minutes']);
  expect(kinds('3 分鐘到公園，離捷運很近')).toContain('minutes');
});

it('finds the method of counting anywhere in the block of places', async () => {
  const places = (textContent: string) =>
    page({
      id: 1,
      partType: 105,
      textContent,
      items: [{ id: 2, label: '捷運大安站 6 分鐘', textContent: '步行' }],
    });
  const kinds = async (way: string) =>
    (await checkPage(places(way), deliveredRules, { by: null }))
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'minutes');
  expect(await kinds('')).toEqual(['minutes']);
  expect(await kinds('依路徑 460 公尺、每分鐘 80 公尺計')).toEqual([]);
});

describe('a long check', () => {
  const textContent = '鄰近公園與學校，格局方正，採光良好，建材用心。';
  let count = 0;
  /** A page of its own for each check, because findings are kept. */
  const longPage = (name = `${(count += 1)}`) =>
    page(
      ...Array.from({ length: 50 }, (_, id) => ({ id, partType: 2, textContent: `${name}${textContent}` })),
    );
  /** A clock that advances with each reading. */
  const clock = (ms: number) => {
    let at = 0;
    return () => (at += ms);
  };

  it('stops at its limit, which counts its own time only', async () => {
    const check = (ms: number, maxMs: number) =>
      checkPage(longPage(), deliveredRules, { by: null, maxMs, now: clock(ms) });
    await expect(check(100, 2000)).rejects.toBeInstanceOf(AdCheckLate);
    expect(await check(0, 2000)).not.toEqual([]);
  });

  it('lets others run between parts of 50 ms', async () => {
    let [turns, isOver] = [0, false];
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await checkPage(longPage(), deliveredRules, { by: null, maxMs: Infinity, now: clock(5) });
    isOver = true;
    expect(turns).toBeGreaterThan(20);
  });

  it('is done once for a page that stays as it is', async () => {
    const same = longPage();
    const check = (maxMs: number) => checkPage(same, deliveredRules, { by: null, maxMs, now: clock(100) });
    const findings = await check(Infinity);
    expect(await check(0)).toBe(findings);
  });

  it('waits for others of its account, and is refused where too many wait', async () => {
    const ended: string[] = [];
    const check = async (name: string, by: number) => {
      await checkPage(longPage(), deliveredRules, { by, maxMs: Infinity, now: clock(1) });
      ended.push(name);
    };
    await Promise.all([check('甲', 1), check('乙', 1), check('丙', 1), check('他人', 2)]);
    expect(ended.filter((name) => name !== '他人')).toEqual(['甲', '乙', '丙']);
    expect(ended.indexOf('他人')).toBeLessThan(ended.indexOf('乙'));
    const many = await Promise.allSettled(Array.from({ length: 12 }, () => check('多', 3)));
    const refused = many.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ status: 429, message: '先前的廣告檢核還在進行，請稍候再試' });
  });
});

it.each([
  ['numbers that follow each other', { phrases: [`${'#'.repeat(199)}x`] }, '1'],
  ['numbers between figures', { phrases: ['#1'.repeat(100)] }, '1'],
  [
    'phrases of many gaps',
    { phrases: Array.from({ length: 150 }, (_, at) => `${'a…'.repeat(60)}${at}`) },
    'a',
  ],
  ['harmless words at each place', { phrases: ['最'], exceptions: ['最最'] }, '最'],
])('a rule of %s ends in steps of a few milliseconds', async (_, own, text) => {
  const pages = page(
    ...Array.from({ length: 3 }, (__, id) => ({ id, partType: 2, textContent: text.repeat(3000) })),
  );
  let [longest, last] = [0, process.cpuUsage()];
  const now = () => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.cpuUsage();
    return performance.now();
  };
  const rules = Array.from({ length: 5 }, (__, at) => rule({ ...own, id: `own-${at}` }));
  await checkPage(pages, rules, { by: null, now }).catch((error: unknown) => {
    if (!(error instanceof AdCheckLate)) throw error;
  });
  expect(longest).toBeLessThan(250);
});
