import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ServiceError } from '../errors';
import { serverText } from '../text';

/**
 * On the public pages' own host scripts of others run: only what is public answers there, neither the back office
 * nor its sign-in (docs/security.md). Register it before every route.
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

const pages: ReadonlySet<string> = new Set(['/case/:address', '/p/:token', '/files/:name', '/robots.txt']);

// The route that was found, not the address: what decides is what would answer, however the address was written.
function isPublic({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  const isSignIn = url.startsWith('/api/identity/');
  return pages.has(url) || (config.contract?.claim === 'public' && !isSignIn);
}

/** True when a request's `Host` is the origin's: case, a final dot and a default port make no difference. */
export function isSameHost(origin: string, host: string): boolean {
  return hostOf(new URL(origin).host) === hostOf(host);
}

/** More than a host name and its port have. */
const maxHost = 260;

function hostOf(host: string): string {
  // http: drops the port 80, and 443 is dropped here; a text that is no host name stays as it is, and is no host of ours.
  const address = `http://${host}`;
  const parsed = host.length <= maxHost && URL.canParse(address) ? new URL(address) : undefined;
  if (!parsed) return host;
  const port = parsed.port === '443' ? '' : parsed.port;
  return `${parsed.hostname.replace(/\.+$/, '')}${port ? `:${port}` : ''}`;
}
