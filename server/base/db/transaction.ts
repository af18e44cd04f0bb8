import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';
import type { Db, PooledDb } from './client';
import * as schema from './schema';
import type { Trail } from './trail';
import { sqlState } from '../process/sql-state';

/** Transaction without an audit trail: for reads, and for tables that hold no records. */
export type UnauditedTx = Db & { readonly isTransaction: true; trail: Trail | undefined };

/**
 * Transaction with its audit trail (`withTrail`). Every change of a record requires one, so that none compiles without.
 */
export type Tx = UnauditedTx & { trail: Trail };

/** 40P01: deadlock, 40001: serialization failure. Both are rolled back and can be retried. */
const passing: ReadonlySet<string> = new Set(['40P01', '40001']);
const maxTries = 6;
const firstWaitMs = 10;

/** Rows of the last statement of a message. */
type Rows = readonly Readonly<Record<string, string>>[];

/**
 * Runs a change in a transaction and retries conflicts: no effects outside the database. `change` receives
 * the rows of `begin`. Throws 503.
 */
export async function inTransaction<T>(
  db: PooledDb,
  change: (tx: UnauditedTx, begun: Rows) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(db, change, begin);
    } catch (error) {
      if (!passing.has(sqlState(error))) throw error;
      if (tries === maxTries) throw new ServiceError(503, serverText.maintenance, { retryAfter: 1 });
      // Random, so that two conflicting transactions do not collide again.
      await delay(Math.random() * firstWaitMs * 2 ** tries);
    }
  }
}

const lastSent = new WeakMap<UnauditedTx, Promise<unknown>>();

/**
 * Sends the commit without awaiting the last statement, which must already be sent: after the commit it would
 * run outside the transaction.
 */
export function pipelineCommit(tx: UnauditedTx, sent: Promise<unknown>): void {
  // An error before the commit is reported instead.
  sent.catch(() => {});
  lastSent.set(tx, sent);
}

/** Answers of two statements sent together, in this order. If the first fails, throws its error. */
export async function awaitInOrder<A, B>(first: A | Promise<A>, second: Promise<B>): Promise<[A, B]> {
  second.catch(() => {});
  return [await first, await second];
}

async function attempt<T>(
  db: PooledDb,
  change: (tx: UnauditedTx, begun: Rows) => Promise<T>,
  begin: string,
): Promise<T> {
  const client = await db.$client.connect();
  const tx = transactionOn(client);
  pools.set(tx, db);
  notices.get(tx)?.clear();
  let broken: Error | undefined;
  try {
    // One result for each statement of the message.
    const begun = [await client.query<Record<string, string>>(begin)].flat().at(-1)?.rows ?? [];
    const result = await change(tx, begun);
    // After any failed statement PostgreSQL answers a commit with a rollback.
    const [, { command }] = await awaitInOrder(lastSent.get(tx), client.query('commit'));
    if (command === 'ROLLBACK') throw new Error('Nothing was stored: a statement before it had failed');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    lastSent.delete(tx);
    client.release(broken);
  }
}

const transactions = new WeakMap<pg.PoolClient, UnauditedTx>();
const pools = new WeakMap<Db, PooledDb>();

/** The pooled database of a transaction, as a key for caches; else the given one. */
export const databaseOf = (db: Db): Db => pools.get(db) ?? db;

const notices = new WeakMap<UnauditedTx, Set<string>>();

/** Whether a trigger has raised this notice in the transaction; it arrives before the answer of its statement. */
export const wasNoticed = (tx: UnauditedTx, message: string): boolean =>
  notices.get(tx)?.has(message) ?? false;

const hooks = new WeakMap<Db, (tx: Tx) => Promise<void>>();

/** Runs `hook` before the commit of each audited change of this database, in its transaction. */
export function beforeCommits(db: PooledDb, hook: (tx: Tx) => Promise<void>): void {
  hooks.set(db, hook);
}

/** Runs the hook of the transaction's database. */
export async function beforeCommit(tx: Tx): Promise<void> {
  await hooks.get(databaseOf(tx))?.(tx);
}

/** One object per connection, so that its prepared statements are built once. */
function transactionOn(client: pg.PoolClient): UnauditedTx {
  let tx = transactions.get(client);
  if (!tx) {
    const nested = () => {
      throw new Error('A change runs in the transaction that it was given');
    };
    tx = Object.assign(drizzle(client, { schema }), {
      isTransaction: true as const,
      trail: undefined,
      transaction: nested,
    });
    transactions.set(client, tx);
    const noticed = new Set<string>();
    notices.set(tx, noticed);
    client.on('notice', ({ message = '' }) => noticed.add(message));
  }
  return tx;
}
