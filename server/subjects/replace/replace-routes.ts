import { checkBody, Done, type Handlers } from '../../access/calls/operations';
import { createReplacement } from './apply';
import { findHits } from './search';
import { replaceText as text } from './text';
import { undoReplacement } from './undo';
import { getReplacement, listReplacements } from './view';

/** 全站取代 (decisions/056-replace). */
export const replaceHandlers = {
  findReplaceHits: ({ db, query, account }) => findHits(db, query, account.claims),
  listReplacements: ({ db }) => listReplacements(db),
  getReplacement: ({ db, params, account }) => getReplacement(db, params.id, account.claims),
  createReplacement: async ({ body, create }) => {
    const { done, left, ...saved } = await create((tx, caller) =>
      createReplacement(tx, body, caller, checkBody),
    );
    return new Done(saved, text.done(done, left));
  },
  undoReplacement: async ({ params, body, write }) => {
    const undone = await write((tx, caller) =>
      undoReplacement(tx, { ...params, ...body }, caller, checkBody),
    );
    return new Done(undone, text.restored(undone.restored, undone.left));
  },
} satisfies Partial<Handlers>;
