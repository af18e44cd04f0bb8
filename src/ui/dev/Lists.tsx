import { useState } from 'react';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { Card } from '../Card';
import { Chip } from '../Chip';
import { CountBadge } from '../CountBadge';
import { EmptyState } from '../EmptyState';
import { Field } from '../Field';
import { FilterPanel } from '../FilterPanel';
import { IconButton } from '../IconButton';
import { Note } from '../Note';
import { Pager } from '../Pager';
import { ProgressBar } from '../ProgressBar';
import { StatusDot } from '../StatusDot';
import { columnsOf, RecordTable } from '../RecordTable';
import { TableFooter } from '../TableFooter';
import { TabCount, Tabs, tabClass } from '../Tabs';
import { TextInput } from '../TextInput';
import { Thumb } from '../Thumb';
import { Toolbar } from '../Toolbar';
import { pictures, text } from './text';
import { rowTitleClass } from '../row-class';

export function Lists() {
  return (
    <>
      <List />
      <EmptyList />
      <Marks />
    </>
  );
}

function List() {
  const [open, setOpen] = useState(true);
  const [page, setPage] = useState(5);
  return (
    <Card>
      <Tools isFilterOpen={open} onFilter={() => setOpen(!open)} />
      <FilterPanel
        id="filter"
        open={open}
        aria-label={text.filter}
        actions={
          <>
            <Button variant="text">{text.clear}</Button>
            <Button>{text.apply}</Button>
          </>
        }
      >
        <Field label={text.keyword}>
          <TextInput icon="search" placeholder={text.keywordExample} />
        </Field>
      </FilterPanel>
      <div className="px-6 py-2">
        <Chip onRemove={() => {}} removeLabel={`${text.clear} ${text.dateFilter}`}>
          {text.dateFilter}
        </Chip>
      </div>
      <Rows />
      <TableFooter>
        <span>{text.total}</span>
        <span>{text.perPage}</span>
        <Pager page={page} pageCount={13} labels={text.pager} onPage={setPage} />
      </TableFooter>
    </Card>
  );
}

function Tools({ isFilterOpen, onFilter }: { isFilterOpen: boolean; onFilter: () => void }) {
  return (
    <Toolbar
      actions={
        <>
          <Button icon="filter" aria-expanded={isFilterOpen} aria-controls="filter" onClick={onFilter}>
            {text.filter}
            <CountBadge count={1} tone="primary" className="-mr-1" />
          </Button>
          <Button variant="primary" icon="plus">
            {text.add}
          </Button>
        </>
      }
    >
      <Tabs aria-label={text.cases}>
        {text.tabs.map((tab, index) => (
          <a key={tab} href="#tab" className={tabClass} aria-current={index === 0 ? 'page' : undefined}>
            {tab}
            <TabCount>{index * 11 + 6}</TabCount>
          </a>
        ))}
      </Tabs>
    </Toolbar>
  );
}

const { columns } = text;
const column = columnsOf<(typeof text.rows)[number]>();
const missing = text.rows[2];

function Rows() {
  return (
    <RecordTable
      caption={text.cases}
      className="min-w-140"
      rows={text.rows}
      columns={[
        column({ head: columns.id, width: 60, className: 'text-ink-soft' }, ({ id }) => id),
        column({ head: columns.cover, width: 70 }, (row) => (
          <Thumb src={row === missing ? '/missing.png' : pictures[text.rows.indexOf(row)]} alt="" />
        )),
        column(
          { head: columns.name },
          ({ name }) => (
            <a href="#row" className={rowTitleClass()}>
              {name}
            </a>
          ),
          ({ detail }) => detail,
        ),
        column({ head: columns.status, width: 80 }, (row) => (
          <StatusDot state={row === missing ? 'off' : 'ok'}>
            {row === missing ? text.offline : text.online}
          </StatusDot>
        )),
        column({ head: columns.actions, hidesHead: true, width: 96 }, ({ name }) => (
          <span className="flex justify-end">
            <IconButton icon="edit" label={`${text.edit} ${name}`} />
            <IconButton icon="trash" label={`${text.remove} ${name}`} />
          </span>
        )),
      ]}
    />
  );
}

function EmptyList() {
  return (
    <Card>
      <EmptyState
        icon="building"
        title={text.emptyTitle}
        actions={
          <>
            <Button>{text.clearFilter}</Button>
            <Button variant="primary" icon="plus">
              {text.add}
            </Button>
          </>
        }
      >
        {text.emptyReason}
      </EmptyState>
    </Card>
  );
}

/** Notes, progress, avatars and counts. */
function Marks() {
  return (
    <Card className="grid gap-3 px-6 pt-5 pb-6 max-tablet:p-4">
      {(['info', 'warning', 'danger', 'success'] as const).map((tone, index) => (
        <Note key={tone} tone={tone}>
          {text.notes[index]}
        </Note>
      ))}
      <ProgressBar value={0.62} label={text.uploading} />
      <div className="flex items-center gap-3">
        <Avatar name={text.name} />
        <Avatar name={text.name} size="lg" src={pictures[2]} />
        <Thumb shape="md" src={null} alt="" />
        <CountBadge count={7} label={text.unread} />
        <CountBadge count={120} />
      </div>
    </Card>
  );
}
