import type { FastifyReply, FastifyRequest } from 'fastify';
import { articlePage, casePage, newsPage, recordTheme } from '../../../src/drawing/record-pages';
import type { PagePart, SiteContent, TemplateCode } from '../../../src/drawing/types';
import { getArticle, getArticleContent } from '../../subjects/content/articles';
import { getCaseContent } from '../../subjects/content/case-content';
import { getCase } from '../../subjects/content/cases';
import { newsUnit } from '../../subjects/content/news';
import { ServiceError } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import type { Changes, StoredPart } from '../../base/db/stored-values';
import { couldBeToken, openLink, type LinkedDraft } from '../../subjects/kinds/preview-links';
import { networkOf } from '../../base/logging/client-network';
import { wasReview } from '../../subjects/approvals/outside/reviews';
import { partsOnWire } from '../../blocks/blocks';
import { countAgainst } from '../../base/secrets/attempts';
import { previewTheme } from '../../subjects/sites/theme-previews';
import { sendNotice } from './notice';
import { pageText } from './text';

export interface DraftPage {
  title: string;
  theme: TemplateCode;
  content: SiteContent;
}

const perNetwork = { limit: 120, windowSeconds: 60 };

/** A valid link; null after the answer was sent. */
export async function openedLink(db: Db, request: FastifyRequest, reply: FastifyReply, token: string) {
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
  return link ?? gone((await wasReview(db, token)) ? pageText.reviewEnded : pageText.linkGone);
}

/** The draft of a link to one record; null after the answer was sent. */
export async function openedDraft(db: Db, request: FastifyRequest, reply: FastifyReply, token: string) {
  const link = await openedLink(db, request, reply, token);
  if (!link) return null;
  const page = await draftPage(db, link);
  if (page) return { link, page };
  sendNotice(reply, 404, pageText.linkGone);
  return null;
}

/** The present draft, with columns that wait; null when missing or in the trash, and for a whole set. */
export async function draftPage(
  db: Db,
  { kind, recordId }: LinkedDraft,
  waiting: Changes = {},
): Promise<DraftPage | null> {
  try {
    return kind === 'release' ? null : await readers[kind](db, recordId, waiting);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

/** Blocks that wait, or those of the draft. */
const partsOf = async (db: Db, { parts }: Changes, webParts: PagePart[]): Promise<PagePart[]> =>
  // Only the services write blocks.
  Array.isArray(parts) ? partsOnWire(db, parts as StoredPart[]) : webParts;

type Reader = (db: Db, id: number, waiting: Changes) => Promise<DraftPage>;

const readers: Record<Exclude<LinkedDraft['kind'], 'release'>, Reader> = {
  theme: async (db, id) => {
    const { title, district, publisher, parts, templateCode, formConsent } = await previewTheme(db, id);
    return {
      title,
      theme: templateCode,
      content: { site: { title, district, publisher }, parts, formConsent },
    };
  },
  case: async (db, id, waiting) => {
    const [stored, { webParts }] = await Promise.all([getCase(db, id), getCaseContent(db, id)]);
    const own = { ...stored, ...waiting };
    const content = casePage(own, own.introduction, await partsOf(db, waiting, webParts));
    return { title: own.title, theme: recordTheme, content };
  },
  article: async (db, id, waiting) => {
    const [stored, { webParts }] = await Promise.all([getArticle(db, id), getArticleContent(db, id)]);
    const article = { ...stored, ...waiting };
    const content = articlePage(article, await partsOf(db, waiting, webParts));
    return { title: article.title, theme: recordTheme, content };
  },
  news: async (db, id, waiting) => {
    const item = { ...(await newsUnit.get(db, id)), ...waiting };
    return { title: item.title, theme: recordTheme, content: newsPage(item, item.content) };
  },
};
