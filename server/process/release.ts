import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths';

const manifest: unknown = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8'));

/** The release of this program, such as `1.0.0`. */
export const release =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
