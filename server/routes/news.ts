import { Done, type Handlers } from '../contract';
import { once } from '../services/idempotency';
import * as service from '../services/news';
import { serverText } from '../text';
import { idempotencyKey } from './idempotency-key';

/** News (decisions 3). */
export const newsHandlers = {
  listNews: ({ db, query }) => service.listNews(db, query),
  getNews: ({ db, params }) => service.getNews(db, params.id),
  createNews: async ({ db, body, account, request }) => {
    const values = await service.newsValues(db, body);
    const created = await once(db, { accountId: account.id, operation: 'createNews', key: idempotencyKey(request) }, (tx) => service.createNews(tx, values, account.name));
    return new Done(created, serverText.saved);
  },
  updateNews: async ({ db, body, account }) => new Done(await service.updateNews(db, body, account.name), serverText.saved),
  deleteNews: async ({ db, params }) => {
    await service.deleteNews(db, params.id);
    return new Done(null, serverText.deleted);
  },
  updateNewsStatus: ({ db, body, account }) => service.setNewsStatus(db, body, account.name),
} satisfies Partial<Handlers>;
