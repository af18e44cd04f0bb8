import type { Feature } from '../../../openapi/generated/enums';
import { offers } from '../../api/features';
import type { ApiResult } from '../../api/result';
import { failureText } from '../../base/calls/failure-words';
import { useCall } from '../../base/calls/use-call';
import { useToast } from '../../base/messages/messages';
import { todayInTaipei } from '../../base/time/date-time';
import { Button } from '../../ui/Button';
import { saveFile } from './save-file';
import { listText } from './text';

export interface ListCsv {
  /** Requests the file with the present filters. */
  send: () => Promise<ApiResult<Blob>>;
  /** File name without the day. */
  name: string;
  /** Part of the server that creates the file. */
  feature?: Feature;
  label?: string;
}

interface ExportButtonProps extends ListCsv {
  size?: 'md' | 'sm';
  id?: string;
}

/** Downloads a list as CSV, if the server supports it. */
export function ExportButton({
  send,
  name,
  feature = 'listExports',
  label = listText.export,
  size = 'md',
  id,
}: ExportButtonProps) {
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
      (file) => saveFile(file, listText.csvName(name, todayInTaipei())),
    );
  if (!offers(feature)) return null;
  return (
    <Button
      id={id}
      icon="download"
      size={size}
      busy={isBusy}
      busyLabel={listText.exporting}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
