import { expect, it } from 'vitest';
import { PartSource, ProjectFactName } from '../../../openapi/generated/enums';
import { shownFields } from '../../../server/blocks/sources';
import { blocksBySource, type CaseFacts } from '../../../server/subjects/sites/case-blocks';

const own: CaseFacts = {
  title: '青田硯',
  subtitle: '二十八席',
  county: '臺北市',
  district: '大安區',
  address: '青田街 7 巷 6 號',
  coverSha: 'a'.repeat(64),
  coverName: 'a.png',
  coverAlt: '外觀',
  tel: '0227001234',
  receptionAddress: '和平東路一段 1 號',
  siteArea: '388 坪',
  floors: '地上 12 層',
  households: 28,
  completion: '116 年第二季',
  architect: '甲建築師',
  builder: '乙營造',
  introduction: '<p>巷口有樹。</p>',
  housingUnits: [{ name: 'A 戶', rooms: '三房', areaPing: 46.8, count: 30 }],
  projectFacts: Object.values(ProjectFactName).map((name) => ({ name, value: '先前的', isPrinted: true })),
  parts: [],
};
const others: Partial<CaseFacts> = {
  coverSha: 'b'.repeat(64),
  households: 29,
  housingUnits: [{ name: 'B 戶', rooms: '兩房', areaPing: 28.6, count: 3 }],
  projectFacts: [],
};
/** The versions of a case name a picture, not its columns. */
const versionName = (column: string) => (/^cover(?:Sha|Name)$/.test(column) ? 'cover' : column);

it('each source shows exactly the fields of the case that are named for it', () => {
  const company = { companyTel: '0225718170' };
  const before = blocksBySource({ ...own, ...company });
  const found = Object.values(PartSource).map((source) => {
    const columns = Object.entries(own).flatMap(([column, value]) => {
      const other = others[column as keyof CaseFacts] ?? (typeof value === 'string' ? `另${value}` : value);
      const after = blocksBySource({ ...own, ...company, [column]: other });
      return JSON.stringify(after[source]) === JSON.stringify(before[source]) ? [] : [versionName(column)];
    });
    return [source, [...new Set(columns)].toSorted()];
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.values(PartSource).map((source) => [source, shownFields(source).toSorted()])),
  );
});
