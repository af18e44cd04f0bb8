import { describe, expect, it } from 'vitest';
import {
  chosenTargets,
  countsByKind,
  firstChoice,
  hitKey,
  onlyThose,
  outcomeOf,
  tickOf,
  toggled,
} from '../../../src/subjects/replace/choices';
import type { ReplaceHit, ReplaceRecord } from '../../../src/subjects/replace/replace-loaders';
import { whereOf } from '../../../src/subjects/replace/where';

const hit = (key: string, more: Partial<ReplaceHit> = {}): ReplaceHit => ({
  key,
  field: 'content',
  entry: null,
  place: null,
  partType: null,
  paragraph: 1,
  isLink: false,
  before: '',
  found: '甲',
  replacement: '乙',
  after: '',
  doubt: null,
  follows: false,
  source: null,
  companyTel: null,
  ...more,
});
const record = (more: Partial<ReplaceRecord> & Pick<ReplaceRecord, 'recordId' | 'hits'>): ReplaceRecord => ({
  kind: 'news',
  themeId: null,
  title: '消息',
  rowVersion: 3,
  isLive: true,
  blocked: null,
  approvers: [],
  isEdited: false,
  isRequested: false,
  ...more,
});

const plain = record({ recordId: 1, hits: [hit('a'), hit('b', { doubt: 'quoted' })] });
const site = record({
  kind: 'site',
  recordId: 2,
  themeId: 5,
  approvers: ['法務'],
  hits: [hit('c'), hit('d', { follows: true })],
});
const blocked = record({ recordId: 3, blocked: 'noClaim', hits: [hit('e')] });
const draft = record({ recordId: 4, isLive: false, hits: [hit('f')] });
const all = [plain, site, blocked, draft];

describe('the choice of hits', () => {
  const first = firstChoice(all);

  it('starts with every hit that is no quotation, follows no case and may be replaced', () => {
    expect(chosenTargets(all, first, new Set())).toEqual([
      { kind: 'news', recordId: 1, rowVersion: 3, hits: ['a'] },
      { kind: 'site', recordId: 2, themeId: 5, rowVersion: 3, hits: ['c'] },
      { kind: 'news', recordId: 4, rowVersion: 3, hits: ['f'] },
    ]);
  });

  it('is on, mixed or off for a record, and changes as a whole', () => {
    expect(tickOf([plain], first)).toEqual({ isOn: false, isMixed: true, isOff: false });
    const whole = toggled([plain], first, true);
    expect(tickOf([plain], whole)).toEqual({ isOn: true, isMixed: false, isOff: false });
    expect(tickOf([plain], toggled([plain], whole, false))).toEqual({
      isOn: false,
      isMixed: false,
      isOff: false,
    });
    expect(tickOf([blocked], whole).isOff).toBe(true);
  });

  it('says what would happen', () => {
    expect(outcomeOf(all, first)).toEqual({
      records: 3,
      following: 0,
      hits: 3,
      unchosen: 1,
      live: 2,
      approval: 1,
      now: 1,
      draft: 1,
      cases: 0,
      edited: 0,
    });
    expect(countsByKind(all, first)).toEqual([
      ['news', 2],
      ['site', 1],
    ]);
    const shared = record({ kind: 'sharedBlock', recordId: 9, isLive: false, hits: [hit('g')] });
    const copy = record({
      kind: 'site',
      recordId: 6,
      themeId: 7,
      approvers: ['法務'],
      hits: [hit('h', { follows: true, source: { kind: 'sharedBlock', recordId: 9 } })],
    });
    const figures = { records: 1, following: 1, live: 1, approval: 1, now: 0, draft: 1 };
    expect(outcomeOf([shared, copy], firstChoice([shared, copy]))).toMatchObject(figures);
    expect(outcomeOf([shared, copy], new Set())).toMatchObject({ following: 0, live: 0 });
    expect([...onlyThose(all, ({ isLive }) => !isLive)]).toEqual([hitKey(draft, { key: 'f' })]);
  });
});

it('a hit shows the telephone of the company only where that has the new number, or gets it in the same act', () => {
  const page = record({
    kind: 'site',
    recordId: 2,
    themeId: 5,
    hits: [hit('now', { companyTel: 'now' }), hit('after', { companyTel: 'after' }), hit('never')],
  });
  const company = record({ kind: 'company', recordId: 1, hits: [hit('tel')] });
  const both = [company, page];
  const keys = firstChoice(both);
  const boundIn = (chosen: ReadonlySet<string>) =>
    chosenTargets(both, chosen, keys).find(({ kind }) => kind === 'site')?.companyTel;
  expect(boundIn(keys)).toEqual(['now', 'after']);
  expect(boundIn(toggled([company], keys, false))).toEqual(['now']);
  expect(chosenTargets(both, keys, new Set()).some((target) => 'companyTel' in target)).toBe(false);
});

it('a hit is named by its block, its paragraph or its field', () => {
  const news = { kind: 'news' } as const;
  expect(whereOf(news, hit('a', { paragraph: 4 }))).toBe('內文第 4 段');
  expect(whereOf(news, hit('a', { paragraph: 4, isLink: true }))).toBe('內文第 4 段的連結');
  expect(whereOf(news, hit('a', { field: 'title', paragraph: null }))).toBe('標題');
  expect(whereOf({ kind: 'site' }, hit('a', { place: 14, partType: 2, field: 'text' }))).toBe(
    '第 14 個區塊，長文',
  );
  expect(whereOf({ kind: 'popup' }, hit('a', { field: 'url', paragraph: null, isLink: true }))).toBe(
    '連結網址',
  );
  const within = (kind: 'case' | 'contactEmail' | 'privacyTerms', field: string, entry: string | null) =>
    whereOf({ kind }, hit('a', { field, entry, paragraph: null }));
  expect(within('contactEmail', 'replyTemplates.subject', '看屋')).toBe('回信範本「看屋」主旨');
  expect(within('privacyTerms', 'letter.body', null)).toBe('通知信內文');
  expect(within('case', 'housingUnits.rooms', 'A1')).toBe('房型「A1」格局');
});
