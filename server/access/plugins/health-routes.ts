import type pg from 'pg';
import type { Handlers } from '../calls/operations';
import { assertReached } from '../../base/db/reach';
import { commit, release } from '../../base/process/release';

const build = { version: release, ...(commit === undefined ? {} : { commit }) };

/** For operators of the server (decisions/003-calls-beyond-the-specification, decisions/027-outages-and-read-only). */
export const operationsHandlers = (pool: pg.Pool) =>
  ({
    getHealth: async () => ({ status: 'ok', ...build }),
    getReadiness: async ({ request }) => {
      await assertReached(pool);
      return { status: (await request.server.refusesWrites()) ? 'read-only' : 'ready' };
    },
  }) satisfies Partial<Handlers>;
