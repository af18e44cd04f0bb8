import type { Handlers } from '../../access/calls/operations';
import { creates, deletes, duplicates, switchesStatus, updates } from '../../access/calls/record-handlers';
import { purges, restores } from '../../access/calls/trash-handlers';
import { newsKind, newsUnit as unit } from './news';

/** News (decisions/003-calls-beyond-the-specification). */
export const newsHandlers = {
  listNews: ({ db, query }) => unit.list(db, query),
  getNews: ({ db, params }) => unit.get(db, params.id),
  createNews: creates(unit.check, unit.create),
  duplicateNews: duplicates(unit.duplicate),
  updateNews: updates(unit.check, unit.update),
  deleteNews: deletes(unit.remove),
  updateNewsStatus: switchesStatus(unit.setStatus),
  restoreNews: restores(newsKind),
  purgeNews: purges(newsKind),
} satisfies Partial<Handlers>;
