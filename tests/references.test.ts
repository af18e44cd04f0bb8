import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
