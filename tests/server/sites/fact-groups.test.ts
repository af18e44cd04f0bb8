import { expect, test } from 'vitest';
import { ProjectFactName } from '../../../openapi/generated/enums';
import { blocksBySource, type PageFacts } from '../../../server/subjects/sites/case-blocks';
import { comparedFacts, presentFacts, statedFacts } from '../../../server/subjects/sites/stated-facts';
import { recognised } from '../../../server/subjects/sites/bound-blocks';
import { own } from '../support/case-facts';

test('Each printed fact stands once, under the heading that it belongs to', () => {
  const projectFacts = Object.values(ProjectFactName).map((name) => ({
    name,
    value: '值',
    source: 'company' as const,
    isPrinted: true,
  }));
  const [block] = blocksBySource({ ...own, projectFacts }).projectFacts ?? [];
  const items = block && 'items' in block ? (block.items ?? []) : [];
  const lines = items.map((item) => ('group' in item ? `${item.group} ${item.label}` : ''));
  expect(lines).toEqual([
    ...['建造執照', '使用執照', '起造人', '使用分區', '建蔽率', '容積率', '用途'].map(
      (label) => `許可 ${label}`,
    ),
    ...['投資興建', '建築設計', '結構設計', '營造公司', '企劃銷售', '經紀人'].map((label) => `團隊 ${label}`),
    ...['基地面積', '樓層規劃', '建築結構', '耐震標章', '總戶數', '坪數', '公設比', '車位', '充電設備'].map(
      (label) => `規模 ${label}`,
    ),
    ...['開工日', '完工日期', '管理費'].map((label) => `時程與交屋 ${label}`),
    ...['廣告聲明', '資訊更新日'].map((label) => `聲明 ${label}`),
  ]);
  expect(lines.length).toBe(projectFacts.length);
});

const unit = { name: 'A 戶', rooms: '三房', areaPing: 29.1, areaPingMost: 68.2, count: 6 };
const document = { source: 'permit', documentNumber: '113 建字', documentDate: '2024-08-20' } as const;
const kept = (value: string): PageFacts => ({
  ...own,
  housingUnits: [unit],
  builder: '宏遠營造',
  projectFacts: [{ name: 'unitSizes', value, ...document, isPrinted: true }],
});

test.each(['29.1～68.2 坪', '２９.１～68.2坪'])(
  'A fact that its case states has the value of the case, and its document for %s',
  (value) => {
    const stated = '29.1～68.2 坪';
    expect(presentFacts(kept(value))).toEqual([
      { name: 'unitSizes', value: stated, ...document, isPrinted: true },
    ]);
    expect(statedFacts(kept(value))).toEqual([
      { name: 'unitSizes', value: stated },
      { name: 'builder', value: '宏遠營造' },
    ]);
  },
);

test('A document for another value is kept in the file, named, and not printed', () => {
  const moved = kept('28.6～68.2 坪');
  expect(presentFacts(moved)).toEqual([{ name: 'unitSizes', value: '29.1～68.2 坪', isPrinted: true }]);
  expect(statedFacts(moved)[0]).toEqual({
    name: 'unitSizes',
    value: '29.1～68.2 坪',
    documentValue: '28.6～68.2 坪',
  });
  const { projectFacts, facts } = blocksBySource(moved);
  expect(projectFacts?.[0]?.items).toMatchObject([{ textContent: '29.1～68.2 坪', detail: '' }]);
  expect(facts?.[0]?.items?.[0]?.textContent).toBe('坪數：29.1～68.2 坪');
});

test('A fact that its case leaves empty has its own value', () => {
  const [fact] = presentFacts({ ...kept('28.6 坪'), housingUnits: [] });
  expect(fact).toMatchObject({ value: '28.6 坪', ...document });
});

test('A list of an earlier release is recognised by its former labels', () => {
  const facts = (items: string[]) => ({
    id: 1,
    partType: 11,
    items: items.map((textContent, index) => ({ id: index + 2, textContent })),
  });
  const house = { ...own, completion: '2028 年第二季', builder: '宏遠營造' };
  const [former, other] = recognised(
    [
      facts(['預計完工：2028 年第二季', '營造：宏遠營造', '基地位置：臺北市大安區']),
      facts(['預計完工：2028 年第三季']),
    ],
    house,
  );
  expect([former?.source, other?.source]).toEqual(['facts', undefined]);
});

test('Texts are compared with the document of a fact, and without one with the case', () => {
  const moved = kept('28.6～68.2 坪');
  expect(comparedFacts(moved).map(({ name, value }) => [name, value])).toEqual([
    ['unitSizes', '28.6～68.2 坪'],
    ['builder', '宏遠營造'],
  ]);
  const [fact] = moved.projectFacts;
  const undocumented = { name: 'unitSizes' as const, value: fact?.value ?? '', isPrinted: false };
  expect(comparedFacts({ ...moved, projectFacts: [undocumented] })[0]).toMatchObject({
    name: 'unitSizes',
    value: '29.1～68.2 坪',
  });
});
