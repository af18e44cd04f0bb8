import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFilter } from 'vite';
import { expect, it } from 'vitest';
import { longest } from '../vitest.config';
import { pureTests, slowTest } from './mutation.config';
import { isTitleOf, testTitles } from './test-titles';

const root = join(import.meta.dirname, '..');
const folders = ['src', 'server', 'tests', 'scripts', 'openapi', 'docs', 'deploy'];
const paths = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  ),
);
const files = paths
  .concat('README.md', 'CONTRIBUTING.md')
  .filter(
    (file) =>
      /\.(?:tsx?|css|yaml|md)$/.test(file) &&
      !file.includes('generated') &&
      !file.endsWith('references.test.ts'),
  );
const sectionsOf = (file: string) =>
  new Set([...readFileSync(join(root, file), 'utf8').matchAll(/^## (\d+)\./gm)].map(([, number]) => number));
/** Matches the path of a file from the repository's root. */
const path = new RegExp(
  String.raw`(?<![\w./@-])(?:${folders.join('|')})/[\w$./-]*\w\.(?:tsx?|css|yaml|json|mjs|md)\b`,
  'g',
);
/** False for the example unit of docs/add-a-unit.md. */
const isMissing = (found: string) => !found.includes('/faqs.') && !existsSync(join(root, found));
/** Sections in a text, as `specification 7` or `specification 4, 6 and 8`. */
const sectionsNamed = (text: string) =>
  [...text.matchAll(/\bspecification (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, found = '']) =>
    found.split(/, | and /),
  );
const decisions = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md');

it('every reference to a decision, a section of the specification or a file of this repository leads somewhere', () => {
  const sections = sectionsOf('docs/evidence/specification.md');
  const dangling = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const missingSections = sectionsNamed(text)
      .filter((number) => !sections.has(number))
      .map((number) => `specification ${number}`);
    const missingDecisions = [...text.matchAll(/\bdecisions\/(\d[\w-]*)/g)]
      .filter(([, slug = '']) => !decisions.includes(`${slug}.md`))
      .map(([found]) => found);
    const byNumber = [...text.matchAll(/\bdecisions(?:\.md)? \d+/g)].map(([found]) => found);
    const named = [...text.matchAll(path)].map(([found]) => found);
    const elsewhere = [...text.matchAll(/(?<![\w/-])(?:quality|wording|look|decisions|spec)\.md\b/g)].map(
      ([page]) => page,
    );
    return [
      ...missingSections,
      ...missingDecisions,
      ...byNumber,
      ...named.filter(isMissing),
      ...elsewhere,
    ].map((reference) => `${file}: ${reference}`);
  });
  expect(dangling).toEqual([]);
});

it('decisions are numbered without a gap, have their four parts, and are listed', () => {
  expect(decisions.map((file) => Number(file.slice(0, 3)))).toEqual(decisions.map((_, place) => place + 1));
  const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const faults = decisions.filter((file) => {
    const text = readFileSync(join(root, 'docs/decisions', file), 'utf8');
    const form =
      /^# .+\n\nDate: \d{4}-\d\d-\d\d\n\n## Context\n[^]+\n## Decision\n[^]+\n## Alternatives\n[^]+$/;
    return !form.test(text) || text.includes('TODO') || !list.includes(`(${file})`);
  });
  expect(faults).toEqual([]);
});

/** The globs that a glob with lists in braces stands for; suffixes of tests stay one. */
const alternatives = (glob: string): string[] => {
  const [, before = '', list, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(glob) ?? [];
  return list === undefined ? [glob] : list.split(',').flatMap((each) => alternatives(before + each + after));
};

it('every file and glob in the settings of the tests and the mutation tests names a file', async () => {
  const stryker: { default: { mutate: string[] } } = await import(join(root, 'stryker.config.mjs'));
  const named = [...stryker.default.mutate, ...pureTests, slowTest, ...longest]
    .map((glob) => glob.replace(/^!/, '').replace('.{ts,tsx}', '.ts?(x)'))
    .flatMap(alternatives);
  const unmatched = named.filter((glob) => {
    const matches = createFilter(glob, null, { resolve: false });
    return !paths.some((file) => matches(file));
  });
  expect(unmatched).toEqual([]);
});

const titles = new Map<string, string[]>();
const titlesOf = (file: string) => {
  const known = titles.get(file) ?? (existsSync(join(root, file)) ? testTitles(join(root, file)) : []);
  titles.set(file, known);
  return known;
};

it('the tests that docs/evidence/security.md quotes exist', () => {
  const text = readFileSync(join(root, 'docs/evidence/security.md'), 'utf8');
  const quoted = [...text.matchAll(/`(tests\/[^`]+\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g)].flatMap(
    ([, file = '', list = '']) => [...list.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );
  const faults = quoted.filter(({ file, title }) => !titlesOf(file).some((known) => isTitleOf(title, known)));
  expect(faults.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  expect(quoted.length).toBeGreaterThan(100);
});

it('the sentences of the specification are numbered without a gap, and each names tests that exist', () => {
  const faults: string[] = [];
  let section = 0;
  let sentence = 0;
  let shownBy = 1;
  for (const line of readFileSync(join(root, 'docs/evidence/specification.md'), 'utf8').split('\n')) {
    const [, heading] = /^## (?:(\d+)\.)?/.exec(line) ?? [];
    const [, number] = /^- \*\*(\d+\.\d+)\*\* ./.exec(line) ?? [];
    const [, file, title] = /^ {2}- `(tests\/[^`]+)`: (.+)$/.exec(line) ?? [];
    if (number !== undefined || line.startsWith('## ')) {
      if (shownBy === 0) faults.push(`${section}.${sentence} has no test`);
      shownBy = 1;
    }
    if (heading !== undefined) {
      section += 1;
      sentence = 0;
      if (heading !== String(section)) faults.push(`section ${heading} instead of ${section}`);
    }
    if (number !== undefined) {
      sentence += 1;
      shownBy = 0;
      if (number !== `${section}.${sentence}`) faults.push(`${number} instead of ${section}.${sentence}`);
    }
    if (file !== undefined && title !== undefined) {
      shownBy += 1;
      if (!titlesOf(file).some((known) => isTitleOf(title, known))) {
        faults.push(`${section}.${sentence}: ${file}: ${title}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(section).toBe(9);
});
