import { ImportVerdict } from '../../../openapi/generated/enums';
import type { Import, ImportRow, ImportSummary } from './import-loaders';
import { importText as text } from './text';

/** Number of rows that an import writes. */
export const writtenRows = ({ counts }: Pick<ImportSummary, 'counts'>) => counts.new + counts.changed;

export const isWorking = ({ state }: Pick<ImportSummary, 'state'>) =>
  state === 'queued' || state === 'undoing';

/** Number of rows for each verdict that occurs. */
export function countWords({ counts }: Pick<ImportSummary, 'counts'>): string {
  return Object.values(ImportVerdict)
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => text.counted(verdict, counts[verdict]))
    .join(text.separator);
}

/** Reasons of a refusal, changed fields and notes of a row, or that the undo kept it. */
export function reasonWords({ verdict, reasons, notes = [], isKept }: ImportRow): string {
  if (isKept) return text.kept;
  const words = reasons.join(text.reasonSeparator);
  return [verdict === 'changed' ? text.changes(words) : words, ...notes].filter(Boolean).join(text.separator);
}

/** Counts of pictures to fetch, or fetched; empty for a file without pictures. */
export function pictureWords({ state, pictures }: Pick<ImportSummary, 'state' | 'pictures'>): string {
  if (!pictures || pictures.found === 0) return '';
  const { found, fetched, failed } = pictures;
  if (state === 'checked') return text.pictures.found(found);
  const done = fetched + failed;
  if (isWorking({ state }) && done < found) return text.pictures.progress(done, found);
  return failed > 0 ? text.pictures.failed(fetched, failed) : text.pictures.fetched(fetched);
}

/** Imported texts of a row, in the order of the fields. */
export function importedTexts(
  { cells }: ImportRow,
  { mapping, fields }: Pick<Import, 'mapping' | 'fields'>,
): string[] {
  const columns = fields.flatMap(({ name }) => mapping.find(({ field }) => field === name)?.column ?? []);
  const texts = columns.map((column) => cells[column] ?? '').filter(Boolean);
  return texts.length > 0 ? texts : cells.filter(Boolean);
}

/** Mapping with another column for one field; undefined for no column. */
export function withColumn(
  mapping: Import['mapping'],
  field: string,
  column: number | undefined,
): Import['mapping'] {
  const others = mapping.filter((each) => each.field !== field);
  return column === undefined ? others : [...others, { field, column }];
}
