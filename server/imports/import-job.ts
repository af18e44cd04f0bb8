import { setTimeout } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { byServer, withTrail } from '../audit/audit';
import { importText as text } from './text';
import { ServiceError } from '../contract/errors';
import type { Db, PooledDb } from '../db/client';
import { inArray, notInArray } from '../db/in-array';
import type { Counts, Job } from '../db/job-runner';
import { accounts, importRows, imports } from '../db/schema';
import type { Actor } from '../db/trail';
import { inTransaction, type Tx } from '../db/transaction';
import type { ImportKind } from './import-kind';
import { effectOfRows, stop } from './import-states';
import { importKinds } from './kinds';
import { assertClaims, LostClaimsError } from './present-claims';
import { fetchPictures, type PictureSources, removePictures, withItsPictures } from './picture-job';

type Import = typeof imports.$inferSelect;
type Row = typeof importRows.$inferSelect;
type Result = Pick<Row, 'place' | 'verdict' | 'reasons' | 'notes' | 'step' | 'recordId' | 'rowVersion'>;

/** Rows of one transaction, so that it holds its locks briefly. A stopped server continues after it. */
const chunkRows = 500;
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
  const run = (limit: number, reason?: string) =>
    inTransaction(db, (bare) =>
      withTrail(bare, actor, origin, (tx) => processRows(tx, of, actor.name, { limit, reason })),
    );
  try {
    return await run(chunkRows);
  } catch (error) {
    if (error instanceof LostClaimsError) throw error;
    // A row that the database refuses must not stop the others.
    return run(1).catch((reason: unknown) => run(1, reasonOf(reason)));
  }
}

/** Imports or undoes the next rows, or refuses them for the reason; resolves to their number. Throws LostClaimsError. */
export async function processRows(
  tx: Tx,
  of: Import,
  by: string,
  { limit = chunkRows, reason }: { limit?: number; reason?: string | undefined } = {},
): Promise<number> {
  const isUndo = of.state === 'undoing';
  const [on] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, of.id), eq(imports.state, of.state)))
    .for('share');
  if (!on) return 0;
  const rows = await nextRows(tx, of.id, isUndo, limit);
  if (rows.length === 0) return 0;
  // Whoever brought the file wrote its words, and approves none of them.
  const { createdById, runById } = of;
  if (!isUndo && createdById !== null && createdById !== runById) tx.trail.furtherAuthors = [createdById];
  await assertClaims(tx, of, effectOfRows(of, rows, isUndo ? 'undo' : 'import'));
  const kind = importKinds[of.kind];
  const work =
    reason !== undefined
      ? rows.map((row) => refused(row, reason))
      : isUndo
        ? await undoRows(tx, kind, rows, by)
        : await importChunk(tx, kind, await withItsPictures(tx, kind, rows), by);
  await noteResults(tx, of.id, work);
  return rows.length;
}

const reasonOf = (error: unknown) => (error instanceof ServiceError ? error.message : text.refusedByDatabase);

const refused = (row: Row, reason: string): Result =>
  row.step === 'done'
    ? { ...row, step: 'kept' }
    : { ...row, verdict: 'refused', reasons: [reason], step: 'done' };

/** Locked, so that two processes never process the same rows. */
function nextRows(tx: Tx, importId: number, isUndo: boolean, limit: number): Promise<Row[]> {
  return tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.step, isUndo ? 'done' : 'planned'),
        inArray(importRows.verdict, ['new', 'changed']),
      ),
    )
    .orderBy(asc(importRows.place))
    .limit(limit)
    .for('update');
}

async function importChunk(tx: Tx, kind: ImportKind, rows: readonly Row[], by: string): Promise<Result[]> {
  const fresh = rows.filter(({ verdict }) => verdict === 'new');
  // The same record may have been added since the rehearsal.
  const known =
    fresh.length > 0
      ? await kind.find(
          tx,
          fresh.map(({ values }) => values),
        )
      : new Map<string, object>();
  const isKnown = ({ values }: Row) => known.has(kind.keyOf(values));
  const added = fresh.filter((row) => !isKnown(row));
  const saved =
    added.length > 0
      ? await kind.add(
          tx,
          added.map(({ values }) => values),
          by,
        )
      : [];
  const results: Result[] = [
    ...fresh.filter(isKnown).map((row) => ({ ...row, verdict: 'same' as const, step: 'done' as const })),
    ...added.map((row, place) => ({
      ...row,
      step: 'done' as const,
      recordId: saved[place]?.id ?? null,
      rowVersion: saved[place]?.rowVersion ?? null,
    })),
  ];
  for (const row of rows.filter(({ verdict }) => verdict === 'changed')) {
    const after = await save(tx, kind, row, row.values, by);
    results.push(
      'reason' in after
        ? { ...row, verdict: 'refused', reasons: [after.reason], step: 'done' }
        : { ...row, step: 'done', rowVersion: after.rowVersion },
    );
  }
  return results;
}

async function undoRows(tx: Tx, kind: ImportKind, rows: readonly Row[], by: string): Promise<Result[]> {
  const added = rows.filter(({ verdict }) => verdict === 'new');
  const saved = added.flatMap(({ recordId: id, rowVersion }) =>
    id && rowVersion ? [{ id, rowVersion }] : [],
  );
  const removedIds = new Set(saved.length > 0 ? await kind.removeUnedited(tx, saved, by) : []);
  const results: Result[] = added.map((row) => ({
    ...row,
    step: row.recordId !== null && removedIds.has(row.recordId) ? 'undone' : 'kept',
  }));
  for (const row of rows.filter(({ verdict }) => verdict === 'changed')) {
    const after = await save(tx, kind, row, row.before ?? {}, by);
    results.push({ ...row, step: 'reason' in after ? 'kept' : 'undone' });
  }
  return results;
}

async function save(
  tx: Tx,
  kind: ImportKind,
  { recordId: id, rowVersion }: Row,
  values: Row['values'],
  by: string,
): Promise<{ rowVersion: number } | { reason: string }> {
  if (!id || !rowVersion) return { reason: text.deletedMeanwhile };
  try {
    return await kind.save(tx, { id, rowVersion, values }, by);
  } catch (error) {
    // Both are determined before the first write.
    if (error instanceof ServiceError && error.status === 409) return { reason: text.editedMeanwhile };
    if (error instanceof ServiceError && error.status === 404) return { reason: text.deletedMeanwhile };
    throw error;
  }
}

async function noteResults(tx: Tx, importId: number, results: readonly Result[]): Promise<void> {
  const sent = JSON.stringify(
    results.map(({ place, verdict, reasons, notes, step, recordId, rowVersion }) => ({
      place,
      verdict,
      reasons,
      notes,
      step,
      recordId,
      rowVersion,
    })),
  );
  await tx.execute(sql`
    update ${importRows} set verdict = r.verdict, reasons = r.reasons, notes = r.notes, step = r.step, record_id = r."recordId", record_version = r."rowVersion"
    from jsonb_to_recordset(${sent}::jsonb) r(place int, verdict text, reasons jsonb, notes jsonb, step text, "recordId" int, "rowVersion" int)
    where import_rows.import_id = ${importId} and import_rows.place = r.place`);
}

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
