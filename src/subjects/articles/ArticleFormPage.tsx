import { getRouteApi, useNavigate } from '@tanstack/react-router';
import {
  createArticle,
  duplicateArticle,
  getArticle,
  getArticleContent,
  updateArticle,
} from '../../api/generated/operations';
import { ApprovedFormPage } from '../../publishing/releases/ApprovedFormPage';
import { FormPage } from '../../records/record/FormPage';
import { PreviewButton, PreviewLoading } from '../../publishing/preview/PreviewButton';
import { ContentActions } from '../../publishing/preview/ContentActions';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import type { ArticleRecord } from './article-loaders';
import { articleForm } from './article-form';
import { ArticleFields } from './ArticleFields';
import { ArticleTabBar } from './ArticleTabBar';
import { articleText } from './text';
import { whenDrawn } from '../../ui/when-drawn';

const TypedArticle = whenDrawn(async () => (await import('./TypedArticle')).TypedArticle, PreviewLoading);
const addRoute = getRouteApi('/_layout/article/add');
const editRoute = getRouteApi('/_layout/article/edit/$id');

/** Add page of an article; after saving it continues with the content tab. */
export function ArticleAddPage() {
  const { title = '' } = addRoute.useSearch();
  // Another title from the search resets the form.
  return <ArticleAddForm key={title} title={title} />;
}

function ArticleAddForm({ title }: { title: string }) {
  const { canCreate } = usePermission(articleText.unit);
  const navigate = useNavigate();
  const form = useRecordForm({
    ...articleForm,
    empty: () => ({ ...articleForm.empty(), title }),
    send: (values, _, options) => createArticle(articleForm.body(values), options),
    editPath: '/article/edit/$id',
    onSaved: (data) =>
      void navigate({
        ...(data ? { to: '/article/content/$id', params: { id: String(data.id) } } : { to: '/article' }),
        replace: true,
        ignoreBlocker: true,
      }),
  });
  return (
    <FormPage editing={form.editing} canSave={canCreate} isPartOfSearch>
      <ArticleFields form={form} />
    </FormPage>
  );
}

export function ArticleEditPage() {
  const record = editRoute.useLoaderData();
  return <ArticleEditForm key={record.id} record={record} />;
}

function ArticleEditForm({ record }: { record: ArticleRecord }) {
  const subject = { kind: 'article', recordId: record.id } as const;
  const { canEdit } = usePermission(articleText.unit);
  const form = useRecordForm({
    ...articleForm,
    record,
    load: () => getArticle({ id: record.id }),
    send: (values, rowVersion, options) =>
      updateArticle({ ...articleForm.body(values), id: record.id, rowVersion }, options),
  });
  return (
    <>
      <ArticleTabBar articleId={record.id} partCount={record.partCount} />
      <ApprovedFormPage
        subject={subject}
        status={record.status}
        editing={form.editing}
        canEdit={canEdit}
        actions={
          <PreviewButton
            load={() => getArticleContent({ id: record.id })}
            render={({ webParts }) => <TypedArticle article={form.values} parts={webParts} />}
          />
        }
        rare={<ContentActions kind="article" record={record} duplicate={duplicateArticle} />}
      >
        <ArticleFields form={form} record={record} />
      </ApprovedFormPage>
    </>
  );
}
