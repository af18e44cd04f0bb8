import { setImmediate as endOfTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { asc, eq } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { files, proofEntries, proofPages } from '../../base/db/schema';
import { assertStore, type FileStore } from '../../base/files/store';
import { taipeiTime } from '../../base/contract/taipei-time';
import {
  archiveName,
  pageName,
  proofNames,
  type ProofChain,
  type ProofIndex,
  type ZipEntry,
  zipFrame,
  zipLimits,
} from '../pages/proof-file';
import { listKeys, signerOf } from './keys';
import { pagesAsOf, type ProofFile, type ProofManifest, readManifest, sha256, shasIn } from './manifest';
import { proofText } from './text';

type Entry = typeof proofEntries.$inferSelect;

export function chainOf(db: Db, caseId: number): Promise<Entry[]> {
  return db
    .select()
    .from(proofEntries)
    .where(eq(proofEntries.caseId, caseId))
    .orderBy(asc(proofEntries.number));
}

export async function keysOnWire(db: Db): Promise<ProofChain['keys']> {
  const keys = await listKeys(db);
  return keys.map(({ id, publicKey, createdOn }) => ({ id, publicKey, createdOn: createdOn.toISOString() }));
}

/** A file of the archive, read when it is needed. */
interface Member {
  name: string;
  read: () => Promise<Uint8Array>;
}

type Measured = Member & ZipEntry & { sha: string };

interface Archive {
  name: string;
  size: number;
  /** The archive in pieces of one file at most; `readmit` runs before each. */
  pieces: (readmit: () => Promise<void>) => AsyncGenerator<Uint8Array>;
}

/**
 * Archive for counsel: an entry's page and files, the whole chain, keys and an explanation. Its files are read twice,
 * one at a time: for the index, which precedes them, and when they are sent. Throws 404, 413 and StoreError.
 */
export async function proofArchive(
  db: Db,
  { config, store }: { config: Config; store: FileStore | undefined },
  { caseId, number, at }: { caseId: number; number: number; at: Date },
): Promise<Archive> {
  const entries = await chainOf(db, caseId);
  const entry = entries.find((each) => each.number === number);
  if (!entry) throw new ServiceError(404, serverText.notFound);
  const manifest = readManifest(entry.manifest);
  const chain: ProofChain = {
    entries: entries.map(({ manifest: text, hash, signature, keyId }) => ({
      manifest: text,
      hash,
      signature,
      keyId,
    })),
    keys: await keysOnWire(db),
  };
  const own = await measuredAll([
    text(proofText.readmeName, proofText.readme(manifest, at.toISOString())),
    ...(await pageOf(db, manifest)),
    text('manifest.json', entry.manifest),
    text(proofNames.chain, JSON.stringify(chain)),
  ]);
  const shown = new Set<string>();
  const further = await measuredAll(furtherOf(db, entries.slice(0, entries.indexOf(entry) + 1)), (page) => {
    for (const sha of shasIn(page.toString('utf8'))) shown.add(sha);
  });
  const pictures = await measuredAll(
    filesOf(manifest, entries, shown).map(({ path, sha256: sha }) => ({
      name: archiveName(path),
      read: () => bytesOf(db, store, sha),
    })),
  );
  const measured = [...own, ...further, ...pictures];
  const { keyId, signed } = await signerOf(db, config.secretKeys);
  const index: ProofIndex = {
    format: 1,
    caseId,
    number,
    at: at.toISOString(),
    keyId,
    files: measured.map(({ name, sha, size }) => ({ name, sha256: sha, size })),
  };
  const indexText = JSON.stringify(index, null, 2);
  const heads = [text(proofNames.index, indexText), text(proofNames.signature, signed(indexText))];
  return { name: fileNameOf(manifest, at), ...zipOf([...(await measuredAll(heads)), ...measured]) };
}

/** Throws 413. */
function zipOf(members: readonly Measured[]): Pick<Archive, 'size' | 'pieces'> {
  if (members.length > zipLimits.files) throw new ServiceError(413, proofText.tooLarge);
  const frame = zipFrame(members);
  if (frame.size > zipLimits.bytes) throw new ServiceError(413, proofText.tooLarge);
  return {
    size: frame.size,
    pieces: async function* pieces(readmit) {
      for (const [place, { read, sha }] of members.entries()) {
        await readmit();
        const bytes = await read();
        // Heads and index name the bytes of the first reading.
        if (sha256(Buffer.from(bytes)) !== sha) throw new Error('A file of the proof has changed meanwhile');
        yield frame.heads[place] ?? new Uint8Array();
        yield bytes;
      }
      yield frame.end;
    },
  };
}

const text = (name: string, content: string): Member => {
  const bytes = Buffer.from(content);
  return { name, read: async () => bytes };
};

/** Hash, size and checksum of each file; only one is in memory at a time. */
async function measuredAll(members: readonly Member[], see?: (bytes: Buffer) => void) {
  const all: Measured[] = [];
  for (const member of members) {
    const bytes = Buffer.from(await member.read());
    see?.(bytes);
    all.push({ ...member, sha: sha256(bytes), size: bytes.length, crc: crc32(bytes) });
    // Bytes that need no query must not hold up other calls either.
    await endOfTurn();
  }
  return all;
}

/** The unchanged bytes of the page, and a copy that shows its pictures from the unpacked folder. */
async function pageOf(db: Db, { page }: ProofManifest): Promise<Member[]> {
  const bytes = page && (await pageBytes(db, page.sha256));
  if (!bytes) return [];
  const copy = bytes
    .toString('utf8')
    .replaceAll(/<script\b(?:[^<]|<(?!\/?script\b))*<\/script>/g, '')
    .replaceAll(/(?<=["' ,(=])\/files\//g, 'files/');
  return [{ name: proofNames.page, read: async () => bytes }, text('view.html', copy)];
}

/** Further pages as of the last of these entries. */
function furtherOf(db: Db, entries: readonly Entry[]): Member[] {
  const pages = pagesAsOf(entries.map(({ manifest }) => readManifest(manifest)));
  return [...pages].map(([path, { sha256: sha }]) => ({
    name: pageName(path),
    read: async () => (await pageBytes(db, sha)) ?? new Uint8Array(),
  }));
}

/** Files of an entry, and those that its further pages show, from any entry that lists them; each address once. */
function filesOf(
  { files: own }: ProofManifest,
  entries: readonly Entry[],
  shown: ReadonlySet<string>,
): ProofFile[] {
  const listed = entries.flatMap(({ manifest }) => readManifest(manifest).files);
  const all = [...own, ...listed.filter(({ sha256: sha }) => shown.has(sha))];
  return [...new Map(all.map((file) => [file.path, file])).values()];
}

export async function pageBytes(db: Db, sha: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ bytes: proofPages.bytes }).from(proofPages).where(eq(proofPages.sha, sha));
  return row?.bytes;
}

async function bytesOf(db: Db, store: FileStore | undefined, sha: string): Promise<Uint8Array> {
  const [file] = await db
    .select({ bytes: files.bytes, extension: files.extension })
    .from(files)
    .where(eq(files.sha, sha));
  if (!file) return new Uint8Array();
  if (file.bytes) return file.bytes;
  assertStore(store);
  return store.get({ sha, extension: file.extension });
}

function fileNameOf({ address, caseId }: ProofManifest, at: Date): string {
  const stamp = taipeiTime(at).replaceAll(/[/:]/g, '').replace(' ', '-');
  return `${address?.split('/').at(-1) ?? caseId}_${stamp}.zip`;
}
