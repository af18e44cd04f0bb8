import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Approving } from './use-approval';
import { FailureLine, FailureNote } from '../../base/calls/Failure';
import {
  approvalLife,
  type ApprovalLife,
  type ApprovalOf,
  approvedCount,
  type ApprovalDepartment,
} from '../../machines/approval.rules';
import { remainingTimeText } from '../../base/time/date-time';
import { Time, TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { DepartmentRow } from './DepartmentRow';
import { namesOf, stateWords } from './state-words';
import { approvalText as text } from './text';
import { commonText } from '../../base/navigation/text';

interface ApprovalCardProps extends Approving {
  of: ApprovalOf;
  canEdit: boolean;
  /** Level of its heading, below that of its place. */
  heading: 'h2' | 'h4';
  /** Renders links to the blocks for which a department asked changes. */
  askedOf?: (department: ApprovalDepartment) => ReactNode;
  /** At the right of the footer: the next action. */
  children?: ReactNode;
}

/** An open request: progress, missing departments, and due date. */
export function ApprovalCard({ of, snapshot, send, canEdit, heading, askedOf, children }: ApprovalCardProps) {
  const { error, reminded, reminding } = snapshot.context;
  const life = approvalLife(of);
  const { request } = of;
  if (!request) return null;
  const mayAct = canEdit && of.mayRequest;
  return (
    <section
      aria-label={text.title}
      className="overflow-hidden rounded-card border border-line"
      aria-busy={snapshot.matches('reading') || undefined}
    >
      <Head of={of} life={life} heading={heading} />
      <ul className="divide-y divide-line border-y border-line">
        {of.departments.map((department) => (
          <DepartmentRow
            key={department.roleId}
            department={department}
            onRemind={mayAct ? () => send({ type: 'approver.remind', roleId: department.roleId }) : undefined}
            isReminding={reminding === department.roleId}
            isReminded={reminded.has(department.roleId)}
            asked={askedOf?.(department)}
          />
        ))}
      </ul>
      <div className="grid gap-3 px-4 py-3">
        {error && !snapshot.hasTag('asking') && <FailureNote error={error} />}
        {life !== 'unneeded' && (
          <p className="flex items-start gap-2 text-table text-ink-soft">
            <Icon name="lock" size={16} className="mt-0.5 flex-none" />
            <span>
              {life === 'changesAsked' || life === 'needsAgain' ? (
                text.keeps
              ) : (
                <TimeIn say={text.holds} at={request.requestedOn} to="near" />
              )}
            </span>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {mayAct && <Button onClick={() => send({ type: 'withdrawal.open' })}>{text.withdraw}</Button>}
          <Link
            to="/approval/review/$id"
            params={{ id: String(request.id) }}
            className={classNames(linkClass, 'px-2')}
          >
            {text.open}
          </Link>
          <span className="ml-auto flex flex-wrap items-center gap-2 max-tablet:w-full max-tablet:buttons:flex-auto">
            {children}
          </span>
        </div>
      </div>
      <WithdrawalDialog snapshot={snapshot} send={send} />
    </section>
  );
}

interface HeadProps extends Pick<ApprovalCardProps, 'of' | 'heading'> {
  life: ApprovalLife;
}

function Head({ of, life, heading: Heading }: HeadProps) {
  const [now] = useState(Date.now);
  const { departments, request } = of;
  const isOverdue = request !== null && Date.parse(request.dueOn) <= now;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-accent-tint px-4 py-4">
      <Bars departments={departments} />
      <div className="min-w-48 flex-1">
        <Heading className="text-section font-bold">{stateWords(of)}</Heading>
        <p className="text-table" role="status">
          <Sentence of={of} life={life} />
        </p>
      </div>
      {request && life !== 'approved' && life !== 'unneeded' && (
        <p className="text-right text-table max-tablet:text-left">
          <b className={classNames('block', isOverdue && 'text-danger')}>
            <Time at={request.dueOn} to="weekday" now={now} />
          </b>
          {isOverdue ? text.overdue : text.due(remainingTimeText(request.dueOn, now))}
        </p>
      )}
    </div>
  );
}

/** Progress bars, one for each department. */
function Bars({ departments }: { departments: readonly ApprovalDepartment[] }) {
  return (
    <span
      role="img"
      aria-label={text.progress(approvedCount(departments), departments.length)}
      className="flex flex-none gap-1"
    >
      {departments.map(({ roleId, state }) => (
        <span
          key={roleId}
          className={classNames(
            'h-8 w-2.5 rounded-tag border',
            state === 'approved' ? 'border-primary bg-primary' : 'border-accent-ink bg-card',
          )}
        />
      ))}
    </span>
  );
}

function Sentence({ of: { departments, scheduledOn }, life }: { of: ApprovalOf; life: ApprovalLife }) {
  switch (life) {
    case 'unneeded':
      return text.nothingWaits;
    case 'changesAsked':
      return text.askedBy(namesOf(departments, 'changesAsked'));
    case 'needsAgain':
      return text.touchedSince(namesOf(departments, 'needsAgain'));
    case 'approved':
      return scheduledOn ? <TimeIn say={text.readyAt} at={scheduledOn} to="near" /> : text.ready;
    default:
      return (
        <>
          {text.lacks(namesOf(departments, 'waiting', 'needsAgain', 'changesAsked'))}
          {scheduledOn ? <TimeIn say={text.publishesAt} at={scheduledOn} to="near" /> : text.publishesByHand}
        </>
      );
  }
}

function WithdrawalDialog({ snapshot, send }: Approving) {
  const isOpen = snapshot.matches('asking') || snapshot.hasTag('withdrawing');
  const { error } = snapshot.context;
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={() => send({ type: 'withdrawal.close' })}
      tone="danger"
      title={text.withdrawTitle}
      description={text.withdrawHelp}
      busy={snapshot.hasTag('withdrawing')}
      busyLabel={text.withdrawing}
      cancelLabel={commonText.cancel}
      confirmLabel={text.withdraw}
      onConfirm={() => send({ type: 'withdrawal.confirm' })}
    >
      <FailureLine error={error} />
    </ConfirmDialog>
  );
}
