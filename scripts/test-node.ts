/**
 * `npm run test:node -- 24`: tests on another Node of the registry. Further arguments go to vitest, such as
 * `--project server`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const [version = '', ...args] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('Which Node? Such as: npm run test:node -- 24');
  process.exit(1);
}
const node = fetchNode();
// On the PATH, so that child processes use it too.
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
console.log(`> Node ${run(['--version'], 'pipe').trim()}`);
if (args.length === 0) {
  run([bin('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn']);
  run(['--import', 'tsx', 'scripts/compress.ts']);
  run(['--import', 'tsx', 'scripts/build-server.ts']);
}
run([bin('vitest', 'vitest.mjs'), 'run', ...args]);

/** Fetches this platform's binary package. npm's `node` installs it by a script, which is not run. */
function fetchNode(): string {
  const cache = join(root, 'node_modules/.cache', `node-${version}`);
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const program = join(
    cache,
    'node_modules',
    name,
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  );
  if (!existsSync(program)) {
    mkdirSync(cache, { recursive: true });
    const { status } = spawnSync(
      'npm',
      ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`],
      { stdio: 'inherit', shell: process.platform === 'win32' },
    );
    if (status !== 0 || !existsSync(program)) {
      console.error(`No Node ${version} for ${system}-${process.arch} could be fetched.`);
      process.exit(1);
    }
  }
  return program;
}

function bin(name: string, file: string): string {
  return join(root, 'node_modules', name, file);
}

/** Exits with the program's status if it fails; resolves to piped output. */
function run(command: readonly string[], output: 'inherit' | 'pipe' = 'inherit'): string {
  const { status, stdout } = spawnSync(node, command, {
    cwd: root,
    env,
    stdio: ['inherit', output, 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout ?? '';
}
