import { Done, type Handlers } from '../../access/calls/operations';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import { AdCheckLate, tryText } from './check';
import { getAdCheck, putAside, reopenFinding } from './findings';
import { adRulesOf, getAdRules, saveAdRules } from './rules';
import { adText } from './text';

/** Advertising check before publishing (decisions/049-advertising-check). */
export const adCheckHandlers = {
  getAdCheck: ({ db, params, account }) => orAway(getAdCheck(db, params.id, account.id)),
  putAdFindingAside: async ({ body, write }) =>
    new Done(await orAway(write((tx, { name }) => putAside(tx, body, name))), adText.putAside),
  takeAdFindingBack: async ({ params, write }) => {
    await write((tx) => reopenFinding(tx, params.id));
    return new Done(null, adText.takenBack);
  },
  getAdRules: ({ db }) => getAdRules(db),
  saveAdRules: async ({ body, write }) =>
    new Done(await write((tx, { name }) => saveAdRules(tx, body, name)), serverText.saved),
  tryAdRules: async ({ db, query, account }) => {
    const findings = await orAway(tryText(query.text, await adRulesOf(db), { by: account.id }));
    return findings.map((finding) => ({ ...finding, putAside: null }));
  },
} satisfies Partial<Handlers>;

function orAway<T>(check: Promise<T>): Promise<T> {
  return check.catch((error: unknown) => {
    throw error instanceof AdCheckLate ? new ServiceError(503, adText.away) : error;
  });
}
