/** `npm run typecheck`: app, server, then scripts and tests, each with its own globals. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** By path, as TypeScript 5 has a command of the same name (docs/dependencies.md). */
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');

// The largest beside the two others. tsconfig.json includes all files only for tsx, which applies its `jsx` to
// included files.
await Promise.all([check('tsconfig.tools.json'), check('src').then(() => check('server'))]);

async function check(project: string): Promise<void> {
  const cache = join(root, 'node_modules/.cache', `types-${project}.tsbuildinfo`);
  // Each further checker would compute the shared types once more.
  const options = ['--incremental', '--tsBuildInfoFile', cache, '--checkers', '1'];
  const child = spawn(process.execPath, [compiler, '-p', project, ...options], {
    cwd: root,
    stdio: 'inherit',
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) process.exitCode = 1;
}
