import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findCommit } from '../../../server/base/process/commit';
import { buildName } from '../../../server/base/process/release';

const hash = '170775e5b8f04c3a9d1e2f60718293a4b5c6d7e8';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commit-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('without git, file and variable no commit is known, and nothing fails', () => {
  expect(findCommit(root, undefined, undefined)).toBeUndefined();
  expect(findCommit(root, join(root, 'missing'), '')).toBeUndefined();
  expect(buildName('1.1.0', undefined)).toBe('1.1.0');
});

it('an archive of git names its commit; a checkout has only a placeholder', () => {
  writeFileSync(join(root, 'COMMIT'), '$Format:%H$\n');
  expect(findCommit(root, undefined, undefined)).toBeUndefined();
  writeFileSync(join(root, 'COMMIT'), `${hash}\n`);
  expect(findCommit(root, undefined, undefined)).toBe('170775e5b8f0');
});

it('git names the commit of its own folder, and not that of a parent folder', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--allow-empty', '-m', 'docs: one');
  expect(findCommit(root, undefined, undefined)).toBe(git('rev-parse', 'HEAD').slice(0, 12));
  const inside = mkdtempSync(join(root, 'copy-'));
  expect(findCommit(inside, undefined, undefined)).toBeUndefined();
});

it('the commit recorded by the build takes precedence over the variable, and that over the folder', () => {
  writeFileSync(join(root, 'COMMIT'), hash);
  const noted = join(root, 'noted');
  writeFileSync(noted, 'aaaaaaaaaaaa');
  expect(findCommit(root, noted, 'bbbbbbbbbbbb')).toBe('aaaaaaaaaaaa');
  expect(findCommit(root, undefined, 'bbbbbbbbbbbb')).toBe('bbbbbbbbbbbb');
  expect(findCommit(root, undefined, 'not a hash')).toBe('170775e5b8f0');
});
