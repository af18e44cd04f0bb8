import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** Width of a text in widths of a Chinese character. */
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (char > '\u2e80' ? 1 : 0.55), 0);

/** Chinese characters that a card on a phone of 390 px shows in one line: a hint of a field, a hint in a drop zone. */
const lines = {
  field: [/<\w*Field\b[^<]*? help=\{([^{}]*)\}/g, 25],
  zone: [/<FilePicker\b[^<]*? hint=\{([^{}]*)\}/g, 20],
} as const;

/** The texts that a component imports, by the names that it gives them. */
async function textsOf(file: string, source: string): Promise<Map<string, unknown>> {
  const texts = new Map<string, unknown>();
  for (const [, names = '', from = ''] of source.matchAll(/import \{([^}]*)\} from '(\.[^']*text)'/g)) {
    const all: Record<string, unknown> = await import(pathToFileURL(join(dirname(file), `${from}.ts`)).href);
    for (const name of names.split(',')) {
      const [exported = '', own = exported] = name.trim().split(' as ');
      texts.set(own, all[exported]);
    }
  }
  return texts;
}

/** Texts at a path such as `text.redirect.help`: one, or several where a key chooses among them. */
function textsAt(value: unknown, path: readonly string[]): string[] {
  const found = path.reduce<unknown>((at, key) => Object(at)[key], value);
  return Object.values(typeof found === 'object' ? Object(found) : [found]).filter(
    (each) => typeof each === 'string',
  );
}

/** Hints of a component that stand in these tags. */
async function hintsOf(file: string, tags: RegExp): Promise<string[]> {
  const source = readFileSync(file, 'utf8');
  const said = [...source.matchAll(tags)].map(([, words = '']) => words);
  if (said.length === 0) return [];
  const texts = await textsOf(file, source);
  return said.flatMap((words) =>
    [...words.matchAll(/\b(\w+)((?:\.\w+)+)/g)].flatMap(([, name = '', path = '']) =>
      textsAt(texts.get(name), path.split('.').slice(1)),
    ),
  );
}

test.each([
  ['a field', 'field', 60],
  ['a drop zone', 'zone', 1],
] as const)('the hint of %s is one line of a card on a phone', async (_, place, least) => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const [tags, line] = lines[place];
  const hints = (await Promise.all(files.map((name) => hintsOf(join('src', name), tags)))).flat();
  expect(hints.length).toBeGreaterThanOrEqual(least);
  expect(hints.filter((hint) => widthOf(hint) > line)).toEqual([]);
});
