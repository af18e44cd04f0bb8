import { asc, desc, sql } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import type { Db, PooledDb } from '../../base/db/client';
import { databaseTime } from '../../base/db/clock';
import type { Job, Log } from '../../base/db/job-runner';
import { proofHeads } from '../../base/db/schema';
import { inTransaction } from '../../base/db/transaction';
import { isSigned, type ProofKey, signerOf } from './keys';
import { sha256 } from './manifest';
import { dayMs } from '../../base/contract/taipei-time';

type Head = typeof proofHeads.$inferSelect;

/** Content of a head; its text is hashed and signed as stored. */
interface HeadContent {
  format: 1;
  at: string;
  /** Hash of the head before; null in the first. */
  previous: string | null;
  /** Site, number and hash of the newest entry of each chain. */
  chains: [caseId: number, number: number, hash: string][];
}

type HeadFault = 'headHash' | 'headKey' | 'headSignature' | 'headChain' | 'cut';

/** One line to store elsewhere; `npm run proof -- verify <line>` compares it. */
export const headLine = ({ id, hash }: Pick<Head, 'id' | 'hash'>): string => `${id}:${hash}`;

export function readHeadLine(line: string): { id: number; hash: string } | undefined {
  const [, id, hash = ''] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(line.trim()) ?? [];
  return id === undefined ? undefined : { id: Number(id), hash };
}

export async function newestHead(db: Db): Promise<Head | undefined> {
  const [head] = await db.select().from(proofHeads).orderBy(desc(proofHeads.id)).limit(1);
  return head;
}

/** Signs the current ends of all chains, unless a head of the last day has the same. */
export async function addHead(db: PooledDb, { secretKeys }: Config): Promise<Head | undefined> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('proof-heads'))`);
    const { rows } = await tx.execute<{ caseId: number; number: number; hash: string }>(
      sql`select distinct on (case_id) case_id as "caseId", number, hash from proof_entries order by case_id, number desc`,
    );
    if (rows.length === 0) return undefined;
    const before = await newestHead(tx);
    const chains = rows.map(({ caseId, number, hash }): HeadContent['chains'][number] => [
      caseId,
      number,
      hash,
    ]);
    const at = await databaseTime(tx);
    const isSame = before && JSON.stringify(contentOf(before)?.chains) === JSON.stringify(chains);
    if (isSame && at.getTime() - before.at.getTime() < dayMs) return undefined;
    const content: HeadContent = {
      format: 1,
      at: at.toISOString(),
      previous: before?.hash ?? null,
      chains,
    };
    const text = JSON.stringify(content);
    const { keyId, signed } = await signerOf(tx, secretKeys);
    const [made] = await tx
      .insert(proofHeads)
      .values({ at, text, hash: sha256(text), signature: signed(text), keyId })
      .returning();
    return made;
  });
}

function contentOf({ text }: Head): HeadContent | undefined {
  try {
    return JSON.parse(text) as HeadContent;
  } catch {
    return undefined;
  }
}

/** Faults of the heads, each with the chains that lack an entry listed in the head. */
export async function headFaults(
  db: Db,
  keys: readonly ProofKey[],
  hashOf: (caseId: number, number: number) => string | undefined,
): Promise<{ heads: number; faults: { id: number; fault: HeadFault; caseId?: number; number?: number }[] }> {
  const heads = await db.select().from(proofHeads).orderBy(asc(proofHeads.id));
  const faults = heads.flatMap((head, place) => {
    const { id } = head;
    const key = keys.find((each) => each.id === head.keyId);
    const content = contentOf(head);
    const own: HeadFault[] = [];
    if (head.hash !== sha256(head.text)) own.push('headHash');
    if (!key) own.push('headKey');
    else if (!isSigned(head.text, head.signature, key.publicKey)) own.push('headSignature');
    if ((content?.previous ?? null) !== (heads[place - 1]?.hash ?? null)) own.push('headChain');
    const cut = (content?.chains ?? [])
      .filter(([caseId, number, hash]) => hashOf(caseId, number) !== hash)
      .map(([caseId, number]) => ({ id, fault: 'cut' as const, caseId, number }));
    return [...own.map((fault) => ({ id, fault })), ...cut];
  });
  return { heads: heads.length, faults };
}

/** Runs every hour; the logged line is kept wherever logs are stored. */
export function proofHeadsJob(config: Config, log: Log): Job {
  return {
    name: 'proof-heads',
    everySeconds: 3_600,
    run: async (db) => {
      const head = await addHead(db, config);
      if (head) log.info({ proofHead: headLine(head) }, 'proof head');
      return { added: head ? 1 : 0 };
    },
  };
}
