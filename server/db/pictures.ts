import { pgTable } from 'drizzle-orm/pg-core';
import { fileColumns } from './schema';

/** The table `files` without its bytes, for lists and forms of the library. */
export const pictures = pgTable('files', fileColumns());
