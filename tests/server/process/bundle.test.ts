import { isBuiltin } from 'node:module';
import { build, type Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { serverBuild } from '../../../scripts/build-server';

let outputs: Metafile['outputs'];
/** Outputs and packages that a start loads: the program, what it serves with, and all that these import. */
const started = new Set<string>();

beforeAll(async () => {
  const { metafile } = await build({ ...serverBuild(), outdir: 'dist/server', write: false, metafile: true });
  ({ outputs } = metafile);
  const load = (name: string) => {
    if (started.has(name)) return;
    started.add(name);
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement') load(path);
  };
  for (const [name, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint === 'server/main.ts' || entryPoint === 'server/serve.ts') load(name);
  }
});

const packageOf = (path: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
const inputsOf = (names: Iterable<string>) =>
  [...names].flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}));

test('a start reads no package from node_modules but those with binaries', () => {
  const packages = [...started].filter((name) => !(name in outputs));
  expect(packages.filter((name) => !isBuiltin(name)).toSorted()).toEqual(['@node-rs/argon2', 'sharp']);
});

test('what only some calls or settings need is loaded by these', () => {
  const packages = new Set(inputsOf(started).map(packageOf));
  for (const name of [
    'pkijs',
    'asn1js',
    '@zxcvbn-ts/language-common',
    'prom-client',
    'fastify-openapi-glue',
  ]) {
    expect(packages).not.toContain(name);
  }
  expect(packages).toContain('fastify');
});

test('public pages are drawn by the production build of React', () => {
  const react = inputsOf(started).filter((path) => packageOf(path)?.startsWith('react'));
  expect(react).toContainEqual(expect.stringContaining('.production.js'));
  expect(react.filter((path) => path.includes('.development.'))).toEqual([]);
});

test('the advertising rules are in it compiled, without their reader', () => {
  expect(inputsOf(Object.keys(outputs)).filter((path) => packageOf(path) === 'yaml')).toEqual([]);
});
