import { eq } from 'drizzle-orm';
import { takeOver, withClient, withScratchDatabase } from '../backup/earlier';
import type { Config } from '../config/config';
import { singletons } from '../db/schema';
import { prepareDatabase } from '../db/migrate';
import { demoMarker, seed } from '../seed/index';
import { demoCommandText as text } from './text';
import { databaseOf } from './backup-commands';
import { CommandError } from './run-command';

/**
 * Replaces demo content. Built in a scratch database and restored in one transaction; servers may keep running. Throws
 * CommandError if settings or content look real.
 */
export async function resetDemo(config: Config, url: string): Promise<string[]> {
  const { publicOrigin, adminOrigin, smtpUrl } = config;
  if (publicOrigin ?? adminOrigin ?? smtpUrl) throw new CommandError(text.inUse);
  const notes: string[] = [];
  await withClient(url, async (client) => {
    const [marked] = await databaseOf(client).select().from(singletons).where(eq(singletons.key, demoMarker));
    if (!marked) throw new CommandError(text.notDemo);
    await withScratchDatabase(client, url, async (scratchUrl) => {
      const fill = { ...config, databaseUrl: scratchUrl, seed: 'demo' as const };
      await prepareDatabase(scratchUrl, (db) => seed(db, fill, (line) => notes.push(line)));
      await withClient(scratchUrl, (scratch) => takeOver(client, scratch, config.secretKeys));
    });
  });
  return [text.done, ...notes];
}
