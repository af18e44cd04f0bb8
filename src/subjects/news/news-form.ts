import { labels } from '../../../openapi/generated/labels';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { inOrder, publicPage, richText } from '../../records/fields/codecs';
import { type FormOf, recordForm } from '../../records/fields/record-form';

export type NewsRecord = components['schemas']['News'];

export const newsForm = recordForm(
  'NewsUpdate',
  limits.NewsUpdate,
  labels.NewsUpdate,
  { ...publicPage, content: richText },
  inOrder,
);

export type NewsForm = FormOf<typeof newsForm>;
