import { asc, eq } from 'drizzle-orm';
import type { Config } from '../config/config';
import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';
import type { Db } from '../db/client';
import { files, proofEntries, proofPages } from '../db/schema';
import { assertStore, type FileStore } from '../files/store';
import { taipeiTime } from '../contract/taipei-time';
import {
  archiveName,
  pageName,
  pagesFolder,
  proofNames,
  type ProofChain,
  type ProofIndex,
  writeZip,
  type ZipFile,
} from '../site/proof-file';
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

/**
 * Archive for counsel: an entry's page and files, the whole chain, keys and an explanation. Throws 404 and StoreError.
 */
export async function proofArchive(
  db: Db,
  { config, store }: { config: Config; store: FileStore | undefined },
  { caseId, number, at }: { caseId: number; number: number; at: Date },
): Promise<{ zip: Uint8Array; name: string }> {
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
  const content: ZipFile[] = [
    text(proofText.readmeName, proofText.readme(manifest, at.toISOString())),
    ...(await pageOf(db, manifest)),
    text('manifest.json', entry.manifest),
    text(proofNames.chain, JSON.stringify(chain)),
    ...(await furtherOf(db, entries.slice(0, entries.indexOf(entry) + 1))),
  ];
  const shown = namedIn(content, entries);
  const named = new Map([...manifest.files, ...shown].map((file) => [file.path, file]));
  for (const { path, sha256: sha } of named.values()) {
    content.push({ name: archiveName(path), bytes: await bytesOf(db, store, sha) });
  }
  const { keyId, signed } = await signerOf(db, config.secretKeys);
  const index: ProofIndex = {
    format: 1,
    caseId,
    number,
    at: at.toISOString(),
    keyId,
    files: content.map(({ name, bytes }) => ({
      name,
      sha256: sha256(Buffer.from(bytes)),
      size: bytes.length,
    })),
  };
  const indexText = JSON.stringify(index, null, 2);
  const zip = writeZip([
    text(proofNames.index, indexText),
    text(proofNames.signature, signed(indexText)),
    ...content,
  ]);
  return { zip, name: fileNameOf(manifest, at) };
}

const text = (name: string, content: string): ZipFile => ({
  name,
  bytes: new Uint8Array(Buffer.from(content)),
});

/** The unchanged bytes of the page, and a copy that shows its pictures from the unpacked folder. */
async function pageOf(db: Db, { page }: ProofManifest): Promise<ZipFile[]> {
  const bytes = page && (await pageBytes(db, page.sha256));
  if (!bytes) return [];
  const copy = bytes
    .toString('utf8')
    .replaceAll(/<script\b(?:[^<]|<(?!\/?script\b))*<\/script>/g, '')
    .replaceAll(/(?<=["' ,(=])\/files\//g, 'files/');
  return [{ name: proofNames.page, bytes: new Uint8Array(bytes) }, text('view.html', copy)];
}

/** Further pages as of the last of these entries. */
async function furtherOf(db: Db, entries: readonly Entry[]): Promise<ZipFile[]> {
  const found: ZipFile[] = [];
  for (const [path, { sha256: sha }] of pagesAsOf(entries.map(({ manifest }) => readManifest(manifest)))) {
    const bytes = await pageBytes(db, sha);
    if (bytes) found.push({ name: pageName(path), bytes: new Uint8Array(bytes) });
  }
  return found;
}

/** Files used by these pages, from any entry that lists them. */
function namedIn(content: readonly ZipFile[], entries: readonly Entry[]): ProofFile[] {
  const pages = content.filter(({ name }) => name.startsWith(pagesFolder));
  const wanted = new Set(pages.flatMap(({ bytes }) => shasIn(Buffer.from(bytes).toString('utf8'))));
  return entries
    .flatMap(({ manifest }) => readManifest(manifest).files)
    .filter(({ sha256: sha }) => wanted.has(sha));
}

export async function pageBytes(db: Db, sha: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ bytes: proofPages.bytes }).from(proofPages).where(eq(proofPages.sha, sha));
  return row?.bytes;
}

async function bytesOf(db: Db, store: FileStore | undefined, sha: string): Promise<Uint8Array<ArrayBuffer>> {
  const [file] = await db
    .select({ bytes: files.bytes, extension: files.extension })
    .from(files)
    .where(eq(files.sha, sha));
  if (!file) return new Uint8Array();
  if (file.bytes) return new Uint8Array(file.bytes);
  assertStore(store);
  return new Uint8Array(await store.get({ sha, extension: file.extension }));
}

function fileNameOf({ address, caseId }: ProofManifest, at: Date): string {
  const stamp = taipeiTime(at).replaceAll(/[/:]/g, '').replace(' ', '-');
  return `${address?.split('/').at(-1) ?? caseId}_${stamp}.zip`;
}
