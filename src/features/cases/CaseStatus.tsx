import { ContentStatus } from '../../api/generated/enums';
import { StatusDot } from '../../ui/StatusDot';
import { caseText } from './text';

/** Whether a case is online. */
export function CaseStatus({ status }: { status: ContentStatus }) {
  const online = status === ContentStatus.online;
  return <StatusDot state={online ? 'ok' : 'off'}>{online ? caseText.online : caseText.offline}</StatusDot>;
}
