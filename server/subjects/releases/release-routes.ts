import { checkBody, Done, type Handlers } from '../../access/calls/operations';
import { serverText } from '../../base/contract/text';
import type { FindNeeds } from './prospects';
import type { Config } from '../../base/config/config';
import { appAddress, appPaths } from '../../base/contract/app-address';
import { getReleaseApprovals, requestReleaseApprovals } from './approvals';
import { listReleaseCandidates } from './candidates';
import * as service from './releases';
import { runRelease } from './run';
import { releaseText as text } from './text';
import { undoRelease } from './undo';
import { getRelease, getReleaseOf, listReleases } from './view';

/** Releases (decisions/054-releases). */
export const releaseHandlers = (findNeeds: FindNeeds, { adminOrigin }: Pick<Config, 'adminOrigin'>) =>
  ({
    listReleases: ({ db, account }) => listReleases(db, account, findNeeds),
    getRelease: ({ db, params, account }) => getRelease(db, params.id, account, findNeeds),
    listReleaseCandidates: ({ db, params, query, account }) =>
      listReleaseCandidates(db, { ...params, ...query }, account.claims),
    getReleaseOf: ({ db, query }) => getReleaseOf(db, query),
    createRelease: async ({ body, create }) =>
      new Done(
        await create((tx, caller) => service.createRelease(tx, body, caller)),
        body.item ? text.added(body.name) : serverText.saved,
      ),
    updateRelease: async ({ body, write }) =>
      new Done(await write((tx, caller) => service.updateRelease(tx, body, caller)), serverText.saved),
    deleteRelease: async ({ params, write }) => {
      await write((tx) => service.deleteRelease(tx, params.id));
      return new Done(null, serverText.deleted);
    },
    addReleaseItem: async ({ params, body, write }) => {
      const { name, ...saved } = await write((tx, caller) =>
        service.addNamedItem(tx, { ...params, ...body }, caller),
      );
      return new Done(saved, text.added(name));
    },
    removeReleaseItem: async ({ params, write }) =>
      new Done(await write((tx, caller) => service.removeItem(tx, params.id, caller)), text.removed),
    getReleaseApprovals: ({ db, params, account }) => getReleaseApprovals(db, params.id, account),
    requestReleaseApprovals: ({ params, body, write }) =>
      write((tx, caller) => {
        const link = appAddress(adminOrigin, appPaths.releaseApprovals(params.id));
        return requestReleaseApprovals(tx, { ...params, ...body }, caller, link);
      }),
    runRelease: async ({ params, body, write }) => {
      const ran = await write((tx, caller) => runRelease(tx, { ...params, ...body }, caller, findNeeds));
      return new Done(ran, text.ran(ran.done, ran.left));
    },
    undoRelease: async ({ params, body, write }) => {
      const undone = await write((tx, caller) => undoRelease(tx, { ...params, ...body }, caller, checkBody));
      return new Done(undone, text.restored(undone.done, undone.left));
    },
  }) satisfies Partial<Handlers>;
