import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listIncidentPersons } from '../../api/generated/operations';
import { useCall } from '../../calls/use-call';
import { ListStatus } from '../../list/ListStatus';
import { pagerText } from '../../list/text';
import { Time } from '../../time/Time';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/Pager';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Table, TableFooter, Td, Th } from '../../ui/Table';
import { type Incident, type IncidentPersons, personsPerPage } from './incident-loaders';
import { incidentText as text } from './incident-text';
import { PhoneLabel } from './PhoneLabel';

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
            {text.looked(figures.entries.toLocaleString('en-US'), figures.seconds)}
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
    <b>{count.toLocaleString('en-US')}</b> {words}
  </span>
);

function PeopleTable({ items }: { items: IncidentPersons['items'] }) {
  return (
    <Table caption={text.personList}>
      <thead>
        <tr>
          <Th>{text.name}</Th>
          <Th width={170}>{text.tel}</Th>
          <Th width={140}>{text.how}</Th>
          <Th width={80}>{text.count}</Th>
          <Th width={190}>{text.last}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ contactId, name, tel, hasEmail, shown, exported, lastOn }) => (
          <tr key={contactId}>
            <Td card="title">
              <Link
                to="/contact/edit/$id"
                params={{ id: String(contactId) }}
                className={rowTitleClass('normal')}
              >
                {name || text.gone}
              </Link>
              {!hasEmail && <span className={rowDetailClass}>{text.offEmail}</span>}
            </Td>
            <Td card="start">{tel}</Td>
            <Td card="line">
              {[shown > 0 && text.hows.shown, exported > 0 && text.hows.exported]
                .filter(Boolean)
                .join(text.separator)}
            </Td>
            <Td card="end">{text.times(shown + exported)}</Td>
            <Td card="line">
              <PhoneLabel>{text.last}</PhoneLabel>
              <Time at={lastOn} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
