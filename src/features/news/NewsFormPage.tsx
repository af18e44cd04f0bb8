import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createNews, updateNews } from '../../api/generated/operations';
import { FormPage } from '../../shared/form/FormPage';
import { publicationBody } from '../../shared/form/publication';
import { formText } from '../../shared/form/text';
import { useSchemaForm } from '../../shared/form/use-schema-form';
import { usePermission, useToast } from '../../shared/session';
import type { NewsRecord } from './news-loaders';
import { emptyNews, newsSchema, newsValues } from './news-schema';
import { NewsFields } from './NewsFields';
import { newsLabels, newsText } from './text';

const editRoute = getRouteApi('/_layout/news/edit/$id');

/** Adds a piece of news, then goes on to edit it. */
export function NewsAddPage() {
  const { canCreate } = usePermission(newsText.unit);
  const navigate = useNavigate();
  const toast = useToast();
  const form = useSchemaForm({
    schema: newsSchema,
    initial: useMemo(() => emptyNews(), []),
    labels: newsLabels,
    send: (values, options) => createNews(publicationBody(values), options),
    onSaved: ({ id }) => {
      toast({ kind: 'success', text: formText.saved });
      void navigate({ to: '/news/edit/$id', params: { id: String(id) }, replace: true, ignoreBlocker: true });
    },
  });
  return (
    <FormPage page={form.page} canSave={canCreate}>
      <NewsFields form={form} />
    </FormPage>
  );
}

/** Edits a piece of news. */
export function NewsEditPage() {
  const record = editRoute.useLoaderData();
  return <NewsEditForm key={record.id} record={record} />;
}

function NewsEditForm({ record }: { record: NewsRecord }) {
  const { canEdit } = usePermission(newsText.unit);
  const router = useRouter();
  const toast = useToast();
  const form = useSchemaForm({
    schema: newsSchema,
    initial: useMemo(() => newsValues(record), [record]),
    version: record.rowVersion,
    labels: newsLabels,
    // Without the key: the row version tells a save that is sent again.
    send: (values, { signal, onProgress }) => updateNews({ ...publicationBody(values), id: record.id, rowVersion: record.rowVersion }, { signal, onProgress }),
    onSaved: () => {
      toast({ kind: 'success', text: formText.saved });
      void router.invalidate();
    },
  });
  return (
    <FormPage page={form.page} updateRecord={record.updateRecord} canSave={canEdit}>
      <NewsFields form={form} record={record} />
    </FormPage>
  );
}
