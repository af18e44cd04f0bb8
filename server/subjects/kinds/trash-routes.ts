import type { Handlers } from '../../access/calls/operations';
import { listTrash } from './trash';

/** Trash of all units (decisions/010-trash); each unit's handlers restore and purge its records. */
export const trashHandlers = {
  listTrash: ({ db, query, account }) => listTrash(db, query, account.claims),
} satisfies Partial<Handlers>;
