import type { ImportState } from '../../../openapi/generated/enums';
import { StatusDot } from '../../ui/StatusDot';
import { importText as text } from './text';

const dots = {
  checked: 'off',
  queued: 'half',
  done: 'ok',
  stopped: 'empty',
  undoing: 'half',
  undone: 'done',
} as const;

export function ImportStateDot({ state }: { state: ImportState }) {
  return <StatusDot state={dots[state]}>{text.states[state]}</StatusDot>;
}
