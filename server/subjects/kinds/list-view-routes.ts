import { Done, type Handlers } from '../../access/calls/operations';
import { serverText } from '../../base/contract/text';
import * as views from './list-views';

/** Saved views of lists (decisions/061-saved-views). */
export const listViewHandlers = {
  listListViews: ({ db, account }) => views.listListViews(db, account),
  createListView: async ({ body, create }) =>
    new Done(await create((tx, caller) => views.createListView(tx, body, caller)), serverText.saved),
  updateListView: async ({ params, body, write }) =>
    new Done(
      await write((tx, caller) => views.updateListView(tx, params.id, body, caller)),
      serverText.saved,
    ),
  deleteListView: async ({ params, write }) => {
    await write((tx, caller) => views.deleteListView(tx, params.id, caller));
    return new Done(null, serverText.deleted);
  },
  chooseFirstListView: async ({ params, body, write }) => {
    await write((tx, caller) => views.chooseFirstListView(tx, params.id, body.opensFirst, caller));
    return new Done(null, serverText.saved);
  },
} satisfies Partial<Handlers>;
