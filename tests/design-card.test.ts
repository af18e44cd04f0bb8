import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Packages named on the design card (docs/evidence/specification.md). */
const packages = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  'xstate',
  '@xstate/react',
  'openapi-typescript',
  'openapi-fetch',
  '@radix-ui/react-dialog',
  '@radix-ui/react-switch',
  'tailwindcss',
  'valibot',
  '@formkit/drag-and-drop',
  'dayjs',
  'vitest',
  '@xstate/test',
];

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const codeFolders = ['src', 'server', 'scripts', 'tests'];

const sources = [...codeFolders.flatMap(filesOf), 'tailwind.config.ts', 'vite.config.ts']
  .filter((file) => /\.(?:tsx?|css)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

it.each(packages)('the package %s is named as a dependency and used', (name) => {
  const named = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  expect({ ...named['dependencies'], ...named['devDependencies'] }).toHaveProperty([name]);
  const used = new RegExp(`(?:from |import )['"]${name}(?:/[^'"]*)?['"]`);
  expect(sources.some((source) => used.test(source))).toBe(true);
});

it('the top level has package.json, openapi, scripts, src, tailwind.config.ts, vite.config.ts, tsconfig.json and tests', () => {
  const top = [
    'package.json',
    'openapi',
    'scripts',
    'src',
    'tailwind.config.ts',
    'vite.config.ts',
    'tsconfig.json',
    'tests',
  ];
  expect(top.filter((path) => !existsSync(path))).toEqual([]);
});

it('the server draws pages when tsx runs it: tsconfig.json includes all code, as tsx applies jsx to included files', () => {
  const { include } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { include: string[] };
  expect(include).toEqual(expect.arrayContaining(['src', 'server', 'scripts', 'tests']));
});

it('everything is written in TypeScript', () => {
  const others = new Set(['.js', '.jsx', '.mjs', '.cjs']);
  expect(codeFolders.flatMap(filesOf).filter((file) => others.has(extname(file)))).toEqual([]);
});
