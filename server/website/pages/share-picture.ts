import fastifyPlugin from 'fastify-plugin';
import { areaRangeOf } from '../../../src/drawing/key-facts';
import { composeSite } from '../../../src/drawing/compose';
import { focusOf } from '../../../src/drawing/focus';
import type { ShareImage } from '../../../src/drawing/ShareTags';
import type { PagePart } from '../../../src/drawing/types';
import { ServiceError } from '../../base/contract/errors';
import { publicPath, shareRoute } from '../../base/contract/public-address';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import type { MadeRecipe } from '../../base/db/stored-values';
import { encodeCrop } from '../../base/files/encoding';
import { matchesEtag } from '../../base/files/etag';
import { shaOf } from '../../base/files/file-infos';
import { storedBytesOf } from '../../base/files/stored-bytes';
import type { FileStore } from '../../base/files/store';
import { type PublicHead, publicSite } from '../../subjects/sites/public-site';
import { maxNameLength, subTitleOf } from './card-words';
import { shareOf, someOrigin } from './drawn-page';
import { keyOf, madeFilesOf } from './made-files';
import { shareSize } from './share-card';

/** Names the drawing, so that a change of it makes new cards. */
const cardVersion = '1';
const maxKept = 50;

type Card = Extract<MadeRecipe, { kind: 'card' }>;

/** Picture of a site's shared link, unless staff chose one. */
interface OwnShare {
  /** SHA-256 of the hero's picture. */
  sha: string;
  focus: Card['focus'];
  /** Undefined for a name that is too long for a card. */
  card: Card | undefined;
  /** Names what the picture shows. */
  version: string;
}

/** Share picture of a page: the one that staff chose, else the drawn card, and a crop of the hero until it is made. */
export function sharePictureOf(head: PublicHead, parts: readonly PagePart[]): ShareImage | null {
  if (head.shareImage) return shareOf(head.shareImage);
  const own = ownShareOf(head, parts);
  const { width, height } = shareSize;
  return (
    own && { url: `${someOrigin}${publicPath(head.siteName)}/share.jpg?v=${own.version}`, width, height }
  );
}

/** Orders the card of a page, so that it is there before somebody shares the page. */
export async function orderCard(db: Db, head: PublicHead, parts: readonly PagePart[]): Promise<void> {
  const card = head.shareImage ? undefined : ownShareOf(head, parts)?.card;
  if (card) await madeFilesOf(db, [card]);
}

function ownShareOf(head: PublicHead, parts: readonly PagePart[]): OwnShare | null {
  const hero = composeSite(parts).hero;
  const sha = shaOf(hero?.picture?.filePath);
  if (!hero?.picture || !sha) return null;
  const focus = focusOf(hero.picture);
  const name = plain(head.caseTitle);
  const card: Card | undefined =
    [...name].length <= maxNameLength
      ? {
          kind: 'card',
          source: cardVersion,
          theme: head.templateCode,
          picture: sha,
          focus,
          name,
          subTitle: subTitleOf(plain(hero.title.textContent ?? ''), name),
          place: plain(head.district),
          area: areaRangeOf(parts),
          company: plain(head.companyName),
        }
      : undefined;
  const version = card ? keyOf(card).slice(0, 24) : `${sha.slice(0, 16)}-${focus.x}-${focus.y}`;
  return { sha, focus, card, version };
}

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Share pictures: a card as soon as it is made; crops of heroes are made at the first request and kept. */
export const sharePictures = fastifyPlugin<{ db: Db; store?: FileStore | undefined }>(
  async (app, { db, store }) => {
    const kept = new Map<string, Promise<Buffer>>();
    const cropOf = ({ sha, focus, version }: OwnShare): Promise<Buffer> => {
      const before = kept.get(version);
      if (before) return before;
      const making = storedBytesOf(db, store, sha).then((bytes) => encodeCrop(bytes, focus, shareSize));
      if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
      kept.set(version, making);
      making.catch(() => kept.delete(version));
      return making;
    };
    app.get<{ Params: { address: string } }>(shareRoute, async ({ params, headers }, reply) => {
      const site = await publicSite(db, params.address);
      const own = site?.kind === 'page' ? ownShareOf(site.head, await site.parts()) : null;
      if (!own) throw new ServiceError(404, serverText.notFound);
      const made = own.card && (await madeFilesOf(db, [own.card])).get(own.card);
      const card = shaOf(made?.path);
      const etag = `"${card ?? own.version}"`;
      // Nobody keeps the crop while the card is being made.
      const isLasting = made !== null;
      reply.headers({
        etag,
        'cache-control': isLasting ? 'public, max-age=3600' : 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      if (matchesEtag(headers['if-none-match'], etag)) return reply.status(304).send();
      const bytes = card ? await storedBytesOf(db, store, card) : await cropOf(own);
      return reply.type('image/jpeg').send(bytes);
    });
  },
);
