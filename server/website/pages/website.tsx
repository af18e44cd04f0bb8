import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ReactElement, ReactNode } from 'react';
import { EnquiryForm } from '../../../src/drawing/EnquiryForm';
import { addressesUnder, routeOf, type WebsiteRoute } from '../../../src/drawing/website/addresses';
import { WebsiteDocument } from '../../../src/drawing/website/WebsiteDocument';
import type { Config } from '../../base/config/config';
import { isSameHost } from '../../base/config/same-host';
import { websiteBase } from '../../base/config/website-base';
import { websitePrefix } from '../../base/contract/public-address';
import { withoutEnd } from '../../base/contract/without-end';
import { newestConsentText } from '../../subjects/sites/form-consent';
import { companyOf } from '../../subjects/content/company';
import { nextMoment } from '../../subjects/content/visible-content';
import type { Db } from '../../base/db/client';
import { prepared } from '../../base/db/prepared';
import { listStamps } from '../../base/db/schema';
import { publicAnswerFor, websiteKey } from '../../access/plugins/shared-cache';
import {
  type Drawn,
  drawnForVisitors,
  type DrawnForVisitors,
  drawnPage,
  isConfigured,
  sendDrawn,
  sentFrom,
  someNonce,
  shareOf,
  someOrigin,
} from './drawn-page';
import { contactContextOf, contactFormOf, contactPath } from './contact-form';
import { feedOf, sitemapOf } from './feeds';
import type { Consent } from './page-form';
import { facePolicy, pagePolicy, policyOn } from './policy';
import { sendAway } from './send-away';
import { redirectOf } from './shown-addresses';
import { recordPath } from './own-addresses';
import { speculation } from './speculation';
import { structuredData } from './structured-data';
import { stylesOf } from './styles';
import { nameOf, type WebsiteContent } from './website-content';
import { notFoundContent, websiteContent } from './website-views';

/** State of all visible content: the stamp differs after each change; the time is from the database's clock. */
interface State {
  stamp: string;
  /** Milliseconds. */
  now: number;
}

interface Kept extends Omit<DrawnForVisitors, 'keptMs'> {
  /** Canonical path of the page; null without one. */
  path: string | null;
  stamp: string;
  /** Milliseconds by the clock of the database: a schedule changes the page then, or it is drawn again for its files. */
  until: number;
  hasForm: boolean;
}

const maxKept = 300;
const maxPath = 1000;

/**
 * The company's website (decisions/040-website). Pages are rendered once for every change of visible content, and
 * cached until the next scheduled change.
 */
export const website = fastifyPlugin<{ db: Db; config: Config }>(async (app, { db, config }) => {
  const base = websiteBase(config);
  if (base === null) return;
  const pages = new Map<string, Promise<Kept | null>>();

  const kept = async (key: string, state: State, draw: () => Promise<Kept | null>): Promise<Kept | null> => {
    const before = await pages.get(key)?.catch(() => null);
    if (before?.stamp === state.stamp && before.until > state.now) return before;
    const drawing = draw();
    pages.delete(key);
    if (pages.size >= maxKept) pages.delete(pages.keys().next().value ?? '');
    pages.set(key, drawing);
    const page = await drawing.catch((error: unknown) => {
      pages.delete(key);
      throw error;
    });
    if (!page) pages.delete(key);
    return page;
  };

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (config.publicOrigin !== undefined && !isSameHost(config.publicOrigin, request.host)) {
      return reply.redirect(config.publicOrigin + (pathOf(request) || '/'), 301);
    }
    const raw = pathOf(request);
    const path = decoded(raw);
    const route = path === null ? null : routeOf(path);
    const state = await stateOf(db);
    const page =
      route &&
      (await kept(JSON.stringify(route), state, () => drawWebsiteForVisitors(db, base, route, state)));
    if (!page) {
      const away = raw.length > 1 && raw.endsWith('/') ? withoutEnd(raw, '/') : null;
      if (away !== null && routeOf(decoded(away) ?? '/')) return reply.redirect(base + away || '/', 301);
      const known = redirectKey(path, route);
      const to = known === null ? null : await redirectOf(db, known, config);
      if (to !== null) return sendAway(reply, to);
      const missing = await kept('', state, () => drawnMissing(db, base, state));
      return missing && sendMissing(request, reply, missing, config);
    }
    const own = base + raw || '/';
    if (page.path !== null && own !== page.path) return sendAway(reply, page.path);
    return sendPage(request, reply, page, { config, state, isShared: isShared(request, route) });
  };
  app.get(websitePrefix, handler);
  app.get(`${websitePrefix}/*`, handler);
});

/** Path under which a redirect of this address is stored; null for an address that nothing can have. */
function redirectKey(path: string | null, route: WebsiteRoute | null): string | null {
  if (route?.kind === 'record') return recordPath(route.record, route.id);
  return path && withoutEnd(path, '/');
}

/** Address after the prefix, as sent, without the query. */
function pathOf({ url }: FastifyRequest): string {
  const path = (url.split('?', 1)[0] ?? '').slice(websitePrefix.length);
  return path === '/' ? '' : path;
}

function decoded(path: string): string | null {
  if (path.length > maxPath) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const statesOf = (db: Db) =>
  db
    .select({
      stamp: listStamps.stamp,
      now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
    })
    .from(listStamps)
    .where(eq(listStamps.name, websiteKey));

/** The row makes triggers update the stamp; only an installation with a website has it. */
async function stateOf(db: Db): Promise<State> {
  const [row] = await prepared(db, 'website_state', statesOf).execute();
  if (row) return row;
  await db.insert(listStamps).values({ name: websiteKey, stamp: randomUUID() }).onConflictDoNothing();
  const [made] = await prepared(db, 'website_state', statesOf).execute();
  return made ?? { stamp: '', now: Date.now() };
}

/** Current page of the website by itself, drawn as the proof keeps it unless otherwise; null if it answers 404. */
export async function drawWebsitePage(
  db: Db,
  base: string,
  route: WebsiteRoute,
  draw: (page: ReactElement) => Drawn = drawnPage,
): Promise<Drawn | null> {
  const page = await pageOf(db, base, route);
  return page && draw(page.document);
}

interface Page {
  document: ReactElement;
  /** Canonical path; null without one. */
  path: string | null;
  hasForm: boolean;
}

/** A page or feed for a state read before it; later changes have another stamp. Null if it answers 404. */
export async function drawWebsiteForVisitors(
  db: Db,
  base: string,
  route: WebsiteRoute,
  state?: State,
): Promise<Kept | null> {
  const { stamp, now } = state ?? (await stateOf(db));
  const until = (await nextMoment(db, new Date(now)))?.getTime() ?? Number.POSITIVE_INFINITY;
  if (route.kind === 'sitemap' || route.kind === 'atom' || route.kind === 'jsonFeed') {
    const source = { db, base, company: await companyOf(db) };
    const drawn = route.kind === 'sitemap' ? await sitemapOf(source) : await feedOf(source, route.kind);
    return { ...drawn, path: null, hasForm: false, hasFaces: false, stamp, until };
  }
  const page = await pageOf(db, base, route);
  return page && { ...(await drawnOf(db, page, now, until)), stamp };
}

async function drawnOf(db: Db, { document, path, hasForm }: Page, now: number, until: number) {
  const { keptMs, ...drawn } = await drawnForVisitors(db, document);
  return { ...drawn, path, hasForm, until: Math.min(until, now + keptMs) };
}

async function pageOf(db: Db, base: string, route: WebsiteRoute): Promise<Page | null> {
  const company = await companyOf(db);
  const source = { db, base, company };
  const content = await websiteContent(source, route);
  if (!content) return null;
  const consent = await newestConsentText(db);
  const form = route.kind === 'contact' && consent && (await contactFormOf(db));
  const document = documentOf(
    content,
    source,
    consent,
    form && <EnquiryForm form={form} rooms={[]} context={contactContextOf(base, consent)} />,
  );
  return { document, path: content.path, hasForm: Boolean(form) };
}

async function drawnMissing(db: Db, base: string, { stamp, now }: State): Promise<Kept> {
  const content = notFoundContent();
  const source = { base, company: await companyOf(db) };
  const document = documentOf(content, source, await newestConsentText(db));
  const page = { document, path: null, hasForm: false };
  return { ...(await drawnOf(db, page, now, Number.POSITIVE_INFINITY)), stamp };
}

function documentOf(
  content: WebsiteContent,
  { base, company }: { base: string; company: Awaited<ReturnType<typeof companyOf>> },
  consent: Consent | undefined,
  form?: ReactNode,
): ReactElement {
  const to = addressesUnder(base);
  const { title, description, keywords, path, canonical, share, view, here } = content;
  return (
    <WebsiteDocument
      head={{
        title,
        description,
        keywords,
        canonical: path === null ? null : someOrigin + (canonical ?? path),
        type: view.kind === 'article' || view.kind === 'newsItem' ? 'article' : 'website',
        siteName: nameOf(company),
        shareImage: shareOf(share),
        atom: someOrigin + to.atom,
        jsonFeed: someOrigin + to.jsonFeed,
        structured: structuredData(content, company, base),
      }}
      frame={{ company, base, here, ...(consent ? { privacy: contactPath('privacy', base) } : {}) }}
      view={view}
      css={stylesOf('liubai', 'far', ...(form ? ['form' as const] : []), 'company')}
      nonce={someNonce}
      form={form}
    />
  );
}

/** False for deep pages of lists, those of a county and unknown queries, which are not purged. */
function isShared({ url }: FastifyRequest, route: WebsiteRoute): boolean {
  const isDeep = ('page' in route && route.page > 1) || ('county' in route && route.county !== null);
  return !url.includes('?') && !isDeep;
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Kept,
  { config, state, isShared: mayShare }: { config: Config; state: State; isShared: boolean },
): FastifyReply {
  const seconds = (page.until - state.now) / 1000;
  reply.headers(mayShare ? publicAnswerFor(config, seconds, websiteKey) : { 'cache-control': 'no-cache' });
  return send(request, reply, page, config);
}

function sendMissing(request: FastifyRequest, reply: FastifyReply, page: Kept, config: Config): FastifyReply {
  reply.status(404).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  return send(request, reply, page, config);
}

function send(request: FastifyRequest, reply: FastifyReply, page: Kept, config: Config): FastifyReply {
  const own = `${request.protocol}://${request.host}`;
  if (page.nonce) {
    const { nonce, hasForm, hasFaces } = page;
    const policy = `${pagePolicy(nonce, hasForm)}; frame-ancestors 'self'; ${facePolicy(hasFaces)}${policyOn(config, request.host, { hasForm })}`;
    reply.headers({ ...speculation(config, request.host), 'content-security-policy': policy });
  }
  const sent = sentFrom(page, config.publicOrigin ?? own);
  return sendDrawn(request, reply, sent, isConfigured(config, request.host));
}
