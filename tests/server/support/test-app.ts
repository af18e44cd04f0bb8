import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import type { PooledDb } from '../../../server/base/db/client';
import { accounts, roles } from '../../../server/base/db/schema';
import type { LogStream } from '../../../server/base/logging/logging';
import type { FreeBytes } from '../../../server/access/plugins/disk-guard';
import { openSession } from '../../../server/access/identity/sign-in';
import { hashPassword } from '../../../server/base/secrets/passwords';
import { assertContract } from './contract-answers';
import { multipart } from './multipart';
import { createTestDatabase, type TestDatabase } from './test-database';

interface Call extends Omit<InjectOptions, 'headers' | 'payload'> {
  url: string;
  headers?: InjectOptions['headers'] | undefined;
  payload?: InjectOptions['payload'] | undefined;
  /** Sent as the app sends forms, instead of a payload. */
  form?: object | undefined;
}

export interface TestApp {
  /** Calls the app and checks the answer against the contract. */
  inject(call: Call): Promise<LightMyRequestResponse>;
  db: PooledDb;
  /** Address of the database, for further connections and server processes. */
  databaseUrl: string;
  /** The app itself, for hooks before the first call and for sockets. */
  app: FastifyInstance;
  /** Signs in a new account with these claims; resolves to its authorization header. */
  signInAs(claims: readonly string[]): Promise<{ authorization: string }>;
  /** Adds an account with this password and these claims. */
  addAccount(account: string, password: string, claims?: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

/** An answer of the API, with its status. */
export interface Answer<T = Record<string, unknown>> {
  status: number;
  succeeded: boolean;
  messages: string[];
  data: T;
  errors?: Record<string, string[]>;
}
export const answered = <T = Record<string, unknown>>(answer: LightMyRequestResponse): Answer<T> => ({
  status: answer.statusCode,
  ...answer.json<Omit<Answer<T>, 'status'>>(),
});

let count = 0;
/** Origin of tests' sessions. */
export const nowhere = { operation: '', requestId: '', address: '', userAgent: '' };

/** The app on a new or given database; `freeBytes` replaces its disk's, `logStream` its log. */
export async function createTestApp(
  env: Record<string, string> = {},
  freeBytes?: FreeBytes,
  logStream?: LogStream,
  database?: TestDatabase,
): Promise<TestApp> {
  return appOn(database ?? (await createTestDatabase()), env, freeBytes, logStream);
}

async function appOn(
  database: TestDatabase,
  env: Record<string, string>,
  freeBytes?: FreeBytes,
  logStream?: LogStream,
): Promise<TestApp> {
  const { db } = database;
  const app = await buildApp(
    readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: database.url, ...env }),
    db,
    // Never refuses calls as overloaded, because a busy machine also delays the event loop of tests.
    { freeBytes, logStream, maxLoopWaitMs: Infinity },
  );
  const addAccount: TestApp['addAccount'] = async (account, password, claims = []) => {
    count += 1;
    const [role] = await db
      .insert(roles)
      .values({ name: `角色 ${count}`, claims: [...claims] })
      .returning({ id: roles.id });
    const passwordHash = password ? await hashPassword(password) : null;
    const [row] = await db
      .insert(accounts)
      .values({ account, name: `同仁 ${count}`, roleId: role?.id ?? null, passwordHash })
      .returning({ id: accounts.id });
    if (!row) throw new Error('no account');
    return row.id;
  };
  return {
    inject: async ({ form, payload, headers, ...call }) => {
      const sent = form ? await multipart(form) : { payload, headers: {} };
      const answer = await app.inject({
        ...call,
        headers: { ...headers, ...sent.headers },
        ...(sent.payload === undefined ? {} : { payload: sent.payload }),
      });
      assertContract(call.method ?? 'GET', call.url, answer.statusCode, answer.body);
      return answer;
    },
    db,
    databaseUrl: database.url,
    app,
    addAccount,
    signInAs: async (claims) => {
      const id = await addAccount(`staff-${count + 1}`, '', claims);
      const { token } = await openSession(db, id, nowhere);
      return { authorization: `Bearer ${token}` };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
