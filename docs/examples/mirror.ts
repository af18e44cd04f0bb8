/** Keeps a copy of all content that visitors see: call `follow` again whenever you like. */
import type { deliveryClient } from '../../openapi/generated/delivery-client';

type Client = ReturnType<typeof deliveryClient>;
export interface Mirror {
  cursor?: string | undefined;
  records: Map<string, object>;
}

export async function follow(client: Client, mirror: Mirror): Promise<void> {
  const one = {
    case: client.deliverCase,
    article: client.deliverArticle,
    news: client.deliverNewsItem,
    site: client.deliverSite,
    popup: client.deliverPopup,
  };
  const pages = {
    case: client.deliverCases,
    article: client.deliverArticles,
    news: client.deliverNews,
    site: client.deliverSites,
  };
  const readAgain = async (kind: keyof typeof one, id: number) => {
    const { data, response } = await one[kind](id);
    if (data) mirror.records.set(`${kind} ${id}`, data);
    else if (response.status === 404) mirror.records.delete(`${kind} ${id}`);
    else throw new Error(`${kind} ${id}: ${response.status}`);
  };
  for (;;) {
    const { data, response } = await client.deliverChanges(
      mirror.cursor ? { after: mirror.cursor, limit: 100 } : {},
    );
    if (!data && response.status !== 410) throw new Error(`changes: ${response.status}`);
    if (!data || !mirror.cursor || data.items.some(({ kind }) => kind === 'all')) {
      const start = (await client.deliverChanges()).data?.cursor;
      mirror.records.clear();
      for (const kind of ['case', 'article', 'news', 'site'] as const) {
        for (let cursor: number | null | undefined; cursor !== null;) {
          const page = await pages[kind]({ limit: 100, ...(cursor ? { cursor } : {}) });
          if (!page.data) throw new Error(`${kind}: ${page.response.status}`);
          for (const item of page.data.items) mirror.records.set(`${kind} ${item.id}`, item);
          cursor = page.data.cursor;
        }
      }
      await readAgain('popup', 1);
      mirror.cursor = start;
      continue;
    }
    for (const { kind, id } of data.items) {
      // A release has no content of its own: the entries of its records came before.
      if (kind !== 'all' && kind !== 'release') await readAgain(kind, id);
    }
    mirror.cursor = data.cursor;
    if (!data.hasMore) return;
  }
}
