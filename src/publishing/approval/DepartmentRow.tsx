import type { ReactNode } from 'react';
import { approvalReasonWords } from '../../../openapi/generated/words';
import type { ApprovalDepartment } from '../../machines/approval.rules';
import { TimeIn } from '../../base/time/Time';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-paths';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { approvalText as text, partCountWords, partsWords, personWords } from './text';

type State = ApprovalDepartment['state'];

const marks: Record<State, { icon: IconName; look: string }> = {
  approved: { icon: 'check', look: 'bg-primary text-on-primary' },
  changesAsked: { icon: 'close', look: 'bg-danger text-on-primary' },
  waiting: { icon: 'clock', look: 'text-accent-ink' },
  needsAgain: { icon: 'clock', look: 'text-accent-ink' },
};

const row =
  'grid grid-cols-[--spacing(6)_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-4 py-3 text-table max-tablet:grid-cols-[--spacing(6)_minmax(0,1fr)]';
const side =
  'flex items-center gap-3 max-tablet:col-start-2 max-tablet:flex-wrap max-tablet:justify-between text-right';

interface DepartmentRowProps {
  department: ApprovalDepartment;
  /** Undefined if nobody can be reminded. */
  onRemind: (() => void) | undefined;
  isReminding: boolean;
  isReminded: boolean;
  /** Links to the blocks with requested changes. */
  asked?: ReactNode;
}

/** A department with its parts and its progress. */
export function DepartmentRow({ department, onRemind, isReminding, isReminded, asked }: DepartmentRowProps) {
  const { name, parts, counts, state, person, decidedBy, deciderDepartment, note, seenOn, ask } = department;
  const { icon, look } = marks[state];
  const isAsked = state === 'changesAsked' && ask !== null;
  const decider = isAsked ? ask.by : decidedBy;
  const who = decider === null ? person : { name: decider, department: isAsked ? '' : deciderDepartment };
  return (
    <li className={row}>
      <span className={classNames('grid size-5 place-items-center rounded-full', look)}>
        <Icon name={icon} size={state === 'approved' || state === 'changesAsked' ? 16 : 20} />
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap gap-x-3">
          <b>{name}</b>
          <span className="text-ink-soft">{partsWords(parts)}</span>
          <span className="text-ink-soft">{partCountWords(counts)}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {who === null ? (
            <span className="text-ink-soft">
              {department.candidates.every(({ isBarred }) => isBarred) ? text.nobody : text.anyone}
            </span>
          ) : (
            <span className="flex items-center gap-2 text-ink-soft">
              <Avatar name={who.name} size="sm" />
              {personWords(who, name)}
            </span>
          )}
          {state === 'waiting' && (
            <span className="text-caption text-ink-soft">
              {seenOn ? <TimeIn say={text.seenAt} at={seenOn} to="near" /> : text.notSeen}
            </span>
          )}
          {state === 'needsAgain' && department.decidedOn && (
            <span className="text-caption text-ink-soft">
              <TimeIn say={text.approvedAt} at={department.decidedOn} to="near" />
            </span>
          )}
          {state === 'approved' && note && <span className="wrap-anywhere">{text.quote(note)}</span>}
        </p>
        {isAsked && (
          <div className="grid gap-1">
            <p className="text-caption text-ink-soft">
              {ask.reasons.map((reason) => approvalReasonWords[reason]).join('、')}
            </p>
            {ask.note && <p className="wrap-anywhere">{text.quote(ask.note)}</p>}
            {asked}
          </div>
        )}
      </div>
      <div className={side}>
        <State department={department} />
        {onRemind && (state === 'waiting' || state === 'needsAgain') && (
          <Button
            size="sm"
            busy={isReminding}
            disabled={isReminded}
            aria-label={isReminded ? text.reminded : text.remindOf(name)}
            onClick={onRemind}
          >
            {isReminded ? text.reminded : text.remind}
          </Button>
        )}
      </div>
    </li>
  );
}

function State({ department: { state, decidedOn, ask, again } }: { department: ApprovalDepartment }) {
  if (state === 'approved' && decidedOn) {
    return (
      <span className="text-ink-soft">
        <VisuallyHidden>{text.states.approved} </VisuallyHidden>
        <TimeIn say={text.approvedAt} at={decidedOn} to="near" />
      </span>
    );
  }
  if (state === 'changesAsked' && ask) {
    return (
      <b className="text-danger">
        <TimeIn say={text.askedAt} at={ask.at} to="near" />
      </b>
    );
  }
  return <b className="text-accent-ink">{state === 'needsAgain' ? text.again(again) : text.states[state]}</b>;
}
