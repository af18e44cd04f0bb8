import type { Handlers } from '../calls/operations';
import { listDownloads } from './downloads';

/** Help documents (decisions 3). */
export const downloadHandlers = {
  listDownloads: ({ db }) => listDownloads(db),
} satisfies Partial<Handlers>;
