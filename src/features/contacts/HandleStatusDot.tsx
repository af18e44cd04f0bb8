import { HandleStatus } from '../../../openapi/generated/enums';
import { StatusDot } from '../../ui/StatusDot';
import type { ContactRow } from './contact-loaders';
import { contactText } from './text';

const dots = {
  [HandleStatus.unhandled]: 'warn',
  [HandleStatus.inProgress]: 'half',
  [HandleStatus.closed]: 'done',
} as const;

export function HandleStatusDot({ status }: { status: ContactRow['handleStatus'] }) {
  return <StatusDot state={dots[status]}>{contactText.statuses[status]}</StatusDot>;
}
