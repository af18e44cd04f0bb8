import { AppointmentState, ContactType, HandleStatus } from '../../../openapi/generated/enums';
import type { Db } from '../../base/db/client';
import { contactNotes, contacts } from '../../base/db/schema';
import { closingNotes, earlierVisitors, handlers } from './earlier-contacts-data';
import { onDay } from './moments';
import type { People } from './trail';

const hours = 60 * 60 * 1000;
/** Days before today of the newest, and of the oldest twelve weeks before. */
const newest = 12;
const span = 70;

/** Enquiries of the weeks before, handled by their owners, every third with a visit that was kept or missed. */
export async function seedEarlierContacts(
  tx: Db,
  people: People,
  caseIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = earlierVisitors.map(([name, caseTitle, content], index) => {
    const days = Math.round(newest + (index * span) / earlierVisitors.length);
    const createdOn = new Date(onDay(-days, '10:15').getTime() + ((index * 7) % 11) * hours);
    const by = handlers[index % handlers.length] ?? handlers[0];
    const handledOn = new Date(createdOn.getTime() + (2 + (index % 5) * 3) * hours);
    const isOpen = index % 6 === 1;
    const hasVisit = index % 3 === 0;
    const isInvited = days >= 13 && days <= 41 && index % 2 === 0;
    return {
      type: index % 4 === 3 ? ContactType.customerService : ContactType.visit,
      name,
      gender: null,
      tel: `09${String(10_000_000 + index * 2_345_679).slice(-8)}`,
      email: index % 2 === 0 ? `visitor${index + 1}@mail.example.tw` : '',
      caseTitle,
      caseId: caseIds.get(caseTitle) ?? null,
      content,
      handleStatus: isOpen ? HandleStatus.inProgress : HandleStatus.closed,
      assigneeId: people.get(by)?.id ?? null,
      firstHandledOn: handledOn,
      ...(isInvited ? { origin: { source: 'google', medium: 'cpc', campaign: 'autumn-visit' } } : {}),
      ...(hasVisit
        ? {
            appointmentOn: onDay(-days + 4, '14:00'),
            appointmentState: index % 9 === 0 ? AppointmentState.missed : AppointmentState.kept,
          }
        : {}),
      createdOn,
      lastModifiedOn: handledOn,
      lastModifiedBy: by,
      lastModifiedById: people.get(by)?.id ?? null,
    };
  });
  const added = await tx.insert(contacts).values(rows).returning({ id: contacts.id });
  await tx.insert(contactNotes).values(
    added.map(({ id }, index) => ({
      contactId: id,
      author: rows[index]?.lastModifiedBy ?? '',
      authorId: rows[index]?.lastModifiedById ?? null,
      createdOn: rows[index]?.firstHandledOn ?? new Date(),
      text: closingNotes[index % closingNotes.length] ?? '',
      assignee: null,
      assigneeId: null,
    })),
  );
}
