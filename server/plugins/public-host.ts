import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isSameHost } from '../config/same-host';
import { ServiceError } from '../contract/errors';
import { publicPageRoute } from '../contract/public-address';
import { serverText } from '../contract/text';

/**
 * On the public pages' own host scripts of others run: only what is public answers there, neither the back office
 * nor its sign-in (docs/evidence/security.md). Register it before every route.
 */
export const publicHostOnly = fastifyPlugin<{ publicOrigin: string | undefined }>(
  async (app, { publicOrigin }) => {
    if (publicOrigin === undefined) return;
    app.addHook('onRequest', async (request) => {
      // Behind a proxy both: a visitor's own `X-Forwarded-Host`, passed on, must not hide the host that was asked.
      const hosts = [request.host, request.headers.host ?? ''];
      if (hosts.some((host) => isSameHost(publicOrigin, host)) && !isPublic(request)) {
        throw new ServiceError(404, serverText.notFound);
      }
    });
  },
);

const pages: ReadonlySet<string> = new Set([publicPageRoute, '/p/:token', '/files/:name', '/robots.txt']);

// The route that was found, not the address: what decides is what would answer, however the address was written.
function isPublic({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  const isSignIn = url.startsWith('/api/identity/');
  return pages.has(url) || (config.contract?.claim === 'public' && !isSignIn);
}
