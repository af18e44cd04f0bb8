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

/** The basic information of an article, from the contract's limits. */
export const articleSchema = v.pipe(
  v.object({ type: choice([2, 3]), ...publicationEntries(limits.ArticleCreate) }),
  v.forward(v.partialCheck(...timesInOrder), ['endOn']),
);

export type ArticleValues = v.InferInput<typeof articleSchema>;

/** What an add form starts from. */
export function emptyArticle(): ArticleValues {
  return { type: 2, ...emptyPublication() };
}

/** What an edit form starts from. */
export function articleValues(record: ArticleRecord): ArticleValues {
  return { type: record.type, ...publicationValues(record) };
}

/** Values of an article in words, where two versions are compared. */
export const articleInWords = {
  ...publicationInWords,
  type: (type: ArticleValues['type']) => articleText.types[type],
};
