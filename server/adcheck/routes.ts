import { Done, type Handlers } from '../calls/operations';
import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';
import { AdCheckLate, checkText } from './check';
import { getAdCheck, putAside, reopenFinding } from './findings';
import { adRulesOf, getAdRules, saveAdRules } from './rules';
import { adText } from './text';

/** Advertising check before publishing (decisions/049-advertising-check). */
export const adCheckHandlers = {
  getAdCheck: ({ db, params }) =>
    getAdCheck(db, params.id).catch((error: unknown) => {
      if (error instanceof AdCheckLate) throw new ServiceError(503, adText.away);
      throw error;
    }),
  putAdFindingAside: async ({ body, write }) =>
    new Done(await write((tx, { name }) => putAside(tx, body, name)), adText.putAside),
  takeAdFindingBack: async ({ params, write }) => {
    await write((tx) => reopenFinding(tx, params.id));
    return new Done(null, adText.takenBack);
  },
  getAdRules: ({ db }) => getAdRules(db),
  saveAdRules: async ({ body, write }) =>
    new Done(await write((tx, { name }) => saveAdRules(tx, body, name)), serverText.saved),
  tryAdRules: async ({ db, query }) =>
    checkText(query.text, await adRulesOf(db)).map((finding) => ({ ...finding, putAside: null })),
} satisfies Partial<Handlers>;
