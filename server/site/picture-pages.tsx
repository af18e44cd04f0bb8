import fastifyPlugin from 'fastify-plugin';
import { composeSite } from '../../src/site/compose';
import { PictureDocument } from '../../src/site/PictureDocument';
import type { Config } from '../config/config';
import { pictureRoute, publicPath } from '../contract/public-address';
import type { Db } from '../db/client';
import { type PublicHead, type PublicSite, publicSite } from '../sites/public-site';
import { type Drawn, drawnPage, isConfigured, sendDrawn, sentFrom, someNonce } from './drawn-page';
import { sendNotice } from './notice';
import { pagePolicy, policyOn } from './policy';
import { stylesOf } from './styles';
import { pageText } from './text';

const maxCached = 200;

/** Full-size pictures of galleries, plans and months, each at a separate address; these pages run no scripts. */
export const picturePages = fastifyPlugin<{ db: Db; config: Config }>(async (app, { db, config }) => {
  const cache = new Map<string, Drawn>();
  app.get<{ Params: { address: string; number: string } }>(pictureRoute, async (request, reply) => {
    const { address, number } = request.params;
    const site = await publicSite(db, address);
    const place = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 0;
    if (!site || place === 0) return sendNotice(reply, 404, pageText.siteNotFound);
    if (site.kind === 'redirect') return reply.redirect(`${publicPath(site.siteName)}/pictures/${place}`);
    const key = `${site.version} ${site.consentVersion} ${place}`;
    let page = cache.get(key);
    if (!page) {
      const opened = await openedOf(site);
      if (place > opened.pictures.length) return sendNotice(reply, 404, pageText.siteNotFound);
      page = drawPicture(site.head, opened, place);
      if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '');
      cache.set(key, page);
    }
    const policy = `${pagePolicy(page.nonce)}; frame-ancestors 'self'; ${policyOn(config, request.host)}`;
    // Caches ask each time: a purge names the page of a site, not those of its up to hundreds of pictures.
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policy });
    const origin = config.publicOrigin ?? `${request.protocol}://${request.host}`;
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

/** Page of one picture, from 1. */
export function drawPicture(
  { caseTitle, district, siteName, templateCode }: PublicHead,
  { pictures, hasForm }: Opened,
  number: number,
): Drawn {
  return drawnPage(
    <PictureDocument
      site={{ title: caseTitle, district }}
      pageHref={publicPath(siteName)}
      pictures={pictures}
      number={number}
      hasForm={hasForm}
      theme={templateCode}
      css={stylesOf(templateCode, ...(hasForm ? ['form' as const] : []), 'pictures')}
      nonce={someNonce}
    />,
  );
}
