import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { withClient } from '../backup/earlier';
import { recordTaskSuccess } from '../backup/tasks';
import type { Config } from '../../base/config/config';
import { publicPath } from '../../base/contract/public-address';
import { connect } from '../../base/db/client';
import { SiteStatus } from '../../../openapi/generated/enums';
import { build } from '../../base/process/release';
import { upgradeCommandText as text } from './text';
import { databaseOf, tryBackup } from './backup-commands';
import { CommandError } from './run-command';

const pagesTried = 20;

/** Migrates a backup to this release in a scratch database and requests the main addresses from it. */
export async function rehearse(config: Config, url: string, path: string): Promise<string[]> {
  return withClient(url, async (client) => {
    let answers: string[] = [];
    const restored = await tryBackup(client, url, path, async (scratchUrl) => {
      answers = await smoke(config, scratchUrl);
    });
    const { migrationSeconds: seconds, migrations } = restored;
    await recordTaskSuccess(databaseOf(client), 'upgrade-rehearsal', { seconds, migrations });
    const { damaged } = restored;
    return [
      text.restored(path, restored),
      ...(damaged.length > 0 ? [text.damaged(damaged.length)] : []),
      ...answers,
      text.done(build, restored),
    ];
  });
}

/**
 * Sends requests to a server on the scratch database, without listening. Throws CommandError for the first wrong
 * answer.
 */
async function smoke(config: Config, url: string): Promise<string[]> {
  const database = connect(url, { max: 4 });
  const app = await buildApp({ ...config, databaseUrl: url, logLevel: 'silent' }, database.db);
  try {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select s.site_name as name from site_sets s join cases c on c.id = s.case_id
        where s.status = ${SiteStatus.enabled} and s.site_name is not null and c.deleted_on is null order by s.id limit ${pagesTried}`,
    );
    const publicHeaders =
      config.publicOrigin === undefined ? {} : { host: new URL(config.publicOrigin).host };
    const requests = [
      { url: '/readyz', headers: {}, expected: 200 },
      // Without sign-in, 401 shows that accounts can be read.
      { url: '/api/v1/SiteSets/list', headers: {}, expected: 401 },
      ...rows.map(({ name }) => ({ url: publicPath(name), headers: publicHeaders, expected: 200 })),
    ];
    for (const { url: path, headers, expected } of requests) {
      const { statusCode } = await app.inject({ url: path, headers });
      if (statusCode !== expected) throw new CommandError(text.wrong(path, statusCode));
    }
    return [text.answered(rows.length)];
  } finally {
    await app.close();
    await database.close();
  }
}
