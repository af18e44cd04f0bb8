import { fieldOfKey } from '../../../openapi/place-keys';
import type { ApprovalAsking, ApprovalDepartment, ApprovalOf } from '../../machines/approval.rules';
import { defaultDueOn } from './due';
import type { Approving } from './use-approval';

/** Field of a record's form to which a key leads; null for another key. Links of a text stand in it. */
export function formFieldOf(key: string): string | null {
  const name = fieldOfKey(key);
  return name === 'links' ? 'content' : name;
}

/** Approver of each department who is asked unless another is chosen: the one before, or the only able one. */
export function peopleOf({
  departments,
}: Pick<ApprovalOf, 'departments'>): [roleId: number, accountId: number][] {
  return departments.flatMap(({ roleId, person, candidates }): [number, number][] => {
    const able = candidates.filter(({ isBarred }) => !isBarred);
    const one = able.find(({ id }) => id === person?.id) ?? (able.length === 1 ? able[0] : undefined);
    return one ? [[roleId, one.id]] : [];
  });
}

/** Sends a record back to the same people in one press; whatever is missing or refused is asked in the dialog. */
export function answerAsked({ snapshot, send }: Approving): void {
  const { of } = snapshot.context;
  const asking = of && sameAsking(of, Date.now());
  send({ type: 'request.open' });
  if (asking) send({ type: 'request.send', asking });
}

function sameAsking(of: ApprovalOf, now: number): ApprovalAsking | null {
  const dueOn = defaultDueOn(of, now);
  if (dueOn === null) return null;
  return {
    note: of.note,
    dueOn,
    people: peopleOf(of).map(([roleId, accountId]) => ({ roleId, accountId })),
  };
}

/** Changes that a department asked and that were not answered yet. */
export const openAsk = ({ ask }: ApprovalDepartment) => (ask?.isOpen ? ask : null);
