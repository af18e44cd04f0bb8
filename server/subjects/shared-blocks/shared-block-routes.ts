import { checkBody, Done, type Handlers } from '../../access/calls/operations';
import { creates, updates } from '../../access/calls/record-handlers';
import { purges, restores } from '../../access/calls/trash-handlers';
import { serverText } from '../../base/contract/text';
import { replaceShared, updatePages } from './pages';
import * as service from './shared-blocks';
import { sharedText as text } from './text';

type Outcomes = Awaited<ReturnType<typeof updatePages>>;

const summary = (outcomes: Outcomes) => {
  const count = (...states: string[]) => outcomes.filter(({ state }) => states.includes(state)).length;
  return text.updated(count('live', 'draft'), count('waiting'), count('left'));
};

/** 共用區塊 (decisions/059-shared-blocks). */
export const sharedBlockHandlers = {
  listSharedBlocks: ({ db, query }) => service.listSharedBlocks(db, query),
  listSharedBlockChoices: ({ db }) => service.listSharedBlockChoices(db),
  getSharedBlock: ({ db, params, account }) => service.getSharedBlock(db, params.id, account.claims),
  createSharedBlock: creates(service.checkSharedBlock, service.createSharedBlock),
  updateSharedBlock: updates(service.checkSharedBlock, service.updateSharedBlock),
  deleteSharedBlock: async ({ params, write }) => {
    await write((tx, caller) => service.deleteSharedBlock(tx, params.id, caller));
    return new Done(null, serverText.deleted);
  },
  updateSharedBlockPages: async ({ body, write }) => {
    const outcomes = await write((tx, caller) => updatePages(tx, body, caller, checkBody));
    return new Done(outcomes, summary(outcomes));
  },
  replaceSharedBlock: async ({ body, write }) => {
    const outcomes = await write((tx, caller) => replaceShared(tx, body, caller, checkBody));
    return new Done(outcomes, serverText.deleted);
  },
  restoreSharedBlock: restores(service.sharedBlockKind),
  purgeSharedBlock: purges(service.sharedBlockKind),
} satisfies Partial<Handlers>;
