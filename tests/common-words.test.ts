import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commonText } from '../src/navigation/text';

const { cancel, close, save, saving, deleting, sending, required, retry, loading } = commonText;
const words = [cancel, close, save, saving, deleting, sending, required, retry, loading];

test('words that stand on many screens are written in one file', () => {
  const again = readdirSync('src', { encoding: 'utf8', recursive: true })
    // Public pages have words of their own, and the gallery of controls is no screen.
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:site|ui\/dev)\//.test(file))
    .filter((file) => file !== 'navigation/text.ts')
    .flatMap((file) => {
      const text = readFileSync(join('src', file), 'utf8');
      return words.flatMap((word) => (text.includes(`'${word}'`) ? [`${file} ${word}`] : []));
    });
  expect(again).toEqual([]);
});

test('staff and visitors are addressed with 您', () => {
  const others = ['src', 'server'].flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((file) => /(?:^|\/)(?:[\w-]+-)?text\.ts$/.test(file))
      .filter((file) => readFileSync(join(folder, file), 'utf8').includes('你')),
  );
  expect(others).toEqual([]);
});
