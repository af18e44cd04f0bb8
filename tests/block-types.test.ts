import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PartType } from '../openapi/generated/enums';

/** The tables that join the types, and the shapes of their fields; none of them compiles without a new type. */
const joined = [
  'server/blocks/part-kinds.ts',
  'src/blocks/content-editor/block-kinds.ts',
  'src/blocks/content-editor/block.ts',
  'src/drawing/blocks.ts',
  'src/drawing/types.ts',
];

test('no other file lists the types of blocks, as a new type would be missing there', () => {
  // Rules about single types name fewer.
  const most = (Object.keys(PartType).length * 2) / 3;
  const sources = ['server', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      // Demo content has blocks of every type.
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('/seed/')),
  );
  const lists = sources.filter((file) => {
    const named = readFileSync(file, 'utf8').matchAll(/\bPartType\.(\w+)/g);
    return new Set([...named].map(([, name]) => name)).size > most;
  });
  expect(lists.toSorted()).toEqual(joined);
});
