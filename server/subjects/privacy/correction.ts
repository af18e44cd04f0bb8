import { note } from '../../base/audit/audit';
import { contactRecords } from '../enquiries/contact-records';
import { maskEmail, maskName, maskTel } from '../enquiries/mask';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError } from '../../base/contract/errors';
import type { StoredCorrection } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { CorrectedField } from '../../../openapi/generated/enums';
import { nameOf } from '../../records/records';
import type { Saved } from '../../records/table';
import { findPersonData } from './person-data';
import { cluesOf, personRequestRecords as requests } from './person-requests';
import { requestText as text } from './request-text';

interface Caller {
  id: number;
  name: string;
}

const masks: Record<CorrectedField, (value: string) => string> = {
  name: maskName,
  tel: maskTel,
  email: (email) => email && maskEmail(email),
};

/**
 * Corrects an enquiry of a request's person; request and audit trail keep masked values. Throws 404, 409 and
 * 400.
 */
export async function correctContact(
  tx: Tx,
  id: number,
  { contactId, rowVersion, name, tel, email }: Bodies['correctContact'],
  caller: Caller,
): Promise<Saved> {
  const request = await requests.lock(tx, await requests.find(tx, id));
  if (request.erasedOn) throw fieldError('id', text.erasedBefore);
  const further = request.corrections.map((each) => each.contactId);
  const held = await findPersonData(tx, cluesOf(request), { further });
  if (!held?.ids.includes(contactId)) throw fieldError('contactId', text.othersContact);
  const row = await contactRecords.lock(tx, { id: contactId, rowVersion });
  const given = {
    ...(name === undefined ? {} : { name: nameOf(name) }),
    ...(tel === undefined ? {} : { tel }),
    ...(email === undefined ? {} : { email }),
  };
  const changes = Object.values(CorrectedField).flatMap((field) => {
    const value = given[field];
    if (value === undefined || value === row[field]) return [];
    return [{ field, before: masks[field](row[field]), after: masks[field](value) }];
  });
  if (changes.length === 0) throw fieldError('contactId', text.nothingCorrected);
  const saved = await contactRecords.change(tx, contactId, given, caller.name);
  note(tx, {
    kind: 'contact',
    recordId: contactId,
    action: 'update',
    before: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  });
  const correction: StoredCorrection = {
    on: new Date().toISOString(),
    by: caller.name,
    byId: caller.id,
    contactId,
    changes,
  };
  await requests.change(tx, id, { corrections: [...request.corrections, correction] }, caller.name);
  return saved;
}
