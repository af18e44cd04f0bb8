import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createArticle, updateArticle } from '../../api/generated/operations';
import { FormPage } from '../../shared/form/FormPage';
import { publicationBody } from '../../shared/form/publication';
import { formText } from '../../shared/form/text';
import { useSchemaForm } from '../../shared/form/use-schema-form';
import { usePermission, useToast } from '../../shared/session';
import type { ArticleRecord } from './article-loaders';
import { articleSchema, articleValues, emptyArticle } from './article-schema';
import { ArticleFields } from './ArticleFields';
import { ArticleTabBar } from './ArticleTabBar';
import { articleLabels, articleText } from './text';

const editRoute = getRouteApi('/_layout/article/edit/$id');

/** Adds an article, then goes on to its content. */
export function ArticleAddPage() {
  const { canCreate } = usePermission(articleText.unit);
  const navigate = useNavigate();
  const toast = useToast();
  const form = useSchemaForm({
    schema: articleSchema,
    initial: useMemo(() => emptyArticle(), []),
    labels: articleLabels,
    send: (values, options) => createArticle(publicationBody(values), options),
    onSaved: ({ id }) => {
      toast({ kind: 'success', text: formText.saved });
      void navigate({ to: '/article/content/$id', params: { id: String(id) }, replace: true, ignoreBlocker: true });
    },
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
  const router = useRouter();
  const toast = useToast();
  const form = useSchemaForm({
    schema: articleSchema,
    initial: useMemo(() => articleValues(record), [record]),
    version: record.rowVersion,
    labels: articleLabels,
    // Without the key: the row version tells a save that is sent again.
    send: (values, { signal, onProgress }) => updateArticle({ ...publicationBody(values), id: record.id, rowVersion: record.rowVersion }, { signal, onProgress }),
    onSaved: () => {
      toast({ kind: 'success', text: formText.saved });
      void router.invalidate();
    },
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
