import { useState } from 'react';
import { exportContacts } from '../../api/generated/operations';
import { failureText } from '../../calls/failure-words';
import { useCall } from '../../calls/use-call';
import { ExportButton } from '../../list/ExportButton';
import { saveFile } from '../../list/save-file';
import { listText } from '../../list/text';
import { usePermission } from '../../session/session';
import { todayInTaipei } from '../../time/date-time';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Segmented } from '../../ui/Segmented';
import { TextArea } from '../../ui/TextArea';
import { contactText } from './text';
import type { ShownCount } from './use-shown-contacts';
import { commonText } from '../../navigation/text';

const text = contactText.exporting;
const maxPurpose = 200;
const contents = [
  { value: 'masked', label: text.masked },
  { value: 'complete', label: text.complete },
] as const;

type Query = NonNullable<Parameters<typeof exportContacts>[0]>;

interface ContactExportProps {
  query: Query;
  count: ShownCount | null;
  size?: 'md' | 'sm';
  id?: string;
}

/** Downloads enquiries; for masked ones it first asks for the purpose. */
export function ContactExport({ query, count, ...look }: ContactExportProps) {
  const [isOpen, setOpen] = useState(false);
  if (!count || count.maskLevel === 'off') {
    return (
      <ExportButton {...look} send={() => exportContacts(query)} name={contactText.list} feature="exports" />
    );
  }
  return (
    <>
      <Button {...look} icon="download" onClick={() => setOpen(true)}>
        {listText.export}
      </Button>
      {isOpen && <ExportDialog query={query} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ query, onClose }: { query: Query; onClose: () => void }) {
  const { canView } = usePermission(contactText.masking.unit);
  const { call, isBusy, error } = useCall();
  const [content, setContent] = useState<'masked' | 'complete'>('masked');
  const [purpose, setPurpose] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const send = async () => {
    setSubmitted(true);
    if (!purpose.trim()) return;
    await call(
      () => exportContacts({ ...query, purpose: purpose.trim(), isComplete: content === 'complete' }),
      (file) => {
        saveFile(file, listText.csvName(contactText.list, todayInTaipei()));
        onClose();
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.title}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={listText.exporting} onClick={() => void send()}>
            {listText.export}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={text.content} group help={text.help[content]}>
          <Segmented
            options={contents.filter(({ value }) => canView || value === 'masked')}
            value={content}
            onChange={setContent}
          />
        </Field>
        <Field
          label={text.purpose}
          required
          help={text.purposeHelp}
          error={isSubmitted && !purpose.trim() ? text.purposeMissing : undefined}
          counter={{ length: [...purpose].length, max: maxPurpose }}
        >
          <TextArea
            rows={2}
            value={purpose}
            maxLength={maxPurpose}
            onChange={({ target }) => setPurpose(target.value)}
          />
        </Field>
        <Note>{text.trace}</Note>
        <div role="alert">{error && <Note tone="danger">{failureText(error)}</Note>}</div>
      </div>
    </Dialog>
  );
}
