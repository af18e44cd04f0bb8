import { Done, type Handlers } from '../calls/operations';
import * as service from './index-popup';
import { serverText } from '../contract/text';

/** The home-page popup (specification 7). */
export const indexPopupHandlers = {
  getIndexPopup: ({ db }) => service.getIndexPopup(db),
  saveIndexPopup: async ({ body, write }) => {
    const checked = await service.checkIndexPopup(body);
    return new Done(
      await write((tx, { name }) => service.saveIndexPopup(tx, checked, name)),
      serverText.saved,
    );
  },
} satisfies Partial<Handlers>;
