/** `npm run typecheck`: app, server, then scripts and tests, each with its own globals. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** By path, as TypeScript 5 has a command of the same name (docs/dependencies.md). */
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');

// tsconfig.json includes all files only for tsx, which applies its `jsx` to included files.
for (const project of ['src', 'server', 'tsconfig.tools.json']) {
  const cache = join(root, 'node_modules/.cache', `types-${project}.tsbuildinfo`);
  const { status } = spawnSync(
    process.execPath,
    [compiler, '-p', project, '--incremental', '--tsBuildInfoFile', cache],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
