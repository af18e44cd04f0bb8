import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createArticle, getArticle, updateArticle } from '../../api/generated/operations';
import { FormPage } from '../../record/FormPage';
import { publicationBody } from '../../record/publication';
import { useSchemaForm } from '../../record/use-schema-form';
import { usePermission } from '../../shared/session';
import { asStart, newStart } from '../../record/form-start';
import type { ArticleRecord } from './article-loaders';
import { articleInWords, articleSchema, articleStart, emptyArticle } from './article-schema';
import { ArticleFields } from './ArticleFields';
import { ArticleTabBar } from './ArticleTabBar';
import { articleLabels, articleText } from './text';

const editRoute = getRouteApi('/_layout/article/edit/$id');

/** Adds an article, then goes on to its content. */
export function ArticleAddPage() {
  const { canCreate } = usePermission(articleText.unit);
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: articleSchema,
    start: useMemo(() => newStart(emptyArticle()), []),
    show: articleInWords,
    labels: articleLabels,
    send: (values, _, options) => createArticle(publicationBody(values), options),
    onSaved: ({ id }) => void navigate({ to: '/article/content/$id', params: { id: String(id) }, replace: true, ignoreBlocker: true }),
  });
  return (
    <FormPage page={form.page} canSave={canCreate}>
      <ArticleFields form={form} />
    </FormPage>
  );
}

/** Edits the basic information of an article. */
export function ArticleEditPage() {
  const record = editRoute.useLoaderData();
  return <ArticleEditForm key={record.id} record={record} />;
}

function ArticleEditForm({ record }: { record: ArticleRecord }) {
  const { canEdit } = usePermission(articleText.unit);
  const form = useSchemaForm({
    schema: articleSchema,
    start: useMemo(() => articleStart(record), [record]),
    reload: () => asStart(getArticle({ id: record.id }), articleStart),
    show: articleInWords,
    labels: articleLabels,
    // Without the key: the row version tells a save that is sent again.
    send: (values, rowVersion, { signal, onProgress }) => updateArticle({ ...publicationBody(values), id: record.id, rowVersion }, { signal, onProgress }),
  });
  return (
    <>
      <ArticleTabBar articleId={record.id} partCount={record.partCount} />
      <FormPage page={form.page} updateRecord={record.updateRecord} canSave={canEdit}>
        <ArticleFields form={form} record={record} />
      </FormPage>
    </>
  );
}
