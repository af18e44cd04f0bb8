import { kindUnits } from '../../../openapi/generated/kinds';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Handlers } from '../../access/calls/operations';
import { storePresence } from './presence';

/** Accounts that have a record open (decisions/048-comments-and-presence). */
export const presenceHandlers = {
  // Uses `write` because only that checks the caller again. Nothing is noted, so the audit trail gets no entry.
  tellPresence: ({ body, write }) =>
    write(async (tx, { id, claims }) => {
      if (!claims.has(`${kindUnits[body.kind]}.View`)) throw new ServiceError(403, serverText.forbidden);
      return { others: await storePresence(tx, id, body) };
    }),
} satisfies Partial<Handlers>;
