/**
 * Tests that stay in the gate though the record sees little of them, as their servers are other processes: a first and
 * a later start, a kill, several processes, nginx, a backup and a restore.
 */
const named: { file: string; title: string }[] = [
  {
    file: 'tests/server/process/start.test.ts',
    title:
      'with a database of its own > the first start creates the data folder and prints the address and the first sign-in; a later one prints no password',
  },
  {
    file: 'tests/server/process/start.test.ts',
    title:
      'with a database of its own > after kill -9 no process of PostgreSQL remains, and the next start has every acknowledged write',
  },
  {
    file: 'tests/server/process/start.test.ts',
    title: 'with the database of DATABASE_URL > several servers start on one empty database at once',
  },
  {
    file: 'tests/server/deploy/nginx.test.ts',
    title: 'a creating call without a key is sent once: 502 means that it may have been done',
  },
  {
    file: 'tests/server/backup/backup.test.ts',
    title: 'a backup from a running server restores everything, pictures too, and new records get new ids',
  },
];

interface Named {
  file: string;
  title: string;
}

/** Walks of a model's transitions (`tests/machines/tours.ts`): the gate has the tours, the deep run the single paths. */
const tour = / [›>] tour \d+ of /;
const path = / [›>] path: /;

/** Screens (`tests/e2e/screens.e2e.ts`): the gate has each in one dress, the deep run in all. */
const oneDress = /, in one dress › /;
const eachDress = /, wide and light as well as narrow and dark › (?:screens|dialogs) \d/;

/** Always in the gate. */
export function isCanary({ file, title }: Named): boolean {
  return (
    tour.test(title) ||
    oneDress.test(title) ||
    named.some((each) => each.file === file && each.title === title)
  );
}

/** Never in the gate. */
export function isSpare({ title }: Named): boolean {
  return path.test(title) || eachDress.test(title);
}

/** Throws if a named test is not among these. */
export function assertNamed(tests: readonly Named[]): void {
  const lost = named.find(
    ({ file, title }) => !tests.some((test) => test.file === file && test.title === title),
  );
  if (lost) throw new Error(`No test is called "${lost.title}" in ${lost.file}.`);
}

/** Files whose tests build on each other, so that all of them are in one part. */
export const together = [
  'tests/e2e/a-week.e2e.ts',
  'tests/e2e/injection.e2e.ts',
  'tests/server/approvals/boxes.test.ts',
  'tests/server/backup/export.test.ts',
  'tests/server/cli/account.test.ts',
  'tests/server/cli/backups.test.ts',
  'tests/server/connections/changes.test.ts',
  'tests/server/records/list-order.test.ts',
  'tests/server/website/faces.test.ts',
  'tests/server/website/picture-formats.test.ts',
  'tests/server/sites/active-theme.test.ts',
  'tests/server/sites/page-cache.test.ts',
  'tests/server/sites/page-purges.test.ts',
  'tests/server/sites/project-blocks.test.ts',
];
