import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const length = 12;

/**
 * Commit of a folder: from the build's `noted`, from `setting`, from git, or from the file COMMIT, which `git archive`
 * fills. Undefined if unknown.
 */
export function findCommit(
  root: string,
  noted: string | undefined,
  setting: string | undefined,
): string | undefined {
  return (
    (noted === undefined ? undefined : hashIn(textOf(noted))) ??
    hashIn(setting) ??
    hashIn(ofGit(root)) ??
    hashIn(textOf(join(root, 'COMMIT')))
  );
}

function hashIn(text: string | undefined): string | undefined {
  return /^[0-9a-f]{7,64}$/.exec(text?.trim().toLowerCase() ?? '')?.[0].slice(0, length);
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Commit from the folder's own `.git`; the folder may be within another repository. */
function ofGit(root: string): string | undefined {
  if (!existsSync(join(root, '.git'))) return undefined;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
