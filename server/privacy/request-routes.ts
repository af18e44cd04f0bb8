import { Done, type Handlers } from '../calls/operations';
import type { Config } from '../config/config';
import { serverText } from '../contract/text';
import * as requests from './person-requests';
import { requestText } from './request-text';
import { getTerms, saveTerms } from './terms';

/** Requests of persons about their data (decisions/047-requests-and-incidents). */
export const personRequestHandlers = ({ secretKeys }: Pick<Config, 'secretKeys'>) =>
  ({
    listPersonRequests: ({ db }) => requests.listRequests(db),
    createPersonRequest: async ({ body, create }) =>
      new Done(await create((tx, caller) => requests.createRequest(tx, body, caller)), serverText.saved),
    updatePersonRequest: async ({ body, write }) =>
      new Done(await write((tx, { name }) => requests.updateRequest(tx, body, name)), serverText.saved),
    getPersonRequest: ({ db, params }) => requests.getRequest(db, params.id),
    getHeldData: async ({ db, params, audit }) => {
      const held = await requests.heldDataOf(db, params.id);
      await audit({ kind: 'personRequest', recordId: params.id, action: 'show' });
      return held;
    },
    getPersonCopy: async ({ db, params, audit }) => {
      const copy = await requests.personCopyOf(db, params.id);
      await audit({ kind: 'personRequest', recordId: params.id, title: copy.number, action: 'export' });
      return copy;
    },
    erasePerson: async ({ params, body, write }) =>
      new Done(
        await write((tx, caller) => requests.erasePerson(tx, params.id, body, caller, secretKeys)),
        requestText.erasedDone,
      ),
    getPrivacyTerms: ({ db }) => getTerms(db),
    savePrivacyTerms: async ({ body, write }) =>
      new Done(await write((tx, { name }) => saveTerms(tx, body, name)), serverText.saved),
  }) satisfies Partial<Handlers>;
