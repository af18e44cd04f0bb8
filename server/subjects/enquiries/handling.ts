import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import type { Config } from '../../base/config/config';
import { contactNotes, contacts } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, notFound } from '../../base/contract/errors';
import { contactText } from './text';
import type { components } from '../../../openapi/generated/types';
import { HandleStatus } from '../../../openapi/generated/enums';
import { recordOf } from '../../records/records';
import type { Saved } from '../../records/table';
import { findAssignee, noteAssignee, notifyAssignee, recordAssignment } from './assignees';
import { consentOf } from './consent-texts';
import { masked, maskedIn, maskedStamp, maskName } from './mask';
import { privacySettings } from './privacy-settings';
import { addNote, type EventReader, eventsOf, newestNote } from './notes';
import { contactRecords } from './contact-records';
import { contactLink, notifyOfEnquiry } from './form-intake';
import { nextInRotation } from './rotation';
import { readingsOf } from './readings';
import { appointmentValues } from './appointments';
import { appointmentOf, sameTelOf } from './related';

interface Caller {
  id: number;
  name: string;
}

/** One enquiry as shown to an account; throws 404. */
export async function getContact(
  db: Db,
  id: number,
  reader: EventReader,
): Promise<components['schemas']['Contact']> {
  const full = await contactRecords.find(db, id);
  const { maskLevel } = await privacySettings(db);
  const isMasked = maskLevel === 'everywhere';
  const row = isMasked ? masked(maskedStamp(full)) : full;
  const sameTel = await sameTelOf(db, full);
  const events = await eventsOf(db, id, reader);
  const notes = isMasked ? events.map((event) => withMaskedMail(event, full)) : events;
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    gender: row.gender,
    tel: row.tel,
    email: row.email,
    caseTitle: row.caseTitle,
    content: row.content,
    note: notes.find(({ text }) => text !== '')?.text ?? '',
    handleStatus: row.handleStatus,
    assigneeId: row.assigneeId,
    assignee: row.assignee,
    caseId: row.caseId,
    source: row.source,
    isSpam: row.spamOn !== null,
    spamReason: row.spamReason,
    origin: row.origin,
    consent: await consentOf(db, row),
    appointment: appointmentOf(row),
    nextCallOn: row.nextCallOn?.toISOString() ?? null,
    appointmentMailedOn: row.appointmentMailedOn?.toISOString() ?? null,
    sameTel: maskLevel === 'off' ? sameTel : sameTel.map((each) => ({ ...each, name: maskName(each.name) })),
    isMasked,
    notes,
    readings: await readingsOf(db, id),
    ...recordOf(row),
  };
}

/** An event whose reply shows the visitor's data masked. */
const withMaskedMail = <T extends components['schemas']['ContactEvent']>(
  event: T,
  person: Parameters<typeof maskedIn>[1],
): T =>
  event.mail
    ? {
        ...event,
        mail: {
          ...event.mail,
          subject: maskedIn(event.mail.subject, person),
          body: maskedIn(event.mail.body, person),
        },
      }
    : event;

/**
 * Saves the result of a call, assignee, state, a new note, the next call and the visit; mails a new assignee. Throws
 * 404, 409, and 400 for an unsuitable assignee.
 */
export async function saveHandling(
  tx: Tx,
  {
    id,
    rowVersion,
    note = '',
    newNote = '',
    handleStatus,
    assigneeId,
    callResult,
    nextCallOn,
    appointment,
    isOneOfMany = false,
  }: Bodies['updateContactNote'],
  caller: Caller,
): Promise<Saved> {
  const before = await contactRecords.lock(tx, { id, rowVersion });
  const isGiven = assigneeId !== undefined && assigneeId !== before.assigneeId;
  const assignee = isGiven ? await assigneeOf(tx, assigneeId) : null;
  const newest = note.trim() && (await newestNote(tx, id));
  const texts = [note.trim() === newest ? '' : note, newNote].map((text) => text.trim()).filter(Boolean);
  const isHandled = handleStatus !== HandleStatus.unhandled || callResult || texts.length > 0;
  const isMoved = handleStatus !== before.handleStatus;
  const saved = await contactRecords.change(
    tx,
    id,
    {
      handleStatus,
      ...(isGiven ? { assigneeId } : {}),
      ...(nextCallOn === undefined ? {} : { nextCallOn: nextCallOn === null ? null : new Date(nextCallOn) }),
      ...(appointment === undefined ? {} : appointmentValues(before, appointment)),
      ...(isHandled && !before.firstHandledOn ? { firstHandledOn: new Date() } : {}),
    },
    caller.name,
  );
  if (isGiven || isMoved || callResult) {
    await tx.insert(contactNotes).values({
      contactId: id,
      author: caller.name,
      authorId: caller.id,
      assignee: isGiven ? (assignee?.name ?? '') : null,
      assigneeId: isGiven ? assigneeId : null,
      handleStatus: isMoved ? handleStatus : null,
      callResult: callResult ?? null,
    });
  }
  if (isGiven) noteAssignee(tx, id, before.assignee, assignee?.name ?? '');
  if (assignee?.email && assigneeId !== caller.id) {
    await notifyAssignee(tx, assignee.email, before, isOneOfMany);
  }
  for (const text of texts) await addNote(tx, id, text, caller);
  return saved;
}

async function assigneeOf(tx: Tx, id: number | null) {
  if (id === null) return null;
  const found = await findAssignee(tx, id);
  if (!found) throw fieldError('assigneeId', contactText.noAssignee);
  return found;
}

/**
 * Sets or clears the spam mark; throws 404. An enquiry stored as spam is assigned and mailed when the mark is first
 * cleared.
 */
export async function markSpam(
  tx: Tx,
  { id, isSpam }: Bodies['updateContactSpam'],
  by: string,
  config: Pick<Config, 'adminOrigin'>,
): Promise<Saved> {
  if (isSpam) return contactRecords.change(tx, id, { spamOn: new Date() }, by);
  const [found] = await tx.select().from(contacts).where(eq(contacts.id, id)).for('update');
  if (!found) throw notFound();
  const isFirstNotice = found.spamOn !== null && found.spamReason !== null;
  const assignee = isFirstNotice && found.assigneeId === null ? await nextInRotation(tx) : undefined;
  const values = { spamOn: null, spamReason: null, ...(assignee ? { assigneeId: assignee.id } : {}) };
  const saved = await contactRecords.change(tx, id, values, by);
  if (assignee) await recordAssignment(tx, id, assignee);
  if (isFirstNotice) await notifyOfEnquiry(tx, { ...found, link: contactLink(config, id), assignee });
  return saved;
}
