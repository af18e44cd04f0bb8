import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommit } from './commit';
import { paths } from './paths';

const manifest: unknown = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8'));

/** The release of this program, such as `1.0.0`. */
export const release =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';

/** The commit it was built from, or where it runs unbuilt its present one; undefined when nothing knows it. */
export const commit = findCommit(paths.root, paths.commit, process.env['BUILD_COMMIT']);

/** Release and commit in one word, such as `1.0.0+2dd45e5b1c3a`. */
export const build = buildName(release, commit);

/** As Semantic Versioning writes a build. */
export function buildName(version: string, of: string | undefined): string {
  return of === undefined ? version : `${version}+${of}`;
}
