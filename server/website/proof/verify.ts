import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { files, proofEntries, proofHeads, proofStamps } from '../../base/db/schema';
import { assertStore, type FileStore } from '../../base/files/store';
import { pageBytes } from './archive';
import { headFaults } from './heads';
import { isSigned, listKeys, type ProofKey } from './keys';
import { type ProofManifest, readManifest, sha256 } from './manifest';
import { proofText as text } from './text';
import { stampFault } from './time-stamps';

type Entry = typeof proofEntries.$inferSelect;
type LinkFault = 'number' | 'chain' | 'hash' | 'signature' | 'key' | 'columns';

/** Faults of an entry itself and of its link to the previous one; stored pages and files are not read. */
export function linkFaults(entry: Entry, before: Entry | undefined, keys: readonly ProofKey[]): LinkFault[] {
  const faults: LinkFault[] = [];
  const key = keys.find(({ id }) => id === entry.keyId);
  if (entry.number !== (before?.number ?? 0) + 1) faults.push('number');
  if (entry.hash !== sha256(entry.manifest)) faults.push('hash');
  if (!key) faults.push('key');
  else if (!isSigned(entry.manifest, entry.signature, key.publicKey)) faults.push('signature');
  const manifest = parsed(entry.manifest);
  if (manifest?.previous !== (before?.hash ?? null)) faults.push('chain');
  const isSame =
    manifest?.number === entry.number &&
    manifest.caseId === entry.caseId &&
    manifest.at === entry.at.toISOString() &&
    (manifest.page?.sha256 ?? null) === entry.pageSha;
  if (!isSame) faults.push('columns');
  return faults;
}

function parsed(manifest: string): ProofManifest | undefined {
  try {
    return readManifest(manifest);
  } catch {
    return undefined;
  }
}

/** Number of the last entry before the first fault; null for none. */
export function brokenAfter(entries: readonly Entry[], keys: readonly ProofKey[]): number | null {
  const place = entries.findIndex((entry, at) => linkFaults(entry, entries[at - 1], keys).length > 0);
  return place < 0 ? null : (entries[place - 1]?.number ?? 0);
}

interface Verified {
  entries: number;
  pages: number;
  files: number;
  heads: number;
  stamps: number;
  /** One line for each fault. */
  faults: string[];
}

/** Verifies every entry, page and file of the proof against hash and signature, and the chains against their heads. */
export async function verifyAll(
  db: Db,
  store: FileStore | undefined,
  authorities: readonly string[] = [],
): Promise<Verified> {
  const keys = await listKeys(db);
  const entries = await db
    .select()
    .from(proofEntries)
    .orderBy(asc(proofEntries.caseId), asc(proofEntries.number));
  const faults: string[] = [];
  const [pages, named] = [new Map<string, string>(), new Map<string, string>()];
  for (const [place, entry] of entries.entries()) {
    const before = entries[place - 1];
    const at = text.entry(entry.caseId, entry.number);
    const own = linkFaults(entry, before?.caseId === entry.caseId ? before : undefined, keys);
    faults.push(...own.map((fault) => `${at}：${text.faults[fault]}`));
    const manifest = parsed(entry.manifest);
    if (manifest?.page) pages.set(manifest.page.sha256, at);
    for (const { page } of manifest?.pages ?? []) if (page) pages.set(page.sha256, at);
    for (const file of manifest?.files ?? []) named.set(file.sha256, at);
  }
  for (const [sha, at] of pages) {
    const bytes = await pageBytes(db, sha);
    if (!bytes || sha256(bytes) !== sha) faults.push(`${at}：${text.faults.page}`);
  }
  for (const [sha, at] of named) {
    const fault = await fileFault(db, store, sha);
    if (fault) faults.push(`${at}：${fault}`);
  }
  const ends = await endFaults(db, entries, keys);
  const stamps = await stampFaults(db, entries, authorities);
  return {
    entries: entries.length,
    pages: pages.size,
    files: named.size,
    heads: ends.heads,
    stamps: stamps.stamps,
    faults: [...faults, ...ends.faults, ...stamps.faults],
  };
}

/** A truncated chain is valid in itself, but lacks an entry listed in a head. */
async function endFaults(db: Db, entries: readonly Entry[], keys: readonly ProofKey[]) {
  const hashes = new Map(entries.map(({ caseId, number, hash }) => [`${caseId} ${number}`, hash]));
  const { heads, faults } = await headFaults(db, keys, (caseId, number) => hashes.get(`${caseId} ${number}`));
  // Later heads list a truncated chain too: once is enough.
  const lines = faults.map(({ id, fault, caseId, number }) =>
    caseId === undefined || number === undefined
      ? `${text.head(id)}：${text.faults[fault]}`
      : `${text.entry(caseId, number)}：${text.faults.cut}`,
  );
  return { heads, faults: [...new Set(lines)] };
}

async function stampFaults(db: Db, entries: readonly Entry[], authorities: readonly string[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const stamps = await db.select().from(proofStamps).orderBy(asc(proofStamps.entryId));
  const faults: string[] = [];
  for (const { entryId, token, at } of stamps) {
    const entry = byId.get(entryId);
    const fault = entry ? await stampFault(token, entry.manifest, at, authorities) : 'stampAlone';
    if (fault && entry) faults.push(`${text.entry(entry.caseId, entry.number)}：${text.faults[fault]}`);
    else if (fault) faults.push(text.faults[fault]);
  }
  return { stamps: stamps.length, faults };
}

/** Fault of a line stored elsewhere: the head is missing or differs. */
export async function lineFault(
  db: Db,
  { id, hash }: { id: number; hash: string },
): Promise<string | undefined> {
  const [head] = await db.select({ hash: proofHeads.hash }).from(proofHeads).where(eq(proofHeads.id, id));
  if (!head) return text.lineGone(id);
  return head.hash === hash ? undefined : text.lineOther(id);
}

async function fileFault(db: Db, store: FileStore | undefined, sha: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ extension: string; bytes: Buffer | null }>(
    sql`select extension, bytes from ${files} where sha = ${sha}`,
  );
  const [file] = rows;
  if (!file) return text.faults.missing(sha);
  let bytes = file.bytes;
  if (!bytes) {
    assertStore(store);
    bytes = await store.get({ sha, extension: file.extension }).catch(() => null);
  }
  return bytes && sha256(bytes) === sha ? undefined : text.faults.file(`${sha}.${file.extension}`);
}
