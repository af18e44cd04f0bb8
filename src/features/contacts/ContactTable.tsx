import { HandleStatus } from '../../../openapi/generated/enums';
import { Link } from '@tanstack/react-router';
import { dateTimeText } from '../../time/date-time';
import { idText } from '../../list/id-text';
import { UpdatedCell } from '../../list/UpdatedCell';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
import type { ContactFilter } from './contact-list-search';
import type { ContactRow } from './contact-loaders';
import { HandleStatusDot } from './HandleStatusDot';
import { contactText } from './text';

const { columns } = contactText;

/** The enquiries of a page; the name is the link. */
export function ContactTable({ items, filter }: { items: readonly ContactRow[]; filter: ContactFilter }) {
  return (
    <Table caption={contactText.list} className="tablet:min-w-265">
      <thead>
        <tr>
          <Th width={64}>{columns.id}</Th>
          <Th width={120}>{columns.type}</Th>
          <Th width={120}>{columns.name}</Th>
          <Th width={120}>{columns.tel}</Th>
          <Th>{columns.content}</Th>
          <Th width={110}>{columns.state}</Th>
          <Th width={160}>{columns.createdOn}</Th>
          <Th width={150}>{columns.updated}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <Td className="text-ink-soft">{idText(item.id)}</Td>
            <Td>{contactText.types[item.type]}</Td>
            <Td>
              <Link
                to="/contact/edit/$id"
                params={{ id: String(item.id) }}
                search={filter}
                className={rowTitleClass(item.handleStatus === HandleStatus.unhandled ? 'bold' : 'normal')}
              >
                {item.name}
              </Link>
            </Td>
            <Td>{item.tel}</Td>
            <Td>
              <span className="block truncate">{item.content}</span>
              {item.caseTitle && <span className={rowDetailClass}>{item.caseTitle}</span>}
            </Td>
            <Td>
              <HandleStatusDot status={item.handleStatus} />
              {item.assignee && <span className={rowDetailClass}>{item.assignee}</span>}
            </Td>
            <Td className="text-ink-soft">{dateTimeText(item.createdOn)}</Td>
            <Td>
              <UpdatedCell {...item.updateRecord} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
