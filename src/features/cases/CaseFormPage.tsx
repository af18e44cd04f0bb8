import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createCaseInfo, getCaseInfo, updateCaseInfo } from '../../api/generated/operations';
import { FormPage } from '../../record/FormPage';
import { type SchemaForm, useSchemaForm } from '../../record/use-schema-form';
import { asStart, newStart } from '../../record/form-start';
import type { CaseData } from './case-loaders';
import { caseBody, caseSchema, caseStart, type CaseValues, emptyCase } from './case-schema';
import { caseInWords } from './case-words';
import { usePermission } from '../../shared/session';
import { CaseFields } from './CaseFields';
import { CaseSideFields } from './CaseSideFields';
import { CaseTabBar } from './CaseTabBar';
import { caseLabels } from './text';

const editRoute = getRouteApi('/_layout/case/edit/$id');
const emptyStart = newStart(emptyCase);

/** Adds a case, then goes on to edit it. */
export function CaseAddPage() {
  const { canCreate } = usePermission('Permissions.Cases');
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema: caseSchema,
    start: emptyStart,
    labels: caseLabels,
    show: caseInWords,
    send: (values, _, options) => createCaseInfo(caseBody(values), options),
    onSaved: ({ id }) => void navigate({ to: '/case/edit/$id', params: { id: String(id) }, replace: true, ignoreBlocker: true }),
  });
  return (
    <FormPage page={form.page} canSave={canCreate}>
      <CaseColumns form={form} />
    </FormPage>
  );
}

/** Edits the basic information of a case. */
export function CaseEditPage() {
  const data: CaseData = editRoute.useLoaderData();
  // Another case is another form; the same case saved again is the same one.
  return <CaseEditForm key={data.record.id} data={data} />;
}

function CaseEditForm({ data }: { data: CaseData }) {
  const { record } = data;
  const { canEdit } = usePermission('Permissions.Cases');
  const form = useSchemaForm({
    schema: caseSchema,
    start: useMemo(() => caseStart(record), [record]),
    reload: () => asStart(getCaseInfo({ id: record.id }), caseStart),
    show: caseInWords,
    labels: caseLabels,
    // Without the key: the row version tells a save that is sent again, and the next save is another one.
    send: (values, rowVersion, { signal, onProgress }) => updateCaseInfo({ ...caseBody(values), id: record.id, rowVersion }, { signal, onProgress }),
  });
  return (
    <>
      <CaseTabBar caseId={record.id} partCount={record.partCount} />
      <FormPage page={form.page} updateRecord={record.updateRecord} canSave={canEdit}>
        <CaseColumns form={form} data={data} />
      </FormPage>
    </>
  );
}

function CaseColumns({ form, data }: { form: SchemaForm<CaseValues>; data?: CaseData }) {
  return (
    <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_340px]">
      <CaseFields form={form} data={data} />
      <CaseSideFields form={form} />
    </div>
  );
}
