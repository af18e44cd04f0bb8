import type { Handlers } from '../contract';
import { listDownloads } from '../services/downloads';

/** Help documents (decisions 3). */
export const downloadHandlers = {
  listDownloads: ({ db }) => listDownloads(db),
} satisfies Partial<Handlers>;
