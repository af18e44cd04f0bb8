import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteDocument } from '../../src/site/SiteDocument';
import type { Config } from '../config/config';
import { publicPageRoute, publicPath } from '../contract/public-address';
import type { Db } from '../db/client';
import { isSameHost } from '../config/same-host';
import { isKnown } from '../plugins/etag';
import { caseKey, publicAnswer } from '../sites/shared-cache';
import { newestConsentText } from '../contacts/consent-texts';
import { publicSite } from '../sites/public-site';
import { analyticsOf, type Analytics } from './analytics';
import { type Consent, formContextOf, formParts, type SitePublished } from './page-form';
import { stylesOf } from './styles';
import { sendNotice } from './notice';
import { pagePolicy, shutWith } from './policy';
import { pageText } from './text';

interface Sent {
  origin: string;
  html: string;
  etag: string;
  /** Once it was asked for. */
  gzip?: Buffer;
}

interface Rendered {
  /** With `someOrigin` where the origin stands. */
  html: string;
  /** As it was sent last: most ask by the same host. */
  last: Sent | undefined;
  /** Stands in the page's one style element and in its policy; a cached page keeps it, as no script may use it. */
  nonce: string;
  analytics: Analytics | null;
  hasForm: boolean;
}

const maxCached = 200;
/** Stands in a drawn page for its origin, which a client may choose: a page is drawn once for all of them. */
const someOrigin = `https://${randomBytes(16).toString('hex')}.invalid`;
/** Stands in a page that is being drawn for its nonce. */
const someNonce = randomBytes(16).toString('hex');

/** Search engines find the public pages and leave the back office alone. */
const robots = `User-agent: *\nAllow: ${publicPath('')}\nAllow: /files/\nDisallow: /\n`;

/**
 * Published one-page sites at /case/{siteName}, as the preview draws them (decisions/001-one-contract,
 * decisions/004-entities).
 */
export const publicPages = fastifyPlugin<{ db: Db; config: Config }>(async (app, { db, config }) => {
  const cache = new Map<string, Rendered>();

  app.get('/robots.txt', (_request, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=3600' }).type('text/plain; charset=utf-8').send(robots),
  );
  app.get<{ Params: { address: string } }>(publicPageRoute, async (request, reply) => {
    const site = await publicSite(db, request.params.address);
    if (!site) return sendNotice(reply, 404, pageText.siteNotFound);
    const caching = publicAnswer(config, caseKey(site.caseId));
    if (site.kind === 'redirect') {
      if (site.isExact) reply.headers(caching);
      return reply.redirect(publicPath(site.siteName));
    }
    const own = `${request.protocol}://${request.host}`;
    const origin = config.publicOrigin ?? own;
    // Scripts of others run only where the public pages have a host of their own, without the back office's storage.
    const isOwnHost = config.publicOrigin !== undefined && isSameHost(config.publicOrigin, request.host);
    const consent = await newestConsentText(db);
    const key = `${isOwnHost} ${site.version} ${consent?.version ?? 0}`;
    let page = cache.get(key);
    if (!page) {
      page = await render(db, site, { isOwnHost, consent });
      if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '');
      cache.set(key, page);
    }
    // A client may make up names, and each would be compressed anew: only those of the configuration are.
    const isKnownName =
      config.publicOrigin !== undefined ||
      (config.adminOrigin !== undefined && isSameHost(config.adminOrigin, request.host));
    return send(request, reply.headers(caching), page, pageOf(page, origin), isKnownName);
  });
});

/** What may be asked where: a page without a consent text has no form. */
async function render(
  db: Db,
  site: SitePublished,
  { isOwnHost, consent }: { isOwnHost: boolean; consent: Consent | undefined },
): Promise<Rendered> {
  const { parts, form } = await formParts(site, consent);
  const { title, description, keywords, siteName, shareImage, caseTitle, district, templateCode } = site.head;
  const head = {
    title,
    description,
    keywords,
    canonical: someOrigin + publicPath(siteName),
    shareImage: shareImage ? someOrigin + shareImage.filePath : null,
  };
  const analytics = isOwnHost ? analyticsOf(site.head) : null;
  const drawn = `<!doctype html>${renderToStaticMarkup(
    <SiteDocument
      script={analytics?.script}
      head={head}
      site={{ title: caseTitle, district }}
      parts={parts}
      formContext={form && consent ? await formContextOf(db, site, form, consent) : undefined}
      theme={templateCode}
      css={stylesOf(templateCode, ...(form ? ['form' as const] : []))}
      nonce={someNonce}
    />,
  )}`;
  const nonce = nonceOf(drawn);
  const hasForm = form !== null;
  return { html: drawn.replaceAll(someNonce, nonce), nonce, analytics, hasForm, last: undefined };
}

/**
 * The same in every process, as the page's entity tag must be. Nothing in the page can name it, as with each sign it would
 * become another one.
 */
function nonceOf(drawn: string): string {
  const content = drawn.replaceAll(someOrigin, '').replaceAll(someNonce, '');
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

function pageOf(page: Rendered, origin: string): Sent {
  if (page.last?.origin === origin) return page.last;
  const html = page.html.replaceAll(someOrigin, () => escapeHtml(origin));
  return (page.last = { origin, html, etag: `"${createHash('sha256').update(html).digest('base64url')}"` });
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { nonce, analytics, hasForm }: Rendered,
  page: Sent,
  mayCompress: boolean,
): FastifyReply {
  const policy = `${pagePolicy(nonce, hasForm)}; frame-ancestors 'self'; ${analytics?.policy ?? shutWith(hasForm)}`;
  reply.headers({
    // Weak: the same page compressed and not.
    etag: `W/${page.etag}`,
    vary: 'accept-encoding',
    'content-security-policy': policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  if (isKnown(request.headers['if-none-match'], page.etag)) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  const encoding = request.headers['accept-encoding'] ?? '';
  if (!mayCompress || negotiate(encoding, ['gzip']) === null) return reply.send(page.html);
  return reply.header('content-encoding', 'gzip').send((page.gzip ??= gzipSync(page.html)));
}
