import { getRouteApi } from '@tanstack/react-router';
import { createNews, duplicateNews, getNews, updateNews } from '../../api/generated/operations';
import { ApprovedFormPage } from '../../publishing/releases/ApprovedFormPage';
import { FormPage } from '../../records/record/FormPage';
import { PreviewButton, PreviewLoading } from '../../publishing/preview/PreviewButton';
import { ContentActions } from '../../publishing/preview/ContentActions';
import { nothingMore } from '../../publishing/preview/typed-record';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { newsForm, type NewsRecord } from './news-form';
import { NewsFields } from './NewsFields';
import { newsText } from './text';
import { whenDrawn } from '../../ui/when-drawn';

const TypedNews = whenDrawn(async () => (await import('./TypedNews')).TypedNews, PreviewLoading);
const addRoute = getRouteApi('/_layout/news/add');
const editRoute = getRouteApi('/_layout/news/edit/$id');

/** Add page of news; after saving it continues with the edit page. */
export function NewsAddPage() {
  const { title = '' } = addRoute.useSearch();
  // Another title from the search resets the form.
  return <NewsAddForm key={title} title={title} />;
}

function NewsAddForm({ title }: { title: string }) {
  const { canCreate } = usePermission(newsText.unit);
  const form = useRecordForm({
    ...newsForm,
    empty: () => ({ ...newsForm.empty(), title }),
    send: (values, _, options) => createNews(newsForm.body(values), options),
    editPath: '/news/edit/$id',
  });
  return (
    <FormPage editing={form.editing} canSave={canCreate} isPartOfSearch>
      <NewsFields form={form} />
    </FormPage>
  );
}

export function NewsEditPage() {
  const record = editRoute.useLoaderData();
  return <NewsEditForm key={record.id} record={record} />;
}

function NewsEditForm({ record }: { record: NewsRecord }) {
  const subject = { kind: 'news', recordId: record.id } as const;
  const { canEdit } = usePermission(newsText.unit);
  const form = useRecordForm({
    ...newsForm,
    record,
    load: () => getNews({ id: record.id }),
    send: (values, rowVersion, options) =>
      updateNews({ ...newsForm.body(values), id: record.id, rowVersion }, options),
  });
  return (
    <ApprovedFormPage
      subject={subject}
      status={record.status}
      editing={form.editing}
      canEdit={canEdit}
      actions={<PreviewButton load={nothingMore} render={() => <TypedNews news={form.values} />} />}
      rare={<ContentActions kind="news" record={record} duplicate={duplicateNews} />}
    >
      <NewsFields form={form} record={record} />
    </ApprovedFormPage>
  );
}
