import type { Handlers } from '../../access/calls/operations';
import { csvFile } from '../../records/csv';
import { exportEntries, listEntries } from './audit-trail';
import { auditText } from './text';

/** The audit trail (decisions/013-audit-trail). */
export const auditHandlers = {
  listAuditTrails: ({ db, query }) => listEntries(db, query),
  exportAuditTrails: async ({ query, reply, readPage, readmit, audit }) => {
    await audit({ kind: 'audit', action: 'export', after: { ...query } });
    const names = { plainName: 'audit.csv', fileName: auditText.fileName };
    return csvFile(reply, names, exportEntries(query, { readPage, readmit }));
  },
} satisfies Partial<Handlers>;
