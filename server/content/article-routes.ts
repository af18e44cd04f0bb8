import { Done, type Handlers } from '../calls/operations';
import { purges, restores } from '../calls/trash-handlers';
import { setVersionNote } from '../audit/audit';
import { articleKind } from './article-kind';
import * as service from './articles';
import { whyHidden } from '../records/visible-state';
import { serverText } from '../contract/text';

/** Articles (decisions/003-calls-beyond-the-specification). */
export const articleHandlers = {
  listArticles: ({ db, query }) => service.listArticles(db, query),
  getArticle: ({ db, params }) => service.getArticle(db, params.id),
  createArticle: async ({ body, create }) => {
    const checked = await service.checkArticle(body);
    return new Done(
      await create((tx, { name }) => service.createArticle(tx, checked, name)),
      serverText.saved,
    );
  },
  duplicateArticle: async ({ body, create }) =>
    new Done(
      await create((tx, { name }) => service.duplicateArticle(tx, body.id, name)),
      serverText.duplicated,
    ),
  updateArticle: async ({ body: { id, rowVersion, versionNote, ...input }, write }) => {
    const checked = await service.checkArticle(input);
    return new Done(
      await write((tx, { name }) => {
        setVersionNote(tx, versionNote);
        return service.updateArticle(tx, { id, rowVersion }, checked, name);
      }),
      serverText.saved,
    );
  },
  deleteArticle: async ({ params, write }) => {
    await write((tx, { name }) => service.deleteArticle(tx, params.id, name));
    return new Done(null, serverText.deleted);
  },
  updateArticleStatus: async ({ body, write }) => {
    const saved = await write((tx, { name }) => service.setArticleStatus(tx, body, name));
    const hidden = whyHidden(saved);
    return hidden ? new Done(saved, hidden) : saved;
  },
  sortArticles: async ({ body, write }) => {
    await write((tx) => service.sortArticles(tx, body));
    return new Done(null, serverText.saved);
  },
  getArticleContent: ({ db, params }) => service.getArticleContent(db, params.id),
  saveArticleContent: async ({ body, write }) => {
    const parts = await service.checkArticleContent(body);
    return new Done(
      await write((tx, { name }) => {
        setVersionNote(tx, body.versionNote);
        return service.saveArticleContent(tx, body, parts, name);
      }),
      serverText.saved,
    );
  },
  restoreArticle: restores(articleKind),
  purgeArticle: purges(articleKind),
} satisfies Partial<Handlers>;
