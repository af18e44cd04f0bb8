import { eq, sql } from 'drizzle-orm';
import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../db/client';
import { files } from '../db/schema';
import { ServiceError } from '../errors';
import { assertStore, type FileKey, type FileStore } from '../services/file-store';
import { serverText } from '../text';
import { isKnown } from './etag';
import { keyed } from './shared-cache';

/** Stored files under their hash: immutable, of exactly their type, a download unless a picture (decisions 8). */
export const storedFiles = fastifyPlugin<{ db: Db; store?: FileStore | undefined }>(
  async (app, { db, store }) => {
    app.get<{ Params: { name: string } }>('/files/:name', async ({ params, headers }, reply) => {
      const [, sha, extension] = /^([0-9a-f]{64})\.([a-z0-9]{2,5})$/.exec(params.name) ?? [];
      if (!sha) throw new ServiceError(404, serverText.notFound);
      const etag = `"${sha}"`;
      const isFresh = isKnown(headers['if-none-match'], etag);
      const [file] = await db
        .select({
          extension: files.extension,
          mime: files.mime,
          bytes: isFresh ? sql<null>`null` : files.bytes,
        })
        .from(files)
        .where(eq(files.sha, sha));
      // Before any header is set: an error must not be kept for a year.
      if (!file || file.extension !== extension) throw new ServiceError(404, serverText.notFound);
      const body = isFresh
        ? null
        : (file.bytes ?? (await fromStore(store, { sha, extension: file.extension })));
      reply.headers({
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        ...keyed([`file-${sha}`]),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (isFresh) return reply.status(304).send();
      if (!file.mime.startsWith('image/')) reply.header('content-disposition', 'attachment');
      return reply.type(file.mime).send(body);
    });
  },
);

function fromStore(store: FileStore | undefined, key: FileKey): Promise<Buffer> {
  assertStore(store);
  return store.get(key);
}
