import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { renderToStaticMarkup } from 'react-dom/server';
import { composeSite } from '../../src/site/compose';
import { PictureDocument } from '../../src/site/PictureDocument';
import { DraftDocument } from '../../src/site/website/DraftDocument';
import type { WebsiteFrame } from '../../src/site/website/types';
import type { Config } from '../config/config';
import { websiteBase } from '../config/website-base';
import { companyOf } from '../content/company';
import { draftPictureRoute, previewPath, previewRoute } from '../contract/public-address';
import type { Db } from '../db/client';
import { countOpening } from '../kinds/preview-links';
import { findReview } from '../outside/reviews';
import { newNonce, sendHtml } from './draft-answer';
import { sendNotice } from './notice';
import { openedDraft } from './opened-draft';
import { offersDownload, pagePolicy, sandboxPolicy, sandboxPolicyWith } from './policy';
import { sendReview, viewOf } from './review-page';
import { formSheet, stylesOf } from './styles';
import { pageText } from './text';

/**
 * Drafts at /p/{token} for holders of a link: no session, no cache, no indexing (docs/evidence/security.md, Preview
 * links).
 */
export const draftPages = fastifyPlugin<{ db: Db; config: Config }>(async (app, { db, config }) => {
  app.get<{ Params: { token: string }; Querystring: unknown }>(previewRoute, async (request, reply) => {
    const { token } = request.params;
    const draft = await openedDraft(db, request, reply, token);
    if (!draft) return reply;
    const { link, page } = draft;
    if (isReader(request)) {
      // A failed count does not prevent showing the draft.
      await countOpening(db, link.id).catch((error: unknown) =>
        request.log.warn({ err: error }, 'not counted'),
      );
    }
    if (link.reviewId !== null) {
      const review = await findReview(db, link.reviewId);
      if (review) return sendReview(reply, db, { review, token, view: viewOf(request.query) });
    }
    const frame = { company: await companyOf(db), base: websiteBase(config), here: null };
    return send(reply, page, { frame, expiresOn: link.expiresOn, href: previewPath(token) });
  });

  app.get<{ Params: { token: string; number: string } }>(draftPictureRoute, async (request, reply) => {
    const { token, number } = request.params;
    const draft = await openedDraft(db, request, reply, token);
    if (!draft) return reply;
    const { theme, content } = draft.page;
    const pictures = content.record ? [] : composeSite(content.parts).opened;
    const place = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 0;
    if (place === 0 || place > pictures.length) return sendNotice(reply, 404, pageText.linkGone);
    const nonce = newNonce();
    return sendHtml(
      reply,
      renderToStaticMarkup(
        <PictureDocument
          site={content.site}
          pageHref={previewPath(token)}
          pictures={pictures}
          number={place}
          hasForm={false}
          theme={theme}
          css={stylesOf(theme, 'pictures')}
          nonce={nonce}
        />,
      ),
      `${pagePolicy(nonce)}; frame-ancestors 'none'; ${sandboxPolicy}`,
    );
  });
});

/** User agents of chat programs and search engines that open links in messages. */
const machine = /bot\b|crawl|spider|externalhit|line-poker|whatsapp|preview|embed|curl|wget/i;

/** False for requests without a person: HEAD, prefetches, programs. */
function isReader({ method, headers }: FastifyRequest): boolean {
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  return method === 'GET' && !/prefetch|preview/i.test(purpose) && !machine.test(headers['user-agent'] ?? '');
}

interface Opened {
  frame: WebsiteFrame;
  expiresOn: Date;
  /** Address of the draft. */
  href: string;
}

function send(
  reply: FastifyReply,
  { title, theme, content }: NonNullable<Awaited<ReturnType<typeof openedDraft>>>['page'],
  { frame, expiresOn, href }: Opened,
): FastifyReply {
  const nonce = newNonce();
  return sendHtml(
    reply,
    renderToStaticMarkup(
      <DraftDocument
        title={title}
        page={content}
        theme={theme}
        frame={frame}
        css={
          content.record
            ? stylesOf(theme, 'company', 'draft')
            : stylesOf(theme, ...formSheet(content.parts), 'draft')
        }
        nonce={nonce}
        expiresOn={expiresOn}
        picturesHref={`${href}/pictures`}
      />,
    ),
    `${pagePolicy(nonce)}; frame-ancestors 'none'; ${sandboxPolicyWith(false, offersDownload(content.parts))}`,
  );
}
