import { and, isNull, sql } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { ContentStatus } from '../../../openapi/generated/enums';
import { labels } from '../../../openapi/generated/labels';
import { caseTabWords } from '../../../openapi/generated/words';
import { checkCase } from '../content/case-columns';
import { caseRecords } from '../content/case-records';
import { createCase, updateCase } from '../content/cases';
import { zipOf } from '../content/districts';
import { fieldError } from '../../base/contract/errors';
import { importText } from './text';
import { serverText } from '../../base/contract/text';
import { cases, siteThemes } from '../../base/db/schema';
import type { Changes } from '../../base/db/stored-values';
import type { Saved } from '../../records/table';
import { cleanHtml } from '../../blocks/rich-text';
import { readCount, readTel, readWord } from './cells';
import { asHtml } from './content-parts';
import type { ImportField, ImportKind } from './import-kind';

const { synonyms, oldSigns, newSign } = importText.case;
type Input = Parameters<typeof checkCase>[0];
// Values of rows that passed the contract's validation.
const asCase = (values: Changes) => values as Input;

const readPlace = (cell: string) => cell.replaceAll(oldSigns, newSign);
const readers: Readonly<Record<string, ImportField['read']>> = {
  tab: readWord(caseTabWords),
  county: readPlace,
  district: readPlace,
  tel: readTel,
  households: readCount,
};
const required = new Set(['code', 'title', 'tab', 'county', 'district', 'tel']);
// Keys of a constant object.
const names = Object.keys(synonyms) as (keyof typeof synonyms)[];
const keyOf = (values: Changes) => String(values['code']).toLowerCase();

/** New cases are offline with a disabled site; an undo keeps cases that have a page. */
export const caseImport: ImportKind = {
  fields: names.map((name) => {
    const read = readers[name];
    return {
      name,
      label: labels.CaseInfoUpdate[name],
      synonyms: synonyms[name],
      isRequired: required.has(name),
      ...(read ? { read } : {}),
    };
  }),
  check: { operation: 'createCaseInfo', defaults: { status: ContentStatus.offline, isHighlight: false } },
  html: { field: 'introduction', read: (html) => ({ introduction: cleanHtml(html, 'introduction') }) },
  refine: (values) => {
    const { county, district, introduction } = values;
    const isNamed = county !== undefined && district !== undefined;
    if (isNamed && zipOf(String(county), String(district)) === undefined) {
      throw fieldError('district', serverText.countyUnknown);
    }
    if (typeof introduction === 'string') {
      values['introduction'] = cleanHtml(asHtml(introduction), 'introduction');
    }
  },
  keyOf,
  async find(db, rows) {
    const code = sql<string>`lower(${cases.code})`;
    const found = await db
      .select()
      .from(cases)
      .where(and(inArray(code, rows.map(keyOf)), isNull(cases.deletedOn)));
    return new Map(found.map(({ id, rowVersion, ...values }) => [keyOf(values), { id, rowVersion, values }]));
  },
  differing: (values, { values: now }) =>
    Object.keys(values).filter((name) => name !== 'code' && values[name] !== now[name]),
  async add(tx, rows, by) {
    const added: Saved[] = [];
    for (const values of rows) added.push(await createCase(tx, await checkCase(asCase(values)), by));
    return added;
  },
  async save(tx, { id, rowVersion, values }, by) {
    const row = await caseRecords.lock(tx, { id, rowVersion });
    const { code, title, tab, status, county, district, tel } = row;
    const input = asCase({ code, title, tab, status, county, district, tel, ...values });
    return updateCase(tx, { id, rowVersion }, await checkCase(input), by);
  },
  async removeUnedited(tx, saved, by) {
    const ids = saved.map(({ id }) => id);
    const { caseId } = siteThemes;
    const used = await tx.select({ caseId }).from(siteThemes).where(inArray(caseId, ids));
    const kept = new Set(used.map((theme) => theme.caseId));
    const others = saved.filter(({ id }) => !kept.has(id));
    return others.length > 0 ? caseRecords.removeUnedited(tx, others, by) : [];
  },
};
