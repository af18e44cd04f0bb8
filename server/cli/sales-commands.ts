import { asc } from 'drizzle-orm';
import type { Db, PooledDb } from '../db/client';
import { salesCases } from '../db/schema';
import { salesCommandText as text } from '../contract/text';
import { csvRows } from '../records/csv';
import { isSameName } from '../records/records';
import { CommandError } from './run-command';

type SalesCase = typeof salesCases.$inferSelect;

/** As the fields of a case and of its website take a code. */
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

/** All or none, so that a file with a mistake can be mended and read again. */
async function store(db: PooledDb, cases: readonly SalesCase[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const each of cases) {
      // One connection: one after another.
      // oxlint-disable-next-line no-await-in-loop
      await storeOne(tx, each);
    }
  });
}

/** Codes are told apart without their case, as they are looked up. */
async function storeOne(tx: Db, { code, title, district }: SalesCase): Promise<void> {
  const changed = await tx
    .update(salesCases)
    .set({ title, district })
    .where(isSameName(salesCases.code, code))
    .returning({ code: salesCases.code });
  if (changed.length === 0) await tx.insert(salesCases).values({ code, title, district });
}

/** The rows of a file; a first one that holds no code is its head. */
function readCases(csv: string): SalesCase[] {
  const rows = csvRows(csv).filter((row) => row.some((cell) => cell.trim() !== ''));
  const start = codePattern.test(rows[0]?.[0]?.trim() ?? '') ? 0 : 1;
  const cases = rows.slice(start).map((row, index) => checked(row, start + index + 1));
  if (cases.length === 0) throw new CommandError(text.emptyFile);
  return cases;
}

/** A case from its cells; throws CommandError with the line, where there is one. */
function checked([code = '', title = '', district = '']: readonly string[], line?: number): SalesCase {
  const found = { code: code.trim(), title: title.trim(), district: district.trim() };
  if (!codePattern.test(found.code)) throw new CommandError(text.badCode(found.code, line));
  if (!found.title || [found.title, found.district].some((each) => [...each].length > maxLength)) {
    throw new CommandError(text.badTitle(found.code, line));
  }
  return found;
}

/** Excel saves CSV for Taiwan in Big5 unless it is told otherwise. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('big5').decode(bytes);
  }
}
