import { Done, type Handlers } from '../contract';
import * as service from '../services/index-popup';
import { serverText } from '../text';

/** The home-page popup (specification 7). */
export const indexPopupHandlers = {
  getIndexPopup: ({ db }) => service.getIndexPopup(db),
  saveIndexPopup: async ({ db, body, account }) => new Done(await service.saveIndexPopup(db, body, account.name), serverText.saved),
} satisfies Partial<Handlers>;
