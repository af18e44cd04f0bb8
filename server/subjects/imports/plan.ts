import type { Claim } from '../../../openapi/generated/claims';
import { importText as text } from './text';
import { firstCharacters } from '../../base/contract/characters';
import { ServiceError } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import type { importRows } from '../../base/db/schema';
import type { Changes } from '../../base/db/stored-values';
import type { BodyCheck } from '../../records/version-fit';
import { cellMasks } from './shown-cells';
import { correctionClaim } from './import-claims';
import { asHtml } from './content-parts';
import type { Mapping } from './mapping';
import { handOver } from '../../base/process/hand-over';
import { addressesOf, addressOf, coverField, namedIn, type RowPictures, withoutPictures } from './pictures';
import type { Existing, ImportField, ImportKind } from './import-kind';

type Row = typeof importRows.$inferSelect;
export type PlannedRow = Omit<Row, 'importId' | 'step'>;
type Cells = Pick<Row, 'place' | 'cells'>;

/** Rows of one query. */
const batch = 500;
const maxShownCell = 50;
/** Longer than the limits of all fields except formatted texts; nothing reads a longer cell. */
const maxPlainCell = 4_000;
const maxNotes = 20;

interface ReadFile {
  columns: readonly string[];
  mapping: Mapping;
  checkBody: BodyCheck;
}

/** Verdict for each row. */
export async function planRows(
  db: Db,
  kind: ImportKind,
  { rows, claims, ...file }: ReadFile & { rows: readonly Cells[]; claims: ReadonlySet<Claim> },
): Promise<PlannedRow[]> {
  const reading = { ...file, masks: cellMasks(kind, file) };
  const mayCorrect = claims.has(correctionClaim);
  const planned: PlannedRow[] = [];
  const placeOfKey = new Map<string, number>();
  const next = handOver();
  for (let start = 0; start < rows.length; start += batch) {
    const read: (Cells & ReadRow & { key: string })[] = [];
    for (const { place, cells } of rows.slice(start, start + batch)) {
      await next();
      const parsed = readRow(kind, reading, cells);
      const key = parsed.reasons.length === 0 ? kind.keyOf(parsed.values) : '';
      const first = key && placeOfKey.get(key);
      if (first) parsed.reasons.push(text.repeated(first));
      else if (key) placeOfKey.set(key, place);
      read.push({ place, cells, key, ...parsed });
    }
    const good = read.filter(({ reasons }) => reasons.length === 0);
    const existing =
      good.length > 0
        ? await kind.find(
            db,
            good.map(({ values }) => values),
          )
        : new Map<string, Existing>();
    for (const row of read) {
      await next();
      planned.push(plannedRow(kind, row, { existing: existing.get(row.key), mayCorrect }));
    }
  }
  return planned;
}

interface ReadRow {
  values: Changes;
  /** Fields with a value in the row. */
  filledFields: ReadonlySet<string>;
  reasons: string[];
  /** Notes about an imported row. */
  notes: string[];
  pictures: RowPictures;
}

function plannedRow(
  kind: ImportKind,
  { place, cells, values, filledFields, reasons, notes, pictures }: Cells & ReadRow,
  { existing, mayCorrect }: { existing: Existing | undefined; mayCorrect: boolean },
): PlannedRow {
  const row = { place, cells, reasons, values, notes, pictures: null };
  const unknown = { before: null, recordId: null, rowVersion: null };
  if (reasons.length > 0) return { ...row, ...unknown, verdict: 'refused', values: {} };
  if (!existing) {
    const shown = picturesOrNull(pictures);
    return {
      ...row,
      ...unknown,
      verdict: 'new',
      notes: [...notes, ...picturesFound(shown)],
      pictures: shown,
    };
  }
  // Blank cells change nothing.
  const sent = Object.fromEntries(Object.entries(values).filter(([name]) => filledFields.has(name)));
  const differing =
    kind.differing?.(sent, existing) ??
    Object.keys(sent).filter((name) => sent[name] !== existing.values[name]);
  const written = differing.filter((name) => !isSameText(name, sent, existing, pictures));
  const kept = mayCorrect ? [] : written.filter((name) => isPersonal(kind, name));
  const names = written.filter((name) => !kept.includes(name));
  // A cover is set only if there is none: before the download it can't be compared.
  const isCovered = pictures.cover !== undefined && existing.values['coverSha'] === null;
  const isWritten = names.some((name) => name === kind.html?.field || name === 'parts');
  const shown = picturesOrNull({
    ...(isCovered && pictures.cover ? { cover: pictures.cover } : {}),
    ...(isWritten && pictures.html ? { html: pictures.html } : {}),
  });
  const only = (of: Changes) => Object.fromEntries(names.map((name) => [name, of[name]]));
  const changed = [...names, ...(isCovered ? [coverField] : [])];
  return {
    ...row,
    verdict: changed.length > 0 ? 'changed' : 'same',
    reasons: changed.map((name) => labelOf(kind, name)),
    notes: [
      ...(shown ? [...notes, ...picturesFound(shown)] : []),
      ...kept.map((name) => text.notCorrected(labelOf(kind, name))),
    ],
    values: only(sent),
    before: { ...only(existing.values), ...(isCovered ? { coverSha: null, coverName: null } : {}) },
    pictures: shown,
    recordId: existing.id,
    rowVersion: existing.rowVersion,
  };
}

const picturesOrNull = (pictures: RowPictures) => (addressesOf(pictures).length > 0 ? pictures : null);
/** Note about pictures that are not fetched yet. */
export const picturesFound = (pictures: RowPictures | null) =>
  pictures ? [text.picturesFound(addressesOf(pictures).length)] : [];

/** Notes of a row's first pictures, and the number of the others. */
export const fewNotes = <T>(all: readonly T[], say: (each: T) => string): string[] => [
  ...all.slice(0, maxNotes).map(say),
  ...(all.length > maxNotes ? [text.pictures.others(all.length - maxNotes)] : []),
];

/** Pictures of the stored text have other addresses than those of the file. */
const isSameText = (name: string, sent: Changes, { values }: Existing, { html }: RowPictures) =>
  html !== undefined &&
  typeof sent[name] === 'string' &&
  withoutPictures(sent[name]) === withoutPictures(String(values[name] ?? ''));

const isPersonal = ({ fields }: ImportKind, name: string) =>
  fields.some((field) => field.name === name && field.mask);

const labelOf = ({ fields }: ImportKind, name: string) =>
  fields.find((field) => field.name === (name === 'parts' ? 'content' : name))?.label ?? name;

/** Values of a row, and why it is refused. */
export function readRow(
  kind: ImportKind,
  { mapping, masks, checkBody }: Omit<ReadFile, 'columns'> & { masks: ReturnType<typeof cellMasks> },
  cells: readonly string[],
): ReadRow {
  const values: Changes = {};
  const reasons: string[] = [];
  const faulty = new Set<string>();
  const refuse = (name: string, reason: string) => {
    faulty.add(name);
    reasons.push(reason);
  };
  for (const field of kind.fields) {
    const column = mapping.find((each) => each.field === field.name)?.column;
    const cell = column === undefined ? '' : (cells[column] ?? '');
    if (field.name !== kind.html?.field && cell.length > maxPlainCell) {
      refuse(field.name, text.tooLong(field.label, maxPlainCell));
      continue;
    }
    const value = cell === '' ? undefined : valueOf(field, cell);
    if (value !== undefined) values[field.name] = value;
    else if (cell !== '') {
      const short = firstCharacters(cell, maxShownCell);
      refuse(field.name, text.unread(field.label, masks?.[column ?? 0]?.(short) ?? short));
    } else if (field.isRequired) refuse(field.name, text.missing(field.label));
  }
  const filledFields = new Set(Object.keys(values));
  const { pictures, notes } = readPictures(kind, values);
  const { body, errors } = checkBody(kind.check.operation, { ...kind.check.defaults, ...values });
  const checked = { ...values, ...body };
  const refused = { ...refinedErrors(kind, checked), ...errors };
  for (const [path, [message = '']] of Object.entries(refused)) {
    const name = path.split('.')[0] ?? path;
    // All faults of a row are said at once, each field once.
    if (!faulty.has(name)) refuse(name, text.invalid(labelOf(kind, name), message));
  }
  return {
    values: checked,
    filledFields: new Set([...filledFields, ...('parts' in checked ? ['parts'] : [])]),
    reasons,
    notes,
    pictures,
  };
}

/** Removes the picture references from the values, and returns them with notes. */
function readPictures(kind: ImportKind, values: Changes): Pick<ReadRow, 'pictures' | 'notes'> {
  const { [coverField]: cover } = values;
  delete values[coverField];
  const content = kind.html && values[kind.html.field];
  const html = typeof content === 'string' ? asHtml(content) : '';
  const named = [...(typeof cover === 'string' ? [cover] : []), ...namedIn(html)];
  const unread = named.filter((written) => addressOf(written) === undefined);
  const address = typeof cover === 'string' ? addressOf(cover) : undefined;
  return {
    pictures: {
      ...(address ? { cover: address } : {}),
      ...(namedIn(html).length > 0 ? { html } : {}),
    },
    notes: fewNotes(unread, (written) => text.pictures.unread(firstCharacters(written, maxShownCell))),
  };
}

function refinedErrors(kind: ImportKind, values: Changes): Record<string, string[]> {
  try {
    kind.refine?.(values);
    return {};
  } catch (error) {
    if (error instanceof ServiceError && error.errors) return error.errors;
    throw error;
  }
}

const valueOf = ({ read }: ImportField, cell: string): unknown => (read ? read(cell) : cell);
