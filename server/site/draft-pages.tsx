import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { composeSite } from '../../src/site/compose';
import { PictureDocument } from '../../src/site/PictureDocument';
import { articlePage, casePage, newsPage, recordTheme } from '../../src/site/record-pages';
import { DraftDocument } from '../../src/site/website/DraftDocument';
import type { SiteContent, TemplateCode } from '../../src/site/types';
import type { WebsiteFrame } from '../../src/site/website/types';
import type { Config } from '../config/config';
import { websiteBase } from '../config/website-base';
import { companyOf } from '../content/company';
import type { Db } from '../db/client';
import { ServiceError } from '../contract/errors';
import { getArticle, getArticleContent } from '../content/articles';
import { getCaseContent } from '../content/case-content';
import { getCase } from '../content/cases';
import { draftPictureRoute } from '../contract/public-address';
import { networkOf } from '../logging/client-network';
import { countAgainst } from '../secrets/attempts';
import { getNews } from '../content/news';
import { countOpening, couldBeToken, openLink, type LinkedDraft } from '../kinds/preview-links';
import { previewTheme } from '../sites/themes';
import { sendNotice } from './notice';
import { offersDownload, pagePolicy, shut, shutWith } from './policy';
import { stylesOf } from './styles';
import { pageText } from './text';

interface DraftPage {
  title: string;
  theme: TemplateCode;
  content: SiteContent;
}

const perNetwork = { limit: 120, windowSeconds: 60 };

/**
 * Drafts at /p/{token} for holders of a link: no session, no cache, no indexing
 * (docs/evidence/security.md, Preview links).
 */
export const draftPages = fastifyPlugin<{ db: Db; config: Config }>(async (app, { db, config }) => {
  /** The draft of a link; null after the answer was sent. */
  const opened = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow, noarchive' });
    const gone = () => {
      sendNotice(reply, 404, pageText.linkGone);
      return null;
    };
    if (!couldBeToken(token)) return gone();
    try {
      await countAgainst(db, ['preview', networkOf(request.ip)], perNetwork);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 429) throw error;
      const seconds = error.retryAfter ?? perNetwork.windowSeconds;
      sendNotice(reply.header('retry-after', seconds), 429, pageText.tooMany(seconds));
      return null;
    }
    const link = await openLink(db, token);
    const page = link && (await draftPage(db, link));
    return page ? { link, page } : gone();
  };

  app.get<{ Params: { token: string } }>('/p/:token', async (request, reply) => {
    const { token } = request.params;
    const draft = await opened(request, reply, token);
    if (!draft) return reply;
    const { link, page } = draft;
    if (isReader(request)) {
      // A failed count does not hide the draft.
      await countOpening(db, link.id).catch((error: unknown) =>
        request.log.warn({ err: error }, 'not counted'),
      );
    }
    const frame = { company: await companyOf(db), base: websiteBase(config), here: null };
    return send(reply, page, { frame, expiresOn: link.expiresOn, href: draftPath(token) });
  });

  app.get<{ Params: { token: string; number: string } }>(draftPictureRoute, async (request, reply) => {
    const { token, number } = request.params;
    const draft = await opened(request, reply, token);
    if (!draft) return reply;
    const { theme, content } = draft.page;
    const galleries = content.record ? [] : composeSite(content.parts).galleries;
    const place = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 0;
    if (place === 0 || place > galleries.length) return sendNotice(reply, 404, pageText.linkGone);
    const nonce = newNonce();
    return sendPage(
      reply,
      <PictureDocument
        site={content.site}
        pageHref={draftPath(token)}
        pictures={galleries}
        number={place}
        theme={theme}
        css={stylesOf(theme, 'pictures')}
        nonce={nonce}
      />,
      `${pagePolicy(nonce)}; frame-ancestors 'none'; ${shut}`,
    );
  });
});

const draftPath = (token: string) => `/p/${token}`;
const newNonce = () => randomBytes(16).toString('base64url');

/** The present draft; null when missing or in the trash. */
async function draftPage(db: Db, draft: LinkedDraft): Promise<DraftPage | null> {
  try {
    return await readers[draft.kind](db, draft.recordId);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

const readers: Record<LinkedDraft['kind'], (db: Db, id: number) => Promise<DraftPage>> = {
  theme: async (db, id) => {
    const { title, district, parts, templateCode } = await previewTheme(db, id);
    return { title, theme: templateCode, content: { site: { title, district }, parts } };
  },
  case: async (db, id) => {
    const [own, { webParts }] = await Promise.all([getCase(db, id), getCaseContent(db, id)]);
    return { title: own.title, theme: recordTheme, content: casePage(own, own.introduction, webParts) };
  },
  article: async (db, id) => {
    const [article, { webParts }] = await Promise.all([getArticle(db, id), getArticleContent(db, id)]);
    return { title: article.title, theme: recordTheme, content: articlePage(article, webParts) };
  },
  news: async (db, id) => {
    const item = await getNews(db, id);
    return { title: item.title, theme: recordTheme, content: newsPage(item, item.content) };
  },
};

/** User agents of chat programs and search engines that open links in messages. */
const machine = /bot\b|crawl|spider|externalhit|line-poker|whatsapp|preview|embed|curl|wget/i;

/** False for requests that no person made: HEAD, prefetches, programs. */
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
  { title, theme, content }: DraftPage,
  { frame, expiresOn, href }: Opened,
): FastifyReply {
  const nonce = newNonce();
  return sendPage(
    reply,
    <DraftDocument
      title={title}
      page={content}
      theme={theme}
      frame={frame}
      css={content.record ? stylesOf(theme, 'company', 'draft') : stylesOf(theme, 'draft')}
      nonce={nonce}
      expiresOn={expiresOn}
      picturesHref={`${href}/pictures`}
    />,
    `${pagePolicy(nonce)}; frame-ancestors 'none'; ${shutWith(false, offersDownload(content.parts))}`,
  );
}

function sendPage(reply: FastifyReply, page: ReactElement, policy: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${renderToStaticMarkup(page)}`);
}
