import { Done, type Handlers } from '../contract';
import * as service from '../services/articles';
import { once } from '../services/idempotency';
import { serverText } from '../text';
import { idempotencyKey } from './idempotency-key';

/** Articles (decisions 3). */
export const articleHandlers = {
  listArticles: ({ db, query }) => service.listArticles(db, query),
  getArticle: ({ db, params }) => service.getArticle(db, params.id),
  createArticle: async ({ db, body, account, request }) => {
    const values = await service.articleValues(db, body);
    const created = await once(db, { accountId: account.id, operation: 'createArticle', key: idempotencyKey(request) }, (tx) => service.createArticle(tx, values, account.name));
    return new Done(created, serverText.saved);
  },
  updateArticle: async ({ db, body, account }) => new Done(await service.updateArticle(db, body, account.name), serverText.saved),
  deleteArticle: async ({ db, params }) => {
    await service.deleteArticle(db, params.id);
    return new Done(null, serverText.deleted);
  },
  updateArticleStatus: ({ db, body, account }) => service.setArticleStatus(db, body, account.name),
  sortArticles: async ({ db, body }) => {
    await service.sortArticles(db, body);
    return new Done(null, serverText.saved);
  },
  getArticleContent: ({ db, params }) => service.getArticleContent(db, params.id),
  saveArticleContent: async ({ db, body, account }) => new Done(await service.saveArticleContent(db, body, account.name), serverText.saved),
} satisfies Partial<Handlers>;
