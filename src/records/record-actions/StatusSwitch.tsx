import { useRouter } from '@tanstack/react-router';
import { ContentStatus } from '../../../openapi/generated/enums';
import type { CallOptions } from '../../api/client';
import type { ApiResult } from '../../api/result';
import { linkedRecord } from '../links/linked';
import { useOfflineQuestion } from '../links/use-offline-question';
import { statusText } from '../../base/time/text';
import { CallSwitch } from './CallSwitch';

interface StatusSwitchProps {
  /** Kind in the trash. */
  kind: string;
  row: { id: number; title: string; status: ContentStatus };
  call: (body: { id: number; status: ContentStatus }, options: CallOptions) => Promise<ApiResult<unknown>>;
  disabled: boolean;
}

/** Status switch in a row; reloads the list, where more may change. */
export function StatusSwitch({ kind, row: { id, title, status }, call, disabled }: StatusSwitchProps) {
  const router = useRouter();
  const { online, offline } = ContentStatus;
  const question = useOfflineQuestion(linkedRecord(kind, id), { name: title, removal: 'offline' });
  return (
    <>
      <CallSwitch
        name={title}
        subject={`${kind}-${id}/status`}
        value={status === online}
        mayTurnOff={question.mayGo}
        call={(isOnline, options) => call({ id, status: isOnline ? online : offline }, options)}
        onLabel={statusText.online}
        offLabel={statusText.offline}
        disabled={disabled}
        onChanged={() => void router.invalidate()}
      />
      {question.dialog}
    </>
  );
}
