import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createCaseInfo, updateCaseInfo } from '../../api/generated/operations';
import { FormPage } from '../../shared/form/FormPage';
import { formText } from '../../shared/form/text';
import { type SchemaForm, useSchemaForm } from '../../shared/form/use-schema-form';
import type { CaseData } from './case-loaders';
import { caseBody, caseSchema, type CaseValues, caseValues, emptyCase } from './case-schema';
import { usePermission, useToast } from './case-session';
import { CaseFields } from './CaseFields';
import { CaseSideFields } from './CaseSideFields';
import { CaseTabBar } from './CaseTabBar';
import { caseLabels } from './text';

const editRoute = getRouteApi('/_layout/case/edit/$id');

/** Adds a case, then goes on to edit it. */
export function CaseAddPage() {
  const { canCreate } = usePermission('Permissions.Cases');
  const navigate = useNavigate();
  const toast = useToast();
  const form = useSchemaForm({
    schema: caseSchema,
    initial: emptyCase,
    labels: caseLabels,
    send: (values, options) => createCaseInfo(caseBody(values), options),
    onSaved: ({ id }) => {
      toast({ kind: 'success', text: formText.saved });
      void navigate({ to: '/case/edit/$id', params: { id: String(id) }, replace: true, ignoreBlocker: true });
    },
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
  const router = useRouter();
  const toast = useToast();
  const form = useSchemaForm({
    schema: caseSchema,
    initial: useMemo(() => caseValues(record), [record]),
    version: record.rowVersion,
    labels: caseLabels,
    // Without the key: the row version tells a save that is sent again, and the next save is another one.
    send: (values, { signal, onProgress }) =>
      updateCaseInfo({ ...caseBody(values), id: record.id, rowVersion: record.rowVersion }, { signal, onProgress }),
    onSaved: () => {
      toast({ kind: 'success', text: formText.saved });
      void router.invalidate();
    },
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
