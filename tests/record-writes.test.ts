import { readdirSync, readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as schema from '../server/base/db/schema';
import { columnsOfNoForm } from '../server/base/db/record-columns';
import { recordTables } from './server/support/record-trail';

/** Tables of records by their names in code, with columns writable outside the record module. */
const free: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...Object.entries(schema).flatMap(([name, table]) =>
    recordTables.some((each) => each === table)
      ? [[name, new Set(new Map(Object.entries(columnsOfNoForm)).get(name) ?? [])] as const]
      : [],
  ),
  ['pictures', new Set()],
]);
/** The record module, and the singletons' module. */
const isModule = (file: string) =>
  file.startsWith('server/records/table/') || file === 'server/records/one-of-a-kind.ts';
/** Permitted other writes: whole records, or data outside of forms, with an audit entry of their own. */
const others = [
  // Enquiries of visitors, who are not in the audit trail; accounts by portal, invitation and command line.
  'server/subjects/enquiries/intake.ts: insert contacts',
  'server/access/identity/platform.ts: insert accounts',
  'server/access/identity/invitations.ts: insert accounts',
  'server/access/identity/invitations.ts: delete accounts',
  'server/operation/cli/account-commands.ts: insert accounts',
  // The command raises the version and writes the entry.
  'server/operation/cli/account-commands.ts: update accounts',
  // The case's entry covers its new website.
  'server/subjects/content/cases.ts: insert siteSets',
  // Removes a picture from the library like a deletion, with the same entry. Its file stays for trash and versions.
  'server/subjects/imports/picture-job.ts: update libraryPictures',
  // Notes belong to their enquiry, whose entry includes them.
  'server/subjects/enquiries/handling.ts: insert contactNotes',
  'server/subjects/enquiries/replies.ts: insert contactNotes',
  'server/subjects/enquiries/assignees.ts: insert contactNotes',
  'server/subjects/enquiries/visitor-changes.ts: insert contactNotes',
  'server/subjects/enquiries/notes.ts: insert contactNotes',
  'server/subjects/enquiries/notes.ts: update contactNotes',
  // Removes a visitor's data from enquiries and raises the version. Both callers write the entry.
  'server/subjects/privacy/visitor.ts: sql update ',
  'server/subjects/privacy/visitor.ts: sql delete from ',
  // Files are added and removed with the records that use them.
  'server/base/files/pictures.ts: insert files',
  'server/base/files/documents.ts: insert files',
  'server/subjects/library/media.ts: delete pictures',
  // Tags of many pictures are written at once, with an entry and a raised version for each.
  'server/subjects/library/media-tags.ts: update pictures',
  'server/base/files/unnamed-files.ts: delete files',
  'server/base/files/unnamed-files.ts: sql update files',
  // Webhooks have no trash; the deletion writes an entry.
  'server/subjects/connections/webhooks/webhooks.ts: delete webhooks',
  // The act writes its own entry, which is no addition of a record.
  'server/subjects/replace/apply.ts: insert replacements',
  // Releases have no trash; the deletion writes an entry.
  'server/subjects/releases/releases.ts: delete releases',
  // No form edits templates.
  'server/subjects/sites/site-kinds.ts: update templates',
  // The audit entries; a restore, which raises all versions.
  'server/base/audit/audit.ts: insert plain',
  'server/operation/backup/restore.ts: sql insert into table',
  // Fills an installation that was never started.
  'server/operation/backup/export.ts: sql insert into ',
  'server/operation/backup/kept-proof.ts: sql insert into ',
  'server/operation/backup/kept-rows.ts: sql update ',
  'server/operation/backup/kept-rows.ts: sql delete from ',
  // An erasure raises the versions; its entry names the enquiries.
  'server/subjects/privacy/held-data.ts: sql update ',
  'server/subjects/privacy/mentions.ts: sql update table',
  // Deletes after a month, with an entry for each record.
  'server/subjects/kinds/trash.ts: delete plain',
  'server/subjects/enquiries/spam-job.ts: delete contacts',
  // Undoes an import, with an entry for each enquiry.
  'server/subjects/imports/contact-import.ts: delete contacts',
];

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((file) => `server/${file.replaceAll('\\', '/')}`)
  // First content is written before any form is open.
  .filter((file) => file.endsWith('.ts') && !file.startsWith('server/operation/seed/'));
/** Tables without records, which are outside this test. */
const noRecords = new Set(Object.keys(schema).filter((name) => !free.has(name)));
const namesInSql = recordTables.map((table) => getTableName(table)).join('|');

function writesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const write = ts.isCallExpression(node) ? builderWrite(node) : undefined;
    if (write) found.push(`${file}: ${write}`);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      for (const [, verb, table] of node
        .getText()
        .matchAll(
          new RegExp(
            `\\b(update|delete from|insert into)\\s+"?(?:\\$\\{(\\w+)\\}|(?:${namesInSql})\\b)`,
            'gi',
          ),
        )) {
        if (!noRecords.has(table ?? '')) found.push(`${file}: sql ${verb?.toLowerCase()} ${table ?? ''}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(found)];
}

/** Name such as `update accounts` for a write by drizzle's builder to such a table, also by an alias. */
function builderWrite(call: ts.CallExpression): string | undefined {
  if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
  const verb = call.expression.name.text;
  const [table] = call.arguments;
  if (!['insert', 'update', 'delete'].includes(verb)) return undefined;
  if (!table || call.arguments.length !== 1) return undefined;
  if (!ts.isIdentifier(table) || noRecords.has(table.text)) return undefined;
  const isDatabase = /(?:^|\.)(?:tx|db|on|client)$/.test(call.expression.expression.getText());
  if (!free.has(table.text) && !isDatabase) return undefined;
  if (verb === 'update' && isFree(call, free.get(table.text))) return undefined;
  return `${verb} ${table.text}`;
}

/** True for `.set({ … })` with permitted columns only, including those of a new password. */
function isFree(update: ts.CallExpression, columns: ReadonlySet<string> | undefined): boolean {
  const { parent } = update;
  const set = ts.isPropertyAccessExpression(parent) && parent.name.text === 'set' ? parent.parent : undefined;
  if (!columns || !set || !ts.isCallExpression(set)) return false;
  const [values] = set.arguments;
  return values !== undefined && namesOf(values).every((name) => columns.has(name));
}

function namesOf(values: ts.Expression): string[] {
  if (ts.isCallExpression(values) && values.expression.getText() === 'newPassword') return [];
  if (ts.isParenthesizedExpression(values)) return namesOf(values.expression);
  if (ts.isConditionalExpression(values)) return [values.whenTrue, values.whenFalse].flatMap(namesOf);
  if (!ts.isObjectLiteralExpression(values)) return ['?'];
  return values.properties.flatMap((each) =>
    ts.isSpreadAssignment(each) ? namesOf(each.expression) : [each.name?.getText() ?? '?'],
  );
}

it('records are written only by the record module, which counts versions and writes the audit trail', () => {
  const writes = sources
    .filter((file) => !isModule(file))
    .flatMap((file) => writesIn(file, readFileSync(file, 'utf8')));
  expect(writes.filter((write) => !others.includes(write))).toEqual([]);
  expect(others.filter((write) => !writes.includes(write))).toEqual([]);
});

it('such a write is found in each notation', () => {
  const seen = (text: string) => writesIn('x.ts', text);
  expect(seen('await tx.update(siteThemes).set({ status: 0 })')).toEqual(['x.ts: update siteThemes']);
  expect(seen('await tx\n.delete(cases)\n.where(x)')).toEqual(['x.ts: delete cases']);
  expect(seen('db.insert(table).values(row)')).toEqual(['x.ts: insert table']);
  expect(seen('tx.execute(sql`update ${cases} set sort = 1`)')).toEqual(['x.ts: sql update cases']);
  expect(seen('tx.execute(sql`delete from "news" where true`)')).toEqual(['x.ts: sql delete from ']);
  expect(seen('tx.update(accounts).set({ epoch: 1, name })')).toEqual(['x.ts: update accounts']);
  expect(seen('tx.update(accounts).set({ epoch: 1, ...newPassword(hash) })')).toEqual([]);
  expect(seen('tx.update(jobs).set({ lease: null })')).toEqual([]);
});
