import { contentKeys } from '../../../../openapi/place-keys';
import { peopleOf, type RequestRow } from '../rules/approval-state';
import { appAddress, appPaths } from '../../../base/contract/app-address';
import type { Tx } from '../../../base/db/transaction';
import { collectMail } from '../../../base/mail/outbox';
import { taipeiTime } from '../../../base/contract/taipei-time';
import { reviewText } from './text';

type Mended = Pick<RequestRow, 'kind' | 'recordId' | 'subjectId'> & { block: string | null };

/** Address of a request's page, or of what its sender has to mend; empty without an origin. */
export type ReviewLink = (requestId: number, mended?: Mended) => string;

export const reviewLink =
  (adminOrigin: string | undefined): ReviewLink =>
  (id, mended) =>
    appAddress(adminOrigin, mended ? mendPath(mended) : appPaths.review(id));

function mendPath({ kind, recordId, subjectId, block }: Mended) {
  if (kind === 'article' && block && contentKeys.includes(block)) return appPaths.articleContent(recordId);
  const form = kind === 'site' ? appPaths.draft(subjectId, recordId) : appPaths[kind](recordId);
  return block === null ? form : (`${form}#${block}` as const);
}

/** Address of the requests that wait for an approver. */
export const queueLink = (adminOrigin: string | undefined): string =>
  appAddress(adminOrigin, appPaths.approvals());

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

interface BatchNotice {
  /** Requests with the accounts whose approval is missing. */
  sent: readonly { request: Pick<RequestRow, 'title' | 'dueOn'>; to: readonly number[] }[];
  by: string;
  note: string;
  link: string;
}

/** Mails each approver once about all requests of a batch. */
export async function queueBatchNotice(tx: Tx, { sent, by, note, link }: BatchNotice): Promise<void> {
  const [first] = sent;
  if (!first) return;
  const due = taipeiTime(first.request.dueOn).slice(0, -3);
  const all = new Set(sent.flatMap(({ to }) => to));
  for (const { id, name, email } of await peopleOf(tx, [...all])) {
    if (!email) continue;
    const titles = sent.flatMap(({ request, to }) => (to.includes(id) ? [request.title] : []));
    const body = reviewText.batchBody({ name, by, titles, due, note, link });
    await collectMail(tx, { recipients: email, subject: reviewText.batchSubject(titles.length), body });
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
