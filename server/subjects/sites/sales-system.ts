import { asc } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import type { UnauditedTx } from '../../base/db/transaction';
import { salesCases } from '../../base/db/schema';
import { Refusal } from '../../base/contract/errors';
import type { components } from '../../../openapi/generated/types';
import { similarCodes } from './similar-codes';
import { findsKeyword, isSameName } from '../../records/records';

export type SalesCase = components['schemas']['SalesCase'];

/** Case with this code in the company's sales system; in our table if none is configured (decisions/004-entities). */
export async function findSalesCase(db: Db, isaleUrl: string | undefined, code: string): Promise<SalesCase> {
  const found = isaleUrl ? await ask(isaleUrl, code) : await lookUp(db, code);
  if (!found) throw new Refusal('salesCaseNotFound');
  return found;
}

/** Longer than any case code; limits the cost of comparing. */
const maxCodeLength = 60;
const maxNear = 5;
const maxFound = 20;
/** More cases than any developer has; further ones are neither kept by staff nor searched. */
export const maxSalesCases = 5000;

/** Known cases of the sales system with a similar code. */
export async function listNearSalesCases(db: Db, code: string): Promise<SalesCase[]> {
  if (code.length > maxCodeLength) return [];
  return similarCodes(code, await db.select().from(salesCases).limit(maxSalesCases), maxNear);
}

/** Known cases of the sales system with the keyword in name, district or code, by name; none for blanks. */
export async function searchSalesCases(db: Db, keyword: string | undefined): Promise<SalesCase[]> {
  const having = findsKeyword(keyword, [salesCases.title, salesCases.district, salesCases.code]);
  if (!having) return [];
  return db
    .select()
    .from(salesCases)
    .where(having)
    .orderBy(asc(salesCases.title), asc(salesCases.code))
    .limit(maxFound);
}

/** Stores an answer of the sales system, for suggestions after a mistyped code. */
export async function storeSalesCase(tx: UnauditedTx, { code, title, district }: SalesCase): Promise<void> {
  const values = { title, district };
  await tx
    .insert(salesCases)
    .values({ code, ...values })
    .onConflictDoUpdate({ target: salesCases.code, set: values });
}

async function lookUp(db: Db, code: string): Promise<SalesCase | undefined> {
  const [row] = await db.select().from(salesCases).where(isSameName(salesCases.code, code));
  return row;
}

async function ask(isaleUrl: string, code: string): Promise<SalesCase | undefined> {
  // These would address another resource of the sales system.
  if (code === '.' || code === '..') return undefined;
  const answer = await fetch(`${isaleUrl.replace(/\/$/, '')}/${encodeURIComponent(code)}`, {
    signal: AbortSignal.timeout(5_000),
    redirect: 'error',
    headers: { accept: 'application/json' },
  }).catch(() => undefined);
  if (answer?.status === 404) return undefined;
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (!isSalesCase(body)) throw new Refusal('salesUnavailable');
  return { code: body.code, title: body.title, district: body.district };
}

function isSalesCase(body: unknown): body is SalesCase {
  return (
    typeof body === 'object' &&
    body !== null &&
    ['code', 'title', 'district'].every(
      (key) => key in body && typeof body[key as keyof typeof body] === 'string',
    )
  );
}
