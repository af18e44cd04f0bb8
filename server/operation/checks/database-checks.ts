import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PooledDb } from '../../base/db/client';
import { databaseTime, isClockSteady } from '../../base/db/clock';
import { jobs, operatorTasks } from '../../base/db/schema';
import { paths } from '../../base/process/paths';
import { taipeiTime } from '../../base/contract/taipei-time';
import { type Checker, type Finding, goodFinding, off, orBeforeTables, problemFinding } from './check';
import { checkText as text } from './text';

/** Check that needs the database; reports its absence. */
const asking =
  (about: string, ask: (db: PooledDb) => Promise<Finding>): Checker =>
  async ({ db }) =>
    db ? ask(db) : off(about, text.noDatabase);

interface Facts extends Record<string, unknown> {
  version: string;
  role: string;
  name: string;
  bytes: string;
  encoding: string;
  is_read_only: boolean;
  is_superuser: boolean;
  may_change: boolean;
  used: number;
  most: number;
}

const readFacts = sql`
  select current_setting('server_version') as version, current_user as role, current_database() as name,
    pg_database_size(current_database())::text as bytes, pg_encoding_to_char(encoding) as encoding,
    pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool as is_read_only,
    (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
    has_schema_privilege('public', 'CREATE') and has_database_privilege(current_database(), 'CREATE') and not exists (
      select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not pg_has_role(relowner, 'USAGE')
    ) as may_change,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
    current_setting('max_connections')::int as most
  from pg_database where datname = current_database()`;

/** Access to the database, write permission, and a role with neither too few nor too many rights. */
export const checkDatabase: Checker = async ({ db, config, refusal }) => {
  if (refusal !== undefined) return problemFinding('bad', text.names.database, text.databaseAway(refusal));
  if (!db) return problemFinding('bad', text.embedded, text.notRunning(config.dataDir));
  const { rows } = await db.execute<Facts>(readFacts);
  const [facts] = rows;
  if (!facts) return off(text.names.database, text.noDatabase);
  const { role, used, most: max } = facts;
  const about = text.databaseOf(facts.version, Number(facts.bytes));
  if (facts.is_read_only) return problemFinding('bad', about, text.replica);
  if (!facts.may_change) return problemFinding('bad', about, text.notOwner(role, facts.name));
  if (facts.encoding !== 'UTF8') return problemFinding('bad', about, text.otherEncoding(facts.encoding));
  if (used > max * 0.9) return problemFinding('attention', about, text.fewConnections(used, max));
  // Our own PostgreSQL has a superuser role.
  if (facts.is_superuser && config.databaseUrl !== undefined) {
    return problemFinding('attention', about, text.superuser(role));
  }
  return goodFinding(about, text.databaseRight(role, used, max));
};

/** Match of program and schema. */
export const checkMigrations = asking(text.names.migrations, async (db) => {
  const known = readMigrationFiles({ migrationsFolder: paths.migrations }).map(({ hash }) => hash);
  const { rows: found } = await db.execute<{ is_there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  const { rows } = found[0]?.is_there
    ? await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`)
    : { rows: [] };
  const about = text.migrationsOf(Math.min(rows.length, known.length), known.length);
  const isOther = rows.slice(0, known.length).some(({ hash }, place) => hash !== known[place]);
  if (isOther) return problemFinding('bad', about, text.migrationsOther);
  if (rows.length < known.length) return problemFinding('attention', about, text.migrationsMissing);
  const later = rows.length - known.length;
  return goodFinding(about, later > 0 ? text.migrationsLater(later) : text.migrationsRight);
});

const failuresShown = 3;
/** Jobs are due every few minutes, so two hours without a run mean that none run. */
const lateSeconds = 2 * 3600;

/** Background jobs: running at all, and succeeding. */
export const checkJobs = asking(text.names.jobs, async (db) => {
  const rows = await db.select().from(jobs);
  const about = text.jobsOf(rows.length);
  const last = Math.max(...rows.map(({ finishedOn }) => finishedOn?.getTime() ?? 0));
  if (!(last > 0)) return problemFinding('attention', about, text.jobsNever);
  const failing = rows.filter(({ failures }) => failures >= failuresShown).map(({ name }) => name);
  if (failing.length > 0) return problemFinding('bad', about, text.jobsFail(failing));
  const seconds = (Date.now() - last) / 1000;
  if (seconds > lateSeconds) return problemFinding('bad', about, text.jobsLate(seconds));
  return goodFinding(about, text.jobsRight(taipeiTime(new Date(last))));
});

/** Daily, plus two hours for a long backup. */
const backupLateSeconds = 26 * 3600;

/** Age of the last backup; also reports that no backup was ever attempted. */
export const checkBackups = asking(text.names.backups, async (db) => {
  const rows = new Map((await db.select().from(operatorTasks)).map((row) => [row.name, row]));
  const [last, check] = [rows.get('backup'), rows.get('backup-check')];
  if (!last) return problemFinding('attention', text.names.backups, text.backupsNone);
  const { bytes = 0, seconds = 0 } = last.figures;
  const about = text.backupsOf(bytes, seconds);
  const age = (Date.now() - last.succeededOn.getTime()) / 1000;
  const when = taipeiTime(last.succeededOn);
  if (age > backupLateSeconds) return problemFinding('bad', about, text.backupsOld(when, age));
  return goodFinding(about, text.backupsRight(when, check ? taipeiTime(check.succeededOn) : null));
});

/** Difference between this machine's clock and the database's; passcodes last 30 seconds. */
export const checkClock = asking(text.clockOf, async (db) => {
  const before = Date.now();
  const own = (await databaseTime(db)).getTime();
  const after = Date.now();
  const difference = Math.abs(own - (before + after) / 2) / 1000;
  const allowed = 2 + (after - before) / 1000;
  if (difference > allowed) {
    return problemFinding(difference > 30 ? 'bad' : 'attention', text.clockOf, text.clockOff(difference));
  }
  const isSteady = await orBeforeTables(isClockSteady(db), true);
  if (!isSteady) return problemFinding('attention', text.clockOf, text.clockSkipped);
  return goodFinding(text.clockOf, text.clockRight(difference));
});
