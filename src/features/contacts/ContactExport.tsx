import { exportContacts } from '../../api/generated/operations';
import { todayInTaipei } from '../../record/date-time';
import { failureText } from '../../calls/failure-words';
import { useToast } from '../../session/session';
import { useCall } from '../../calls/use-call';
import { Button } from '../../ui/Button';
import { type ContactFilter, contactQuery } from './contact-list-search';
import { contactText } from './text';

/** Downloads the enquiries with the filters in force as CSV. */
export function ContactExport({ search }: { search: ContactFilter }) {
  const toast = useToast();
  const { call, isBusy } = useCall();
  const save = () =>
    call(
      async () => {
        const result = await exportContacts(contactQuery(search));
        // Reading without an answer is otherwise told by what is missing on the screen.
        if (!result.ok) toast({ kind: 'error', text: failureText(result.error) });
        return result;
      },
      (file) => download(file, contactText.fileName(todayInTaipei())),
    );
  return (
    <Button icon="download" busy={isBusy} busyLabel={contactText.exporting} onClick={() => void save()}>
      {contactText.export}
    </Button>
  );
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
