import { checkBody, Done, type Handler, type Handlers } from '../../access/calls/operations';
import { csvFile } from '../../records/csv';
import { importText as text } from './text';
import type { ImportKindName } from './import-kind';
import * as lists from './import-lists';
import * as service from './imports';

/** Uploads a file of one kind. */
const reads =
  (
    kind: ImportKindName,
  ): Handler<'createContactImport' | 'createCaseImport' | 'createArticleImport' | 'createNewsImport'> =>
  async ({ db, body, account, create }) => {
    lists.assertMay(account.claims, kind);
    const checked = await service.checkImport(db, { kind, file: body.file, checkBody }, account);
    return create((tx, caller) => service.addImport(tx, checked, caller));
  };

/** Imports of lists (decisions/044-moving-in-and-out). */
export const importHandlers = {
  listImports: ({ db, account }) => lists.listImports(db, account),
  getImport: ({ db, params, account }) => lists.getImport(db, params.id, account),
  listImportRows: ({ db, query, account }) => lists.listImportRows(db, query, account),
  exportRefusedRows: async ({ db, params, account, reply, readPage, readmit, audit }) => {
    const { kind, fileName, lines } = await lists.refusedRows(db, params.id, account, { readPage, readmit });
    await audit({ kind, action: 'export', title: fileName, after: { isOfRefusedRows: true } });
    const names = { plainName: 'refused.csv', fileName: text.refusedFile(fileName) };
    return csvFile(reply, names, lines);
  },
  createContactImport: reads('contact'),
  createCaseImport: reads('case'),
  createArticleImport: reads('article'),
  createNewsImport: reads('news'),
  updateImportMapping: async ({ db, body, account, write }) => {
    const rows = await service.checkMapping(db, body, account, checkBody);
    await write((tx) => service.saveMapping(tx, body, rows));
    return lists.getImport(db, body.id, account);
  },
  mendImportRow: async ({ db, body, account, write }) => {
    const { mapping, rows } = await service.checkMend(db, body, account, checkBody);
    await write((tx) => service.saveMapping(tx, { id: body.id, mapping }, rows));
    return lists.getImport(db, body.id, account);
  },
  runImport: async ({ db, body, account, write }) => {
    await write((tx, caller) => service.queueImport(tx, body.id, caller));
    return new Done(await lists.getImport(db, body.id, account), text.queued);
  },
  undoImport: async ({ db, body, account, write }) => {
    await write((tx, caller) => service.queueUndo(tx, body.id, caller));
    return new Done(await lists.getImport(db, body.id, account), text.undoing);
  },
  stopImport: async ({ db, body, account, write }) => {
    await write((tx, caller) => service.stopImport(tx, body.id, caller));
    return new Done(await lists.getImport(db, body.id, account), text.stopped);
  },
} satisfies Partial<Handlers>;
