import { Field } from '../ui/Field';
import { Segmented } from '../ui/Segmented';
import { statusText } from '../time/text';
import { publicationLabels } from '../kinds/text';
import type { BoundField } from '../record/use-record-form';

// Online first (specification 3).
const statuses = [
  { value: 1, label: statusText.online },
  { value: 0, label: statusText.offline },
] as const;

/** The choice between online and offline in a form. */
export function StatusField({ field }: { field: BoundField<0 | 1> }) {
  return (
    <Field id={field.id} label={publicationLabels.status} group error={field.error}>
      <Segmented full options={statuses} value={field.value} onChange={field.onChange} />
    </Field>
  );
}
