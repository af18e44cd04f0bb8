import type { FastifyRequest } from 'fastify';
import { publicPageRoute } from './public-address';

/** What stands outside the contract, by its route. */
const pages: ReadonlyMap<string | undefined, string> = new Map([
  [publicPageRoute, 'publicPage'],
  ['/p/:token', 'draftPage'],
  ['/files/:name', 'file'],
  ['/robots.txt', 'robots'],
  ['/mng/assets/:name', 'asset'],
  ['/mng', 'app'],
  ['/mng/*', 'app'],
]);

/** What a request asked for: the contract's operation or one of few names, never an address, of which there are too many. */
export function operationOf({ routeOptions: { url, config } }: FastifyRequest): string {
  return config?.contract?.operationId ?? pages.get(url) ?? 'none';
}
