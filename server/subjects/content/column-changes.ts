import type { OperationId } from '../../../openapi/generated/operations';
import { ContentStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import type { Changes } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { cleanHtml } from '../../blocks/rich-text';
import { assertFresh } from '../../records/records';
import type { Saved } from '../../records/table';
import { type BodyCheck, validValues } from '../../records/version-fit';
import { followCase } from '../sites/bound-blocks';
import { siteSettingsColumns } from '../sites/settings-columns';
import { articleRecords } from './articles';
import { caseRecords } from './case-records';
import { companyOf, getCompany, saveCompany } from './company';
import { filledText } from './content-unit';
import { popupOf, saveIndexPopup } from './index-popup';
import { newsRecords } from './news';
import { otherPopupRecords } from './other-popups';

type Kind = Exclude<components['schemas']['ReleaseKind'], 'site'>;

/** A record with its columns. */
interface Columns {
  title: string;
  rowVersion: number;
  isLive: boolean;
  values: Changes;
}

/** Changes of single columns of a record, checked like a save of the whole record. */
interface ColumnChanges {
  /** Throws 404. */
  find: (db: Db, id: number) => Promise<Columns>;
  /** Those that exist, by their ids; one statement for any number. */
  findAll: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, Columns>>;
  /** Locks the record; throws 404, and 409 if it no longer has this version. */
  lock: (tx: Tx, saved: Saved) => Promise<Columns>;
  /** Saves columns of a locked record. Throws 400, 404, 409 and refusals. */
  save: (tx: Tx, saved: Saved, values: Changes, by: string, checkBody: BodyCheck) => Promise<Saved>;
}

interface Row extends Saved {
  title: string;
  visibleState?: string;
}

/** Columns of a table's records, saved like `operation` saves them. */
export function columnsOfTable<Own extends Row>(
  records: {
    find: (db: Db, id: number) => Promise<Own>;
    findAll: (db: Db, ids: readonly number[]) => Promise<Own[]>;
    lock: (tx: Tx, saved: Saved) => Promise<Own>;
    change: (tx: Tx, id: number, values: object, by: string) => Promise<Saved>;
  },
  operation: OperationId,
  {
    clean = {},
    after,
  }: { clean?: Changes; after?: (tx: Tx, before: Own, by: string) => Promise<unknown> } = {},
): ColumnChanges {
  const columnsOf = (row: Own): Columns => ({
    title: row.title,
    rowVersion: row.rowVersion,
    isLive: row.visibleState === 'online',
    values: Object.fromEntries(Object.entries(row)),
  });
  return {
    find: async (db, id) => columnsOf(await records.find(db, id)),
    findAll: async (db, ids) =>
      new Map((await records.findAll(db, ids)).map((row) => [row.id, columnsOf(row)])),
    lock: async (tx, saved) => columnsOf(await records.lock(tx, saved)),
    save: async (tx, saved, values, by, checkBody) => {
      const row = await records.lock(tx, saved);
      const valid = await validValues(tx, checkBody, operation, row, values);
      const cleaned = Object.entries(clean).flatMap(([name, how]) =>
        name in valid && typeof how === 'function' ? [[name, how(String(valid[name]))]] : [],
      );
      const changed = await records.change(tx, saved.id, { ...valid, ...Object.fromEntries(cleaned) }, by);
      await after?.(tx, row, by);
      return changed;
    },
  };
}

/** Values of a body, read as the contract does. Throws 400. */
function readBody(checkBody: BodyCheck, operation: OperationId, values: Changes): Changes {
  const { body, errors } = checkBody(operation, { ...values, startOn: null, endOn: null });
  if (errors) throw new ServiceError(400, serverText.invalid, { errors });
  return body;
}

const onlyNamed = (body: Changes, values: Changes) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name in values));

async function popupColumns(db: Db, isLocked: boolean): Promise<Columns> {
  const { rowVersion, title, status, startOn, endOn, ...values } = await popupOf(db, isLocked);
  const now = new Date();
  const isNow = (!startOn || startOn <= now) && (!endOn || endOn > now);
  return {
    title,
    rowVersion,
    isLive: status === ContentStatus.online && isNow,
    values: { ...values, title, status, rowVersion },
  };
}

/** Id of what exists once. */
const oneId = 1;

/** Columns of settings of which there is one record, saved as a whole by `operation`. */
export function wholeColumns<Body extends { rowVersion: number }>(
  operation: OperationId,
  {
    read,
    save,
  }: { read: (db: Db) => Promise<Columns>; save: (tx: Tx, body: Body, by: string) => Promise<Saved> },
): ColumnChanges {
  return {
    find: (db) => read(db),
    findAll: async (db) => new Map([[oneId, await read(db)]]),
    lock: async (tx, { rowVersion }) => {
      const record = await read(tx);
      assertFresh(record, rowVersion);
      return record;
    },
    save: async (tx, { rowVersion }, values, by, checkBody) => {
      const { values: stored } = await read(tx);
      const body = readBody(checkBody, operation, { ...stored, ...values, rowVersion });
      // Fields of the operation, of which the contract has read the changed ones.
      return save(tx, { ...stored, ...onlyNamed(body, values), rowVersion } as unknown as Body, by);
    },
  };
}

export const columnChanges: Readonly<Record<Kind, ColumnChanges>> = {
  case: columnsOfTable(caseRecords, 'updateCaseInfo', {
    clean: { introduction: (html: string) => cleanHtml(html, 'introduction') },
    after: (tx, before, by) => followCase(tx, before.id, before, by),
  }),
  siteSettings: siteSettingsColumns,
  article: columnsOfTable(articleRecords, 'updateArticle'),
  news: columnsOfTable(newsRecords, 'updateNews', { clean: { content: filledText } }),
  otherPopup: columnsOfTable(otherPopupRecords, 'updateOtherPopup'),
  popup: {
    find: (db) => popupColumns(db, false),
    findAll: async (db) => new Map([[oneId, await popupColumns(db, false)]]),
    lock: async (tx, { rowVersion }) => {
      const popup = await popupColumns(tx, true);
      assertFresh(popup, rowVersion);
      return popup;
    },
    save: async (tx, { rowVersion }, values, by, checkBody) => {
      const { id: _, status, title, ...stored } = await popupOf(tx, true);
      const body = readBody(checkBody, 'saveIndexPopup', { ...stored, status, title, ...values });
      const fields = { status, title, ...onlyNamed(body, values) };
      return saveIndexPopup(tx, { rowVersion, fields, picture: undefined }, by);
    },
  },
  company: wholeColumns('saveCompany', {
    read: async (db) => {
      const { rowVersion = 0 } = await getCompany(db);
      const company = await companyOf(db);
      return { title: company.name, rowVersion, isLive: true, values: { ...company } };
    },
    save: saveCompany,
  }),
};
