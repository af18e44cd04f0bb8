import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../base/db/client';
import type { components } from '../../../openapi/generated/types';
import { siteCounts, siteSets } from '../../base/db/schema';
import { taipeiDay } from '../../base/contract/taipei-time';

export interface Counted {
  siteId: number;
  /** Id of the publication; 0 if unknown. */
  publicationId: number;
  event: components['schemas']['FigureEvent'];
  section?: string;
  campaign?: string;
}

export interface PageCounts {
  count(counted: Counted): void;
  /** Writes the counters in memory to the database. */
  flush(): Promise<void>;
}

const everyMs = 10_000;
/** Maximum counters of one batch, so that made-up campaigns fill neither memory nor the table. */
const maxKeys = 5_000;
const maxCampaigns = 50;
const maxLength = 60;
/** Label for all campaigns beyond the limit of a site. */
export const otherCampaigns = 'other';

type Key = [
  siteId: number,
  publicationId: number,
  event: Counted['event'],
  section: string,
  campaign: string,
];

/**
 * Counters of public pages, written every ten seconds, so that a view costs no query; a killed process loses
 * the last (decisions/043-figures).
 */
export function pageCounts(
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): PageCounts & { stop(): Promise<void> } {
  let counts = new Map<string, number>();
  let campaigns = new Map<number, Set<string>>();
  let day = today();

  /** The campaign, or the label of all campaigns beyond the limit. */
  const bounded = (siteId: number, campaign: string): string => {
    if (day !== today()) [day, campaigns] = [today(), new Map()];
    const known = campaigns.get(siteId) ?? new Set();
    campaigns.set(siteId, known);
    if (!known.has(campaign) && known.size >= maxCampaigns) return otherCampaigns;
    known.add(campaign);
    return campaign;
  };
  const add = (key: string, count: number) => {
    if (counts.has(key) || counts.size < maxKeys) counts.set(key, (counts.get(key) ?? 0) + count);
  };
  const flush = async () => {
    if (counts.size === 0) return;
    const batch = counts;
    counts = new Map();
    try {
      await store(db, batch);
    } catch (error) {
      // Kept for the next batch.
      for (const [key, count] of batch) add(key, count);
      log.warn({ err: error }, 'page counts not stored');
    }
  };
  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    count({ siteId, publicationId, event, section = '', campaign = '' }) {
      const short = campaign && bounded(siteId, campaign.slice(0, maxLength));
      const key: Key = [siteId, publicationId, event, section.slice(0, maxLength), short];
      add(JSON.stringify([today(), ...key]), 1);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

const today = () => taipeiDay(new Date());

/** In the order of the keys, so that processes do not deadlock. */
async function store(db: Db, batch: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...batch]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => [...(JSON.parse(key) as [string, ...Key]), count]);
  await db.execute(sql`
    insert into ${siteCounts} (day, site_id, publication_id, event, section, campaign, count)
    select (row->>0)::date, (row->>1)::int, (row->>2)::int, row->>3, row->>4, row->>5, (row->>6)::int
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as rows(row, place)
    where exists (select from ${siteSets} where id = (row->>1)::int)
    order by place
    on conflict (site_id, day, publication_id, event, section, campaign)
    do update set count = ${siteCounts}.count + excluded.count
  `);
}

/** Counters are kept for two years, like the versions of a page. */
const retentionDays = 731;

/** Deletes counters that are too old; resolves to the number. */
export async function removeOldCounts(db: Db): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from ${siteCounts} where day < now() - make_interval(days => ${retentionDays})`,
  );
  return rowCount ?? 0;
}
