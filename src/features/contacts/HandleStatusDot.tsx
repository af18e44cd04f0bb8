import { StatusDot } from '../../ui/StatusDot';
import type { ContactRow } from './contact-loaders';
import { contactText } from './text';

const dots = { 0: 'warn', 1: 'half', 2: 'done' } as const;

export function HandleStatusDot({ status }: { status: ContactRow['handleStatus'] }) {
  return <StatusDot state={dots[status]}>{contactText.statuses[status]}</StatusDot>;
}
