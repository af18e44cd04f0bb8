import { useRef, useState } from 'react';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { importSalesCodes } from '../../api/generated/operations';
import { requiredText } from '../../records/fields/rules';
import { TextAreaField } from '../../records/fields/TextField';
import { FormDialog } from '../../records/record/FormDialog';
import { useSmallForm } from '../../records/record/use-small-form';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { salesCodeText as text } from './text';

const rules = limits.SalesCodeTable;
const schema = v.object({ table: requiredText(rules.table) });

interface ImportCodesDialogProps {
  onDone: () => void | Promise<void>;
  onClose: () => void;
}

/** Takes a table of codes, pasted or from a file. */
export function ImportCodesDialog({ onDone, onClose }: ImportCodesDialogProps) {
  const [unread, setUnread] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const form = useSmallForm({
    schema,
    labels: text.tableLabels,
    limits: rules,
    empty: () => ({ table: '' }),
    send: (values) => importSalesCodes(values),
    onDone,
  });
  const read = async (file: File | undefined) => {
    setUnread('');
    if (!file) return;
    if (file.size > rules.table.maxLength) return setUnread(text.fileTooLarge);
    const bytes = await file.arrayBuffer().catch(() => null);
    if (!bytes) return setUnread(text.unreadable);
    form.patch({ table: decoded(bytes) });
  };
  return (
    <FormDialog
      form={form}
      title={text.import}
      label={text.send}
      busyLabel={text.importing}
      onClose={onClose}
    >
      <p className="text-table text-ink-soft">{text.importHelp}</p>
      <TextAreaField field={form.fields.table} rows={10} placeholder={text.tableExample} />
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={text.chooseFile}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon="upload" className="justify-self-start" onClick={() => input.current?.click()}>
        {text.chooseFile}
      </Button>
      <div role="alert">{unread && <Note tone="danger">{unread}</Note>}</div>
    </FormDialog>
  );
}

/** Excel for Taiwan saves CSV in Big5 by default. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('big5').decode(bytes);
  }
}
