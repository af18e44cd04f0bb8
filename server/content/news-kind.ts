import { eq, inArray, sql } from 'drizzle-orm';
import { news, previewLinks } from '../db/schema';
import { defineKind } from '../records/kind';
import { momentsOfTable } from '../records/moments';
import { contentPictures } from '../records/picture-uses';
import { beginning } from '../records/search-part';
import { visibleState } from '../records/visible-state';
import { countLinks } from '../sites/link-counts';
import { newsRecords, purgeNews, restoreNews, restoreNewsVersion } from './news';

const { id, title, publishDate, coverSha, coverName, status, startOn, endOn } = news;

export const newsKind = defineKind({
  trash: {
    table: news,
    entry: { kind: 'news', recordId: id, name: title },
    details: (db, ids) =>
      db
        .select({
          id,
          publishDate,
          linkCount: countLinks(db, eq(previewLinks.newsId, id)),
          coverSha,
          coverName,
        })
        .from(news)
        .where(inArray(id, ids)),
    restore: restoreNews,
    purge: purgeNews,
  },
  search: {
    ids: newsRecords.newestWith,
    from: news,
    id,
    names: [title],
    changedOn: news.lastModifiedOn,
    title,
    detail: beginning(news.summary),
    cover: coverSha,
    own: sql`'visibleState', ${visibleState({ status, startOn, endOn })}`,
  },
  schedule: momentsOfTable('news', news),
  preview: {
    audit: 'news',
    find: async (db, recordId) => ({ recordId, title: (await newsRecords.find(db, recordId)).title }),
  },
  versions: {
    table: news,
    restore: (tx, body, { name }, checkBody) => restoreNewsVersion(tx, body, name, checkBody),
  },
  pictures: contentPictures('news', news, newsRecords, ['content']),
});
