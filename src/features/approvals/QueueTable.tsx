import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import type { ApprovalBox } from '../../../openapi/generated/enums';
import { approvalRecordKindWords, approvalStateWords } from '../../../openapi/generated/words';
import { shortCountWords } from '../../approval/text';
import { SelectCell, SelectHead } from '../../list/SelectCells';
import { chosenRowClass, type Selection } from '../../list/selection';
import { compactMoment, isToday, remainingTimeText } from '../../time/date-time';
import { Time } from '../../time/Time';
import { buttonClass } from '../../ui/button-class';
import { classNames } from '../../ui/class-names';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
import { Tag } from '../../ui/Tag';
import { Thumb } from '../../ui/Thumb';
import type { ApprovalRow } from './approval-loaders';
import { DepartmentMarks } from './DepartmentMarks';
import { queueText as text } from './text';

interface QueueTableProps {
  items: readonly ApprovalRow[];
  box: ApprovalBox;
  /** Requests with all blocks seen by the account. */
  ready: readonly ApprovalRow[];
  selection: Selection;
}

/** Requests of a box by due date. Arrow keys move between rows; the space bar selects. */
export function QueueTable({ items, box, ready, selection }: QueueTableProps) {
  const [now] = useState(Date.now);
  const isMine = box === 'mine';
  return (
    <Table caption={text.list} className="tablet:min-w-240" onKeyDown={stepByKey}>
      <thead>
        <tr>
          {isMine && <SelectHead selection={selection} items={ready} />}
          <Th width={64} hideLabel>
            {text.columns.title}
          </Th>
          <Th>{text.columns.title}</Th>
          <Th width={152}>{text.columns.content}</Th>
          <Th width={180}>{isMine ? text.columns.others : text.columns.departments}</Th>
          <Th width={120}>{text.columns.sender}</Th>
          <Th width={136}>{box === 'done' ? text.columns.state : text.columns.due}</Th>
          <Th width={88} hideLabel>
            {text.columns.actions}
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row
            key={item.id}
            item={item}
            box={box}
            isReady={ready.includes(item)}
            selection={selection}
            now={now}
          />
        ))}
      </tbody>
    </Table>
  );
}

/** Arrow keys move between the rows' links; Space selects the row. */
function stepByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches('a[data-row]')) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('a[data-row]')];
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step !== 0) {
    event.preventDefault();
    links[links.indexOf(target) + step]?.focus();
  } else if (key === ' ') {
    event.preventDefault();
    target.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  }
}

interface RowProps {
  item: ApprovalRow;
  box: ApprovalBox;
  isReady: boolean;
  selection: Selection;
  now: number;
}

function Row({ item, box, isReady, selection, now }: RowProps) {
  const { id, kind, title, subtitle, cover, counts, own, requestedBy, requestedOn, departments } = item;
  const isMine = box === 'mine';
  const to = { to: '/approval/review/$id', params: { id: String(id) } } as const;
  return (
    <tr className={chosenRowClass(selection, id)}>
      {isMine && <SelectCell selection={selection} row={item} disabled={!isReady} />}
      <Td card="hidden">
        <Thumb picture={cover} alt="" icon={kind === 'popup' || kind === 'otherPopup' ? 'popup' : 'image'} />
      </Td>
      <Td card="title">
        <Link {...to} data-row className={rowTitleClass()}>
          {title}
        </Link>
        <span className={rowDetailClass}>
          {text.parts([approvalRecordKindWords[kind], subtitle, aboutOf(item, now)])}
        </span>
      </Td>
      <Td card="start">
        <span className="block">{shortCountWords(counts)}</span>
        {isMine && (
          <span
            className={classNames(
              'block text-caption tabular-nums',
              own.seen < own.blocks ? 'text-accent-ink' : 'text-ink-soft',
            )}
          >
            {text.seen(own.seen, own.blocks)}
          </span>
        )}
      </Td>
      <Td card="line" className="empty:max-tablet:hidden">
        <DepartmentMarks departments={isMine ? departments.filter((each) => !each.isMine) : departments} />
      </Td>
      <Td card="end">
        <span className="block">{requestedBy}</span>
        <span className={rowDetailClass}>
          <Time at={requestedOn} to="near" now={now} />
        </span>
      </Td>
      <Td card="side">{box === 'done' ? <StateTag state={item.state} /> : <Due item={item} now={now} />}</Td>
      <Td card="foot">
        <Link
          {...to}
          className={buttonClass({ size: 'sm' })}
          aria-label={isMine ? text.reviewOf(title) : text.openOf(title)}
        >
          {isMine ? text.review : text.open}
        </Link>
      </Td>
    </tr>
  );
}

function aboutOf({ kind, isFirst, counts, goesPublicOn }: ApprovalRow, now: number): string {
  if (goesPublicOn) return text.goesPublic(kind, compactMoment(goesPublicOn, now));
  return isFirst ? text.first(kind) : text.changes(counts.blocks);
}

function Due({ item: { dueOn }, now }: { item: ApprovalRow; now: number }) {
  const left = Date.parse(dueOn) - now;
  return (
    <>
      <b className={classNames('block tabular-nums', (left <= 0 || isToday(dueOn, now)) && 'text-danger')}>
        <Time at={dueOn} to="near" now={now} />
      </b>
      <span className={rowDetailClass}>{left <= 0 ? text.overdue : remainingTimeText(dueOn, now)}</span>
    </>
  );
}

const tones = {
  requested: 'accent',
  changesAsked: 'danger',
  approved: 'success',
  published: 'primary',
  withdrawn: 'neutral',
} as const;

export function StateTag({ state }: Pick<ApprovalRow, 'state'>) {
  return <Tag tone={tones[state]}>{approvalStateWords[state]}</Tag>;
}
