import { join } from 'node:path';
import { paths } from '../../../server/base/process/paths';

/** Statements of the last release, recorded by `npm run statements`. */
export const statementsFile = join(paths.root, 'tests/server/data/release-statements.json');
