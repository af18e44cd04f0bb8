import { Link, linkOptions } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import type { ApprovalBox } from '../../../openapi/generated/enums';
import { approvalRecordKindWords, approvalStateWords } from '../../../openapi/generated/words';
import { mendLink } from '../../records/kinds/kinds';
import { shortCountWords } from '../../publishing/approval/text';
import { actionsHead } from '../../records/list/columns';
import { selectColumn } from '../../records/list/SelectCells';
import type { Selection } from '../../records/list/selection';
import { compactMoment, isToday, remainingTimeText } from '../../base/time/date-time';
import { Time } from '../../base/time/Time';
import { buttonClass } from '../../ui/button-class';
import { classNames } from '../../ui/class-names';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Tag } from '../../ui/Tag';
import { Thumb } from '../../ui/Thumb';
import type { ApprovalRow } from './approval-loaders';
import { DepartmentMarks } from './DepartmentMarks';
import { deputyText, queueText as text } from './text';

const { columns } = text;
const column = columnsOf<ApprovalRow>();
const reviewLink = (id: number) => linkOptions({ to: '/approval/review/$id', params: { id: String(id) } });

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
    <RecordTable
      caption={text.list}
      className="tablet:min-w-240"
      onKeyDown={stepByKey}
      rows={items}
      columns={[
        isMine && selectColumn(selection, ready, ({ title }) => title),
        column(
          // First in its row, it also has the row's margin.
          { head: columns.title, hidesHead: true, width: isMine ? 64 : 88, card: 'hidden' },
          ({ cover, kind }) => (
            <Thumb
              picture={cover}
              alt=""
              icon={kind === 'popup' || kind === 'otherPopup' ? 'popup' : 'image'}
            />
          ),
        ),
        column(
          { head: columns.title, card: 'title' },
          ({ id, title }) => (
            <Link {...reviewLink(id)} data-row className={rowTitleClass()}>
              {title}
            </Link>
          ),
          (item) =>
            text.parts([
              deputyText.tag(item.own.inPlaceOf),
              approvalRecordKindWords[item.kind],
              item.subtitle,
              aboutOf(item, now),
              releaseWords(item.release, now),
            ]),
        ),
        column({ head: columns.content, width: 152, card: 'start' }, ({ counts, own }) => (
          <>
            <span className="block">{shortCountWords(counts)}</span>
            {isMine && <Seen {...own} />}
          </>
        )),
        column(
          {
            head: isMine ? columns.others : columns.departments,
            width: 180,
            card: 'line',
            className: 'empty:max-tablet:hidden',
          },
          ({ departments }) => (
            <DepartmentMarks departments={departments.filter((each) => !isMine || !each.isMine)} />
          ),
        ),
        column(
          { head: columns.sender, width: 120, card: 'end' },
          ({ requestedBy }) => <span className="block">{requestedBy}</span>,
          ({ requestedOn }) => <Time at={requestedOn} to="near" now={now} />,
        ),
        column({ head: box === 'done' ? columns.state : columns.due, width: 136, card: 'side' }, (item) =>
          box === 'done' ? <StateTag state={item.state} /> : <Due item={item} now={now} />,
        ),
        column({ ...actionsHead, width: 104, card: 'foot' }, (item) => <Action item={item} box={box} />),
      ]}
    />
  );
}

/** The one way on: to review, to what its sender has to mend, or to look. */
function Action({ item, box }: { item: ApprovalRow; box: ApprovalBox }) {
  const { id, title } = item;
  const mend = box === 'sent' && item.state === 'changesAsked' ? mendLink(item) : undefined;
  const [word, name] = mend
    ? [text.mend, text.mendOf(title)]
    : box === 'mine'
      ? [text.review, text.reviewOf(title)]
      : [text.open, text.openOf(title)];
  return (
    <Link {...(mend ?? reviewLink(id))} className={buttonClass({ size: 'sm' })} aria-label={name}>
      {word}
    </Link>
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

function Seen({ seen, blocks }: ApprovalRow['own']) {
  return (
    <span
      className={classNames(
        'block text-caption tabular-nums',
        seen < blocks ? 'text-accent-ink' : 'text-ink-soft',
      )}
    >
      {text.seen(seen, blocks)}
    </span>
  );
}

function aboutOf({ kind, isFirst, counts, goesPublicOn }: ApprovalRow, now: number): string {
  if (goesPublicOn) return text.goesPublic(kind, compactMoment(goesPublicOn, now));
  return isFirst ? text.first(kind) : text.changes(counts.blocks);
}

function releaseWords(release: ApprovalRow['release'], now: number): string {
  if (!release) return '';
  return text.inRelease(release.name, release.dueOn ? compactMoment(release.dueOn, now) : '');
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
