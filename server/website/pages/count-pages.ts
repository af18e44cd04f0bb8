import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { composeSite } from '../../../src/drawing/compose';
import { countRoutes } from '../../base/contract/public-address';
import type { PooledDb } from '../../base/db/client';
import { networkOf } from '../../base/logging/client-network';
import type { Counted, PageCounts } from '../../subjects/sites/page-counts';
import { publicationIdsOf, publicSite } from '../../subjects/sites/public-site';
import { campaignLabel, campaignOf } from './enquiry-reading';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counters in memory; `flush` writes them before the next batch. */
    pageCounts: PageCounts;
  }
}

type Event = Counted['event'];

/** Events that a page's script reports; the server counts the others itself. */
const reportedEvents: ReadonlySet<string> = new Set([
  'section',
  'call',
  'line',
  'map',
  'brochure',
  'begun',
] satisfies Event[]);
/** User agents of programs, and of fetches without a visitor. */
const robots =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|facebookexternalhit|scan|archiv|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|httpclient|feed/i;
/** The smallest picture. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Counts of one network within ten seconds; stored for that long, only in memory. */
const perNetwork = 60;
const windowMs = 10_000;
const knownMs = 30_000;
const maxKnown = 500;

interface Known {
  siteId: number;
  publicationIds: ReadonlySet<number>;
  /** Section number, as numbered in the page. */
  sections: ReadonlyMap<number, string>;
  until: number;
}

interface Asked {
  Params: { address: string };
  Querystring: { v?: string | string[]; e?: string | string[]; s?: string | string[] };
}

/**
 * Counts views by an uncached picture, as pages may be cached (decisions/043-figures). Answers do not reveal
 * whether a call was counted.
 */
export const countPages = fastifyPlugin<{ db: PooledDb; counts: PageCounts }>(async (app, { db, counts }) => {
  app.decorate('pageCounts', counts);
  const known = new Map<string, Promise<Known | null>>();
  let networks = new Map<string, number>();
  const timer = setInterval(() => (networks = new Map()), windowMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  const find = async (address: string): Promise<Known | null> => {
    const before = await known.get(address);
    if (before && before.until > Date.now()) return before;
    // An unreachable database loses a count, but does not break the picture of the page.
    const found = read(db, address).catch(() => null);
    known.delete(address);
    if (known.size >= maxKnown) known.delete(known.keys().next().value ?? '');
    known.set(address, found);
    const page = await found;
    // Unknown addresses are not cached: anybody can invent more.
    if (!page) known.delete(address);
    return page;
  };
  const mayCount = ({ ip, headers }: FastifyRequest): boolean => {
    const agent = headers['user-agent'] ?? '';
    const isEarly = /prefetch|prerender/i.test(
      `${String(headers['sec-purpose'])} ${String(headers['purpose'])}`,
    );
    if (!agent || robots.test(agent) || isEarly) return false;
    const network = networkOf(ip);
    const count = (networks.get(network) ?? 0) + 1;
    networks.set(network, count);
    return count <= perNetwork;
  };
  const count = async (request: FastifyRequest<Asked>, event: Event) => {
    if (!mayCount(request)) return;
    const page = await find(request.params.address);
    if (!page) return;
    const { v, s } = request.query;
    const section = event === 'section' ? page.sections.get(Number(s)) : '';
    if (section === undefined) return;
    const publicationId = page.publicationIds.has(Number(v)) ? Number(v) : 0;
    const { referer = '' } = request.headers;
    const query = URL.canParse(referer) ? new URL(referer).searchParams : new URLSearchParams();
    const campaign = campaignLabel(campaignOf(query));
    counts.count({ siteId: page.siteId, publicationId, event, section, campaign });
  };

  // Two lines in the log for each view would cost more than all the rest of its call.
  const logLevel = 'warn';
  app.get<Asked>(countRoutes.seen, { exposeHeadRoute: false, logLevel }, async (request, reply) => {
    await count(request, 'view');
    return unkept(reply).type('image/gif').send(picture);
  });
  app.post<Asked>(countRoutes.count, { logLevel }, async (request, reply) => {
    const event = [...reportedEvents].find((name) => name === request.query.e);
    if (event) await count(request, event as Event);
    return unkept(reply).status(204).send();
  });
});

const unkept = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

async function read(db: PooledDb, address: string): Promise<Known | null> {
  const site = await publicSite(db, address);
  if (site?.kind !== 'page') return null;
  const [parts, ids] = await Promise.all([site.parts(), publicationIdsOf(db, site.siteId)]);
  const sections = composeSite(parts).sections.map(({ number, title }): [number, string] => [
    number,
    title?.textContent ?? '',
  ]);
  return {
    siteId: site.siteId,
    publicationIds: new Set(ids),
    sections: new Map(sections.filter(([, title]) => title)),
    until: Date.now() + knownMs,
  };
}
