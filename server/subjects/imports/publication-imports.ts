import { and, isNull } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { ArticleType, ContentStatus } from '../../../openapi/generated/enums';
import { labels } from '../../../openapi/generated/labels';
import { articleTypeWords } from '../../../openapi/generated/words';
import { articleRecords } from '../content/articles';
import { newsRecords } from '../content/news';
import { importText } from './text';
import { articles, news } from '../../base/db/schema';
import type { Changes, NewPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { reserveIds } from '../../blocks/part-ids';
import { cleanHtml } from '../../blocks/rich-text';
import { coverField } from './pictures';
import { readDay, readWord } from './cells';
import { asHtml, partsOfHtml } from './content-parts';
import type { ImportField, ImportKind } from './import-kind';
import { known } from '../../base/contract/known';

const { synonyms } = importText.publication;
type Name = keyof typeof synonyms;
const others = ['summary', 'coverAlt', 'seoTitle', 'seoKeywords', 'seoDescription'] as const;

/** Fields in the order of the names; `own`: what is special to the kind. */
const fieldsOf = (
  names: readonly Name[],
  labelOf: Partial<Record<Name, string>>,
  own: Partial<Record<Name, Partial<ImportField>>>,
): ImportField[] =>
  names.map((name) => ({
    name,
    label: labelOf[name] ?? name,
    synonyms: synonyms[name],
    ...{ title: { isRequired: true }, publishDate: { isRequired: true, read: readDay }, ...own }[name],
  }));
const textOf = (values: Changes, name: string) => String(values[name] ?? '');

type Article = typeof articles.$inferInsert;
type News = typeof news.$inferInsert;
// Values of rows that passed the contract's validation.
const asArticle = (values: Changes) => values as Omit<Article, 'sort' | 'parts'> & { parts?: NewPart[] };
const asNews = (values: Changes) => values as News;

/** New articles are offline; blocks are written only if an article has none. */
export const articleImport: ImportKind = {
  fields: fieldsOf(
    ['title', 'publishDate', 'type', 'content', coverField, ...others],
    { ...labels.ArticleUpdate, content: labels.ArticleUpdate.text },
    { type: { read: readWord(articleTypeWords) } },
  ),
  check: {
    operation: 'createArticle',
    defaults: { type: ArticleType.marketTrends, status: ContentStatus.offline },
  },
  html: { field: 'content', read: (html) => ({ parts: partsOfHtml(html) }) },
  refine: (values) => {
    const { content } = values;
    delete values['content'];
    if (typeof content === 'string') values['parts'] = partsOfHtml(asHtml(content));
  },
  keyOf: (values) => textOf(values, 'title'),
  async find(db, rows) {
    const titles = [...new Set(rows.map((values) => textOf(values, 'title')))];
    const found = await db
      .select()
      .from(articles)
      .where(and(inArray(articles.title, titles), isNull(articles.deletedOn)));
    return new Map(found.map(({ id, rowVersion, ...values }) => [values.title, { id, rowVersion, values }]));
  },
  differing: (values, { values: now }) =>
    Object.keys(values).filter((name) =>
      name === 'parts' ? isEmpty(now[name]) && !isEmpty(values[name]) : values[name] !== now[name],
    ),
  async add(tx, rows, by) {
    const sent = rows.map(asArticle);
    const parts = await withIds(
      tx,
      sent.map((row) => row.parts ?? []),
    );
    const next = new Map<number, number>();
    for (const { type } of sent) {
      if (!next.has(type)) next.set(type, await articleRecords.firstPlace(tx, type));
    }
    const placed = sent.map((row, place) => {
      const sort = known(next.get(row.type), 'The first place of a type');
      next.set(row.type, sort - 1);
      return { ...row, parts: parts[place] ?? [], sort };
    });
    return articleRecords.addMany(tx, placed, by);
  },
  async save(tx, { id, rowVersion, values }, by) {
    const { parts, ...changed } = asArticle(values);
    const row = await articleRecords.lock(tx, { id, rowVersion });
    const [stored] = parts ? await withIds(tx, [parts]) : [];
    const place =
      changed.type === undefined || changed.type === row.type
        ? {}
        : { sort: await articleRecords.firstPlace(tx, changed.type) };
    return articleRecords.change(tx, id, { ...changed, ...place, ...(stored ? { parts: stored } : {}) }, by);
  },
  removeUnedited: (tx, saved, by) => articleRecords.removeUnedited(tx, saved, by),
};

/** New news items are offline. */
export const newsImport: ImportKind = {
  fields: fieldsOf(['title', 'publishDate', 'content', coverField, ...others], labels.NewsUpdate, {
    content: { isRequired: true },
  }),
  check: { operation: 'createNews', defaults: { status: ContentStatus.offline } },
  html: { field: 'content', read: (html) => ({ content: cleanHtml(html, 'content') }) },
  refine: (values) => {
    const { content } = values;
    if (typeof content === 'string') values['content'] = cleanHtml(asHtml(content), 'content');
  },
  keyOf: (values) => `${textOf(values, 'publishDate')} ${textOf(values, 'title')}`,
  async find(db, rows) {
    const titles = [...new Set(rows.map((values) => textOf(values, 'title')))];
    const found = await db
      .select()
      .from(news)
      .where(and(inArray(news.title, titles), isNull(news.deletedOn)));
    return new Map(
      found.map(({ id, rowVersion, ...values }) => [
        `${values.publishDate} ${values.title}`,
        { id, rowVersion, values },
      ]),
    );
  },
  add: (tx, rows, by) => newsRecords.addMany(tx, rows.map(asNews), by),
  save: (tx, { values, ...saved }, by) => newsRecords.save(tx, saved, asNews(values), by),
  removeUnedited: (tx, saved, by) => newsRecords.removeUnedited(tx, saved, by),
};

const isEmpty = (parts: unknown) => !Array.isArray(parts) || parts.length === 0;

async function withIds(tx: Tx, pages: readonly NewPart[][]) {
  const takeId = await reserveIds(
    tx,
    pages.reduce((total, parts) => total + parts.length, 0),
  );
  return pages.map((parts) => parts.map((part) => ({ ...part, id: takeId() })));
}
