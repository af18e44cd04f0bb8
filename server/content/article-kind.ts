import { eq, inArray, sql } from 'drizzle-orm';
import { articles, previewLinks } from '../db/schema';
import { defineKind } from '../records/kind';
import { momentsOfTable } from '../records/moments';
import { contentPictures } from '../records/picture-uses';
import { beginning } from '../records/search-part';
import { visibleState } from '../records/visible-state';
import { countLinks } from '../sites/link-counts';
import { articleRecords, purgeArticle, restoreArticle, restoreArticleVersion } from './articles';

const { id, title, type: articleType, publishDate, coverSha, coverName, parts } = articles;

export const articleKind = defineKind({
  trash: {
    table: articles,
    entry: { kind: 'article', recordId: id, name: title },
    details: (db, ids) =>
      db
        .select({
          id,
          articleType,
          publishDate,
          linkCount: countLinks(db, eq(previewLinks.articleId, id)),
          partCount: sql<number>`jsonb_array_length(${parts})`,
          coverSha,
          coverName,
        })
        .from(articles)
        .where(inArray(id, ids)),
    restore: restoreArticle,
    purge: purgeArticle,
  },
  search: {
    ids: articleRecords.newestWith,
    from: articles,
    id,
    names: [title],
    changedOn: articles.lastModifiedOn,
    title,
    detail: beginning(articles.summary),
    cover: coverSha,
    own: sql`'articleType', ${articleType}, 'visibleState', ${visibleState(articles)}`,
  },
  schedule: momentsOfTable('article', articles),
  preview: {
    audit: 'article',
    find: async (db, recordId) => ({ recordId, title: (await articleRecords.find(db, recordId)).title }),
  },
  versions: {
    table: articles,
    restore: (tx, body, { name }, checkBody) => restoreArticleVersion(tx, body, name, checkBody),
  },
  pictures: contentPictures('article', articles, articleRecords, ['parts']),
});
