import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Table, Td, Th } from '../../ui/Table';
import { incidentText as text } from './incident-text';

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
      <Table caption={text.form}>
        <thead>
          <tr>
            <Th width={150}>{text.formField}</Th>
            <Th>{text.formAnswer}</Th>
            <Th width={110}>{text.formFrom}</Th>
          </tr>
        </thead>
        <tbody>
          {form.fields.map(({ name, label, from, answer }) => (
            <tr key={name}>
              <Td card="title">{label}</Td>
              <Td card="line" className="whitespace-pre-line">
                {answer}
              </Td>
              <Td card="side">{answer === '' || from !== 'typed' ? text.froms[from] : ''}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
