import { randomBytes } from 'node:crypto';
import { Done, type Handlers } from '../../access/calls/operations';
import type { Config } from '../../base/config/config';
import { serverText } from '../../base/contract/text';
import { exportedContacts } from '../../base/db/schema';
import { correctContact } from './correction';
import { getForm, saveForm } from './incident-form';
import * as incidents from './incidents';
import * as letters from './letters';
import * as requests from './person-requests';
import { requestText } from './request-text';
import { getTerms, saveTerms } from './terms';

const idsIn = (list: string) => list.split(',').filter(Boolean).map(Number);

/** Notes an export of enquiries in full, so that a later incident finds whose data it showed. */
async function noteExport(
  { db, audit }: Pick<Parameters<Handlers['getPersonCopy']>[0], 'db' | 'audit'>,
  purpose: string,
  contactIds: number[],
): Promise<void> {
  const exportId = randomBytes(4).toString('hex');
  await audit({ kind: 'contact', action: 'export', after: { purpose, isComplete: true, exportId } });
  if (contactIds.length > 0) await db.insert(exportedContacts).values({ exportId, contactIds });
}

const incidentHandlers = {
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
  getIncidentLetters: ({ db, params }) => letters.getLetters(db, params.id),
  saveIncidentLetter: async ({ params, body, write }) =>
    new Done(await write((tx, { name }) => letters.saveLetter(tx, params.id, body, name)), serverText.saved),
  sendIncidentLetters: async ({ params, body, write }) =>
    new Done(
      await write((tx, { name }) => letters.sendLetters(tx, params.id, body, name)),
      requestText.lettersQueued,
    ),
  sendSampleLetter: async ({ params, body, write }) =>
    new Done(
      await write((tx, { id }) => letters.sendSample(tx, params.id, body, id)),
      requestText.sampleQueued,
    ),
  listPrintedLetters: async ({ db, params, query, audit }) => {
    const { page, ids } = await letters.printedLetters(db, params.id, query);
    await noteExport({ db, audit }, requestText.letterExport, ids);
    return page;
  },
  getIncidentForm: ({ db, params }) => getForm(db, params.id),
  saveIncidentForm: async ({ params, body, write }) =>
    new Done(await write((tx, { name }) => saveForm(tx, params.id, body, name)), serverText.saved),
  reportIncident: async ({ params, body, write }) =>
    new Done(
      await write((tx, { name }) => incidents.reportIncident(tx, params.id, body, name)),
      requestText.reported,
    ),
} satisfies Partial<Handlers>;

/** Requests of persons about their data, and incidents (decisions/046-requests-and-incidents). */
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
    getPersonCopy: async ({ db, params, query, audit }) => {
      const copy = await requests.personCopyOf(db, params.id, idsIn(query.contactIds));
      await audit({ kind: 'personRequest', recordId: params.id, title: copy.number, action: 'export' });
      const ids = copy.contacts.map(({ id }) => id);
      await noteExport({ db, audit }, requestText.copyExport(copy.number), ids);
      return copy;
    },
    correctContact: async ({ params, body, write }) =>
      new Done(
        await write((tx, caller) => correctContact(tx, params.id, body, caller)),
        requestText.corrected,
      ),
    erasePerson: async ({ params, body, write }) =>
      new Done(
        await write((tx, caller) => requests.erasePerson(tx, params.id, body, caller, secretKeys)),
        requestText.erasedDone,
      ),
    ...incidentHandlers,
    getPrivacyTerms: ({ db }) => getTerms(db),
    savePrivacyTerms: async ({ body, write }) =>
      new Done(await write((tx, { name }) => saveTerms(tx, body, name)), serverText.saved),
  }) satisfies Partial<Handlers>;
