import { Done, type Handlers } from '../../access/calls/operations';
import { creates, deletes, duplicates, switchesStatus, updates } from '../../access/calls/record-handlers';
import { purges, restores } from '../../access/calls/trash-handlers';
import { setVersionNote } from '../../base/audit/audit';
import * as service from './articles';
import { serverText } from '../../base/contract/text';

/** Articles (decisions/003-calls-beyond-the-specification). */
export const articleHandlers = {
  listArticles: ({ db, query }) => service.listArticles(db, query),
  getArticle: ({ db, params }) => service.getArticle(db, params.id),
  createArticle: creates(service.checkArticle, service.createArticle),
  duplicateArticle: duplicates(service.duplicateArticle),
  updateArticle: updates(service.checkArticle, service.updateArticle),
  deleteArticle: deletes(service.articleRecords.remove),
  updateArticleStatus: switchesStatus(service.setArticleStatus),
  sortArticles: async ({ body, write }) => {
    await write((tx) => service.sortArticles(tx, body));
    return new Done(null, serverText.saved);
  },
  getArticleContent: ({ db, params }) => service.getArticleContent(db, params.id),
  saveArticleContent: async ({ body, account, write }) => {
    const parts = await service.checkArticleContent(body, account.id);
    return new Done(
      await write((tx, { name }) => {
        setVersionNote(tx, body.versionNote);
        return service.saveArticleContent(tx, body, parts, name);
      }),
      serverText.saved,
    );
  },
  restoreArticle: restores(service.articleKind),
  purgeArticle: purges(service.articleKind),
} satisfies Partial<Handlers>;
