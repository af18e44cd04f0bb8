import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { SetDocument } from '../../../src/drawing/SetDocument';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';
import type { Db } from '../../base/db/client';
import { releases } from '../../base/db/schema';
import { newNonce, sendHtml } from './draft-answer';
import { type FollowingPage, keptFollowing } from './following-pages';
import { itemPages } from './item-pages';
import { sendNotice } from './notice';
import { openedLink } from './opened-draft';
import type { Origins } from './own-addresses';
import { pagePolicy, sandboxPolicyWith } from './policy';
import { released } from './released';
import { setHref, type SetPlace, type SetView } from './set-addresses';
import { hasPage, isShown, type OpenLink, type SetItem, setItems } from './set-items';
import { withSetLinks } from './set-links';
import { groupsOf } from './set-list';
import { draftOf, itemDraft, type PageAlone, pageAt } from './set-pages';
import { sheetOf, stylesOf } from './styles';
import { pageText } from './text';

interface Opened {
  link: OpenLink;
  token: string;
  place: SetPlace;
  view: SetView;
}

/** Sources of a set's preview. */
interface Previewed {
  config: Config;
  /** Address of the server for this request. */
  origin: string;
  before: Db;
  after: Db;
  items: readonly SetItem[];
  /** Paths of the items' pages, by item. */
  paths: ReadonlyMap<number, string>;
  token: string;
}

/** Sends a page of a set's preview: the list of its pages, and the page at the place in its view. */
export async function sendSet(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, config }: { db: Db; config: Config },
  { link, token, place, view }: Opened,
): Promise<FastifyReply> {
  const [[release], items] = await Promise.all([
    db
      .select({ name: releases.name, dueOn: releases.dueOn })
      .from(releases)
      .where(eq(releases.id, link.recordId)),
    setItems(db, link),
  ]);
  const own = place.kind === 'first' ? firstOf(items, config) : place;
  const item = own?.kind === 'item' ? items.find(({ id }) => id === own.id) : undefined;
  if (!release || (own?.kind === 'item' && !(item && isShown(item) && hasPage(item)))) {
    return sendNotice(reply, 404, pageText.linkGone);
  }
  const shown = items.filter(isShown);
  const after = await released(db, shown, release.dueOn);
  const pages = await itemPages(db, shown);
  // The first is that of the name, to which the code leads.
  const paths = new Map([...pages].toReversed().map(([path, id]) => [id, path]));
  const origin = `${request.protocol}://${request.host}`;
  const set: Previewed = { config, origin, before: db, after, items, paths, token };
  const [following, page] = await Promise.all([
    keptFollowing(link.recordId, { before: db, after, config }, shown),
    own && pageOf(set, own, item, view),
  ]);
  const followers = following.filter(({ path }) => path === null || !pages.has(path));
  return send(reply, set, { link, name: release.name, followers, place, own, item, view, page });
}

/** The place that the address of the link itself shows; null while the set has no page. */
function firstOf(items: readonly SetItem[], config: Config): SetPlace | null {
  const shown = items.filter(isShown);
  const first = shown.find((item) => hasPage(item) && item.action !== 'offline') ?? shown.find(hasPage);
  if (first) return { kind: 'item', id: first.id };
  return websiteBase(config) !== null && shown.length > 0 ? { kind: 'page', path: '/' } : null;
}

/** The page at a place, as HTML by itself; null where visitors find none. */
async function pageOf(
  { config, origin, before, after, paths, token }: Previewed,
  place: SetPlace,
  item: SetItem | undefined,
  { state }: SetView,
): Promise<PageAlone | null> {
  const db = state === 'before' ? before : after;
  const path = place.kind === 'page' ? place.path : item && paths.get(item.id);
  const found = path === undefined ? null : await pageAt(db, config, path, origin);
  if (found || !item) return found;
  const draft = { token, nonce: newNonce() };
  if (state === 'after') {
    return item.action === 'offline' ? null : draftOf(after, config, { ...draft, item: stored(item) });
  }
  // Pages that others draw from the same content.
  const isPublic = item.action !== 'online' && item.kind !== 'site' && websiteBase(config) === null;
  return isPublic ? draftOf(before, config, { ...draft, item: stored(item) }) : null;
}

/** The item whose waiting columns the database already has, or does not have yet. */
const stored = (item: SetItem): SetItem => ({ ...item, values: null });

interface Shown {
  link: OpenLink;
  name: string;
  followers: readonly FollowingPage[];
  /** As addressed. */
  place: SetPlace;
  /** As shown. */
  own: SetPlace | null;
  item: SetItem | undefined;
  view: SetView;
  page: PageAlone | null;
}

async function send(
  reply: FastifyReply,
  set: Previewed,
  { link, name, followers, place, own, item, view, page }: Shown,
): Promise<FastifyReply> {
  const { config, items, token } = set;
  const nonce = newNonce();
  const groups = groupsOf({ items, followers, own, isWebsite: websiteBase(config) !== null }, (to) =>
    setHref(token, to, view),
  );
  const shownTitle =
    item?.name ?? followers.find(({ path }) => own?.kind === 'page' && path === own.path)?.title;
  const html = page && (await framed(set, page, { view, nonce }));
  const document = renderToStaticMarkup(
    <SetDocument
      name={name}
      groups={groups}
      page={own && { title: shownTitle ?? pageText.set.page, html, says: saysOf(html, item, view) }}
      isFirst={place.kind === 'first'}
      isPhone={view.width === 'phone'}
      isBefore={view.state === 'before'}
      count={items.filter(isShown).length}
      firstHref={setHref(token, { kind: 'first' }, view)}
      choices={choicesOf((changed) => setHref(token, own ?? place, { ...view, ...changed }), view)}
      expiresOn={link.expiresOn}
      css={stylesOf('liubai', 'set')}
      nonce={nonce}
    />,
  );
  return sendHtml(
    reply.status(own?.kind === 'page' && !page ? 404 : 200),
    document,
    `${pagePolicy(nonce)}; frame-ancestors 'none'; ${sandboxPolicyWith(false, page?.hasDownload)}`,
  );
}

/** A page within the preview: with the nonce of the page around it, and with links that stay in the preview. */
async function framed(
  { config, origin, before, items, token }: Previewed,
  page: PageAlone,
  { view, nonce }: { view: SetView; nonce: string },
): Promise<string> {
  // A server without an address of its own knows that of this request.
  const origins: Origins = { ...config, adminOrigin: config.adminOrigin ?? origin };
  const withLinks = await withSetLinks(before, items, { token, view, origins });
  const html = page.html.replaceAll(`nonce="${page.nonce}"`, `nonce="${nonce}"`);
  return withLinks(html).replace('</style>', () => `${sheetOf('framed')}</style>`);
}

function saysOf(html: string | null, item: SetItem | undefined, { state }: SetView): string {
  const { looks, missing } = pageText.set;
  if (html !== null) return looks[state];
  if (state === 'before') return item?.action === 'online' ? missing.before : missing.never;
  return item?.action === 'offline' ? missing.after : missing.never;
}

function choicesOf(hrefOf: (changed: Partial<SetView>) => string, view: SetView) {
  const { width, state } = pageText.set;
  return {
    width: {
      name: width.name,
      options: (['computer', 'phone'] as const).map((each) => ({
        title: width[each],
        href: hrefOf({ width: each }),
        isCurrent: view.width === each,
      })),
    },
    state: {
      name: state.name,
      options: (['before', 'after'] as const).map((each) => ({
        title: state[each],
        href: hrefOf({ state: each }),
        isCurrent: view.state === each,
      })),
    },
  };
}

/** The draft of one item of a set, for its pictures; null after the answer was sent. */
export async function openedItem(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, item: wanted }: { token: string; item: string },
) {
  const link = await openedLink(db, request, reply, token);
  if (!link) return null;
  const items = link.kind === 'release' ? await setItems(db, link) : [];
  const item = items.find(({ id }) => String(id) === wanted);
  const isDrawn = item && isShown(item) && hasPage(item) && item.action !== 'offline';
  const page = isDrawn ? await itemDraft(db, item) : null;
  if (item && page) return { item, page };
  sendNotice(reply, 404, pageText.linkGone);
  return null;
}
