import fastifyPlugin from 'fastify-plugin';
import { addressesUnder } from '../../../src/drawing/website/addresses';
import type { Config } from '../../base/config/config';
import { websiteBase } from '../../base/config/website-base';
import { publicPageRoute, publicPath } from '../../base/contract/public-address';
import type { Db } from '../../base/db/client';
import { nextMomentOfCases } from '../../subjects/content/visible-content';
import { isPublicHost, isSameHost } from '../../base/config/same-host';
import { caseKey, otherCasesKey, publicAnswer, publicAnswerFor } from '../../access/plugins/shared-cache';
import { publicSite } from '../../subjects/sites/public-site';
import { isConfigured, sendDrawn, sentFrom } from './drawn-page';
import { sendNoSite } from './notice';
import type { PublicPage } from './public-page';
import { facePolicy, pagePolicy, policyOn } from './policy';
import { redirectOf } from './shown-addresses';
import { sendAway } from './send-away';
import { speculation } from './speculation';
import { drawSiteForVisitors } from './visitor-pages';
import { websiteAddresses } from './website-addresses';

const maxCached = 200;

interface Kept extends PublicPage {
  /** Milliseconds by the clock of the database: a schedule changes the page then, or it is drawn again for its files. */
  until: number;
}

/** Search engines index the public pages, not the back office. */
function robotsOf(base: ReturnType<typeof websiteBase>, origin: string): string {
  const pages = `Allow: ${publicPath('')}\nAllow: /favicon.ico\nAllow: /apple-touch-icon.png\nAllow: /files/\n`;
  if (base === null) return `User-agent: *\n${pages}Disallow: /\n`;
  const sitemap = `Sitemap: ${origin}${addressesUnder(base).sitemap}\n`;
  return base === ''
    ? `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /p/\n\n${sitemap}`
    : `User-agent: *\n${pages}Allow: ${base}\nDisallow: /\n\n${sitemap}`;
}

/**
 * Published one-page sites at /case/{siteName}, rendered like the preview (decisions/001-one-contract,
 * decisions/004-entities).
 */
export const publicPages = fastifyPlugin<{ db: Db; config: Config }>(async (app, { db, config }) => {
  const cache = new Map<string, Kept>();
  const website = websiteAddresses(config);

  app.get('/robots.txt', (request, reply) => {
    const own = `${request.protocol}://${request.host}`;
    // Search engines index the public host only: every public page is there.
    const isOther = config.publicOrigin !== undefined && !isSameHost(config.publicOrigin, request.host);
    const robots = robotsOf(isOther ? null : websiteBase(config), config.publicOrigin ?? own);
    return reply
      .headers({ 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(robots);
  });
  app.get<{ Params: { address: string } }>(publicPageRoute, async (request, reply) => {
    const site = await publicSite(db, request.params.address);
    if (!site) {
      const away = await redirectOf(db, publicPath(request.params.address.toLowerCase()), config);
      return away === null ? sendNoSite(reply, db) : sendAway(reply, away);
    }
    if (site.kind === 'redirect') {
      if (site.isExact) reply.headers(publicAnswer(config, caseKey(site.caseId)));
      return reply.redirect(publicPath(site.siteName));
    }
    const own = `${request.protocol}://${request.host}`;
    const origin = config.publicOrigin ?? own;
    // Third-party scripts run only on a separate public host, isolated from the back office's storage.
    const isOwnHost = isPublicHost(config, request.host);
    const key = `${isOwnHost} ${site.version} ${site.consentVersion} ${site.otherCasesStamp}`;
    let page = cache.get(key);
    if (!page || page.until <= site.now) {
      const next = await nextMomentOfCases(db, new Date(site.now));
      const drawn = await drawSiteForVisitors(db, site, isOwnHost, website);
      page = {
        ...drawn,
        until: Math.min(next?.getTime() ?? Number.POSITIVE_INFINITY, site.now + drawn.keptMs),
      };
      if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '');
      cache.set(key, page);
    }
    const isKnownName = isConfigured(config, request.host);
    const { nonce, hasForm, hasDownload, hasFaces, scripts } = page;
    const caching = publicAnswerFor(
      config,
      (page.until - site.now) / 1000,
      caseKey(site.caseId),
      otherCasesKey,
    );
    const policy = `${pagePolicy(nonce, hasForm)}; frame-ancestors 'self'; ${facePolicy(hasFaces)}${scripts?.policy ?? policyOn(config, request.host, { hasForm, hasDownload })}`;
    return sendDrawn(
      request,
      reply.headers({ ...caching, ...speculation(config, request.host), 'content-security-policy': policy }),
      sentFrom(page, origin),
      isKnownName,
    );
  });
});
