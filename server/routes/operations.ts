import { sql } from 'drizzle-orm';
import type { Handlers } from '../contract';

/** For operators of the server (decisions 3). */
export const operationsHandlers = {
  getHealth: async () => ({ status: 'ok' }),
  getReadiness: async ({ db }) => {
    await db.execute(sql`select 1`);
    return { status: 'ready' };
  },
} satisfies Partial<Handlers>;
