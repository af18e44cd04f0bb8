import { kindUnits } from '../../../openapi/generated/kinds';
import { getRouteApi } from '@tanstack/react-router';
import {
  createCaseInfo,
  duplicateCaseInfo,
  getCaseContent,
  getCaseInfo,
  updateCaseInfo,
} from '../../api/generated/operations';
import { ReleasableFormPage } from '../../publishing/releases/ReleasableFormPage';
import { FormPage } from '../../records/record/FormPage';
import { SectionNav } from '../../records/record/SectionNav';
import { PreviewButton, PreviewLoading } from '../../publishing/preview/PreviewButton';
import { ContentActions } from '../../publishing/preview/ContentActions';
import { useRecordForm } from '../../records/record/use-record-form';
import type { CaseData } from './case-loaders';
import { caseForm, type CaseForm } from './case-form';
import { usePermission } from '../../base/session/session';
import { CaseFields } from './CaseFields';
import { caseSections } from './case-sections';
import { CaseSideFields } from './CaseSideFields';
import { OutdatedPageNote } from './OutdatedPageNote';
import { CaseTabBar } from './CaseTabBar';
import { whenDrawn } from '../../ui/when-drawn';

const TypedCase = whenDrawn(async () => (await import('./TypedCase')).TypedCase, PreviewLoading);
const addRoute = getRouteApi('/_layout/case/add');
const editRoute = getRouteApi('/_layout/case/edit/$id');

/** Add page of a case; after saving it continues with the edit page. */
export function CaseAddPage() {
  const { title = '' } = addRoute.useSearch();
  // Another title from the search resets the form.
  return <CaseAddForm key={title} title={title} />;
}

function CaseAddForm({ title }: { title: string }) {
  const { canCreate } = usePermission(kindUnits.case);
  const form = useRecordForm({
    ...caseForm,
    empty: () => ({ ...caseForm.empty(), title }),
    send: (values, _, options) => createCaseInfo(caseForm.body(values), options),
    editPath: '/case/edit/$id',
  });
  return (
    <FormPage editing={form.editing} canSave={canCreate} isPartOfSearch>
      <CaseColumns form={form} />
    </FormPage>
  );
}

export function CaseEditPage() {
  const data: CaseData = editRoute.useLoaderData();
  // Another case resets the form; saving the same one does not.
  return <CaseEditForm key={data.record.id} data={data} />;
}

function CaseEditForm({ data }: { data: CaseData }) {
  const { record } = data;
  const subject = { kind: 'case', recordId: record.id } as const;
  const { canEdit } = usePermission(kindUnits.case);
  const form = useRecordForm({
    ...caseForm,
    record,
    load: () => getCaseInfo({ id: record.id }),
    send: (values, rowVersion, options) =>
      updateCaseInfo({ ...caseForm.body(values), id: record.id, rowVersion }, options),
  });
  return (
    <>
      <CaseTabBar caseId={record.id} partCount={record.partCount} />
      <OutdatedPageNote own={record} />
      <ReleasableFormPage
        subject={subject}
        status={record.status}
        editing={form.editing}
        canEdit={canEdit}
        actions={
          <PreviewButton
            load={() => getCaseContent({ id: record.id })}
            render={({ webParts }) => <TypedCase own={form.values} parts={webParts} />}
          />
        }
        rare={<ContentActions kind="case" record={record} duplicate={duplicateCaseInfo} />}
      >
        <CaseColumns form={form} data={data} />
      </ReleasableFormPage>
    </>
  );
}

function CaseColumns({ form, data }: { form: CaseForm; data?: CaseData }) {
  return (
    <div className="grid gap-6 *:first:col-span-full desktop:grid-cols-side broad:grid-cols-sections broad:*:first:col-span-1">
      <SectionNav sections={caseSections(form)} />
      <CaseFields form={form} data={data} />
      <CaseSideFields form={form} record={data?.record} />
    </div>
  );
}
