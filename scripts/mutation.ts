/**
 * `npm run mutation`: Stryker with its options. `-- --changed` mutates only lines that differ from `main`;
 * `-- --changed v1.0.0` names another commit.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { join, matchesGlob } from 'node:path';

const root = join(import.meta.dirname, '..');
const { default: stryker } = (await import(join(root, 'stryker.config.mjs'))) as {
  default: { mutate: string[] };
};
const [option, since = 'main'] = process.argv.slice(2);
const options = option === '--changed' ? ['--mutate', changedLines(since).join(',')] : process.argv.slice(2);
if (options[1] === '') {
  console.log(`Nothing that is mutated differs from ${since}.`);
} else {
  const program = join(root, 'node_modules/.bin/stryker');
  process.exitCode = spawnSync(program, ['run', ...options], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/** Ranges as Stryker takes them: a file, its first line and its last. */
function changedLines(commit: string): string[] {
  const diff = execFileSync('git', ['diff', '--unified=0', '--no-prefix', '--diff-filter=d', commit], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const ranges: string[] = [];
  let file = '';
  for (const line of diff.split('\n')) {
    file = /^\+\+\+ (.*)$/.exec(line)?.[1] ?? file;
    const [, from, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (from === undefined || count === '0' || !isMutated(file)) continue;
    ranges.push(`${file}:${from}-${Number(from) + Number(count) - 1}`);
  }
  return ranges;
}

function isMutated(file: string): boolean {
  const not = stryker.mutate.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const is = stryker.mutate.filter((glob) => !glob.startsWith('!'));
  return is.some((glob) => matchesGlob(file, glob)) && !not.some((glob) => matchesGlob(file, glob));
}
