import { describe, expect, it } from 'vitest';
import { limits } from '../../../openapi/generated/limits';
import { type AdRule, AdCheckLate, checkPage, checkText } from '../../../server/adcheck/check';
import { phrasesOf } from '../../../server/adcheck/matching';
import { deliveredRules } from '../../../server/adcheck/delivered/delivered-rules';

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

it('looks for what a page lacks: permit, use of a plan, kind of a picture', () => {
  const plan = { id: 1, partType: 103, items: [{ id: 2, textContent: 'A 戶', fileSha: 'b' }] };
  const picture = { id: 3, partType: 6, fileSha: 'a', textContent: '大廳' };
  const kinds = (...parts: Parameters<typeof checkPage>[0]['parts']) =>
    checkPage(page(...parts), deliveredRules).map(({ kind }) => kind);
  expect(kinds(plan, picture)).toEqual(['permit', 'planUse', 'pictureKind']);
  const facts = {
    id: 4,
    partType: 102,
    items: [
      { id: 5, label: '建造執照', textContent: '113 建字第 0123 號' },
      { id: 6, label: '用途', textContent: '集合住宅' },
    ],
  };
  expect(kinds(facts, plan, { ...picture, textContent: '大廳示意圖' })).toEqual([]);
  expect(kinds(facts, plan, { ...picture, kind: 'rendering' })).toEqual([]);
  // Nobody sees an alternative text, and a list of units without drawings has no plan.
  expect(kinds(facts, { ...picture, altText: '大廳 3D 示意圖' })).toEqual(['pictureKind']);
  expect(kinds({ ...plan, items: [{ id: 2, textContent: 'A 戶' }] })).toEqual(['permit']);
});

it('names the same words once for each kind of rule', () => {
  const kinds = (text: string) => checkText(text, deliveredRules).map(({ kind }) => kind);
  expect(kinds('步行 3 分鐘到捷運，車程 5 分鐘上國道')).toEqual(['minutes']);
  expect(kinds('3 分鐘到公園，離捷運很近')).toContain('minutes');
});

it('finds the method of counting anywhere in the block of places', () => {
  const places = (textContent: string) =>
    page({
      id: 1,
      partType: 105,
      textContent,
      items: [{ id: 2, label: '捷運大安站 6 分鐘', textContent: '步行' }],
    });
  const kinds = (way: string) =>
    checkPage(places(way), deliveredRules)
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'minutes');
  expect(kinds('')).toEqual(['minutes']);
  expect(kinds('依路徑 460 公尺、每分鐘 80 公尺計')).toEqual([]);
});

it('stops checking a page that takes longer than its limit', () => {
  const textContent = '鄰近公園與學校，格局方正，採光良好，建材用心。';
  const long = page(...Array.from({ length: 50 }, (_, id) => ({ id, partType: 2, textContent })));
  expect(() => checkPage(long, deliveredRules, { now: () => 0 })).not.toThrow();
  let clock = 0;
  expect(() => checkPage(long, deliveredRules, { now: () => (clock += 100) })).toThrow(AdCheckLate);
});
