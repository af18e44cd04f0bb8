import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { claims } from '../../../openapi/generated/claims';
import type { operations } from '../../../openapi/generated/types';
import { known } from '../../base/contract/known';
import type { Db } from '../../base/db/client';
import {
  adPutAsides,
  approvalAsks,
  approvalRequests,
  approvals,
  approvalSeen,
  comments,
  commentThreads,
  imports,
  outsideReviews,
  previewLinks,
  releaseItems,
  releases,
  siteThemes,
  webhookDeliveries,
  webhooks,
  webhookTries,
} from '../../base/db/schema';
import type { Trail } from '../../base/db/trail';
import type { Tx } from '../../base/db/transaction';
import type { CurrentAccount } from '../../access/identity/authentication';
import { onDay } from './moments';
import { entry, type Entry, type People } from './trail';

/** Moments that services note as the present. */
const noted = [
  adPutAsides.createdOn,
  approvalRequests.requestedOn,
  approvals.approvedOn,
  approvalAsks.askedOn,
  approvalAsks.answeredOn,
  approvalSeen.seenOn,
  comments.createdOn,
  commentThreads.createdOn,
  imports.createdOn,
  imports.finishedOn,
  imports.undoneOn,
  outsideReviews.createdOn,
  previewLinks.createdOn,
  releaseItems.addedOn,
  releases.createdOn,
  releases.lastModifiedOn,
  siteThemes.lastModifiedOn,
  webhookDeliveries.createdOn,
  webhookDeliveries.deliveredOn,
  webhookDeliveries.givenUpOn,
  webhooks.createdOn,
  webhooks.lastModifiedOn,
  webhooks.secretOn,
  webhookTries.at,
];

interface When {
  /** Name of the account. */
  by: string;
  /** Days before today. */
  days: number;
  time: string;
  operation: keyof operations;
}

/** Does one thing as an account with all permissions would have done it; its rows and entries get that time. */
export type Deed = <T>(
  when: When,
  change: (tx: Tx, caller: CurrentAccount, at: Date) => Promise<T>,
) => Promise<T>;

/** Deeds in a transaction, and the audit entries that they have made. */
export function deedsIn(db: Db, people: People): { deed: Deed; entries: Entry[] } {
  const entries: Entry[] = [];
  const deed: Deed = async ({ by, days, time, operation }, change) => {
    const person = known(people.get(by), 'The account');
    const at = onDay(-days, time);
    const trail: Trail = {
      actor: person,
      origin: { operation, requestId: '', address: '', userAgent: '' },
      actions: [],
      rows: new Map(),
      restoredFrom: null,
      versionNote: '',
    };
    const tx: Tx = Object.assign(db, { isTransaction: true as const, trail });
    const result = await change(tx, callerOf(person), at);
    // Earlier deeds have earlier times already.
    await db.execute(sql.raw(noted.map((column) => movedTo(column, at)).join(';')));
    entries.push(...trail.actions.map((action) => entry(people, by, at, operation, action)));
    return result;
  };
  return { deed, entries };
}

/** Text of a statement, as one message has all of them. */
const movedTo = ({ table, name }: PgColumn, at: Date) =>
  `update "${getTableName(table)}" set "${name}" = '${at.toISOString()}' where "${name}" >= now()`;

const callerOf = (person: { id: number; account: string; name: string }): CurrentAccount => ({
  ...person,
  department: '',
  roleName: '',
  avatarSha: null,
  claims: new Set(claims),
  tokenExpiresOn: new Date(),
  isSecondFactorDue: false,
});
