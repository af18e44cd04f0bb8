import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kindOf } from '../src/blocks/content-editor/block-kinds';
import { blockTypes } from '../src/blocks/content-editor/offered-types';
import { menu } from '../src/layout/menu';

/** What the pictures of README and manual showed when they were taken. */
const seen: { menu: string[]; blocks: string[] } = JSON.parse(readFileSync('docs/screens/seen.json', 'utf8'));

it('the pictures of README show every block type and row of the menu, else `npm run screens` takes them again', () => {
  // And the shared blocks of the demo.
  expect(seen.blocks).toEqual(expect.arrayContaining(blockTypes.map((type) => kindOf(type).label)));
  expect(seen.menu).toEqual(menu.map(({ title }) => title));
});

it('the moving picture of README is no larger than two megabytes', () => {
  expect(statSync('docs/screens/film.webp').size).toBeLessThanOrEqual(2_000_000);
});
