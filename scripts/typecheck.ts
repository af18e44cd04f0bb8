/**
 * `npm run typecheck`: all files together, then app and server with their own globals only. `-- all` or `-- app server`
 * names parts: the gate checks each file once, with the globals of both sides, and the deep run looks for globals that
 * a side lacks.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** By path, as TypeScript 5 has a command of the same name (docs/dependencies.md). */
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const projects = new Map([
  ['all', '.'],
  ['app', 'src'],
  ['server', 'server'],
]);

const named = process.argv.slice(2);
const unknown = named.filter((name) => !projects.has(name));
if (unknown.length > 0) {
  console.error(`Parts are ${[...projects.keys()].join(', ')}, not ${unknown.join(', ')}.`);
  process.exit(1);
}
const asked = (name: string) => named.length === 0 || named.includes(name);

// The largest beside the two others.
await Promise.all([check('all'), check('app').then(() => check('server'))]);

async function check(name: string): Promise<void> {
  const project = projects.get(name);
  if (project === undefined || !asked(name)) return;
  const cache = join(root, 'node_modules/.cache', `types-${name}.tsbuildinfo`);
  // Each further checker would compute the shared types once more.
  const options = ['--incremental', '--tsBuildInfoFile', cache, '--checkers', '1'];
  const child = spawn(process.execPath, [compiler, '-p', project, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) process.exitCode = 1;
}
