import { setTimeout } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { byServer, withTrail } from '../../base/audit/audit';
import { importText as text } from './text';
import { ServiceError } from '../../base/contract/errors';
import type { Db, PooledDb } from '../../base/db/client';
import { inArray, notInArray } from '../../base/db/in-array';
import type { Counts, Job } from '../../base/db/job-runner';
import { accounts, importRows, imports } from '../../base/db/schema';
import type { Actor } from '../../base/db/trail';
import { inTransaction } from '../../base/db/transaction';
import { processRows } from './import-rows';
import { stop } from './import-states';
import { LostClaimsError } from './present-claims';
import { fetchPictures, type PictureSources, removePictures } from './picture-job';

type Import = typeof imports.$inferSelect;

const maxLanes = 4;
const lookMs = 500;

/** Runs requested imports and undos, in the order of the file. */
export const importJob = (sources: PictureSources): Job => ({
  name: 'imports',
  everySeconds: 5,
  dueWhen: sql`exists (select from ${imports} where state in ('queued', 'undoing'))`,
  run: (db, signal) => runImports(db, signal, sources),
});

/** One lane for each account, so that nobody waits for another's file. */
async function runImports(db: PooledDb, signal: AbortSignal, sources: PictureSources): Promise<Counts> {
  const running = new Map<number, Promise<void>>();
  const failed = new Map<number, unknown>();
  let rows = 0;
  for (;;) {
    const waiting = signal.aborted ? [] : await nextImports(db, [...running.keys(), ...failed.keys()]);
    for (const next of waiting.slice(0, maxLanes - running.size)) {
      const lane = laneOf(next);
      const run = runImport(db, next, { ...sources, signal })
        .then(
          (done) => void (rows += done),
          (error: unknown) => void failed.set(lane, error),
        )
        .finally(() => running.delete(lane));
      running.set(lane, run);
    }
    if (running.size === 0) {
      for (const error of failed.values()) throw error;
      return { rows };
    }
    // Looks again for imports that were requested meanwhile.
    await Promise.race([...running.values(), setTimeout(lookMs)]);
  }
}

const laneOf = ({ runById }: Pick<Import, 'runById'>) => runById ?? 0;

/** The oldest waiting import of each account without a lane. */
function nextImports(db: PooledDb, lanes: readonly number[]): Promise<Import[]> {
  const lane = sql`coalesce(${imports.runById}, 0)`;
  const own = db
    .selectDistinctOn([lane], { id: imports.id })
    .from(imports)
    .where(
      and(
        inArray(imports.state, ['queued', 'undoing']),
        lanes.length > 0 ? notInArray(lane, [...lanes]) : undefined,
      ),
    )
    .orderBy(lane, asc(imports.id));
  return db.select().from(imports).where(inArray(imports.id, own)).orderBy(asc(imports.id));
}

/** Runs one import or undo until it ends or is stopped; resolves to the number of processed rows. */
async function runImport(
  db: PooledDb,
  of: Import,
  { signal, ...sources }: PictureSources & { signal: AbortSignal },
): Promise<number> {
  const stopped = new AbortController();
  const watch = setInterval(() => {
    isRunning(db, of).then(
      (isOn) => isOn || stopped.abort(),
      () => {},
    );
  }, lookMs);
  const ending = AbortSignal.any([signal, stopped.signal]);
  let rows = 0;
  try {
    const actor = await actorOf(db, of);
    const isUndo = of.state === 'undoing';
    if (!isUndo) await fetchPictures(db, of, actor, { ...sources, signal: ending });
    for (;;) {
      if (ending.aborted) return rows;
      const done = await chunk(db, of, actor, isUndo);
      if (done === 0) break;
      rows += done;
    }
    if (isUndo) await removePictures(db, of, actor);
    await finish(db, of);
  } catch (error) {
    if (!(error instanceof LostClaimsError)) throw error;
    await stop(db, of, text.lostRights);
  } finally {
    clearInterval(watch);
  }
  return rows;
}

async function isRunning(db: PooledDb, { id, state }: Import): Promise<boolean> {
  return (await db.$count(imports, and(eq(imports.id, id), eq(imports.state, state)))) > 0;
}

async function actorOf(db: PooledDb, { runById, runBy }: Import): Promise<Actor> {
  const [account] =
    runById === null
      ? []
      : await db.select({ account: accounts.account }).from(accounts).where(eq(accounts.id, runById));
  return { id: runById, account: account?.account ?? '', name: runBy };
}

/** Resolves to the number of processed rows; 0 also if the import was stopped. Throws LostClaimsError. */
async function chunk(db: PooledDb, of: Import, actor: Actor, isUndo: boolean): Promise<number> {
  const [, origin] = byServer(isUndo ? 'undoImport' : 'runImport');
  const run = (rows?: Parameters<typeof processRows>[3]) =>
    inTransaction(db, (bare) =>
      withTrail(bare, actor, origin, (tx) => processRows(tx, of, actor.name, rows)),
    );
  try {
    return await run();
  } catch (error) {
    if (error instanceof LostClaimsError) throw error;
    // A row that the database refuses must not stop the others.
    return run({ limit: 1 }).catch((refusal: unknown) => run({ limit: 1, reason: reasonOf(refusal) }));
  }
}

const reasonOf = (error: unknown) => (error instanceof ServiceError ? error.message : text.refusedByDatabase);

/** Does nothing for an import that was stopped meanwhile. */
export async function finish(db: Db, { id, state }: Import): Promise<void> {
  if (state === 'undoing') {
    await db
      .update(imports)
      .set({ state: 'undone', undoneOn: sql`now()` })
      .where(and(eq(imports.id, id), eq(imports.state, state)));
    return;
  }
  await db.execute(sql`
    update ${imports} set state = 'done', finished_on = now(), counts = counts || (
      select jsonb_build_object('new', count(*) filter (where verdict = 'new'), 'changed', count(*) filter (where verdict = 'changed'),
        'same', count(*) filter (where verdict = 'same'), 'refused', count(*) filter (where verdict = 'refused'))
      from ${importRows} where import_id = ${id})
    where id = ${id} and state = ${state}`);
}
