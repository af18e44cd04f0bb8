import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { mendImportRow } from '../../api/generated/operations';
import { FailureNote } from '../../base/calls/Failure';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import type { Import, ImportRow } from './import-loaders';
import { reasonWords } from './import-words';
import { importText as text } from './text';
import { DialogButtons } from '../../records/record/DialogButtons';

/** Shown cells end here, so that a longer one cannot be corrected without its rest. */
const maxShown = 200;
const { maxLength } = limits.ImportCell.text;

interface MendRowDialogProps {
  record: Import;
  row: ImportRow;
  onClose: () => void;
}

/** Corrects the imported cells of one row; the whole file is rehearsed again, as rows may repeat each other. */
export function MendRowDialog({ record, row, onClose }: MendRowDialogProps) {
  const { call, isBusy, error } = useCallAndReload();
  const [changes, setChanges] = useState<ReadonlyMap<number, string>>(new Map());
  const cells = record.fields.flatMap(({ name, label }) => {
    const column = record.mapping.find(({ field }) => field === name)?.column;
    return column === undefined ? [] : [{ label, column, shown: row.cells[column] ?? '' }];
  });
  const save = async () => {
    const mended = [...changes].map(([column, typed]) => ({ column, text: typed }));
    if (await call(() => mendImportRow({ id: record.id, place: row.place, cells: mended }))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.mendTitle(text.place(row.place))}
      description={text.mendHelp}
      footer={
        <DialogButtons
          label={text.mendSave}
          busyLabel={text.reading}
          isBusy={isBusy}
          disabled={changes.size === 0}
          onSend={() => void save()}
          onClose={onClose}
        />
      }
    >
      <div className="grid gap-4">
        {error ? <FailureNote error={error} /> : <Note tone="warning">{reasonWords(row)}</Note>}
        {cells.map(({ label, column, shown }) => {
          const isCut = [...shown].length >= maxShown;
          return (
            <Field key={column} label={label} help={isCut ? text.mendLong : undefined}>
              <TextInput
                value={changes.get(column) ?? shown}
                maxLength={maxLength}
                disabled={isCut}
                onChange={({ target }) => setChanges(new Map([...changes, [column, target.value]]))}
              />
            </Field>
          );
        })}
      </div>
    </Dialog>
  );
}
