import fastifyPlugin from 'fastify-plugin';
import type { ReactElement } from 'react';
import { composeSite } from '../../../src/drawing/compose';
import { PictureDocument } from '../../../src/drawing/PictureDocument';
import type { Config } from '../../base/config/config';
import { pictureRoute, publicPath } from '../../base/contract/public-address';
import { taipeiTime } from '../../base/contract/taipei-time';
import type { Db } from '../../base/db/client';
import { type PublicHead, type PublicSite, publicSite } from '../../subjects/sites/public-site';
import {
  drawnForVisitors,
  type DrawnForVisitors,
  isConfigured,
  sendDrawn,
  sentFrom,
  someNonce,
} from './drawn-page';
import { sendNotice } from './notice';
import { facePolicy, pagePolicy, policyOn } from './policy';
import { stylesOf } from './styles';
import { pageText } from './text';

const maxCached = 200;

interface Kept extends DrawnForVisitors {
  /** Milliseconds by the clock of the database; then the process draws it again. */
  until: number;
}

/** Full-size pictures of galleries, plans and months, each at a separate address; these pages run no scripts. */
export const picturePages = fastifyPlugin<{ db: Db; config: Config }>(async (app, { db, config }) => {
  const cache = new Map<string, Kept>();
  app.get<{ Params: { address: string; number: string } }>(pictureRoute, async (request, reply) => {
    const { address, number } = request.params;
    const site = await publicSite(db, address);
    const place = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 0;
    if (!site || place === 0) return sendNotice(reply, 404, pageText.siteNotFound);
    if (site.kind === 'redirect') return reply.redirect(`${publicPath(site.siteName)}/pictures/${place}`);
    const origin = config.publicOrigin ?? `${request.protocol}://${request.host}`;
    // The code on a printed plan contains the origin.
    const key = `${origin} ${site.version} ${site.consentVersion} ${place}`;
    let page = cache.get(key);
    if (!page || page.until <= site.now) {
      const opened = await openedOf(site);
      if (place > opened.pictures.length) return sendNotice(reply, 404, pageText.siteNotFound);
      const drawn = await drawnForVisitors(db, drawPicture(site.head, opened, place, origin));
      page = { ...drawn, until: site.now + drawn.keptMs };
      if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '');
      cache.set(key, page);
    }
    const policy = `${pagePolicy(page.nonce)}; frame-ancestors 'self'; ${facePolicy(page.hasFaces)}${policyOn(config, request.host)}`;
    // Caches ask each time: a purge names the page of a site, not those of its up to hundreds of pictures.
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
    return sendDrawn(request, reply, sentFrom(page, origin), isConfigured(config, request.host));
  });
});

/** Pictures of a site that open, in the order of their addresses. */
interface Opened {
  pictures: ReturnType<typeof composeSite>['opened'];
  /** True if the page has a form; it has none without a consent text. */
  hasForm: boolean;
}

/** Pictures of a site that open. */
export async function openedOf(
  site: Pick<PublicSite & { kind: 'page' }, 'parts' | 'consentVersion'>,
): Promise<Opened> {
  const { opened, form } = composeSite(await site.parts());
  return { pictures: opened, hasForm: form !== null && site.consentVersion > 0 };
}

/** Page of one picture, from 1. With the visitor's origin its plans have a foot on paper. */
export function drawPicture(
  { caseTitle, district, siteName, templateCode, publisher, publishedOn }: PublicHead,
  { pictures, hasForm }: Opened,
  number: number,
  origin?: string,
): ReactElement {
  const pageHref = publicPath(siteName);
  const sheet =
    origin && publishedOn
      ? { publisher, publishedOn: taipeiTime(publishedOn).slice(0, -3), address: origin + pageHref }
      : undefined;
  return (
    <PictureDocument
      site={{ title: caseTitle, district }}
      pageHref={pageHref}
      pictures={pictures}
      number={number}
      hasForm={hasForm}
      theme={templateCode}
      css={stylesOf(templateCode, ...(hasForm ? ['form' as const] : []), 'pictures')}
      nonce={someNonce}
      sheet={sheet}
    />
  );
}
