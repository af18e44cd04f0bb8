import { useState } from 'react';
import { exportContacts } from '../../api/generated/operations';
import { ExportButton } from '../../records/list/ExportButton';
import { listText } from '../../records/list/text';
import { Button } from '../../ui/Button';
import { whenDrawn } from '../../ui/when-drawn';
import type { ExportQuery } from './ExportDialog';
import { contactText } from './text';
import type { ShownCount } from './use-shown-contacts';

const ExportDialog = whenDrawn(async () => (await import('./ExportDialog')).ExportDialog);

interface ContactExportProps {
  query: ExportQuery;
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
