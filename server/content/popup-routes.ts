import { Done, type Handlers } from '../calls/operations';
import { purges, restores } from '../calls/trash-handlers';
import * as service from './index-popup';
import { otherPopupKind } from './other-popup-kind';
import * as others from './other-popups';
import { serverText } from '../contract/text';
import { whyHidden } from '../records/visible-state';

/** Home-page popups: the first one (specification 7) and the others. */
export const indexPopupHandlers = {
  getIndexPopup: ({ db }) => service.getIndexPopup(db),
  saveIndexPopup: async ({ body, write }) => {
    const checked = await service.checkIndexPopup(body);
    return new Done(
      await write((tx, { name }) => service.saveIndexPopup(tx, checked, name)),
      serverText.saved,
    );
  },
  listOtherPopups: ({ db }) => others.listOtherPopups(db),
  getOtherPopup: ({ db, params }) => others.getOtherPopup(db, params.id),
  createOtherPopup: async ({ body, create }) => {
    const checked = await others.checkOtherPopup(body);
    return new Done(
      await create((tx, { name }) => others.createOtherPopup(tx, checked, name)),
      serverText.saved,
    );
  },
  updateOtherPopup: async ({ body: { id, rowVersion, ...input }, write }) => {
    const checked = await others.checkOtherPopup(input);
    return new Done(
      await write((tx, { name }) => others.updateOtherPopup(tx, { id, rowVersion }, checked, name)),
      serverText.saved,
    );
  },
  updateOtherPopupStatus: async ({ body, db, write }) => {
    const saved = await write((tx, { name }) => others.setOtherPopupStatus(tx, body, name));
    const covering = saved.visibleState === 'online' ? await others.coveringTitle(db, body.id) : null;
    const hidden = covering === null ? whyHidden(saved) : serverText.onlineButCovered(covering);
    return hidden ? new Done(saved, hidden) : saved;
  },
  deleteOtherPopup: async ({ params, write }) => {
    await write((tx, { name }) => others.otherPopupRecords.remove(tx, params.id, name));
    return new Done(null, serverText.deleted);
  },
  restoreOtherPopup: restores(otherPopupKind),
  purgeOtherPopup: purges(otherPopupKind),
} satisfies Partial<Handlers>;
