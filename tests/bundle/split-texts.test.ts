import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { build } from 'vite';
import { splitTexts } from '../../scripts/split-texts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const text = `
import { shout } from './words';
type Named = { name: string };
const mark = '！';
export const shortText = { yes: '好', no: '不好' } as const;
export const listText = {
  empty: '沒有資料',
  total: (count: number, { name }: Named) => \`共 \${count} \${name}\${mark}\`,
  loud: shout('注意'),
  sure: shortText.yes,
  columns: { id: '編號', title: '標題' },
} as const satisfies object;
export const oddText = { 'two words': '兩個字', one: '一個字' };
export function joined(words: readonly string[]): string {
  return words.length > 1 ? words[0] + joined(words.slice(1)) : (words[0] ?? '');
}
`;

/** Scripts of a program with these sources beside a file of texts, by their names. */
async function built(sources: Record<string, string>): Promise<Map<string, string>> {
  const root = mkdtempSync(join(tmpdir(), 'split-texts-'));
  folders.push(root);
  mkdirSync(join(root, 'src'));
  const all = {
    'text.ts': text,
    'words.ts': 'export const shout = (word: string) => `${word}！`;',
    ...sources,
  };
  for (const [name, source] of Object.entries(all)) writeFileSync(join(root, 'src', name), source);
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [splitTexts({ files: /\/text\.ts$/, tables: /\/src\// })],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, 'src', 'main.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  const files = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])));
}

/** Value that the program exports as `result`. */
async function resultOf(source: string, others: Record<string, string> = {}): Promise<unknown> {
  const [code = ''] = (await built({ 'main.ts': source, ...others })).values();
  const run = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { result: unknown };
  return run.result;
}

it('a screen loads the texts that it reads, and none of the others in their file', async () => {
  const files = await built({
    'main.ts': `export const open = (name: string) => name === 'a' ? import('./a') : import('./b');`,
    'a.ts': `import { listText } from './text';\nexport const a = () => listText.empty;`,
    'b.ts': `import { listText } from './text';\nexport const b = () => listText.total(1, { name: '筆' });`,
  });
  expect([...files.keys()].toSorted()).toEqual(['a', 'b', 'main']);
  expect(files.get('a')).toContain('沒有資料');
  expect(files.get('a')).not.toContain('共');
  expect(files.get('b')).not.toContain('沒有資料');
  expect([...files.values()].join('')).not.toContain('編號');
});

it('texts read by name are the same as before', async () => {
  const source = `
    import { joined, listText, oddText, shortText as short } from './text';
    const { columns, sure: agreed } = listText;
    export const result = [listText.empty, listText.total(2, { name: '筆' }), listText.loud, columns.id, agreed,
      short.no, joined(['一', '二', '三']),
      oddText['two words'] + oddText.one];`;
  expect(await resultOf(source)).toEqual([
    '沒有資料',
    '共 2 筆！',
    '注意！',
    '編號',
    '好',
    '不好',
    '一二三',
    '兩個字一個字',
  ]);
});

it.each([
  ['by a name known later', `(['yes', 'no'] as const).map((name) => shortText[name])`, ['好', '不好']],
  [
    'as a whole',
    `Object.entries({ ...shortText })`,
    [
      ['yes', '好'],
      ['no', '不好'],
    ],
  ],
  ['beside another of its name', `[shortText.no, ((shortText) => shortText.no)({ no: 1 })]`, ['不好', 1]],
])('a table that is read %s stays one', async (_, expression, expected) => {
  const source = `import { shortText } from './text';\nexport const result = ${expression};`;
  expect(await resultOf(source)).toEqual(expected);
});

it.each([
  ['a variable', `let count = 0;\nexport const result = (count += 1);`, 1],
  ['an enumeration', `enum Kind { one = 1 }\nexport const result = Kind.one;`, 1],
  [
    'an import of all names',
    `import * as words from './words';\nexport const result = words.shout('好');`,
    '好！',
  ],
])('a file with %s stays whole', async (_, code, expected) => {
  expect(await resultOf(`export { result } from './text';`, { 'text.ts': code })).toBe(expected);
});
