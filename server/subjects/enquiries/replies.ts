import { HandleStatus } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { replyPlaceholderWords } from '../../../openapi/generated/words';
import { note } from '../../base/audit/audit';
import { companyOf } from '../content/company';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, Refusal } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { contactNotes, type contacts } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { queueCallersMail } from '../../base/mail/callers-mail';
import { findOneOfAKind } from '../../records/one-of-a-kind';
import type { Saved } from '../../records/table';
import { contactRecords } from './contact-records';
import { privacySettings } from './privacy-settings';
import {
  fillPlaceholders,
  placeholdersIn,
  type ReplyValues,
  templatesIn,
  unknownWord,
} from './reply-templates';
import { contactText } from './text';
import { placeOf } from './visitor-mail';

const text = contactText.reply;
/** Of a filled text, as stored. */
const maxLengths = { subject: limits.ContactReply.subject.maxLength, body: 4000 };

type Enquiry = Pick<typeof contacts.$inferSelect, 'name' | 'caseId' | 'caseTitle'>;

/** The telephone number is the case's, else the company's. */
async function valuesOf(db: Db, { name, caseId, caseTitle }: Enquiry, sender: string): Promise<ReplyValues> {
  const place = await placeOf(db, caseId, caseTitle);
  return { name, caseTitle: place.caseTitle, sender, tel: place.tel || (await companyOf(db)).tel };
}

/** Templates with the values of one enquiry, without a masked name; throws 404. */
export async function replyForm(
  db: Db,
  id: number,
  sender: string,
): Promise<components['schemas']['ContactReplyForm']> {
  const contact = await contactRecords.find(db, id);
  const { maskLevel } = await privacySettings(db);
  const known = await valuesOf(db, contact, sender);
  const values = maskLevel === 'everywhere' ? { ...known, name: '' } : known;
  const templates = templatesIn(await findOneOfAKind(db, 'contactEmail')).map(({ name, subject, body }) => ({
    name,
    subject: fillPlaceholders(subject, values),
    body: fillPlaceholders(body, values),
  }));
  const open = new Set(templates.flatMap(({ subject, body }) => placeholdersIn(subject + body)));
  return { templates, open: [...open] };
}

/**
 * Mails a reply and keeps its words in the history; an unhandled enquiry is in progress from then on. Throws 404, 409,
 * 400 for placeholders without a value, 429 above the limit, and Refusal for spam and without e-mail.
 */
export async function replyToContact(
  tx: Tx,
  { id, rowVersion, subject, body }: Bodies['replyToContact'],
  caller: { id: number; name: string },
): Promise<Saved> {
  const contact = await contactRecords.lock(tx, { id, rowVersion });
  if (contact.spamOn) throw new Refusal('markedAsSpam', text.spam);
  if (!contact.email) throw new Refusal('noVisitorEmail', text.noEmail);
  const values = await valuesOf(tx, contact, caller.name);
  const letter = { subject: filled('subject', subject, values), body: filled('body', body, values) };
  const [messageId] = await queueCallersMail(tx, { recipients: contact.email, ...letter });
  const isFirst = contact.handleStatus === HandleStatus.unhandled;
  const moved = isFirst ? HandleStatus.inProgress : null;
  await tx.insert(contactNotes).values({
    contactId: id,
    author: caller.name,
    authorId: caller.id,
    handleStatus: moved,
    mailSubject: letter.subject,
    mailBody: letter.body,
    messageId,
  });
  note(tx, {
    kind: 'contact',
    recordId: id,
    action: 'update',
    before: { reply: '' },
    after: { reply: letter.subject },
  });
  return contactRecords.change(
    tx,
    id,
    {
      ...(moved === null ? {} : { handleStatus: moved }),
      ...(contact.firstHandledOn ? {} : { firstHandledOn: new Date() }),
    },
    caller.name,
  );
}

/** Text of a field with its values; throws 400 where words in braces are left. */
function filled(field: keyof typeof maxLengths, typed: string, values: ReplyValues): string {
  const template = typed.trim();
  if (!template) throw fieldError(field, serverText.required);
  const unknown = unknownWord(template);
  if (unknown !== undefined) throw fieldError(field, text.unknown(unknown));
  // Before filling in: a visitor's name may have braces of its own.
  const missing = placeholdersIn(template).find((each) => !values[each]);
  if (missing) throw fieldError(field, text.missing(replyPlaceholderWords[missing]));
  const result = fillPlaceholders(template, values);
  if ([...result].length > maxLengths[field]) throw fieldError(field, text.tooLong(maxLengths[field]));
  return result;
}
