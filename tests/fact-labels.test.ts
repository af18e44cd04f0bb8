import { expect, test } from 'vitest';
import { labels } from '../openapi/generated/labels';
import { projectFactNameWords, sampleFieldWords } from '../openapi/generated/words';
import { themeParts } from '../server/operation/seed/theme-data';
import { blocksBySource } from '../server/subjects/sites/case-blocks';
import { themeFillText } from '../server/subjects/sites/text';
import { placesBlockText } from '../src/blocks/content-editor/types/places/text';
import { publicPageText } from '../src/drawing/text';
import { own } from './server/support/case-facts';

const house = {
  siteArea: '612 坪',
  floors: '地上 15 層',
  completion: '2028 年第二季',
  architect: '硯建築師事務所',
  builder: '宏遠營造',
};

const names = ['siteArea', 'floors', 'households', 'completion', 'architect', 'builder'] as const;

test('A fact of a project has one label on every screen, page and file', () => {
  for (const name of names) {
    const words = [projectFactNameWords[name], labels.CaseInfoUpdate[name], publicPageText.facts[name]];
    expect([...new Set(words)]).toHaveLength(1);
  }
  const { siteAddress, receptionAddress } = sampleFieldWords;
  expect([publicPageText.facts.address, publicPageText.addresses.site, placesBlockText.site]).toEqual(
    Array(3).fill(siteAddress),
  );
  expect([
    labels.CaseInfoUpdate.receptionAddress,
    publicPageText.facts.receptionAddress,
    publicPageText.addresses.reception,
    placesBlockText.reception,
  ]).toEqual(Array(4).fill(receptionAddress));
  const { area, households, completion } = publicPageText.keyFacts;
  expect([area, households, completion]).toEqual([
    projectFactNameWords.unitSizes,
    projectFactNameWords.households,
    projectFactNameWords.completion,
  ]);
  const [list] =
    blocksBySource({ ...own, ...house, households: 28, receptionAddress: '永康街 2 號' }).facts ?? [];
  expect(list?.items?.map(({ textContent }) => textContent.split('：')[0])).toEqual([
    ...names.map((name) => projectFactNameWords[name]),
    siteAddress,
    receptionAddress,
  ]);
});

test('The samples of templates have no former label', () => {
  const former = [...Object.keys(themeFillText.formerLabels), '接待會館'];
  const shown = Object.values(themeParts)
    .flat()
    .flatMap(({ items = [] }) => items)
    .flatMap((item) => (typeof item === 'string' ? item.split('：')[0] : 'label' in item ? item.label : []));
  expect(shown.length).toBeGreaterThan(50);
  expect(former.filter((label) => shown.includes(label))).toEqual([]);
});
