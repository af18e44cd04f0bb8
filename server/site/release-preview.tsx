import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { type SetGroup, SetDocument } from '../../src/site/SetDocument';
import { kindNames, kindUnits } from '../../openapi/generated/kinds';
import { setPagePath } from '../contract/public-address';
import type { Db } from '../db/client';
import { inArray } from '../db/in-array';
import { releases } from '../db/schema';
import { presentClaims } from '../identity/key-makers';
import type { openLink } from '../kinds/preview-links';
import type { ItemRow } from '../releases/present';
import { itemsOf } from '../releases/records';
import { newNonce, sendHtml } from './draft-answer';
import { itemPages } from './item-pages';
import { sendNotice } from './notice';
import { draftPage, openedLink } from './opened-draft';
import { type Origins, ownAddressOf } from './own-addresses';
import { pagePolicy, sandboxPolicy } from './policy';
import { tables } from './shown-addresses';
import { stylesOf } from './styles';
import { pageText } from './text';

type OpenLink = NonNullable<Awaited<ReturnType<typeof openLink>>>;

/** Item of a set, as whoever made the link may show it. */
interface SetItem extends ItemRow {
  /** Null for a record that is gone. */
  name: string | null;
  /** False where its maker may not create a link of the record alone. */
  isShared: boolean;
}

const hasPage = ({ kind }: ItemRow) =>
  kind === 'case' || kind === 'site' || kind === 'article' || kind === 'news';
const isDrawn = (item: SetItem) =>
  item.isShared && item.name !== null && hasPage(item) && item.action !== 'offline';

async function setOf(db: Db, { recordId, makerId }: OpenLink): Promise<SetItem[]> {
  const [items, claims] = await Promise.all([itemsOf(db, [recordId]), presentClaims(db, makerId)]);
  const names = await namesOf(db, items);
  const mayShare = new Set<string>(claims);
  return items.map((item) => ({
    ...item,
    name: hasPage(item) ? (names.get(item.id) ?? null) : item.title,
    isShared: mayShare.has(`${kindUnits[item.kind]}.Edit`),
  }));
}

/** Present titles of the records with pages, by item; none of the trash. */
async function namesOf(db: Db, items: readonly ItemRow[]): Promise<Map<number, string>> {
  const found = await Promise.all(
    (['case', 'article', 'news'] as const).map(async (kind) => {
      const own = items.filter((item) => (item.kind === 'site' ? 'case' : item.kind) === kind);
      const table = tables[kind];
      const ids = own.map(({ recordId }) => recordId);
      const rows = await db
        .select({ id: table.id, title: table.title })
        .from(table)
        .where(and(inArray(table.id, ids), isNull(table.deletedOn)));
      const titles = new Map(rows.map(({ id, title }) => [id, title]));
      return own.flatMap(({ id, recordId }): [number, string][] => {
        const title = titles.get(recordId);
        return title === undefined ? [] : [[id, title]];
      });
    }),
  );
  return new Map(found.flat());
}

/** Sends the first page of a set: its pages, those that go, and the items without a page. */
export async function sendSet(
  reply: FastifyReply,
  db: Db,
  { link, token }: { link: OpenLink; token: string },
): Promise<FastifyReply> {
  const [[release], items] = await Promise.all([
    db.select({ name: releases.name }).from(releases).where(eq(releases.id, link.recordId)),
    setOf(db, link),
  ]);
  if (!release) return sendNotice(reply, 404, pageText.linkGone);
  const nonce = newNonce();
  const html = renderToStaticMarkup(
    <SetDocument
      name={release.name}
      groups={groupsOf(items, token)}
      expiresOn={link.expiresOn}
      css={stylesOf('liubai', 'notice', 'draft', 'set')}
      nonce={nonce}
    />,
  );
  return sendHtml(reply, html, `${pagePolicy(nonce)}; frame-ancestors 'none'; ${sandboxPolicy}`);
}

function groupsOf(items: readonly SetItem[], token: string): SetGroup[] {
  const { set } = pageText;
  const line = (item: SetItem) => {
    const { id, kind, action, name, isShared } = item;
    const says = isShared ? (name === null ? set.deleted : set.actions[action]) : set.notShared;
    return {
      id,
      title: isShared ? (name ?? item.title) : kindNames[kind],
      says: isShared ? `${kindNames[kind]}，${says}` : says,
      href: isDrawn(item) ? setPagePath(token, id) : null,
    };
  };
  const isGoing = (item: SetItem) => item.isShared && hasPage(item) && item.action === 'offline';
  const groups = [
    { title: set.changing, items: items.filter(isDrawn) },
    { title: set.going, isGone: true, items: items.filter(isGoing) },
    { title: set.others, items: items.filter((item) => !isDrawn(item) && !isGoing(item)) },
  ];
  return groups
    .filter((group) => group.items.length > 0)
    .map((group) => ({ ...group, items: group.items.map(line) }));
}

/** The page of one item of a set; null after the answer was sent. */
export async function openedItem(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, item: wanted }: { token: string; item: string },
) {
  const link = await openedLink(db, request, reply, token);
  if (!link) return null;
  const items = link.kind === 'release' ? await setOf(db, link) : [];
  const item = items.find(({ id }) => String(id) === wanted);
  const page = item && isDrawn(item) ? await pageOf(db, item) : null;
  if (item && page) return { link, item, items, page };
  const isGoing = item?.isShared === true && item.action === 'offline';
  sendNotice(reply, 404, isGoing ? pageText.set.gone : pageText.linkGone);
  return null;
}

function pageOf(db: Db, { kind, recordId, themeId, action, values }: SetItem) {
  if (kind === 'site') return themeId === null ? null : draftPage(db, { kind: 'theme', recordId: themeId });
  if (kind !== 'case' && kind !== 'article' && kind !== 'news') return null;
  return draftPage(db, { kind, recordId }, action === 'change' ? (values ?? {}) : {});
}

/** Start tags of links; drawn pages escape angle brackets in attributes. */
const linkTags = /<a [^<>]*>/g;
const address = / href="([^"]*)"/;

/** Function that leads the links between the pages of a set to their previews, and marks those to pages that go. */
export async function withSetLinks(
  db: Db,
  items: readonly SetItem[],
  { token, origins }: { token: string; origins: Origins },
): Promise<(html: string) => string> {
  const shared = items.filter(({ isShared, name }) => isShared && name !== null);
  const pages = await itemPages(db, shared);
  const going = new Set(shared.filter(({ action }) => action === 'offline').map(({ id }) => id));
  const leading = (attribute: string, href: string) => {
    const id = pages.get(ownAddressOf(href.replaceAll('&amp;', '&'), origins)?.path ?? '');
    if (id === undefined) return attribute;
    if (going.has(id)) return ` href="${setPagePath(token, id)}" data-gone=""`;
    const part = href.includes('#') ? href.slice(href.indexOf('#')) : '';
    return ` href="${setPagePath(token, id)}${part}"`;
  };
  return (html) => html.replaceAll(linkTags, (tag) => tag.replace(address, leading));
}
