import type pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import { connect } from '../../../server/base/db/client';
import { openSession } from '../../../server/access/identity/sign-in';
import { accounts, articles, roles } from '../../../server/base/db/schema';
import { nowhere } from '../support/test-app';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
const { db } = database;
const [article] = await db
  .insert(articles)
  .values({ type: 2, title: '市場觀察', publishDate: '2026-11-01', status: 0, sort: 1 })
  .returning();
const [role] = await db
  .insert(roles)
  .values({ name: '編輯', claims: ['Permissions.Articles.Edit'] })
  .returning();
const [account] = await db
  .insert(accounts)
  .values({ account: 'editor', name: '編輯', roleId: role?.id ?? null })
  .returning();
const id = article?.id ?? 0;
const headers = { authorization: `Bearer ${(await openSession(db, account?.id ?? 0, nowhere)).token}` };
afterAll(() => database.close());

it.each<[string, pg.PoolConfig]>([
  ['the longest time of a statement', { statement_timeout: 300 }],
  ['the longest time for a lock', { lock_timeout: 300 }],
])(
  'a write that waits for a record longer than %s can be retried: 503 with Retry-After',
  async (_, limit) => {
    const own = connect(database.url, limit);
    const app = await buildApp(
      readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: database.url }),
      own.db,
    );
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from articles where id = $1 for update', [id]);
    const write = () =>
      app.inject({
        method: 'PUT',
        url: '/api/v1/Articles/edit-status',
        headers,
        payload: { id, status: 1 },
      });
    const refused = await write();
    await holder.query('rollback');
    holder.release();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '5',
      {
        succeeded: false,
        messages: ['系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務'],
        data: null,
      },
    ]);
    expect((await write()).statusCode).toBe(200);
    await app.close();
    await own.close();
  },
);
