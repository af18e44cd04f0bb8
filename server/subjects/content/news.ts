import { desc, eq } from 'drizzle-orm';
import { visitorTexts } from '../../../openapi/generated/visitor-texts';
import type { Bodies } from '../../base/contract/bodies';
import { news, previewLinks } from '../../base/db/schema';
import { picturesOnWire } from '../../base/files/record-pictures';
import { defineKind } from '../../records/kind';
import { beginning } from '../../records/search-part';
import { picked } from '../../records/records';
import { recordTable } from '../../records/table';
import { countLinks } from '../sites/link-counts';
import { approvedAs, newsContent } from './approved-content';
import { contentKind, titledPreview } from './content-kind';
import { checkContent, contentOptions, contentUnit, contentVersions } from './content-unit';
import { listedFields } from './publication-fields';

const records = recordTable(news, {
  ...contentOptions(news),
  kind: 'news',
  versions: 'news',
  search: [news.title],
  stored: approvedAs(newsContent),
});

export { records as newsRecords };

/** News, listed with the latest publish date first. */
export const newsUnit = contentUnit(records, {
  order: [desc(news.publishDate), desc(news.id)],
  check: checkContent<Bodies['createNews']>,
  listed: listedFields,
  form: async (db, row) => ({
    ...(await picturesOnWire(db, row)),
    ...picked(row, visitorTexts.NewsUpdate),
  }),
});

export const newsKind = defineKind({
  ...contentKind('news', news, records, {
    detail: beginning(news.summary),
    texts: ['content'],
    inTrash: (db) => ({ linkCount: countLinks(db, eq(previewLinks.newsId, news.id)) }),
  }),
  preview: titledPreview('news', records),
  versions: contentVersions('news', news, records),
});
