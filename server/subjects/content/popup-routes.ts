import { Done, type Handlers } from '../../access/calls/operations';
import { creates, deletes, updates } from '../../access/calls/record-handlers';
import { purges, restores } from '../../access/calls/trash-handlers';
import * as service from './index-popup';
import { otherPopupKind } from './other-popup-kind';
import * as others from './other-popups';
import { serverText } from '../../base/contract/text';
import { whyHidden } from '../../records/visible-state';

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
  createOtherPopup: creates(others.checkOtherPopup, others.createOtherPopup),
  updateOtherPopup: updates(others.checkOtherPopup, others.updateOtherPopup),
  updateOtherPopupStatus: async ({ body, db, write }) => {
    const saved = await write((tx, { name }) => others.setOtherPopupStatus(tx, body, name));
    const covering = saved.visibleState === 'online' ? await others.coveringTitle(db, body.id) : null;
    const hidden = covering === null ? whyHidden(saved) : serverText.onlineButCovered(covering);
    return hidden ? new Done(saved, hidden) : saved;
  },
  deleteOtherPopup: deletes(others.otherPopupRecords.remove),
  restoreOtherPopup: restores(otherPopupKind),
  purgeOtherPopup: purges(otherPopupKind),
} satisfies Partial<Handlers>;
