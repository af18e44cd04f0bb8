import { grouped } from '../../../openapi/grouped';
import { useState } from 'react';
import { listIncidentPersons } from '../../api/generated/operations';
import { useCall } from '../../base/calls/use-call';
import { RowLink } from '../../records/list/columns';
import { ListStatus } from '../../records/list/ListStatus';
import { pagerText } from '../../records/list/text';
import { Time } from '../../base/time/Time';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/Pager';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { TableFooter } from '../../ui/TableFooter';
import { type Incident, type IncidentPersons, personsPerPage } from './incident-loaders';
import { incidentText as text } from './incident-text';

const column = columnsOf<IncidentPersons['items'][number]>();

/** Masked persons of a locked list. */
export function IncidentPeople({ incident, first }: { incident: Incident; first: IncidentPersons }) {
  const { call } = useCall();
  const [page, setPage] = useState(first);
  const { figures } = incident;
  const go = (pageNumber: number) =>
    void call(
      () => listIncidentPersons({ id: incident.id }, { pageNumber, pageSize: personsPerPage }),
      setPage,
    );
  return (
    <Card>
      <ListStatus page={page} pageSize={personsPerPage} none={text.nobody} />
      {figures && (
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-6 py-4 max-tablet:px-4">
          <Figure count={incident.persons} words={text.affected} />
          <Figure count={figures.shown} words={text.shown} />
          <Figure count={figures.exported} words={text.exported} />
          <span className="ml-auto text-caption text-ink-soft">
            {text.looked(grouped(figures.entries), figures.seconds)}
          </span>
        </div>
      )}
      {incident.persons === 0 ? (
        <EmptyState icon="shield" title={text.nobody} />
      ) : (
        <PeopleTable items={page.items} />
      )}
      <TableFooter>
        <span>{text.locked}</span>
        <Pager
          page={page.pageNumber}
          pageCount={Math.ceil(page.totalCount / personsPerPage)}
          labels={{ ...pagerText, nav: text.pages }}
          onPage={go}
        />
      </TableFooter>
    </Card>
  );
}

const Figure = ({ count, words }: { count: number; words: string }) => (
  <span>
    <b>{grouped(count)}</b> {words}
  </span>
);

function PeopleTable({ items }: { items: IncidentPersons['items'] }) {
  return (
    <RecordTable
      caption={text.personList}
      rows={items}
      columns={[
        column(
          { head: text.name, card: 'title' },
          ({ contactId, name }) => (
            <RowLink to="/contact/edit/$id" params={{ id: String(contactId) }} weight="normal">
              {name || text.gone}
            </RowLink>
          ),
          ({ hasEmail }) => !hasEmail && text.offEmail,
        ),
        column({ head: text.tel, width: 170, card: 'start' }, ({ tel }) => tel),
        column({ head: text.how, width: 140, card: 'line' }, ({ shown, exported }) =>
          [shown > 0 && text.hows.shown, exported > 0 && text.hows.exported]
            .filter(Boolean)
            .join(text.separator),
        ),
        column({ head: text.count, width: 80, card: 'end' }, ({ shown, exported }) =>
          text.times(shown + exported),
        ),
        column({ head: text.last, width: 190, card: 'line', isLabelled: true }, ({ lastOn }) => (
          <Time at={lastOn} />
        )),
      ]}
    />
  );
}
