import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { choice } from '../../fields/rules';
import {
  emptyPublication,
  publicationEntries,
  publicationInWords,
  publicationValues,
} from '../../fields/publication';
import { timesInOrder } from '../../time/schedule';

import type { ArticleRecord } from './article-loaders';
import { articleText } from './text';

export const articleSchema = v.pipe(
  v.object({ type: choice([2, 3]), ...publicationEntries(limits.ArticleCreate) }),
  v.forward(v.partialCheck(...timesInOrder), ['endOn']),
);

export type ArticleValues = v.InferInput<typeof articleSchema>;

/** First values of an add form. */
export function emptyArticle(): ArticleValues {
  return { type: 2, ...emptyPublication() };
}

/** First values of an edit form. */
export function articleValues(record: ArticleRecord): ArticleValues {
  return { type: record.type, ...publicationValues(record) };
}

/** Texts of an article's values, for comparing versions. */
export const articleInWords = {
  ...publicationInWords,
  type: (type: ArticleValues['type']) => articleText.types[type],
};
