import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isSameHost } from '../config/same-host';
import { ServiceError } from '../contract/errors';
import { formRoutes, publicPageRoute } from '../contract/public-address';
import { serverText } from '../contract/text';

/**
 * Third-party scripts run on the public host, so neither the back office nor its sign-in answers there
 * (docs/evidence/security.md). Register it before every route.
 */
export const publicHostOnly = fastifyPlugin<{ publicOrigin: string | undefined }>(
  async (app, { publicOrigin }) => {
    if (publicOrigin === undefined) return;
    app.addHook('onRequest', async (request) => {
      // Both behind a proxy: a visitor's `X-Forwarded-Host` must not hide the real host.
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
  '/p/:token',
  '/files/:name',
  '/robots.txt',
]);

// Checks the matched route, not the address, which has many spellings.
function isPublic({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  const isSignIn = url.startsWith('/api/identity/');
  return pages.has(url) || (config.contract?.claim === 'public' && !isSignIn);
}
