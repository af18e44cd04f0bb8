import { pgTable } from 'drizzle-orm/pg-core';
import { fileColumns } from './schema';

/** The table `files` without its bytes: what lists and forms of the library read and write. */
export const pictures = pgTable('files', fileColumns());
