import { Readable } from 'node:stream';
import type { Handlers } from '../calls/operations';
import { exportEntries, listEntries } from './audit-trail';
import { auditText } from '../contract/text';

/** The audit trail (decisions/013-audit-trail). */
export const auditHandlers = {
  listAuditTrails: ({ db, query }) => listEntries(db, query),
  exportAuditTrails: async ({ query, reply, readPage, readmit, audit }) => {
    await audit({ kind: 'audit', action: 'export', after: { ...query } });
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="audit.csv"; filename*=UTF-8''${encodeURIComponent(auditText.fileName)}`,
      );
    return Readable.from(exportEntries(query, { readPage, readmit }));
  },
} satisfies Partial<Handlers>;
