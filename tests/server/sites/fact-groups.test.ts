import { expect, test } from 'vitest';
import { ProjectFactName } from '../../../openapi/generated/enums';
import { fixedBlocksOf } from '../../../server/sites/case-blocks';

test('Each printed fact stands once, under the heading that it belongs to', () => {
  const projectFacts = Object.values(ProjectFactName).map((name) => ({
    name,
    value: '值',
    source: 'company' as const,
    isPrinted: true,
  }));
  const [block] = fixedBlocksOf({ projectFacts, housingUnits: [] }).projectFacts ?? [];
  const items = block && 'items' in block ? (block.items ?? []) : [];
  const lines = items.map((item) => ('group' in item ? `${item.group} ${item.label}` : ''));
  expect(lines).toEqual([
    ...['建造執照', '使用執照', '起造人', '使用分區', '建蔽率', '容積率', '用途'].map(
      (label) => `許可 ${label}`,
    ),
    ...['投資興建', '建築設計', '結構設計', '營造公司', '企劃銷售', '經紀人'].map((label) => `團隊 ${label}`),
    ...[
      '基地面積',
      '樓層規劃',
      '建築結構',
      '耐震標章',
      '總戶數',
      '坪數規劃',
      '公設比',
      '車位',
      '充電設備',
    ].map((label) => `規模 ${label}`),
    ...['開工日', '預定完工', '管理費'].map((label) => `時程與交屋 ${label}`),
    ...['廣告聲明', '資訊更新日'].map((label) => `聲明 ${label}`),
  ]);
  expect(lines.length).toBe(projectFacts.length);
});
