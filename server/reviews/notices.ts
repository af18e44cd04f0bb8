import { peopleOf, type RequestRow } from '../approvals/approval-state';
import { appAddress, appPaths } from '../contract/app-address';
import type { Tx } from '../db/transaction';
import { collectMail } from '../mail/outbox';
import { taipeiTime } from '../contract/taipei-time';
import { reviewText } from './text';

/** Address of a request's page; empty without an origin. */
export type ReviewLink = (requestId: number) => string;

export const reviewLink =
  (adminOrigin: string | undefined): ReviewLink =>
  (id) =>
    appAddress(adminOrigin, appPaths.review(id));

interface Notice {
  kind: keyof typeof reviewText.subject;
  to: readonly number[];
  by: string;
  title: string;
  dueOn: Date;
  note?: string;
  link: string;
}

/** Mails accounts about a request. */
export async function queueNotice(
  tx: Tx,
  { kind, to, by, title, dueOn, note = '', link }: Notice,
): Promise<void> {
  const due = taipeiTime(dueOn).slice(0, -3);
  for (const { name, email } of await peopleOf(tx, [...new Set(to)])) {
    if (!email) continue;
    const body = reviewText.body[kind]({ name, by, title, due, note, link });
    await collectMail(tx, { recipients: email, subject: reviewText.subject[kind](title), body });
  }
}

/** Accounts asked for approval in a role: the chosen one, else all who may approve with it. */
export function askedIn(
  request: Pick<RequestRow, 'people'>,
  roleId: number,
  candidates: readonly { id: number }[],
): number[] {
  const chosen = request.people.find((person) => person.roleId === roleId)?.accountId;
  const isThere = candidates.some(({ id }) => id === chosen);
  return chosen !== undefined && isThere ? [chosen] : candidates.map(({ id }) => id);
}
