import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { contacts } from '../../base/db/schema';
import type { components } from '../../../openapi/generated/types';
import { isSameName } from './person-name';

type Schemas = components['schemas'];
type Row = typeof contacts.$inferSelect;

const maxListed = 50;
const maxShown = 100;

/** Time of a visit; null without an appointment. */
export const appointmentOf = ({
  appointmentOn,
  appointmentState,
}: Pick<Row, 'appointmentOn' | 'appointmentState'>) =>
  appointmentOn && appointmentState !== null
    ? { at: appointmentOn.toISOString(), state: appointmentState }
    : null;

/** Other enquiries of this telephone number, newest first. */
export async function sameTelOf(
  db: Db,
  { id, name, tel, joinedId }: Pick<Row, 'id' | 'name' | 'tel' | 'joinedId'>,
): Promise<Schemas['SameTelContact'][]> {
  if (!tel) return [];
  const rows = await db
    .select({
      id: contacts.id,
      name: contacts.name,
      caseTitle: contacts.caseTitle,
      content: sql<string>`left(${contacts.content}, ${sql.raw(String(maxShown))})`,
      createdOn: contacts.createdOn,
      handleStatus: contacts.handleStatus,
      joinedId: contacts.joinedId,
    })
    .from(contacts)
    .where(and(eq(contacts.tel, tel), ne(contacts.id, id), isNull(contacts.spamOn)))
    .orderBy(desc(contacts.createdOn), desc(contacts.id))
    .limit(maxListed);
  return rows.map(({ createdOn, joinedId: other, ...row }) => ({
    ...row,
    createdOn: createdOn.toISOString(),
    isJoined: other === id || row.id === joinedId,
    isSameName: isSameName(row.name, name),
  }));
}
