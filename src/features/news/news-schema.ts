import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { publicationInWords } from '../../fields/publication';
import { emptyPublicPage, publicPageEntries, publicPageValues } from '../../fields/public-page';
import { requiredRichText } from '../../fields/rules';
import { timesInOrder } from '../../time/schedule';

export type NewsRecord = components['schemas']['News'];

export const newsSchema = v.pipe(
  v.object({
    ...publicPageEntries(limits.NewsCreate),
    content: requiredRichText(limits.NewsCreate.content),
  }),
  v.forward(v.partialCheck(...timesInOrder), ['endOn']),
);

export type NewsValues = v.InferInput<typeof newsSchema>;

export function emptyNews(): NewsValues {
  return { ...emptyPublicPage(), content: '' };
}

export function newsValues(record: NewsRecord): NewsValues {
  return { ...publicPageValues(record), content: record.content };
}

/** Texts of news values, for comparing versions. */
export const newsInWords = publicationInWords;
