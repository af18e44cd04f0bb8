import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'limit-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const probe = `
import * as v from 'valibot';
import { caseForm } from './src/subjects/cases/case-form';
import { readContract } from './scripts/generate/described';
import { withoutBinaries } from './server/access/plugins/flat-keys';
import { bodyAjv } from './server/access/calls/validation';

const filled = { ...caseForm.empty(), code: 'A1', county: '臺北市', district: '大安區', tel: '0225718170' };
const client = (title: string) => v.safeParse(caseForm.schema, { ...filled, title }).success;
const operation = Object.values(readContract().paths).flatMap((methods) => Object.values(methods)).find(({ operationId }) => operationId === 'createCaseInfo');
const validate = bodyAjv.compile(withoutBinaries((operation as { 'x-fastify-config': { contract: { multipart: object } } })['x-fastify-config'].contract.multipart));
const server = (title: string) => validate({ code: 'A1', title, tab: 1, status: 0, county: '臺北市', district: '大安區', tel: '0225718170' });
const texts = ['字'.repeat(7), '🏠'.repeat(7), '字'.repeat(8)];
console.log(JSON.stringify({ client: texts.map(client), server: texts.map((text) => server(text)) }));
`;

it('changing a limit in the contract and regenerating changes client and server validation, with no other edit', () => {
  for (const part of [
    'openapi',
    'scripts',
    'server',
    'src',
    'tests/machines',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const file = join(copy, 'openapi/cases.yaml');
  const contract = readFileSync(file, 'utf8');
  const changed = contract.replace(
    /(\n    CaseInfoFields:[\s\S]*?\n        title:[\s\S]*?maxLength: )200/,
    (_, head: string) => `${head}7`,
  );
  expect(changed).not.toBe(contract);
  writeFileSync(file, changed);
  writeFileSync(join(copy, 'probe.ts'), probe);
  const run = (script: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: copy, encoding: 'utf8' });
  run('scripts/generate-api.ts');
  expect(JSON.parse(run('probe.ts').trim().split('\n').at(-1) ?? '')).toEqual({
    client: [true, true, false],
    server: [true, true, false],
  });
}, 180_000);
