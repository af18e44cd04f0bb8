import { eq } from 'drizzle-orm';
import type { Handlers } from '../calls/operations';
import type { Config } from '../config/config';
import type { PooledDb } from '../db/client';
import { seenNews } from '../db/schema';
import { auditAccountChange } from '../identity/account-trail';
import { commit, release } from '../process/release';
import { runChecks } from './checks';
import { keyOf, releaseNews } from './news';

const startedOn = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** 「關於本系統」 (decisions/039-operation). */
export const aboutHandlers = (config: Config, pooled: PooledDb) =>
  ({
    getAbout: async ({ db, account }) => {
      const all = releaseNews();
      const [newest] = all;
      const [seen] = await db.select().from(seenNews).where(eq(seenNews.accountId, account.id));
      return {
        version: release,
        ...(commit === undefined ? {} : { commit }),
        startedOn,
        news: newest
          ? { key: keyOf(newest), items: newest.items, isSeen: seen?.news === keyOf(newest) }
          : null,
        releases: all.map(({ version, items }) => ({ version, titles: items.map(({ title }) => title) })),
      };
    },
    markNewsSeen: async ({ body, write }) => {
      await write(async (tx, caller) => {
        await tx
          .insert(seenNews)
          .values({ accountId: caller.id, news: body.key })
          .onConflictDoUpdate({ target: seenNews.accountId, set: { news: body.key } });
        auditAccountChange(tx, caller, { news: 'seen' });
      });
      return null;
    },
    getSystemChecks: () => runChecks({ config, env: process.env, db: pooled }),
  }) satisfies Partial<Handlers>;
