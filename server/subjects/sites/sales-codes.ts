import { asc, sql } from 'drizzle-orm';
import { limits } from '../../../openapi/generated/limits';
import { asTyped } from '../../../openapi/typed';
import type { components } from '../../../openapi/generated/types';
import { note } from '../../base/audit/audit';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, notFound } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { salesCases } from '../../base/db/schema';
import type { Tx, UnauditedTx } from '../../base/db/transaction';
import { csvRows } from '../../records/csv';
import { isSameName } from '../../records/records';
import { maxSalesCases, type SalesCase } from './sales-system';
import { salesCodeText as text } from './text';

type Schemas = components['schemas'];

const { code: codeLimit, title: titleLimit, district: districtLimit } = limits.SalesCodeCreate;
const codePattern = new RegExp(codeLimit.pattern);

/** Known cases of the sales system by code, or only their number; `isaleUrl`: the system that is asked instead. */
export async function listSalesCodes(
  db: Db,
  { countOnly }: { countOnly?: boolean | undefined },
  isaleUrl: string | undefined,
): Promise<Schemas['SalesCodeList']> {
  const items = countOnly
    ? []
    : await db.select().from(salesCases).orderBy(asc(salesCases.code)).limit(maxSalesCases);
  const count = countOnly ? await db.$count(salesCases) : items.length;
  return { items, count, limit: maxSalesCases, isAskedElsewhere: isaleUrl !== undefined };
}

/** Codes are added one call after the other, so that none is there twice in other letters. */
const lockCodes = (tx: UnauditedTx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('sales-codes'))`);

/** Throws 400 for a known code and when there are too many. */
export async function createSalesCode(tx: Tx, input: Bodies['createSalesCode']): Promise<void> {
  await lockCodes(tx);
  const [known] = await storedBy(tx, input.code);
  if (known) throw fieldError('code', text.taken(known.code, known.title));
  if ((await tx.$count(salesCases)) >= maxSalesCases) throw fieldError('code', text.full(maxSalesCases));
  const stored = trimmed(input);
  await tx.insert(salesCases).values(stored);
  note(tx, { ...audited(stored), action: 'create' });
}

/** Throws 404. */
export async function updateSalesCode(tx: Tx, code: string, input: Bodies['updateSalesCode']): Promise<void> {
  const [before] = await storedBy(tx, code);
  if (!before) throw notFound();
  const after = trimmed({ ...input, code: before.code });
  await tx.update(salesCases).set(after).where(isSameName(salesCases.code, code));
  note(tx, { ...audited(after), action: 'update', before: valuesOf(before) });
}

/** Throws 404. */
export async function deleteSalesCode(tx: Tx, code: string): Promise<void> {
  const [before] = await tx.delete(salesCases).where(isSameName(salesCases.code, code)).returning();
  if (!before) throw notFound();
  note(tx, { ...audited(before), after: null, action: 'delete', before: valuesOf(before) });
}

/** Adds and changes the cases of a table, all or none. Throws 400 with the line. */
export async function importSalesCodes(tx: Tx, table: string): Promise<Schemas['SalesCodesImported']> {
  const read = readSalesCases(table);
  if ('refusal' in read) throw fieldError('table', read.refusal);
  const { total, ...counts } = await storeSalesCases(tx, read.cases);
  if (total > maxSalesCases) throw fieldError('table', text.full(maxSalesCases));
  const { added, changed } = counts;
  if (added + changed > 0) {
    note(tx, {
      kind: 'salesCode',
      title: text.table,
      action: 'import',
      after: { addedCodes: added, changedCodes: changed },
    });
  }
  return counts;
}

/** Stores cases, of which those with a known code, ignoring case, keep its spelling; `total`: all that are known then. */
export async function storeSalesCases(
  tx: UnauditedTx,
  read: readonly SalesCase[],
): Promise<Schemas['SalesCodesImported'] & { total: number }> {
  await lockCodes(tx);
  const keyOf = (code: string) => code.toLowerCase();
  const known = new Map((await tx.select().from(salesCases)).map((each) => [keyOf(each.code), each]));
  // The last of several rows with one code counts.
  const wanted = [...new Map(read.map((each) => [keyOf(each.code), each])).values()];
  const added = wanted.filter(({ code }) => !known.has(keyOf(code)));
  const changed = wanted.flatMap((each) => {
    const before = known.get(keyOf(each.code));
    const differs = before && (before.title !== each.title || before.district !== each.district);
    return differs ? [{ ...each, code: before.code }] : [];
  });
  const stored = [...added, ...changed];
  if (stored.length > 0) {
    await tx
      .insert(salesCases)
      .values(stored)
      .onConflictDoUpdate({
        target: salesCases.code,
        set: { title: sql`excluded.title`, district: sql`excluded.district` },
      });
  }
  return {
    added: added.length,
    changed: changed.length,
    unchanged: wanted.length - stored.length,
    total: known.size + added.length,
  };
}

/**
 * Cases of a table of code, name and district: copied from a spreadsheet, with tabs, or CSV. A first row without a
 * code is the header; a refusal names the line.
 */
export function readSalesCases(table: string): { cases: SalesCase[] } | Refused {
  const rows = csvRows(table, table.includes('\t') ? '\t' : ',');
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const start = codePattern.test(filled[0]?.[0]?.trim() ?? '') ? 0 : 1;
  const read = filled.slice(start).map((row, index) => readSalesCase(row, start + index + 1));
  const refused = read.find(isRefused);
  if (refused) return refused;
  const cases = read.flatMap((each) => (isRefused(each) ? [] : [each]));
  return cases.length > 0 ? { cases } : { refusal: text.none };
}

/** The cells of one case; a refusal names the line, if given. */
export function readSalesCase(
  [code = '', title = '', district = '']: readonly string[],
  line?: number,
): SalesCase | Refused {
  const found = trimmed({ code: asTyped('code', code), title, district });
  if (!codePattern.test(found.code) || found.code.length > codeLimit.maxLength) {
    return { refusal: text.badCode(found.code, line) };
  }
  const isShort = [...found.title].length <= titleLimit.maxLength;
  const isRight = found.title && isShort && [...found.district].length <= districtLimit.maxLength;
  return isRight ? found : { refusal: text.badTitle(found.code, line) };
}

/** A table or case that is not stored, and why. */
interface Refused {
  refusal: string;
}
const isRefused = (read: SalesCase | Refused): read is Refused => 'refusal' in read;

const storedBy = (db: Db, code: string) =>
  db.select().from(salesCases).where(isSameName(salesCases.code, code));

const trimmed = ({ code, title, district }: SalesCase): SalesCase => ({
  code: code.trim(),
  title: title.trim(),
  district: district.trim(),
});

const valuesOf = ({ title, district }: SalesCase) => ({ title, district });

const audited = (stored: SalesCase) => ({
  kind: 'salesCode' as const,
  title: stored.code,
  after: valuesOf(stored),
});
