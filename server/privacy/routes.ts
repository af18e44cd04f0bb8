import { Done, type Handlers } from '../calls/operations';
import { serverText } from '../contract/text';
import { getPrivacySettings, savePrivacySettings } from './settings';

/** Personal data (decisions/046-personal-data). */
export const privacyHandlers = {
  getPrivacySettings: ({ db }) => getPrivacySettings(db),
  savePrivacySettings: async ({ body, write }) =>
    new Done(await write((tx, { name }) => savePrivacySettings(tx, body, name)), serverText.saved),
} satisfies Partial<Handlers>;
