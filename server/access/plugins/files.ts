import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../../base/db/client';
import { files } from '../../base/db/schema';
import { ServiceError } from '../../base/contract/errors';
import { assertStore, type FileStore } from '../../base/files/store';
import { SharedFiles } from '../../base/files/shared-files';
import { serverText } from '../../base/contract/text';
import { matchesEtag } from '../../base/files/etag';
import { keyed } from './shared-cache';

interface StoredFile<Bytes = Buffer> {
  extension: string;
  mime: string;
  bytes: Bytes;
}

interface LoadedFile extends StoredFile {
  /** When its row was read. */
  readAt: number;
}

interface Options {
  db: Db;
  store?: FileStore | undefined;
  /** Maximum bytes of all files being sent. */
  maxBytes?: number;
}

/** Browsers ask for fonts as for foreign answers, and a page in a sandbox is of no host. */
const faceType = 'font/woff2';
const defaultMaxBytes = 128 * 1024 * 1024;
/** Chunk size of files; sending in chunks makes the reading speed measurable. */
const pieceBytes = 64 * 1024;
/**
 * Age after which a row is read again: a slow store could send a deleted file after its last purge
 * (server/subjects/sites/page-purges.ts).
 */
const maxRowAgeMs = 5_000;

/**
 * Stored files under their hash: immutable, with their exact type, as a download unless a picture or face
 * (decisions/008-stored-files-and-rich-text).
 */
export const storedFiles = fastifyPlugin<Options>(async (app, { db, store, maxBytes = defaultMaxBytes }) => {
  const sent = new SharedFiles<LoadedFile | null>(maxBytes);
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params, headers }, reply) => {
    const [, sha, extension] = /^([0-9a-f]{64})\.([a-z0-9]{2,5})$/.exec(params.name) ?? [];
    if (!sha) throw new ServiceError(404, serverText.notFound);
    const etag = `"${sha}"`;
    const isFresh = matchesEtag(headers['if-none-match'], etag);
    const file = isFresh
      ? await findFile(db, sha)
      : await sent.read(sha, reply.raw, (reserve) => loadFile(db, store, sha, reserve));
    // Runs before the headers are set: an error must not be cached for a year.
    if (!file || file.extension !== extension || !(await isStillStored(db, sha, file))) {
      throw new ServiceError(404, serverText.notFound);
    }
    reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      ...keyed([`file-${sha}`]),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (file.mime === faceType) reply.header('access-control-allow-origin', '*');
    if (!file.bytes) return reply.status(304).send();
    if (!/^(?:image|font)\//.test(file.mime)) reply.header('content-disposition', 'attachment');
    return reply
      .header('content-length', file.bytes.length)
      .type(file.mime)
      .send(Readable.from(piecesOf(file.bytes), { objectMode: false }));
  });
});

/** Media type of a file whose bytes may not be needed. */
async function findFile(db: Db, sha: string): Promise<StoredFile<null> | null> {
  const { extension, mime } = files;
  const [file] = await db.select({ extension, mime }).from(files).where(eq(files.sha, sha));
  return file ? { ...file, bytes: null } : null;
}

async function isStillStored(db: Db, sha: string, file: LoadedFile | StoredFile<null>): Promise<boolean> {
  if (!('readAt' in file) || performance.now() - file.readAt < maxRowAgeMs) return true;
  return (await findFile(db, sha)) !== null;
}

async function loadFile(
  db: Db,
  store: FileStore | undefined,
  sha: string,
  reserve: (bytes: number) => void,
): Promise<LoadedFile | null> {
  const { extension, mime, size, bytes } = files;
  const readAt = performance.now();
  const [file] = await db.select({ extension, mime, size, bytes }).from(files).where(eq(files.sha, sha));
  if (!file) return null;
  reserve(file.size);
  if (file.bytes) return { ...file, bytes: file.bytes, readAt };
  assertStore(store);
  return { ...file, bytes: await store.get({ sha, extension: file.extension }), readAt };
}

/** Views of the same memory. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
