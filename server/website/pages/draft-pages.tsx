import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';
import { companyOf } from '../../subjects/content/company';
import {
  draftPictureRoute,
  previewPath,
  previewRoute,
  setPagePath,
  setPageRoute,
  setPictureRoute,
} from '../../base/contract/public-address';
import type { Db } from '../../base/db/client';
import { countOpening } from '../../subjects/kinds/preview-links';
import { findReview } from '../../subjects/approvals/outside/reviews';
import { sendDraft, sendDraftPicture } from './drawn-draft';
import { sendNotice } from './notice';
import { draftPage, openedDraft, openedLink } from './opened-draft';
import { openedItem, sendSet } from './release-preview';
import { sendReview, viewOf } from './review-page';
import { setPlaceOf, setViewOf } from './set-addresses';
import { pageText } from './text';

/**
 * Drafts at /p/{token} for holders of a link: no session, no cache, no indexing (docs/evidence/security.md, Preview
 * links).
 */
export const draftPages = fastifyPlugin<{ db: Db; config: Config }>(async (app, { db, config }) => {
  const frameOf = async () => ({ company: await companyOf(db), base: websiteBase(config), here: null });
  app.get<{ Params: { token: string }; Querystring: unknown }>(previewRoute, async (request, reply) => {
    const { token } = request.params;
    const link = await openedLink(db, request, reply, token);
    if (!link) return reply;
    const page = await draftPage(db, link);
    if (!page && link.kind !== 'release') return sendNotice(reply, 404, pageText.linkGone);
    if (isReader(request)) {
      // A failed count does not prevent showing the draft.
      await countOpening(db, link.id).catch((error: unknown) =>
        request.log.warn({ err: error }, 'not counted'),
      );
    }
    if (!page) {
      const [place, view] = [{ kind: 'first' as const }, setViewOf(request.query)];
      return sendSet(request, reply, { db, config }, { link, token, place, view });
    }
    if (link.reviewId !== null) {
      const review = await findReview(db, link.reviewId);
      if (review) return sendReview(reply, db, { review, token, view: viewOf(request.query) });
    }
    return sendDraft(reply, page, {
      frame: await frameOf(),
      expiresOn: link.expiresOn,
      href: previewPath(token),
    });
  });

  app.get<{ Params: { token: string; number: string } }>(draftPictureRoute, async (request, reply) => {
    const { token, number } = request.params;
    const draft = await openedDraft(db, request, reply, token);
    return draft ? sendDraftPicture(reply, draft.page, { number, href: previewPath(token) }) : reply;
  });

  app.get<{ Params: { token: string; item: string }; Querystring: unknown }>(
    setPageRoute,
    async (request, reply) => {
      const { token, item } = request.params;
      const link = await openedLink(db, request, reply, token);
      if (!link) return reply;
      const place = link.kind === 'release' ? setPlaceOf(item, request.query) : null;
      if (!place) return sendNotice(reply, 404, pageText.linkGone);
      const view = setViewOf(request.query);
      return sendSet(request, reply, { db, config }, { link, token, place, view });
    },
  );

  app.get<{ Params: { token: string; item: string; number: string } }>(
    setPictureRoute,
    async (request, reply) => {
      const { token, number } = request.params;
      const opened = await openedItem(db, request, reply, request.params);
      if (!opened) return reply;
      return sendDraftPicture(reply, opened.page, { number, href: setPagePath(token, opened.item.id) });
    },
  );
});

/** User agents of chat programs and search engines that open links in messages. */
const machine = /bot\b|crawl|spider|externalhit|line-poker|whatsapp|preview|embed|curl|wget/i;

/** False for requests without a person: HEAD, prefetches, programs. */
function isReader({ method, headers }: FastifyRequest): boolean {
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  return method === 'GET' && !/prefetch|preview/i.test(purpose) && !machine.test(headers['user-agent'] ?? '');
}
