import { Done, type Handlers } from '../calls/operations';
import { purges, restores } from '../calls/trash-handlers';
import { setVersionNote } from '../audit/audit';
import { newsKind } from './news-kind';
import * as service from './news';
import { whyHidden } from '../records/visible-state';
import { serverText } from '../contract/text';

/** News (decisions/003-calls-beyond-the-specification). */
export const newsHandlers = {
  listNews: ({ db, query }) => service.listNews(db, query),
  getNews: ({ db, params }) => service.getNews(db, params.id),
  createNews: async ({ body, create }) => {
    const checked = await service.checkNews(body);
    return new Done(await create((tx, { name }) => service.createNews(tx, checked, name)), serverText.saved);
  },
  duplicateNews: async ({ body, create }) =>
    new Done(await create((tx, { name }) => service.duplicateNews(tx, body.id, name)), serverText.duplicated),
  updateNews: async ({ body: { id, rowVersion, versionNote, ...input }, write }) => {
    const checked = await service.checkNews(input);
    return new Done(
      await write((tx, { name }) => {
        setVersionNote(tx, versionNote);
        return service.updateNews(tx, { id, rowVersion }, checked, name);
      }),
      serverText.saved,
    );
  },
  deleteNews: async ({ params, write }) => {
    await write((tx, { name }) => service.deleteNews(tx, params.id, name));
    return new Done(null, serverText.deleted);
  },
  updateNewsStatus: async ({ body, write }) => {
    const saved = await write((tx, { name }) => service.setNewsStatus(tx, body, name));
    const hidden = whyHidden(saved);
    return hidden ? new Done(saved, hidden) : saved;
  },
  restoreNews: restores(newsKind),
  purgeNews: purges(newsKind),
} satisfies Partial<Handlers>;
