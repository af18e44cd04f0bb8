import { useState } from 'react';
import { exportContacts } from '../../api/generated/operations';
import { todayInTaipei } from '../../shared/list/date-time';
import { useToast } from '../../shared/session';
import { Button } from '../../ui/Button';
import { type ContactFilter, contactQuery } from './contact-list-search';
import { contactText } from './text';

/** Downloads the enquiries with the filters in force as CSV. */
export function ContactExport({ search }: { search: ContactFilter }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const result = await exportContacts(contactQuery(search));
    setBusy(false);
    if (result.ok) download(result.data, contactText.fileName(todayInTaipei()));
    else toast({ kind: 'error', text: contactText.exportFailed });
  };
  return <Button icon="download" busy={isBusy} busyLabel={contactText.exporting} onClick={() => void save()}>{contactText.export}</Button>;
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
