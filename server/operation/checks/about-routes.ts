import { eq, getTableColumns } from 'drizzle-orm';
import type { Handlers } from '../../access/calls/operations';
import type { Config } from '../../base/config/config';
import type { Db, PooledDb } from '../../base/db/client';
import { accounts, releaseStarts, seenNews } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { auditAccountChange } from '../../access/identity/account-trail';
import { commit, release } from '../../base/process/release';
import { runChecks } from './checks';
import { demoMails } from './demo-mails';
import { firstSteps } from './first-steps';
import { showsMails } from '../seed/guide';
import { keyOf, releaseNews } from '../seed/news';

const startedOn = new Date(Date.now() - process.uptime() * 1000).toISOString();

/** 「關於本系統」 (decisions/039-operation). */
export const aboutHandlers = (config: Config, pooled: PooledDb) =>
  ({
    getAbout: async ({ db, account }) => {
      const all = releaseNews();
      const [newest] = all;
      const key = newest && keyOf(newest);
      const shown = await shownTo(db, account.id, key);
      const steps = account.claims.has('Permissions.Roles.Edit') && !shown.refusesFirstSteps;
      const first = steps ? await firstSteps(db) : undefined;
      return {
        version: release,
        ...(commit === undefined ? {} : { commit }),
        startedOn,
        news: newest && key !== undefined ? { key, items: newest.items, isSeen: shown.isSeen } : null,
        releases: all.map(({ version, items }) => ({ version, titles: items.map(({ title }) => title) })),
        ...(first ? { firstSteps: first } : {}),
        ...((await showsMails(db, config)) ? { hasMailPage: true } : {}),
      };
    },
    markNewsSeen: async ({ body, write }) => {
      await write(async (tx, caller) => {
        await keep(tx, caller.id, { news: body.key });
        auditAccountChange(tx, caller, { news: 'seen' });
      });
      return null;
    },
    refuseFirstSteps: async ({ write }) => {
      await write(async (tx, caller) => {
        await keep(tx, caller.id, { refusesFirstSteps: true });
        auditAccountChange(tx, caller, { firstSteps: 'refused' });
      });
      return null;
    },
    listDemoMails: ({ db }) => demoMails(db, config),
    getSystemChecks: () => runChecks({ config, env: process.env, db: pooled }),
  }) satisfies Partial<Handlers>;

/** Whether an account need not be shown the release's news, and whether it refused the first steps. */
async function shownTo(db: Db, accountId: number, key = '') {
  const [row] = await db
    .select({
      createdOn: accounts.createdOn,
      release: releaseStarts.startedOn,
      seen: getTableColumns(seenNews),
    })
    .from(accounts)
    .leftJoin(seenNews, eq(seenNews.accountId, accounts.id))
    .leftJoin(releaseStarts, eq(releaseStarts.news, key))
    .where(eq(accounts.id, accountId));
  return {
    isSeen: row?.seen?.news === key || (row?.release ? row.createdOn >= row.release : false),
    refusesFirstSteps: row?.seen?.refusesFirstSteps ?? false,
  };
}

async function keep(
  tx: Tx,
  accountId: number,
  set: Partial<Pick<typeof seenNews.$inferInsert, 'news' | 'refusesFirstSteps'>>,
): Promise<void> {
  await tx
    .insert(seenNews)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: seenNews.accountId, set });
}
