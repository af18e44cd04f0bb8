import * as v from 'valibot';
import { ArticleType } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { formattedText } from '../../content-editor/formatted-text';
import { choice, richText } from '../../fields/rules';
import { publicationInWords } from '../../fields/publication';
import {
  emptyPublicPage,
  publicPageBody,
  publicPageEntries,
  publicPageValues,
} from '../../fields/public-page';
import { htmlLines } from '../../record/html-text';
import { timesInOrder } from '../../time/schedule';

import type { ArticleRecord } from './article-loaders';
import { articleText } from './text';

const noText = { text: '', html: '' };

/** Form schema of an article's basic information, from the contract's limits. */
export const articleSchema = v.pipe(
  v.object({
    type: choice(Object.values(ArticleType)),
    ...publicPageEntries(limits.ArticleCreate),
    text: richText(limits.TextPartInput.html),
  }),
  v.forward(v.partialCheck(...timesInOrder), ['endOn']),
);

export type ArticleValues = v.InferInput<typeof articleSchema>;

export function emptyArticle(): ArticleValues {
  return { type: ArticleType.marketTrends, ...emptyPublicPage(), text: '' };
}

export function articleValues(record: ArticleRecord): ArticleValues {
  return { type: record.type, ...publicPageValues(record), text: '' };
}

/** Body of a save; a typed text is sent as the first block. */
export function articleBody({ text: html, ...values }: v.InferOutput<typeof articleSchema>) {
  const { text, html: formatted } = formattedText(html, noText);
  return {
    ...publicPageBody(values),
    ...(text === '' ? {} : { text: { textContent: text, html: formatted ?? '' } }),
  };
}

/** Texts of an article's values, for comparing versions. */
export const articleInWords = {
  ...publicationInWords,
  type: (type: ArticleValues['type']) => articleText.types[type],
  text: (html: string) => htmlLines(html, true),
};
