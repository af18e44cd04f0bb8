import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = ['src', 'server', 'tests', 'scripts', 'openapi', 'docs']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(?:tsx?|css|yaml|md)$/.test(file) && !file.includes('generated') && !file.endsWith('references.test.ts'));
const sectionsOf = (file: string) => new Set([...readFileSync(join(root, file), 'utf8').matchAll(/^## (\d+)\./gm)].map(([, number]) => number));

it('every reference to a section of the decisions, or to a page of this repository, leads somewhere', () => {
  const sections = sectionsOf('docs/decisions.md');
  const dangling = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const numbers = [...text.matchAll(/\bdecisions (\d+)(?: and (\d+))?/g)].flatMap(([, ...found]) => found).filter((number) => number !== undefined);
    const pages = [...text.matchAll(/\bdocs\/[a-z-]+\.md\b/g)].map(([page]) => page);
    const elsewhere = [...text.matchAll(/(?<![\w/-])(?:quality|wording|look|decisions|spec)\.md\b/g)].map(([page]) => page);
    return [...numbers.filter((number) => !sections.has(number)), ...pages.filter((page) => !existsSync(join(root, page))), ...elsewhere].map((reference) => `${file}: ${reference}`);
  });
  expect(dangling).toEqual([]);
});

describe('docs/security.md', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

  it('names only tests and code that are there, tests by their exact titles', () => {
    const missing = [...page.matchAll(/`((?:tests|server|src|scripts|openapi|docs)\/[\w./-]+)`((?:[:,] "[^"]+")*)/g)].flatMap(([, file = '', titles = '']) => {
      if (!existsSync(join(root, file))) return [file];
      const text = readFileSync(join(root, file), 'utf8');
      const named = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
      return named.filter((title) => !["'", '"', '`'].some((quote) => text.includes(quote + title + quote))).map((title) => `${file}: ${title}`);
    });
    expect(missing).toEqual([]);
    // A title whose file was left out, or that is set apart otherwise, would not be looked at.
    expect([...page.matchAll(/(?<!`:|",) "[^"\n]{12,}"/g)].map(([title]) => title)).toEqual([]);
  });

  it('says of every requirement of the ASVS 5.0 up to level 2 whether it is met, once', () => {
    const states = new Set(['met', 'part', 'not met', 'planned', 'operator', 'n/a']);
    const rows = [...page.matchAll(/^\| (V\d+\.\d+)\.(\d+)(?: to \1\.(\d+))? \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)];
    const numbers = rows.flatMap(([, section = '', first, last = first]) => range(Number(first), Number(last)).map((number) => `${section}.${number}`));
    expect(numbers).toEqual(Object.entries(requirements).flatMap(([section, count]) => range(1, count).map((number) => `${section}.${number}`)));
    expect(rows.map(([, , , , state = '']) => state).filter((state) => !states.has(state))).toEqual([]);
  });
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** How many requirements of level 1 or 2 a section of release 5.0.0 begins with; those of level 3 come after them. */
const requirements = {
  'V1.1': 2, 'V1.2': 9, 'V1.3': 11, 'V1.4': 3, 'V1.5': 2,
  'V2.1': 3, 'V2.2': 3, 'V2.3': 4, 'V2.4': 1,
  'V3.2': 2, 'V3.3': 4, 'V3.4': 6, 'V3.5': 5, 'V3.7': 2,
  'V4.1': 3, 'V4.2': 1, 'V4.3': 2, 'V4.4': 4,
  'V5.1': 1, 'V5.2': 3, 'V5.3': 2, 'V5.4': 3,
  'V6.1': 3, 'V6.2': 12, 'V6.3': 4, 'V6.4': 4, 'V6.5': 5, 'V6.6': 3, 'V6.8': 4,
  'V7.1': 3, 'V7.2': 4, 'V7.3': 2, 'V7.4': 5, 'V7.5': 2, 'V7.6': 2,
  'V8.1': 2, 'V8.2': 3, 'V8.3': 1, 'V8.4': 1,
  'V9.1': 3, 'V9.2': 4,
  'V10.1': 2, 'V10.2': 2, 'V10.3': 4, 'V10.4': 11, 'V10.5': 5, 'V10.6': 2, 'V10.7': 3,
  'V11.1': 2, 'V11.2': 3, 'V11.3': 3, 'V11.4': 4, 'V11.5': 1, 'V11.6': 1,
  'V12.1': 3, 'V12.2': 2, 'V12.3': 4,
  'V13.1': 1, 'V13.2': 5, 'V13.3': 2, 'V13.4': 5,
  'V14.1': 2, 'V14.2': 4, 'V14.3': 3,
  'V15.1': 3, 'V15.2': 3, 'V15.3': 7,
  'V16.1': 1, 'V16.2': 5, 'V16.3': 4, 'V16.4': 3, 'V16.5': 3,
  'V17.1': 1, 'V17.2': 4, 'V17.3': 2,
};
