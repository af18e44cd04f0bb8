import { offers } from '../api/features';
import type { ApiResult } from '../api/result';
import { failureText } from '../calls/failure-words';
import { useCall } from '../calls/use-call';
import { useToast } from '../messages/messages';
import { Button } from '../ui/Button';
import { saveFile } from './save-file';
import { listText } from './text';

interface ExportButtonProps {
  /** Asks for the file, with the filters in force. */
  send: () => Promise<ApiResult<Blob>>;
  /** What it is saved as, asked when it is there. */
  fileName: () => string;
  size?: 'md' | 'sm';
  id?: string;
}

/** Downloads what a list shows as CSV, where the server can write it. */
export function ExportButton({ send, fileName, size = 'md', id }: ExportButtonProps) {
  const toast = useToast();
  const { call, isBusy } = useCall();
  const save = () =>
    call(
      async () => {
        const result = await send();
        // Reading without an answer is otherwise told by what is missing on the screen.
        if (!result.ok) toast({ kind: 'error', text: failureText(result.error) });
        return result;
      },
      (file) => saveFile(file, fileName()),
    );
  if (!offers('exports')) return null;
  return (
    <Button
      id={id}
      icon="download"
      size={size}
      busy={isBusy}
      busyLabel={listText.exporting}
      onClick={() => void save()}
    >
      {listText.export}
    </Button>
  );
}
