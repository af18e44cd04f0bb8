import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { ListName } from '../../../openapi/generated/enums';
import { claims, type OperationId } from '../../../openapi/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { note } from '../../base/audit/audit';
import { currentName } from '../../base/audit/present-names';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, notFound, ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { accounts, firstListViews, listViews } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { CurrentAccount } from '../../access/identity/authentication';
import { isSameName, nameOf } from '../../records/records';
import { listViewText as text } from './text';

type View = components['schemas']['ListView'];
type Row = typeof listViews.$inferSelect;

/** Enough for a row of names, which each list shows. */
const maxViews = 20;

/** The call of each list, whose claim decides who sees its views. */
const listCalls = {
  account: 'listAccounts',
  approval: 'listApprovals',
  article: 'listArticles',
  audit: 'listAuditTrails',
  case: 'listCaseInfos',
  contact: 'listContacts',
  delivery: 'listWebhookDeliveries',
  download: 'listDownloads',
  media: 'listMedia',
  news: 'listNews',
  role: 'listRoles',
  salesCode: 'listSalesCodes',
  sharedBlock: 'listSharedBlocks',
  site: 'listSiteSets',
  trash: 'listTrash',
} as const satisfies Record<ListName, OperationId>;

const lists = Object.keys(listCalls).filter((name): name is ListName => name in listCalls);

function maySee(account: CurrentAccount, list: ListName): boolean {
  const claim = claims[listCalls[list]];
  return claim === 'signed-in' || account.claims.has(claim);
}

/** Shared views outlive their owner's work here, so somebody else can change them too. */
const mayChange = (account: CurrentAccount, { accountId, isShared }: Row) =>
  accountId === account.id || (isShared && account.claims.has('Permissions.Users.Edit'));

/** Views of the lists that the account may see: own ones first, then shared ones, by name. */
export async function listListViews(db: Db, account: CurrentAccount): Promise<{ items: View[] }> {
  const seen = lists.filter((list) => maySee(account, list));
  const isOwn = eq(listViews.accountId, account.id);
  const rows = await viewsOf(db, account)
    .where(and(inArray(listViews.list, seen), or(isOwn, listViews.isShared)))
    .orderBy(desc(isOwn), sql`lower(${listViews.name})`, listViews.id);
  return { items: rows.map((row) => onWire(row, account)) };
}

/** Throws 403 for a list that the account may not see, 400 for a known name or too many views. */
export async function createListView(
  tx: Tx,
  input: Bodies['createListView'],
  account: CurrentAccount,
): Promise<View> {
  if (!maySee(account, input.list)) throw new ServiceError(403, serverText.forbidden);
  const of = and(eq(listViews.accountId, account.id), eq(listViews.list, input.list));
  // Parallel calls are counted one after the other.
  await lockViews(tx, account.id);
  if ((await tx.$count(listViews, of)) >= maxViews) throw fieldError('name', text.full(maxViews));
  const values = await storedOf(tx, input, { accountId: account.id, list: input.list });
  const [added] = await tx
    .insert(listViews)
    .values({ ...values, accountId: account.id, list: input.list })
    .returning({ id: listViews.id });
  if (!added) throw notFound();
  noteView(tx, account, null, values.name);
  return findView(tx, added.id, account);
}

/** Throws 404 for a view that the account may not see, 403 for one it may not change, 400 for a known name. */
export async function updateListView(
  tx: Tx,
  id: number,
  input: Bodies['updateListView'],
  account: CurrentAccount,
): Promise<View> {
  const before = await changeable(tx, id, account);
  await lockViews(tx, before.accountId);
  // Somebody else's stays shared: nobody takes a view away from its readers unseen by its owner.
  const isShared = before.accountId === account.id ? input.isShared : true;
  const values = await storedOf(tx, { ...input, isShared }, before);
  await tx.update(listViews).set(values).where(eq(listViews.id, id));
  if (!values.isShared) {
    // Nobody opens what they no longer see.
    await tx
      .delete(firstListViews)
      .where(and(eq(firstListViews.viewId, id), ne(firstListViews.accountId, before.accountId)));
  }
  noteView(tx, account, before.name, values.name);
  return findView(tx, id, account);
}

/** Throws 404 and 403 like `updateListView`. */
export async function deleteListView(tx: Tx, id: number, account: CurrentAccount): Promise<void> {
  const { name } = await changeable(tx, id, account);
  await tx.delete(listViews).where(eq(listViews.id, id));
  noteView(tx, account, name, null);
}

/** Lets a view open first for the account, in place of another one of its list. Throws 404. */
export async function chooseFirstListView(
  tx: Tx,
  id: number,
  opensFirst: boolean,
  account: CurrentAccount,
): Promise<void> {
  const { list, name } = await visibleView(tx, id, account);
  const of = and(eq(firstListViews.accountId, account.id), eq(firstListViews.list, list));
  if (opensFirst) {
    await tx
      .insert(firstListViews)
      .values({ accountId: account.id, list, viewId: id })
      .onConflictDoUpdate({
        target: [firstListViews.accountId, firstListViews.list],
        set: { viewId: id },
      });
  } else {
    await tx.delete(firstListViews).where(and(of, eq(firstListViews.viewId, id)));
  }
  const { id: recordId, account: title } = account;
  const [before, after] = opensFirst ? [null, name] : [name, null];
  note(tx, {
    kind: 'account',
    recordId,
    title,
    action: 'update',
    before: { firstView: before },
    after: { firstView: after },
  });
}

const lockViews = (tx: Tx, accountId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('list_views'), ${accountId})`);

/** Values of a view. Throws 400 for a name of another view of the same account and list. */
async function storedOf(
  tx: Tx,
  { name: typed, conditions, isShared }: Bodies['updateListView'],
  { id, accountId, list }: { id?: number; accountId: number; list: ListName },
) {
  const name = nameOf(typed);
  const [same] = await tx
    .select({ id: listViews.id })
    .from(listViews)
    .where(
      and(eq(listViews.accountId, accountId), eq(listViews.list, list), isSameName(listViews.name, name)),
    );
  if (same && same.id !== id) throw fieldError('name', text.taken);
  return { name, conditions, isShared };
}

/** Locks a view for a change. Throws 404 and 403. */
async function changeable(tx: Tx, id: number, account: CurrentAccount): Promise<Row> {
  const row = await visibleView(tx, id, account);
  if (!mayChange(account, row)) throw new ServiceError(403, serverText.forbidden);
  return row;
}

/** Throws 404 for a view that the account may not see. */
async function visibleView(tx: Tx, id: number, account: CurrentAccount): Promise<Row> {
  const [row] = await tx.select().from(listViews).where(eq(listViews.id, id)).for('update');
  if (!row || !maySee(account, row.list)) throw notFound();
  if (row.accountId !== account.id && !row.isShared) throw notFound();
  return row;
}

const viewsOf = (db: Db, account: CurrentAccount) =>
  db
    .select({ view: listViews, owner: accounts.name, first: firstListViews.viewId })
    .from(listViews)
    .innerJoin(accounts, eq(accounts.id, listViews.accountId))
    .leftJoin(
      firstListViews,
      and(eq(firstListViews.viewId, listViews.id), eq(firstListViews.accountId, account.id)),
    )
    .$dynamic();

async function findView(tx: Tx, id: number, account: CurrentAccount): Promise<View> {
  const [row] = await viewsOf(tx, account).where(eq(listViews.id, id));
  if (!row) throw notFound();
  return onWire(row, account);
}

function onWire(
  { view, owner, first }: { view: Row; owner: string; first: number | null },
  account: CurrentAccount,
): View {
  const { accountId, ...shown } = view;
  return {
    ...shown,
    isOwn: accountId === account.id,
    owner: currentName(accountId, owner),
    mayChange: mayChange(account, view),
    opensFirst: first !== null,
  };
}

/** A view is a setting of an account; its conditions stay out of the trail, as they may name a visitor. */
function noteView(tx: Tx, { id, account }: CurrentAccount, before: string | null, after: string | null) {
  note(tx, {
    kind: 'account',
    recordId: id,
    title: account,
    action: 'update',
    before: { savedView: before },
    after: { savedView: after },
  });
}
