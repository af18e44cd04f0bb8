import { Done, type Handlers } from '../../access/calls/operations';
import { Refusal } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { PooledDb } from '../../base/db/client';
import { ContactType } from '../../../openapi/generated/enums';
import { postpone, rehearse } from './retention';
import { getPrivacySettings, savePrivacySettings } from './settings';
import { showContact, shownCount } from './shown';
import { stopAccount } from './stop-account';

/** Personal data (decisions/045-personal-data). */
export const privacyHandlers = (pool: PooledDb) =>
  ({
    getPrivacySettings: ({ db }) => getPrivacySettings(db),
    savePrivacySettings: async ({ body, write }) =>
      new Done(await write((tx, { name }) => savePrivacySettings(tx, body, name)), serverText.saved),
    rehearseRetention: ({ db, query }) =>
      rehearse(
        db,
        query.months === undefined
          ? null
          : query.months.split(',').flatMap((months, place) =>
              Object.values(ContactType)
                .slice(place, place + 1)
                .map((type) => ({ type, months: Number(months) })),
            ),
      ),
    postponeRetention: async ({ body, write }) =>
      new Done(await write((tx) => postpone(tx, body)), serverText.saved),
    getShownCount: ({ db, account }) => shownCount(db, account.id),
    showContact: async ({ body, account, write }) => {
      // Committed with its audit entry before the answer.
      const outcome = await write((tx, caller) => showContact(tx, body, caller));
      if ('contact' in outcome) return outcome.contact;
      if (outcome.refused === 'deactivate') await stopAccount(pool, account.id);
      throw new Refusal('shownTooMany', outcome.message);
    },
  }) satisfies Partial<Handlers>;
