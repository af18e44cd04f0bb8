import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommit } from './commit';
import { paths } from './paths';

const manifest: unknown = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8'));

/** Release of this program, such as `1.0.0`. */
export const release =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';

/** Commit of the build, or the present commit if it runs unbuilt; undefined if unknown. */
export const commit = findCommit(paths.root, paths.commit, process.env['BUILD_COMMIT']);

/** Release and commit in one word, such as `1.0.0+2dd45e5b1c3a`. */
export const build = buildName(release, commit);

/** Build name in the notation of Semantic Versioning. */
export function buildName(version: string, of: string | undefined): string {
  return of === undefined ? version : `${version}+${of}`;
}
