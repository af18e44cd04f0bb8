import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextArea } from '../../ui/TextArea';
import type { HousingUnitRow } from './housing-units';
import { type PastedUnits, pastedUnits } from './pasted-units';
import { pasteText, unitText } from './text';
import { commonText } from '../../base/navigation/text';

interface PasteUnitsDialogProps {
  /** Text pasted into a cell; empty if the dialog was opened by its button. */
  text: string;
  /** Number of rows that may still be added. */
  room: number;
  onClose: () => void;
  onTake: (rows: readonly HousingUnitRow[]) => void;
}

/** Preview of rows pasted from a spreadsheet, before they are added. */
export function PasteUnitsDialog({ text: first, room, onClose, onTake }: PasteUnitsDialogProps) {
  const [text, setText] = useState(first);
  const pasted = pastedUnits(text, room);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      width={760}
      title={pasteText.title}
      cancelLabel={commonText.cancel}
      confirmLabel={pasteText.take(pasted.taken.length)}
      disabled={pasted.taken.length === 0}
      onConfirm={() => onTake(pasted.taken)}
    >
      <div className="grid gap-4">
        <Field label={pasteText.cells} help={pasteText.help}>
          <TextArea rows={4} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <div role="status" className="grid gap-4">
          {pasted.taken.length > 0 && <Taken {...pasted} />}
          {(pasted.leftOut.length > 0 || pasted.unknownColumns.length > 0) && (
            <Note tone="warning">
              <ul className="list-disc pl-5">
                {pasted.unknownColumns.length > 0 && (
                  <li>{pasteText.unknownColumns(pasted.unknownColumns)}</li>
                )}
                {pasted.leftOut.map(({ line, reason }) => (
                  <li key={line}>{pasteText.leftOut(line, reason)}</li>
                ))}
              </ul>
            </Note>
          )}
        </div>
      </div>
    </ConfirmDialog>
  );
}

function Taken({ columns, taken }: PastedUnits) {
  return (
    <div className="max-h-60 overflow-auto">
      <table className="w-full text-left text-table">
        <caption className="sr-only">{pasteText.taken}</caption>
        <thead>
          <tr className="bg-sunken text-ink-soft">
            {columns.map((cell) => (
              <th key={cell} scope="col" className="px-3 py-2 font-normal whitespace-nowrap">
                {unitText[cell]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {taken.map((row) => (
            <tr key={row.key}>
              {columns.map((cell) => (
                <td key={cell} className="px-3 py-2">
                  {row[cell]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
