import { Done, type Handlers } from '../calls/operations';
import type { Config } from '../config/config';
import { serverText } from '../contract/text';
import * as incidents from './incidents';
import * as requests from './person-requests';
import { requestText } from './request-text';
import { getTerms, saveTerms } from './terms';

/** Requests of persons about their data (decisions/046-requests-and-incidents). */
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
    listIncidents: ({ db }) => incidents.listIncidents(db),
    createIncident: async ({ body, create }) =>
      new Done(await create((tx, caller) => incidents.createIncident(tx, body, caller)), serverText.saved),
    getIncident: ({ db, params }) => incidents.getIncident(db, params.id),
    makeIncidentList: async ({ params, write }) =>
      new Done(await write((tx, { name }) => incidents.makeList(tx, params.id, name)), requestText.listed),
    listIncidentPersons: async ({ db, params, query, audit }) => {
      const page = await incidents.listPersons(db, params.id, query);
      await audit({ kind: 'incident', recordId: params.id, action: 'open' });
      return page;
    },
    reportIncident: async ({ params, body, write }) =>
      new Done(
        await write((tx, { name }) => incidents.reportIncident(tx, params.id, body, name)),
        requestText.reported,
      ),
    getPrivacyTerms: ({ db }) => getTerms(db),
    savePrivacyTerms: async ({ body, write }) =>
      new Done(await write((tx, { name }) => saveTerms(tx, body, name)), serverText.saved),
  }) satisfies Partial<Handlers>;
