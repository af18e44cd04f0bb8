import { expect, it } from 'vitest';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import type { Block } from '../../src/blocks/content-editor/block';
import {
  blocksOf,
  isHead,
  placeOf,
  type Row,
  type SectionHead,
  sectionsOf,
  withSectionAt,
} from '../../src/blocks/content-editor/sections';
import { moveItem } from '../../src/ui/sortable-order';

const title = (text: string): Block => ({ ...emptyBlock(1), key: text, text });
const text = (words: string): Block => ({ ...emptyBlock(2), key: words, text: words });
const names = (blocks: readonly Block[]) => blocks.map(({ key }) => key);

const page = [
  title('松濤硯'),
  text('a'),
  title('建築'),
  title('一筆一劃'),
  text('b'),
  title('格局'),
  text('c'),
  text('d'),
];

/** Rows of the list, with these sections open. */
const rowsOf = (...open: string[]): Row[] =>
  sectionsOf(page).flatMap(({ key, name, blocks }, index): Row[] => {
    const isOpen = open.includes(name);
    const head: SectionHead = {
      key,
      name,
      isOpen,
      count: blocks.length,
      isMovable: index > 0,
      partIds: [],
      samples: 0,
      problems: 0,
    };
    return [head, ...(isOpen ? blocks : [])];
  });

const shown = (rows: readonly Row[]) => rows.map((row) => (isHead(row) ? `# ${row.name}` : row.key));

it('a section starts at each heading but the title of the page and a second heading after another', () => {
  expect(sectionsOf(page).map(({ name, start, blocks }) => [name, start, ...names(blocks)])).toEqual([
    ['開場', 0, '松濤硯', 'a'],
    ['建築', 2, '建築', '一筆一劃', 'b'],
    ['格局', 5, '格局', 'c', 'd'],
  ]);
  const image = { ...emptyBlock(6), key: 'photo' };
  expect(sectionsOf([image, title('松濤硯'), text('a')])).toHaveLength(1);
  expect(sectionsOf([title('甲'), title('乙'), title('丙')])).toHaveLength(1);
  expect(sectionsOf([])).toEqual([]);
  expect(sectionsOf([text('a'), title(' ')]).map(({ name }) => name)).toEqual(['開場', '（未命名的標題）']);
});

it('a moved block lands after what a folded section above it holds, and its place counts the hidden blocks', () => {
  const sections = sectionsOf(page);
  const rows = rowsOf('開場', '格局');
  expect(shown(rows)).toEqual(['# 開場', '松濤硯', 'a', '# 建築', '# 格局', '格局', 'c', 'd']);
  const moved = rows[2];
  if (!moved) throw new Error('No block');
  const next = moveItem(rows, 2, 3);
  expect(names(blocksOf(next, sections))).toEqual(['松濤硯', '建築', '一筆一劃', 'b', 'a', '格局', 'c', 'd']);
  expect(placeOf(rows, sections, moved, 3)).toBe(4);
  expect(placeOf(rows, sections, moved, 2)).toBe(1);
});

it('a section moves as a whole, never before the first one', () => {
  const sections = sectionsOf(page);
  const rows = rowsOf('開場');
  const moved = rows.find((row) => isHead(row) && row.name === '格局');
  if (!moved) throw new Error('No section');
  const place = placeOf(rows, sections, moved, 0);
  expect(place).toBe(1);
  expect(names(withSectionAt(sections, moved.key, place))).toEqual([
    '松濤硯',
    'a',
    '格局',
    'c',
    'd',
    '建築',
    '一筆一劃',
    'b',
  ]);
  expect(withSectionAt(sections, moved.key, 0)).toEqual(withSectionAt(sections, moved.key, 1));
});
