import * as v from 'valibot';
import { expect, test } from 'vitest';
import { articleForm } from '../../../src/subjects/articles/article-form';
import type { ApiError } from '../../../src/api/result';
import { problemsOf, serverMessages } from '../../../src/records/record/form-problem';

const written = (text: string) =>
  articleForm.body(v.parse(articleForm.schema, { ...articleForm.empty(), title: '甲', text }));

test('the text of a new article is sent with its first save, with its formatting', () => {
  expect(written('<p>一</p><p>二</p>').text).toEqual({ textContent: '一\n\n二', html: '' });
  expect(written('<p>一<strong>二</strong></p>').text).toEqual({
    textContent: '一二',
    html: '<p>一<strong>二</strong></p>',
  });
});

test('an article without a text sends no blocks', () => {
  expect(written('')).not.toHaveProperty('text');
  expect(written('<p> </p>')).not.toHaveProperty('text');
});

test('a text that the server refuses shows the message at its field', () => {
  const error: ApiError = {
    kind: 'status',
    status: 400,
    messages: [],
    errors: { 'text.html': ['內文太長'] },
  };
  expect(problemsOf(serverMessages(error), articleForm.labels)).toEqual([
    { key: 'text', label: '內文', message: '內文太長' },
  ]);
});
