import { eq } from 'drizzle-orm';
import { copyDatabase, withClient, withScratchDatabase } from '../backup/earlier';
import type { Config } from '../../base/config/config';
import { singletons } from '../../base/db/schema';
import { prepareDatabase } from '../../base/db/migrate';
import { kindNames } from '../../../openapi/generated/kinds';
import { isInUse } from '../seed/guide';
import { demoMarker, seed } from '../seed/index';
import { countOwnRecords } from '../seed/own-records';
import { demoCommandText as text } from './text';
import { databaseOf } from './backup-commands';
import { CommandError } from './run-command';

/**
 * Replaces demo content in one transaction. Throws CommandError if the installation looks real, or has
 * people's records without `deletesEverything`.
 */
export async function resetDemo(
  config: Config,
  url: string,
  { deletesEverything = false }: { deletesEverything?: boolean } = {},
): Promise<string[]> {
  if (isInUse(config)) throw new CommandError(text.inUse);
  const notes: string[] = [];
  await withClient(url, async (client) => {
    const [marked] = await databaseOf(client).select().from(singletons).where(eq(singletons.key, demoMarker));
    if (!marked) throw new CommandError(text.notDemo);
    const own = deletesEverything ? [] : [...(await countOwnRecords(databaseOf(client), marked.createdOn))];
    if (own.length > 0) {
      throw new CommandError(text.ownRecords(own.map(([kind, count]) => text.count(kindNames[kind], count))));
    }
    await withScratchDatabase(client, url, async (scratchUrl) => {
      const fill = { ...config, databaseUrl: scratchUrl, seed: 'demo' as const };
      await prepareDatabase(scratchUrl, (db) => seed(db, fill, (line) => notes.push(line)));
      await withClient(scratchUrl, (scratch) =>
        copyDatabase(client, scratch, { secretKeys: config.secretKeys }),
      );
    });
  });
  return [text.done, ...notes];
}
