import { pgTable } from 'drizzle-orm/pg-core';
import { fileColumns } from './schema';

/** Table `files` without the bytes, for lists and forms of the library. */
export const pictures = pgTable('files', fileColumns());
