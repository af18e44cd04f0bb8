import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Width of a text in widths of a Chinese character. */
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (char > '\u2e80' ? 1 : 0.55), 0);

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** Chinese characters of a hint that a card on a phone of 390 px shows in one line. */
const line = 25;

test('the hint of a field is one line of a card on a phone', () => {
  const hints = filesOf('src').flatMap((file) => {
    if (!file.endsWith('.tsx')) return [];
    const names = [
      ...readFileSync(file, 'utf8').matchAll(/<\w*Field\b[^<]*? help=\{\w+\.(\w+Help|marks|placeholders)\}/g),
    ].map(([, name = '']) => name);
    const texts = filesOf(dirname(file))
      .filter((path) => path.endsWith('text.ts'))
      .map((path) => readFileSync(path, 'utf8'));
    return names.flatMap((name) =>
      texts.flatMap((text) =>
        [...text.matchAll(new RegExp(`\\b${name}:\\s+['\`]([^'\`\\n]+)`, 'g'))].map(([, hint = '']) =>
          hint.replaceAll(/\$\{[^}]*\}/g, '○○○○'),
        ),
      ),
    );
  });
  expect(hints.length).toBeGreaterThan(40);
  expect(hints.filter((hint) => widthOf(hint) > line)).toEqual([]);
});
