/**
 * Generates openapi/generated, src/api/generated, docs/evidence/machines.md and src/route-tree.gen.ts from
 * contract, statecharts and route files. `--check` writes nothing and fails on stale files.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { factory } from 'typescript';
import { resolveConfig } from 'vite';
import { parse } from 'yaml';
import {
  claimsSource,
  deliveryClientSource,
  featuresSource,
  operationSources,
  operationsSource,
  publicCallsSource,
  signInSource,
} from './generate/call-sources';
import type { Contract } from './generate/contract';
import { machinesPage } from './generate/machines';
import { contractIn } from './generate/read-contract';
import { visitorTextsSource, wordPlacesSource } from './generate/reader-sources';
import { routesSource } from './generate/routes';
import {
  deliveryFieldsSource,
  districtsSource,
  enumSources,
  fileTypesSource,
  labelSources,
  limitSources,
  kindsSource,
  typedStepsSource,
  wordSources,
} from './generate/value-sources';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

async function generate(): Promise<Map<string, string>> {
  // openapi-typescript validates it before anything is written.
  const contract = await contractIn(resolve(root, 'openapi'));
  const banner = '// Generated from openapi/openapi.yaml by npm run generate. Do not edit.\n';
  const delivery = parse(await readFile(resolve(root, 'openapi/delivery.yaml'), 'utf8')) as Contract;
  const deliveryBanner = banner.replace('openapi.yaml', 'delivery.yaml');
  const file = factory.createTypeReferenceNode('File');
  const types = astToString(
    await openapiTS(JSON.stringify(contract, withoutDiscriminators), {
      transform: (schema) => (schema.format === 'binary' ? file : undefined),
    }),
  );
  const bySubject = (sources: (path: string, from: Contract) => Map<string, string>, path: string) =>
    [...sources(path, contract)].map(([name, source]) => [`${name}.ts`, banner + source] as const);
  return new Map([
    // For tools that do not know our extensions.
    ['openapi/openapi.json', `${JSON.stringify(contract, null, 1)}\n`],
    ['openapi/delivery.json', `${JSON.stringify(delivery, null, 1)}\n`],
    ['openapi/generated/types.ts', banner + types],
    [
      'openapi/generated/delivery-types.ts',
      deliveryBanner + astToString(await openapiTS(JSON.stringify(delivery))),
    ],
    ['openapi/generated/delivery-fields.ts', deliveryBanner + deliveryFieldsSource(delivery)],
    ['openapi/generated/delivery-client.ts', deliveryBanner + deliveryClientSource(delivery)],
    ['openapi/generated/routes.json', await routesSource(contract)],
    ['openapi/generated/delivery-routes.json', await routesSource(delivery)],
    ['openapi/generated/operations.ts', banner + operationsSource(contract)],
    ...bySubject(enumSources, 'openapi/generated/enums'),
    ...bySubject(wordSources, 'openapi/generated/words'),
    ...bySubject(limitSources, 'openapi/generated/limits'),
    ...bySubject(labelSources, 'openapi/generated/labels'),
    ['openapi/generated/kinds.ts', banner + kindsSource(contract)],
    ['openapi/generated/typed-steps.ts', banner + typedStepsSource(contract)],
    ['openapi/generated/word-places.ts', banner + wordPlacesSource(contract)],
    ['openapi/generated/visitor-texts.ts', banner + visitorTextsSource(contract)],
    ['openapi/generated/districts.ts', banner + districtsSource(contract)],
    ['openapi/generated/file-types.ts', banner + fileTypesSource(contract)],
    ['openapi/generated/claims.ts', banner + claimsSource(contract)],
    ['openapi/generated/features.ts', banner + featuresSource(contract)],
    ['src/api/generated/public-calls.ts', banner + publicCallsSource(contract)],
    ...bySubject(operationSources, 'src/api/generated/operations'),
    ['src/api/generated/sign-in-operations.ts', banner + signInSource(contract)],
    ['docs/evidence/machines.md', machinesPage()],
    ['src/route-tree.gen.ts', await routeTree(resolve(root, 'src/route-tree.gen.ts'))],
  ]);
}

/** Route tree; the router's Vite plugin writes it when Vite reads its configuration. */
async function routeTree(path: string): Promise<string> {
  const before = await readFile(path, 'utf8').catch(() => '');
  await resolveConfig({ root, logLevel: 'error' }, 'build');
  const written = await readFile(path, 'utf8');
  await writeFile(path, before);
  return written;
}

/** openapi-typescript would turn the numeric tags into strings; unions narrow only by constants. */
function withoutDiscriminators(key: string, value: unknown): unknown {
  return key === 'discriminator' ? undefined : value;
}

const files = await generate();
const stale: string[] = [];
for (const [path, source] of files) {
  const target = resolve(root, path);
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current === source) continue;
  stale.push(path);
  if (process.argv.includes('--check')) continue;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, source);
}
if (process.argv.includes('--check') && stale.length) {
  console.error(`Stale generated files, run npm run generate: ${stale.join(', ')}`);
  process.exit(1);
}
console.log(stale.length ? `Wrote ${stale.join(', ')}` : 'Generated code is up to date.');
