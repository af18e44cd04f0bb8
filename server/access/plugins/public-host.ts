import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../../base/config/config';
import { isSameHost } from '../../base/config/same-host';
import { websiteBase } from '../../base/config/website-base';
import { ServiceError } from '../../base/contract/errors';
import {
  contactRoutes,
  countRoutes,
  formRoutes,
  pictureRoute,
  publicPageRoute,
  previewRoutes,
  shareRoute,
  websitePrefix,
} from '../../base/contract/public-address';
import { serverText } from '../../base/contract/text';

/** Addresses of the public host, except the company's website. */
const besideWebsite =
  /^\/(?:api|apple-touch-icon\.png|case|favicon\.ico|files|healthz|mng|p|readyz|robots\.txt|speculation-rules\.json)(?:[/?]|$)/;

/**
 * On the public host the company's website is at the root. Its routes have a prefix, as `/` redirects staff to `/mng`.
 */
export function underPrefix({ publicOrigin, website }: Pick<Config, 'publicOrigin' | 'website'>) {
  if (websiteBase({ publicOrigin, website }) !== '' || publicOrigin === undefined) return undefined;
  return ({ url = '/', headers }: { url?: string | undefined; headers: IncomingHttpHeaders }): string =>
    isSameHost(publicOrigin, headers.host ?? '') && !besideWebsite.test(url) ? websitePrefix + url : url;
}

/**
 * Third-party scripts run on the public host, so neither the back office nor its sign-in answers there
 * (docs/evidence/security.md). Register it before every route.
 */
export const publicHostOnly = fastifyPlugin<{ publicOrigin: string | undefined }>(
  async (app, { publicOrigin }) => {
    if (publicOrigin === undefined) return;
    app.addHook('onRequest', async (request) => {
      // Both are behind a proxy: a visitor's `X-Forwarded-Host` must not hide the real host.
      const hosts = [request.host, request.headers.host ?? ''];
      if (hosts.some((host) => isSameHost(publicOrigin, host)) && !isPublic(request)) {
        throw new ServiceError(404, serverText.notFound);
      }
    });
  },
);

const pages: ReadonlySet<string> = new Set([
  publicPageRoute,
  ...Object.values(formRoutes),
  ...Object.values(countRoutes),
  ...Object.values(contactRoutes),
  pictureRoute,
  shareRoute,
  websitePrefix,
  `${websitePrefix}/*`,
  ...previewRoutes,
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/speculation-rules.json',
  '/files/:name',
  '/robots.txt',
]);

// Checks the matched route instead of the address, which has many spellings.
function isPublic({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  const isSignIn = url.startsWith('/api/identity/');
  return (
    pages.has(url) || url.startsWith('/api/delivery/') || (config.contract?.claim === 'public' && !isSignIn)
  );
}
