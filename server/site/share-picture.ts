import { eq } from 'drizzle-orm';
import fastifyPlugin from 'fastify-plugin';
import { composeSite } from '../../src/site/compose';
import { focusOf } from '../../src/site/focus';
import type { ShareImage } from '../../src/site/ShareTags';
import type { PagePart, PicturePart } from '../../src/site/types';
import { ServiceError } from '../contract/errors';
import { publicPath, shareRoute } from '../contract/public-address';
import { serverText } from '../contract/text';
import type { Db } from '../db/client';
import { files } from '../db/schema';
import { encodeCrop } from '../files/encoding';
import { matchesEtag } from '../files/etag';
import { shaOf } from '../files/file-infos';
import { assertStore, type FileStore } from '../files/store';
import { type PublicHead, publicSite } from '../sites/public-site';
import { shareOf, someOrigin } from './drawn-page';

/** Size of a share picture (specification 5), and the most that chat programs load without hesitation. */
const size = { width: 1200, height: 630, maxBytes: 200_000 };
const maxKept = 50;

/** Share picture of a page: the one that staff chose, else a crop of the hero. */
export function sharePictureOf(head: PublicHead, parts: readonly PagePart[]): ShareImage | null {
  if (head.shareImage) return shareOf(head.shareImage);
  const hero = heroOf(parts);
  return (
    hero && {
      url: `${someOrigin}${publicPath(head.siteName)}/share.jpg?v=${hero.version}`,
      width: size.width,
      height: size.height,
    }
  );
}

/** Picture of a page's hero; its version names bytes and focus. */
function heroOf(parts: readonly PagePart[]) {
  const picture: PicturePart | null | undefined = composeSite(parts).hero?.picture;
  const sha = shaOf(picture?.filePath);
  if (!picture || !sha) return null;
  const focus = focusOf(picture);
  return { sha, focus, version: `${sha.slice(0, 16)}-${focus.x}-${focus.y}` };
}

/** Crops of heroes, made at the first request and kept for the next ones. */
export const sharePictures = fastifyPlugin<{ db: Db; store?: FileStore | undefined }>(
  async (app, { db, store }) => {
    const kept = new Map<string, Promise<Buffer>>();
    const cropOf = (hero: NonNullable<ReturnType<typeof heroOf>>): Promise<Buffer> => {
      const before = kept.get(hero.version);
      if (before) return before;
      const making = bytesOf(db, store, hero.sha).then((bytes) => encodeCrop(bytes, hero.focus, size));
      if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
      kept.set(hero.version, making);
      making.catch(() => kept.delete(hero.version));
      return making;
    };
    app.get<{ Params: { address: string } }>(shareRoute, async ({ params, headers }, reply) => {
      const site = await publicSite(db, params.address);
      const hero = site?.kind === 'page' ? heroOf(await site.parts()) : null;
      if (!hero) throw new ServiceError(404, serverText.notFound);
      const etag = `"${hero.version}"`;
      reply.headers({ etag, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' });
      if (matchesEtag(headers['if-none-match'], etag)) return reply.status(304).send();
      const bytes = await cropOf(hero);
      return reply.type('image/jpeg').send(bytes);
    });
  },
);

async function bytesOf(db: Db, store: FileStore | undefined, sha: string): Promise<Buffer> {
  const { extension, bytes } = files;
  const [file] = await db.select({ extension, bytes }).from(files).where(eq(files.sha, sha));
  if (!file) throw new ServiceError(404, serverText.notFound);
  if (file.bytes) return file.bytes;
  assertStore(store);
  return store.get({ sha, extension: file.extension });
}
