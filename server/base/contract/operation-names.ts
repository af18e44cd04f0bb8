import type { FastifyRequest } from 'fastify';
import { previewRoutes, publicPageRoute, websitePrefix } from './public-address';

/** Names of routes outside the contract. */
const pages: ReadonlyMap<string | undefined, string> = new Map([
  [publicPageRoute, 'publicPage'],
  [websitePrefix, 'website'],
  [`${websitePrefix}/*`, 'website'],
  ...previewRoutes.map((route): [string, string] => [route, 'draftPage']),
  ['/proof/:sha/:until/:signature', 'proofPage'],
  ['/files/:name', 'file'],
  ['/robots.txt', 'robots'],
  ['/mng/assets/:name', 'asset'],
  ['/mng', 'app'],
  ['/mng/*', 'app'],
]);

/** Operation name of a request, a label of metrics. Never an address: their number is unlimited. */
export function operationOf({ routeOptions: { url, config } }: FastifyRequest): string {
  return config?.contract?.operationId ?? pages.get(url) ?? 'none';
}
