import { join } from 'node:path';
import { paths } from '../../../server/process/paths';

/** What the last release asks of the database, written by `npm run statements` when it was made. */
export const statementsFile = join(paths.root, 'tests/server/data/release-statements.json');
