import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = ['src', 'server', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file)).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);
const isGenerated = (file: string) => file.includes('/generated/') || file.endsWith('.gen.ts');

/** Which folders a folder must not import from (architecture.md 2). */
const forbidden: Record<string, RegExp> = {
  'src/api/': /^src\/(machines|ui|site|shared|record|features|routes)\//,
  'src/ui/': /^src\/(api|machines|site|shared|record|features|routes)\/|^server\//,
  'src/site/': /^src\/(api|machines|ui|shared|record|features|routes)\/|^server\//,
  'src/machines/': /^src\/(ui|site|shared|record|features|routes)\/|^server\//,
  'src/shared/': /^src\/(features|routes)\/|^server\//,
  'src/record/': /^src\/(features|routes)\/|^server\//,
  'src/features/': /^src\/routes\/|^server\//,
  'server/services/': /^server\/routes\/|^src\//,
  'server/db/': /^server\/routes\/|^src\//,
};

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) => normalize(join(dirname(file), path)).replaceAll('\\', '/'));
}

describe('imports go one way', () => {
  it.each(Object.entries(forbidden))('%s imports nothing that stands above it', (folder, above) => {
    const wrong = sources.filter((file) => file.startsWith(folder)).flatMap((file) => importsOf(file).filter((path) => above.test(path)).map((path) => `${file} -> ${path}`));
    expect(wrong).toEqual([]);
  });

  it('features never import each other', () => {
    const unit = (file: string) => file.split('/')[2];
    const wrong = sources
      .filter((file) => file.startsWith('src/features/'))
      .flatMap((file) => importsOf(file).filter((path) => path.startsWith('src/features/') && unit(path) !== unit(file)).map((path) => `${file} -> ${path}`));
    expect(wrong).toEqual([]);
  });

  it('server/site is the only door between the server and src', () => {
    const wrong = sources.filter((file) => file.startsWith('server/') && !file.startsWith('server/site/')).flatMap((file) => importsOf(file).filter((path) => path.startsWith('src/')).map((path) => `${file} -> ${path}`));
    expect(wrong).toEqual([]);
  });

  it('machines take only types from api, but for the files that join them', () => {
    const wrong = sources
      .filter((file) => file.startsWith('src/machines/') && !/\/[\w-]*actors\.ts$/.test(file))
      .filter((file) => /^import (?!type)[^;]*'\.\.\/api\//m.test(readFileSync(file, 'utf8')));
    expect(wrong).toEqual([]);
  });
});

it('no service that a route calls for a change begins a transaction of its own', () => {
  // Sessions are opened by calls without a token; the removal of unnamed files is a job.
  const own = ['server/services/sessions.ts', 'server/services/platform.ts', 'server/services/unnamed-files.ts'];
  const wrong = sources
    .filter((file) => /^server\/(?:services|routes)\//.test(file) && !own.includes(file))
    .filter((file) => /\.transaction\(|\binTransaction\(/.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual(['server/services/writes.ts']);
});

it('Chinese stands only in text files and data', () => {
  const han = /\p{Script=Han}/u;
  const wrong = sources
    .filter((file) => !isGenerated(file) && !/(^|\/)text\.ts$|-(text|data)\.ts$/.test(file))
    .filter((file) => han.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$|(?<=[;,{)] )\/\/.*$/gm, '')));
  expect(wrong).toEqual([]);
});

it('the generated code is fresh', () => {
  expect(() => execFileSync('npx', ['tsx', 'scripts/generate-api.ts', '--check'], { stdio: 'pipe' })).not.toThrow();
});
