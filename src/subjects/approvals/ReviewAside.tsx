import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { kindNames, kindUnits } from '../../../openapi/generated/kinds';
import { approvalRecordKindWords } from '../../../openapi/generated/words';
import { mendLink } from '../../records/kinds/kinds';
import { approvalText, partsWords } from '../../publishing/approval/text';
import {
  type AdFinding,
  type Approval,
  isFoundIn,
  isOver,
  isSeen,
  type Marks,
} from '../../machines/review.rules';
import { compactMoment } from '../../base/time/date-time';
import { Time } from '../../base/time/Time';
import { usePermission } from '../../base/session/session';
import { buttonClass, iconButtonClass } from '../../ui/button-class';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { Segmented } from '../../ui/Segmented';
import { Tag } from '../../ui/Tag';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ApprovalBlock, ApprovalRow } from './approval-loaders';
import { iconOf, labelOf, placeOf } from '../../publishing/approval/block-names';
import { DepartmentMarks } from './DepartmentMarks';
import { StateTag } from './QueueTable';
import { deputyText, queueText, reviewText as text } from './text';
import { Facts } from '../../ui/Facts';

export type Scope = 'own' | 'all';

interface ReviewAsideProps {
  approval: Approval;
  waiting: readonly ApprovalRow[];
  own: readonly ApprovalBlock[];
  /** Listed blocks. */
  shown: readonly ApprovalBlock[];
  /** Open findings of the advertising check. */
  findings: readonly AdFinding[];
  marks: Marks;
  scope: Scope;
  onScope: (scope: Scope) => void;
  current: string | null;
  onGo: (key: string) => void;
  now: number;
  /** Above the blocks. */
  children?: ReactNode;
}

/** Summary of the request, the account's own part, and the progress of the others. */
export function ReviewAside(props: ReviewAsideProps) {
  const { approval, waiting, own, scope, onScope, marks, children } = props;
  const mine = approval.details.filter(({ isMine }) => isMine);
  const others = approval.departments.filter(({ isMine }) => !isMine || mine.length === 0);
  const seen = own.filter((block) => isSeen(block, marks)).length;
  return (
    <>
      <Neighbours id={approval.id} waiting={waiting} />
      <About {...props} />
      <div className="grid gap-2 border-t border-line px-6 py-4 max-tablet:px-4">
        {approval.own.inPlaceOf.length > 0 && <p>{deputyText.inPlaceOf(approval.own.inPlaceOf)}</p>}
        {own.length > 0 && (
          <Segmented<Scope>
            full
            size="sm"
            aria-label={text.scope}
            value={scope}
            onChange={onScope}
            options={[
              { value: 'own', label: text.own(own.length) },
              { value: 'all', label: text.all(approval.blocks.length) },
            ]}
          />
        )}
        {own.length > 0 ? (
          <p className="text-caption text-ink-soft tabular-nums" role="status">
            {text.seen(seen, own.length)}
          </p>
        ) : (
          mine.length > 0 && !approval.mayDecide && <p className="text-table">{text.nothingOwn}</p>
        )}
      </div>
      {children}
      <BlockList {...props} />
      {others.length > 0 && (
        <div className="grid gap-3 border-t border-line px-6 py-4 max-desktop:hidden">
          <h2 className="text-caption text-ink-soft">{mine.length > 0 ? text.others : text.departments}</h2>
          <DepartmentMarks departments={others} isList />
        </div>
      )}
    </>
  );
}

const releaseTime = (dueOn: string | null, now: number) => (dueOn ? compactMoment(dueOn, now) : '');

function About({ approval, own, now }: ReviewAsideProps) {
  const { title, subtitle, kind, requestedBy, requestedOn, dueOn, note } = approval;
  const { goesPublicOn, release, emergencyReason, asked } = approval;
  const { canEdit } = usePermission(kindUnits[kind]);
  const mend = asked && canEdit && !isOver(approval) ? mendLink(approval) : undefined;
  const mine = approval.details.filter(({ isMine }) => isMine);
  const rows = [
    [text.due, <Time key="due" at={dueOn} to="weekday" now={now} />],
    [kindNames.release, release && queueText.parts([release.name, releaseTime(release.dueOn, now)])],
    [text.scheduled, goesPublicOn && <Time key="public" at={goesPublicOn} to="weekday" now={now} />],
    [
      text.yours,
      mine.length > 0 && text.yourParts(partsWords(mine.flatMap(({ parts }) => parts)), own.length),
    ],
    [text.note, note],
    [text.asked, asked && approvalText.said(asked.by, asked.note)],
    [text.emergency, emergencyReason],
  ] as const;
  return (
    <div className="grid gap-3 px-6 py-4 max-tablet:px-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b>{title}</b>
          <span className="text-table text-ink-soft">
            {queueText.parts([approvalRecordKindWords[kind], subtitle])}
          </span>
          {mine.map(({ roleId, name }) => (
            <Tag key={roleId} tone="primary">
              {name}
            </Tag>
          ))}
          {approval.closedOn && <StateTag state={approval.state} />}
        </p>
        <p className="text-caption text-ink-soft">
          {text.sentBy(requestedBy, compactMoment(requestedOn, now))}
        </p>
      </div>
      <Facts
        className="grid-cols-[--spacing(14)_minmax(0,1fr)] gap-x-3 gap-y-2 text-table whitespace-pre-line wrap-anywhere"
        rows={rows}
      />
      {mend && (
        <Link {...mend} className={buttonClass({ size: 'sm' }, 'justify-self-start')}>
          {queueText.mend}
        </Link>
      )}
    </div>
  );
}

function BlockList({ shown, own, findings, marks, current, onGo }: ReviewAsideProps) {
  return (
    <nav aria-label={text.blocks} className="max-desktop:hidden">
      <ul>
        {shown.map((block) => {
          const isDone = own.includes(block) && isSeen(block, marks);
          return (
            <li key={block.key}>
              <button
                type="button"
                aria-current={block.key === current ? 'true' : undefined}
                className={classNames(
                  'flex min-h-touch w-full items-center gap-3 border-l-3 border-transparent px-6 text-left text-table',
                  'hover:bg-hover aria-[current]:border-primary aria-[current]:bg-primary-tint',
                )}
                onClick={() => onGo(block.key)}
              >
                <span
                  className={classNames(
                    'grid size-5 flex-none place-items-center rounded-full border',
                    isDone ? 'border-primary bg-primary text-on-primary' : 'border-control',
                    !own.includes(block) && 'invisible',
                  )}
                >
                  {isDone && (
                    <>
                      <Icon name="check" size={16} />
                      <VisuallyHidden>{text.seenBox}</VisuallyHidden>
                    </>
                  )}
                </span>
                <Icon name={iconOf(block)} size={16} className="flex-none text-ink-soft" />
                <span className="min-w-0">
                  <b className="block truncate">{labelOf(block)}</b>
                  <span className="block text-caption text-ink-soft empty:hidden">{placeOf(block)}</span>
                </span>
                {(block.checks.some((check) => check.isSame === false) ||
                  findings.some((finding) => isFoundIn(block, finding))) && (
                  <Icon name="warning" size={16} className="ml-auto flex-none text-warning-ink" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Links to the previous and next request that wait for the account. */
function Neighbours({ id, waiting }: { id: number; waiting: readonly ApprovalRow[] }) {
  const place = waiting.findIndex((row) => row.id === id);
  if (place < 0 || waiting.length < 2) return null;
  const step = (
    row: ApprovalRow | undefined,
    icon: 'chevron-left' | 'chevron-right',
    label: (title: string) => string,
    none: string,
  ) =>
    row ? (
      <Link
        to="/approval/review/$id"
        params={{ id: String(row.id) }}
        aria-label={label(row.title)}
        className={iconButtonClass({})}
      >
        <Icon name={icon} />
      </Link>
    ) : (
      <span role="img" aria-label={none} className={iconButtonClass({}, 'opacity-40')}>
        <Icon name={icon} />
      </span>
    );
  return (
    <nav
      aria-label={text.neighbours}
      className="flex items-center gap-1 border-b border-line px-3 py-1 max-tablet:px-1"
    >
      {step(waiting[place - 1], 'chevron-left', text.previous, text.noPrevious)}
      <span className="text-table text-ink-soft tabular-nums">{text.place(place + 1, waiting.length)}</span>
      {step(waiting[place + 1], 'chevron-right', text.next, text.noNext)}
    </nav>
  );
}
