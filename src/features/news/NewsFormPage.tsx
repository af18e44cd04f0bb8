import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createNews, getNews, updateNews } from '../../api/generated/operations';
import { FormPage } from '../../record/FormPage';
import { publicationBody } from '../../record/publication';
import { useSchemaForm } from '../../record/use-schema-form';
import { usePermission } from '../../shared/session';
import { asStart, newStart } from '../../record/form-start';
import type { NewsRecord } from './news-loaders';
import { emptyNews, newsSchema, newsInWords, newsStart } from './news-schema';
import { NewsFields } from './NewsFields';
import { newsLabels, newsText } from './text';

const editRoute = getRouteApi('/_layout/news/edit/$id');

/** Adds a piece of news, then goes on to edit it. */
export function NewsAddPage() {
  const { canCreate } = usePermission(newsText.unit);
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: newsSchema,
    start: useMemo(() => newStart(emptyNews()), []),
    show: newsInWords,
    labels: newsLabels,
    send: (values, _, options) => createNews(publicationBody(values), options),
    onSaved: ({ id }) => void navigate({ to: '/news/edit/$id', params: { id: String(id) }, replace: true, ignoreBlocker: true }),
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
  const form = useSchemaForm({
    schema: newsSchema,
    start: useMemo(() => newsStart(record), [record]),
    reload: () => asStart(getNews({ id: record.id }), newsStart),
    show: newsInWords,
    labels: newsLabels,
    // Without the key: the row version tells a save that is sent again.
    send: (values, rowVersion, { signal, onProgress }) => updateNews({ ...publicationBody(values), id: record.id, rowVersion }, { signal, onProgress }),
  });
  return (
    <FormPage page={form.page} updateRecord={record.updateRecord} canSave={canEdit}>
      <NewsFields form={form} record={record} />
    </FormPage>
  );
}
