import { ContentStatus } from '../../../openapi/generated/enums';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { statusText } from '../../base/time/text';
import type { BoundField } from '../record/form-fields';

// Online first (specification 3).
const statuses = [
  { value: ContentStatus.online, label: statusText.online },
  { value: ContentStatus.offline, label: statusText.offline },
] as const;

export function StatusField({ field }: { field: BoundField<ContentStatus> }) {
  return (
    <Field id={field.id} label={field.label} group error={field.error}>
      <Segmented full options={statuses} value={field.value} onChange={field.onChange} />
    </Field>
  );
}
