import type { Handlers } from '../calls/operations';
import { creates, deletes, duplicates, switchesStatus, updates } from '../calls/record-handlers';
import { purges, restores } from '../calls/trash-handlers';
import { newsKind } from './news-kind';
import * as service from './news';

/** News (decisions/003-calls-beyond-the-specification). */
export const newsHandlers = {
  listNews: ({ db, query }) => service.listNews(db, query),
  getNews: ({ db, params }) => service.getNews(db, params.id),
  createNews: creates(service.checkNews, service.createNews),
  duplicateNews: duplicates(service.duplicateNews),
  updateNews: updates(service.checkNews, service.updateNews),
  deleteNews: deletes(service.deleteNews),
  updateNewsStatus: switchesStatus(service.setNewsStatus),
  restoreNews: restores(newsKind),
  purgeNews: purges(newsKind),
} satisfies Partial<Handlers>;
