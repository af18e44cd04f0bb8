import { ArticleType } from '../../../openapi/generated/enums';
import { labels } from '../../../openapi/generated/labels';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { formattedText } from '../../blocks/content-editor/formatted-text';
import { choice, inOrder, publicPage, richText, sent } from '../../records/fields/codecs';
import { type Codec, type FormOf, recordForm } from '../../records/fields/record-form';
import { htmlLines } from '../../records/record/html-text';
import { articleText } from './text';

type ArticleText = components['schemas']['ArticleText'];

export const textLimit = limits.TextPartInput.html;

/** Text of a new article, which its first save sends as the first block. */
const firstText: Codec<unknown, undefined, string, ArticleText> = {
  rule: () => richText.rule(textLimit),
  empty: () => '',
  read: () => '',
  write: (name, typed) => {
    const { text, html } = formattedText(typed, { text: '', html: '' });
    return text === '' ? {} : sent(name, { textContent: text, html: html ?? '' });
  },
  show: (html) => htmlLines(html, true),
};

export const articleForm = recordForm(
  'ArticleUpdate',
  limits.ArticleUpdate,
  labels.ArticleUpdate,
  {
    type: choice(Object.values(ArticleType), ArticleType.marketTrends, (type) => articleText.types[type]),
    ...publicPage,
    text: firstText,
  },
  inOrder,
);

export type ArticleForm = FormOf<typeof articleForm>;
export type ArticleValues = ArticleForm['values'];
