import type { FastifyReply } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { composeSite } from '../../../src/drawing/compose';
import { PictureDocument } from '../../../src/drawing/PictureDocument';
import { DraftDocument } from '../../../src/drawing/website/DraftDocument';
import type { WebsiteFrame } from '../../../src/drawing/website/types';
import { newNonce, sendHtml } from './draft-answer';
import { sendNotice } from './notice';
import type { DraftPage } from './opened-draft';
import { offersDownload, pagePolicy, sandboxPolicy, sandboxPolicyWith } from './policy';
import { formSheet, stylesOf } from './styles';
import { pageText } from './text';

interface Drawing {
  frame: WebsiteFrame;
  /** Address of the draft. */
  href: string;
  nonce: string;
  /** Time until which its link works; without one, the page stands in another that says so. */
  expiresOn?: Date;
}

/** A draft as its page. */
export const draftDocument = (
  { title, theme, content }: DraftPage,
  { frame, href, nonce, expiresOn }: Drawing,
) => (
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
  />
);

/** Sends a draft as its page. */
export function sendDraft(
  reply: FastifyReply,
  page: DraftPage,
  drawing: Omit<Drawing, 'nonce'>,
): FastifyReply {
  const nonce = newNonce();
  const html = renderToStaticMarkup(draftDocument(page, { ...drawing, nonce }));
  return sendHtml(
    reply,
    html,
    `${pagePolicy(nonce)}; frame-ancestors 'none'; ${sandboxPolicyWith(false, offersDownload(page.content.parts))}`,
  );
}

/** Sends one full-size picture of a draft, by its place in the page. */
export function sendDraftPicture(
  reply: FastifyReply,
  { theme, content }: DraftPage,
  { number, href }: { number: string; href: string },
): FastifyReply {
  const pictures = content.record ? [] : composeSite(content.parts).opened;
  const place = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 0;
  if (place === 0 || place > pictures.length) return sendNotice(reply, 404, pageText.linkGone);
  const nonce = newNonce();
  return sendHtml(
    reply,
    renderToStaticMarkup(
      <PictureDocument
        site={content.site}
        pageHref={href}
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
}
