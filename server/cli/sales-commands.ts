import { asc } from 'drizzle-orm';
import type { Db, PooledDb } from '../db/client';
import { salesCases } from '../db/schema';
import { salesCommandText as text } from './text';
import { csvRows } from '../records/csv';
import { isSameName } from '../records/records';
import { CommandError } from './run-command';

type SalesCase = typeof salesCases.$inferSelect;

/** The format of codes in forms. */
const codePattern = /^[A-Za-z0-9-]{1,60}$/;
const maxLength = 200;

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
    await store(db, [checked([first, title, district])]);
    return [text.added(first.trim())];
  }
  if (command === 'import' && first !== undefined && args.length === 1) {
    const cases = readCases(decoded(await readBytes(first)));
    await store(db, cases);
    return [text.imported(cases.length)];
  }
  throw new CommandError(text.usage);
}

async function list(db: PooledDb): Promise<string[]> {
  const rows = await db.select().from(salesCases).orderBy(asc(salesCases.code));
  return rows.length > 0
    ? rows.map(({ code, title, district }) => text.row(code, title, district))
    : [text.none];
}

/** All rows or none, so that a corrected file can be imported again. */
async function store(db: PooledDb, cases: readonly SalesCase[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const each of cases) {
      // One connection: one after another.
      // oxlint-disable-next-line no-await-in-loop
      await storeOne(tx, each);
    }
  });
}

/** Codes are compared ignoring case, as in look-ups. */
async function storeOne(tx: Db, { code, title, district }: SalesCase): Promise<void> {
  const changed = await tx
    .update(salesCases)
    .set({ title, district })
    .where(isSameName(salesCases.code, code))
    .returning({ code: salesCases.code });
  if (changed.length === 0) await tx.insert(salesCases).values({ code, title, district });
}

/** Rows of a file; a first row without a code is the header. */
function readCases(csv: string): SalesCase[] {
  const rows = csvRows(csv).filter((row) => row.some((cell) => cell.trim() !== ''));
  const start = codePattern.test(rows[0]?.[0]?.trim() ?? '') ? 0 : 1;
  const cases = rows.slice(start).map((row, index) => checked(row, start + index + 1));
  if (cases.length === 0) throw new CommandError(text.emptyFile);
  return cases;
}

/** Validates the cells of a case; throws CommandError, with the line if given. */
function checked([code = '', title = '', district = '']: readonly string[], line?: number): SalesCase {
  const found = { code: code.trim(), title: title.trim(), district: district.trim() };
  if (!codePattern.test(found.code)) throw new CommandError(text.badCode(found.code, line));
  if (!found.title || [found.title, found.district].some((each) => [...each].length > maxLength)) {
    throw new CommandError(text.badTitle(found.code, line));
  }
  return found;
}

/** Excel for Taiwan saves CSV in Big5 by default. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('big5').decode(bytes);
  }
}
