import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import {
  emptyPublication,
  publicationEntries,
  publicationInWords,
  publicationValues,
} from '../../fields/publication';
import { requiredRichText } from '../../fields/rules';
import { timesInOrder } from '../../time/schedule';

import type { NewsRecord } from './news-loaders';

/** The form of news, from the contract's limits. */
export const newsSchema = v.pipe(
  v.object({
    ...publicationEntries(limits.NewsCreate),
    content: requiredRichText(limits.NewsCreate.content),
  }),
  v.forward(v.partialCheck(...timesInOrder), ['endOn']),
);

export type NewsValues = v.InferInput<typeof newsSchema>;

/** What an add form starts from. */
export function emptyNews(): NewsValues {
  return { ...emptyPublication(), content: '' };
}

/** What an edit form starts from. */
export function newsValues(record: NewsRecord): NewsValues {
  return { ...publicationValues(record), content: record.content };
}

/** Values of news in words, where two versions are compared. */
export const newsInWords = publicationInWords;
