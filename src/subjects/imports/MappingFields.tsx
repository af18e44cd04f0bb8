import { updateImportMapping } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Select } from '../../ui/Select';
import type { Import } from './import-loaders';
import { withColumn } from './import-words';
import { importText as text } from './text';

/** Choice of the column for each field; a change runs the rehearsal again. */
export function MappingFields({ record }: { record: Import }) {
  const { id, fields, columns, mapping } = record;
  const { call, isBusy, error } = useCallAndReload();
  const leftOut = columns.filter((_, place) => !mapping.some(({ column }) => column === place));
  const choose = (field: string, value: string) =>
    void call(() =>
      updateImportMapping({
        id,
        mapping: withColumn(mapping, field, value === '' ? undefined : Number(value)),
      }),
    );
  return (
    <section className="grid gap-3 border-t border-line p-6 max-tablet:p-4" aria-label={text.mapping}>
      <div>
        <h3 className="font-bold">{text.mapping}</h3>
        <p className="text-caption text-ink-soft">{text.mappingHelp}</p>
      </div>
      <div className="grid gap-4 tablet:grid-cols-3" aria-busy={isBusy || undefined}>
        {fields.map(({ name, label, isRequired }) => (
          <Field key={name} label={label} required={isRequired}>
            <Select
              value={mapping.find(({ field }) => field === name)?.column ?? ''}
              placeholder={text.notMapped}
              disabled={isBusy}
              onChange={(event) => choose(name, event.target.value)}
            >
              {columns.map((column, place) => (
                <option key={place} value={place}>
                  {column}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {leftOut.length > 0 && <p className="text-table text-ink-soft">{text.leftOut(leftOut)}</p>}
      <div role="alert">{error && <Note tone="danger">{failureText(error)}</Note>}</div>
    </section>
  );
}
