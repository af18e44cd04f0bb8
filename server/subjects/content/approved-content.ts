import { copyAuthors, type RecordContent, recordStored } from '../approvals/rules/records';
import { hashOfPart } from '../approvals/rules/blocks';
import { textOf } from '../approvals/rules/parts-of-block';
import type { articles, news, popups } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { ContentStatus } from '../../../openapi/generated/enums';
import { labels } from '../../../openapi/generated/labels';
import type { StoredPart } from '../../base/db/stored-values';
import { partPictures } from '../../blocks/part-pictures';
import { htmlLinks, htmlPictures, htmlText } from '../../blocks/rich-text';
import { approvedText as text } from './text';

const popup = labels.IndexPopupInput;

type ArticleRow = typeof articles.$inferSelect;
type NewsRow = typeof news.$inferSelect;
type PopupRow = Pick<
  typeof popups.$inferSelect,
  'id' | 'status' | 'title' | 'imageSha' | 'altText' | 'url' | 'urlTarget'
> & { lastModifiedById: number | null };

/** Search, sharing and cover, common to articles and news. */
function shared(row: ArticleRow | NewsRow, named: typeof labels.ArticleUpdate | typeof labels.NewsUpdate) {
  const { title, summary, coverSha, coverAlt, publishDate, shareSha } = row;
  const { seoTitle, seoKeywords, seoDescription } = row;
  const content = { title, summary, coverSha, coverAlt, publishDate, shareSha };
  return {
    id: row.id,
    title,
    isOnline: row.status === ContentStatus.online,
    lastEditor: row.lastModifiedById,
    content: { ...content, seoTitle, seoKeywords, seoDescription },
    fields: [
      { name: 'title', label: named.title, text: title },
      { name: 'summary', label: named.summary, text: summary },
      { name: 'publishDate', label: named.publishDate, text: publishDate },
      { name: 'cover', label: named.cover, text: coverAlt, sha: coverSha },
      { name: 'seoTitle', label: named.seoTitle, text: seoTitle },
      { name: 'seoDescription', label: named.seoDescription, text: seoDescription },
      { name: 'seoKeywords', label: named.seoKeywords, text: seoKeywords },
      { name: 'shareImage', label: named.shareImage, text: '', sha: shareSha },
    ],
  };
}

const partLinks = ({ url, html = '' }: StoredPart) => [...(url ? [url] : []), ...htmlLinks(html)];

/** Links and pictures of a body as fields for approval. Pictures come last, as their number varies. */
function shownInBody(links: readonly string[], pictures: readonly (string | undefined)[]) {
  return [
    { name: 'links', label: text.links, text: links.join('\n'), isAddress: true },
    ...pictures
      .filter((sha) => sha !== undefined)
      .map((sha, index) => ({ name: 'content', label: text.picture(index + 1), text: '', sha })),
  ];
}

export function articleContent(row: ArticleRow): RecordContent {
  const { content, fields, ...record } = shared(row, labels.ArticleUpdate);
  return {
    kind: 'article',
    ...record,
    content: { ...content, type: row.type, parts: row.parts.map(hashOfPart) },
    fields: [
      ...fields,
      { name: 'content', label: text.body, text: row.parts.map(textOf).join('\n\n') },
      ...shownInBody(
        row.parts.flatMap(partLinks),
        row.parts.flatMap(partPictures).map(({ fileSha }) => fileSha),
      ),
    ],
  };
}

export function newsContent(row: NewsRow): RecordContent {
  const { content, fields, ...record } = shared(row, labels.NewsUpdate);
  return {
    kind: 'news',
    ...record,
    content: { ...content, content: row.content },
    fields: [
      ...fields,
      { name: 'content', label: text.body, text: htmlText(row.content) },
      ...shownInBody(htmlLinks(row.content), htmlPictures(row.content)),
    ],
  };
}

/** The first popup has the kind `popup` and the id 1. */
export function popupContent(kind: 'popup' | 'otherPopup', row: PopupRow): RecordContent {
  const { id, title, imageSha, altText, url, urlTarget } = row;
  return {
    kind,
    id,
    title,
    isOnline: row.status === ContentStatus.online,
    lastEditor: row.lastModifiedById,
    content: { title, imageSha, altText, url, urlTarget },
    fields: [
      { name: 'title', label: popup.title, text: title },
      { name: 'image', label: popup.image, text: altText, sha: imageSha },
      { name: 'url', label: popup.url, text: url, isAddress: true },
    ],
  };
}

/** Checks each save of such a record for the approvals that it needs. */
export const approvedAs =
  <Row>(content: (row: Row) => RecordContent) =>
  async (tx: Tx, before: Row | null, after: Row): Promise<void> => {
    const { actor, copied } = tx.trail;
    if (!before && copied) await copyAuthors(tx, content(copied as Row), content(after));
    await recordStored(tx, before && content(before), content(after), actor.name);
  };
