import { customType, integer, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Raw bytes; PostgreSQL's bytea. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Moment; read and written as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Deletion to the trash; null while not deleted (decisions/010-trash). */
export const trashed = () => ({
  deletedOn: moment('deleted_on'),
  deletedBy: varchar('deleted_by', { length: 200 }),
  deletedById: integer('deleted_by_id'),
});

/**
 * Columns of every editable record (decisions/004-entities). Answers contain the account's present name; the stored
 * name only if there is no id (audit/present-names.ts).
 */
export const record = () => ({
  createdOn: moment('created_on').notNull().defaultNow(),
  lastModifiedOn: moment('last_modified_on').notNull().defaultNow(),
  lastModifiedBy: varchar('last_modified_by', { length: 200 }).notNull().default(''),
  lastModifiedById: integer('last_modified_by_id'),
  rowVersion: integer('row_version').notNull().default(1),
});

/** Largest id: PostgreSQL refuses to compare a larger number with an integer column. */
export const maxId = 2_147_483_647;
