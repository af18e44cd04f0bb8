import type { FastifyReply, FastifyRequest } from 'fastify';
import { articlePage, casePage, newsPage, recordTheme } from '../../src/site/record-pages';
import type { SiteContent, TemplateCode } from '../../src/site/types';
import { getArticle, getArticleContent } from '../content/articles';
import { getCaseContent } from '../content/case-content';
import { getCase } from '../content/cases';
import { newsUnit } from '../content/news';
import { ServiceError } from '../contract/errors';
import type { Db } from '../db/client';
import { couldBeToken, openLink, type LinkedDraft } from '../kinds/preview-links';
import { networkOf } from '../logging/client-network';
import { wasReview } from '../outside/reviews';
import { countAgainst } from '../secrets/attempts';
import { previewTheme } from '../sites/theme-previews';
import { sendNotice } from './notice';
import { pageText } from './text';

interface DraftPage {
  title: string;
  theme: TemplateCode;
  content: SiteContent;
}

const perNetwork = { limit: 120, windowSeconds: 60 };

/** The draft of a link; null after the answer was sent. */
export async function openedDraft(db: Db, request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow, noarchive' });
  const gone = (says: { title: string; text: string } = pageText.linkGone) => {
    sendNotice(reply, 404, says);
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
  if (!link) return gone((await wasReview(db, token)) ? pageText.reviewEnded : pageText.linkGone);
  const page = await draftPage(db, link);
  return page ? { link, page } : gone();
}

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
    const { title, district, publisher, parts, templateCode, formConsent } = await previewTheme(db, id);
    return {
      title,
      theme: templateCode,
      content: { site: { title, district, publisher }, parts, formConsent },
    };
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
    const item = await newsUnit.get(db, id);
    return { title: item.title, theme: recordTheme, content: newsPage(item, item.content) };
  },
};
