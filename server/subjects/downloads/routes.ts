import type { Handlers } from '../../access/calls/operations';
import { listDownloads } from './downloads';

/** Help documents (decisions/003-calls-beyond-the-specification). */
export const downloadHandlers = {
  listDownloads: ({ db }) => listDownloads(db),
} satisfies Partial<Handlers>;
