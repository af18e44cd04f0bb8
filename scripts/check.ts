/** `npm run check`: checks before a commit, in under a minute. Runs every step and fails if one fails. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const steps = [
  ['prettier', '--check', '--log-level', 'warn', '.'],
  ['oxlint', '--quiet'],
  ['tsx', 'scripts/typecheck.ts'],
  ['knip', '--no-progress'],
  ['depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'server', 'scripts', 'tests'],
  ['tsx', 'scripts/generate-api.ts', '--check'],
  ['vitest', 'run', '--project', 'client*', '--changed', '--passWithNoTests'],
] as const;

for (const [command, ...args] of steps) {
  console.log(`> ${command}`);
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
