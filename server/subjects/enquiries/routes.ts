import { readingsOf } from './readings';
import { randomBytes } from 'node:crypto';
import type { Config } from '../../base/config/config';
import { Done, type Handlers } from '../../access/calls/operations';
import { exportedContacts } from '../../base/db/schema';
import { networkOf } from '../../base/logging/client-network';
import { appointmentCalendar, joinContacts, listAppointments } from './appointments';
import { listAssignees } from './assignees';
import { requestSalesCase } from './case-requests';
import { addConsentText, listConsentTexts } from './consent-texts';
import { mailState, queueTestMail, testMailAnswer } from './mail-check';
import { editOwnNote } from './notes';
import { csvFile } from '../../records/csv';
import { exportContacts } from './export';
import { getContact, markSpam, saveHandling } from './handling';
import { addContact } from './intake';
import { listContactCases, listContacts, neighboursOf } from './list';
import { contactWeeks, waitingContacts } from './numbers';
import { getContactEmails, saveContactEmails } from './recipients';
import { privacySettings } from './privacy-settings';
import { countAgainst } from '../../base/secrets/attempts';
import { contactText } from './text';
import { replyForm, replyToContact } from './replies';
import { sendAppointment } from './visitor-mail';
import { fieldError, ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';

const perNetwork = { limit: 10, windowSeconds: 600 };

/** Enquiries as CSV: masked by the settings for personal data, and with its purpose in the audit trail. */
const exportAsCsv: Handlers['exportContacts'] = async ({
  db,
  query,
  account,
  reply,
  readPage,
  readmit,
  audit,
}) => {
  const { keyword, purpose = '', isComplete = false, ...filters } = query;
  const { maskLevel } = await privacySettings(db);
  const isMasked = maskLevel !== 'off' && !isComplete;
  if (maskLevel !== 'off' && !purpose.trim()) throw fieldError('purpose', contactText.purposeMissing);
  if (maskLevel !== 'off' && isComplete && !account.claims.has('Permissions.Privacy.View')) {
    throw new ServiceError(403, contactText.noCompleteExport);
  }
  const exportId = randomBytes(4).toString('hex');
  // The keyword may be a visitor's name or phone.
  await audit({
    kind: 'contact',
    action: 'export',
    after: { ...filters, hasKeyword: Boolean(keyword), purpose, isComplete: !isMasked, exportId },
  });
  const { heads } = contactText;
  const ends = [
    [heads.exporter, account.name],
    [heads.exportId, exportId],
    [heads.purpose, purpose],
  ] as const;
  const names = { plainName: 'contacts.csv', fileName: contactText.fileName };
  const noteRows = (contactIds: number[]) => db.insert(exportedContacts).values({ exportId, contactIds });
  return csvFile(reply, names, exportContacts(query, { isMasked, ends, noteRows }, { readPage, readmit }));
};

/** Enquiries and their recipients (specification 7). */
export const contactHandlers = (config: Config) =>
  ({
    listContacts: ({ db, query }) => listContacts(db, query),
    getContact: async ({ db, query, account, audit }) => {
      const contact = await getContact(db, query.id, {
        id: account.id,
        hasMailServer: config.smtpUrl !== undefined,
      });
      if (contact.isMasked) return contact;
      // After an incident, the audit trail tells which accounts saw the enquiry (decisions/046-requests-and-incidents).
      await audit({ kind: 'contact', recordId: query.id, action: 'open' });
      // The reader is one of those who saw it.
      return { ...contact, readings: await readingsOf(db, query.id) };
    },
    updateContactNote: async ({ body, write }) =>
      new Done(await write((tx, caller) => saveHandling(tx, body, caller)), serverText.saved),
    updateOwnNote: async ({ body, write }) =>
      new Done(await write((tx, caller) => editOwnNote(tx, body, caller)), serverText.saved),
    listContactAssignees: ({ db }) => listAssignees(db),
    getContactNeighbours: ({ db, query }) => neighboursOf(db, query),
    getWaitingContacts: ({ db, query }) => waitingContacts(db, query),
    listContactWeeks: ({ db }) => contactWeeks(db),
    updateContactSpam: ({ body, write }) => write((tx, { name }) => markSpam(tx, body, name, config)),
    listContactCases: ({ db }) => listContactCases(db),
    listConsentTexts: ({ db }) => listConsentTexts(db),
    createConsentText: async ({ body, create }) =>
      new Done(await create((tx, caller) => addConsentText(tx, body, caller)), serverText.saved),
    sendAppointment: async ({ body, write }) =>
      new Done(
        await write((tx, { name }) => sendAppointment(tx, body, name)),
        contactText.appointment.queued,
      ),
    getContactReply: ({ db, query, account }) => replyForm(db, query.id, account.name),
    replyToContact: async ({ body, write }) =>
      new Done(await write((tx, caller) => replyToContact(tx, body, caller)), contactText.reply.queued),
    listAppointments: ({ db, query }) => listAppointments(db, query),
    getAppointmentCalendar: ({ db, query }) => appointmentCalendar(db, query.id),
    joinContacts: ({ body, write }) => write((tx, { name }) => joinContacts(tx, body, name)),
    listRotationCandidates: ({ db }) => listAssignees(db),
    getMailState: ({ db }) => mailState(db, config),
    sendTestMail: async ({ body, write }) =>
      new Done(
        await write((tx, { name }) => queueTestMail(tx, body.email, name)),
        contactText.testMail.queued,
      ),
    getTestMail: ({ db, params }) => testMailAnswer(db, params.key, config),
    requestSalesCase: async ({ body, write }) => {
      await write((tx, { name }) => requestSalesCase(tx, body, name));
      return new Done(null, contactText.caseRequest.sent);
    },
    getContactEmail: ({ db }) => getContactEmails(db),
    updateContactEmail: async ({ body, write }) =>
      new Done(await write((tx, { name }) => saveContactEmails(tx, body, name)), serverText.saved),
    createContact: async ({ db, body, request, create }) => {
      await countAgainst(db, ['contact', networkOf(request.ip)], perNetwork);
      return new Done(await create((tx) => addContact(tx, body)), contactText.received);
    },
    exportContacts: exportAsCsv,
  }) satisfies Partial<Handlers>;
