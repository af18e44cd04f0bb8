import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import type { IncidentForm } from './incident-loaders';
import { incidentText as text } from './incident-text';

const column = columnsOf<IncidentForm['fields'][number]>();

const route = getRouteApi('/_layout/privacy/incidents/form/$id');

/** Completed form of the authority, for printing. */
export function PrintedFormPage() {
  const { form } = route.useLoaderData();
  return (
    <Card className="max-w-200">
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 pt-5 pb-4 max-tablet:px-4">
        <h2>
          {text.form} {form.number}
        </h2>
        <Button className="print:hidden" onClick={() => window.print()}>
          {text.print}
        </Button>
        {form.authority && <p className="w-full">{form.authority}</p>}
      </div>
      <RecordTable
        caption={text.form}
        rows={form.fields}
        columns={[
          column({ head: text.formField, width: 150, card: 'title' }, ({ label }) => label),
          column(
            { head: text.formAnswer, card: 'line', className: 'whitespace-pre-line' },
            ({ answer }) => answer,
          ),
          column(
            { head: text.formFrom, width: 110, card: 'side' },
            ({ answer, from }) => (answer === '' || from !== 'typed') && text.froms[from],
          ),
        ]}
      />
    </Card>
  );
}
