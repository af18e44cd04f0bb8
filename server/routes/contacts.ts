import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Done, type Handlers } from '../contract';
import { networkOf } from '../services/client-network';
import * as service from '../services/contacts';
import { getContactEmails, saveContactEmails } from '../services/contact-emails';
import { once } from '../services/idempotency';
import { countAgainst } from '../services/login-limits';
import { contactText, serverText } from '../text';
import { idempotencyKey } from './idempotency-key';

const perNetwork = { limit: 10, windowSeconds: 600 };
/** Visitors have no account; their keys stand under this one. */
const nobody = 0;

/** A visitor's key counts for his address alone: another visitor's same key is another enquiry. */
function ownKey(request: FastifyRequest): string | undefined {
  const key = idempotencyKey(request);
  return key && createHash('sha256').update(`${request.ip} ${key}`).digest('hex');
}

/** Enquiries and who is told of them (specification 7). */
export const contactHandlers = {
  listContacts: ({ db, query }) => service.listContacts(db, query),
  getContact: ({ db, query }) => service.getContact(db, query.id),
  updateContactNote: async ({ db, body, account }) => new Done(await service.saveNote(db, body, account.name), serverText.saved),
  getContactEmail: ({ db }) => getContactEmails(db),
  updateContactEmail: async ({ db, body, account }) => new Done(await saveContactEmails(db, body, account.name), serverText.saved),
  createContact: async ({ db, body, request }) => {
    await countAgainst(db, ['contact', networkOf(request.ip)], perNetwork);
    const created = await once(db, { accountId: nobody, operation: 'createContact', key: ownKey(request) }, (tx) => service.addContact(tx, body));
    return new Done(created, contactText.received);
  },
  exportContacts: async ({ db, query, reply }) => {
    reply.header('content-type', 'text/csv; charset=utf-8').header('content-disposition', `attachment; filename="contacts.csv"; filename*=UTF-8''${encodeURIComponent(contactText.fileName)}`);
    return Readable.from(service.exportContacts(db, query));
  },
} satisfies Partial<Handlers>;
