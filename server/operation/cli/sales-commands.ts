import { asc } from 'drizzle-orm';
import type { PooledDb } from '../../base/db/client';
import { salesCases } from '../../base/db/schema';
import { inTransaction } from '../../base/db/transaction';
import { csvText } from '../../records/csv';
import { readSalesCase, readSalesCases, storeSalesCases } from '../../subjects/sites/sales-codes';
import type { SalesCase } from '../../subjects/sites/sales-system';
import { CommandError } from './run-command';
import { salesCommandText as text } from './text';

/** Runs `add`, `list` or `import`; resolves to the lines to print. Throws CommandError. */
export async function runSalesCommand(
  db: PooledDb,
  [command, ...args]: readonly string[],
  readBytes: (file: string) => Promise<Uint8Array>,
): Promise<string[]> {
  const [first, title, district] = args;
  if (command === 'list' && args.length === 0) return list(db);
  if (
    command === 'add' &&
    first !== undefined &&
    title !== undefined &&
    district !== undefined &&
    args.length === 3
  ) {
    const read = readSalesCase([first, title, district]);
    if ('refusal' in read) throw new CommandError(read.refusal);
    await store(db, [read]);
    return [text.added(read.code)];
  }
  if (command === 'import' && first !== undefined && args.length === 1) {
    const read = readSalesCases(csvText(await readBytes(first)));
    if ('refusal' in read) throw new CommandError(read.refusal);
    await store(db, read.cases);
    return [text.imported(read.cases.length)];
  }
  throw new CommandError(text.usage);
}

async function list(db: PooledDb): Promise<string[]> {
  const rows = await db.select().from(salesCases).orderBy(asc(salesCases.code));
  return rows.length > 0
    ? rows.map(({ code, title, district }) => text.row(code, title, district))
    : [text.none];
}

/** All or none, so that a corrected file can be imported again. */
const store = (db: PooledDb, cases: readonly SalesCase[]) =>
  inTransaction(db, (tx) => storeSalesCases(tx, cases));
