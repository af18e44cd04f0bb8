import { offers } from '../api/features';
import type { ApiResult } from '../api/result';
import { failureText } from '../calls/failure-words';
import { useCall } from '../calls/use-call';
import { useToast } from '../messages/messages';
import { Button } from '../ui/Button';
import { saveFile } from './save-file';
import { listText } from './text';

interface ExportButtonProps {
  /** Requests the file with the present filters. */
  send: () => Promise<ApiResult<Blob>>;
  /** Name of the file, computed after the download. */
  fileName: () => string;
  size?: 'md' | 'sm';
  id?: string;
}

/** Downloads a list as CSV, if the server can write it. */
export function ExportButton({ send, fileName, size = 'md', id }: ExportButtonProps) {
  const toast = useToast();
  const { call, isBusy } = useCall();
  const save = () =>
    call(
      async () => {
        const result = await send();
        // The client does not announce reads without an answer.
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
