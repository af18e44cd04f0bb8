import { limits } from '../../../openapi/generated/limits';
import { LimitNote } from '../../records/fields/LimitNote';
import type { BoundField } from '../../records/record/form-fields';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { TitledCard } from '../../ui/Card';
import type { ContactAssignee } from './contact-loaders';
import { contactText } from './text';

const { maxItems } = limits.ContactEmailInput.rotation;

interface RotationFieldProps {
  field: BoundField<number[]>;
  candidates: readonly ContactAssignee[];
  canEdit: boolean;
}

/** Rotation of new enquiries. Members who may not handle enquiries at present have no checkbox and stay. */
export function RotationField({
  field: { id, value, error, onChange },
  candidates,
  canEdit,
}: RotationFieldProps) {
  const isFull = value.length >= maxItems;
  return (
    <TitledCard title={contactText.rotation} caption={contactText.rotationHelp}>
      <Field id={id} label={contactText.rotation} hideLabel group error={error}>
        {candidates.length === 0 && <p className="text-ink-soft">{contactText.rotationNone}</p>}
        <ul id={id} aria-labelledby={`${id}-label`} className="grid gap-1 tablet:grid-cols-2">
          {candidates.map((each) => (
            <li key={each.id}>
              <Checkbox
                checked={value.includes(each.id)}
                disabled={!canEdit || (isFull && !value.includes(each.id))}
                onChange={() =>
                  onChange(
                    value.includes(each.id)
                      ? value.filter((known) => known !== each.id)
                      : [...value, each.id],
                  )
                }
              >
                {[each.name, each.department].filter(Boolean).join(contactText.space)}
              </Checkbox>
            </li>
          ))}
        </ul>
        <LimitNote count={value.length} max={maxItems} unit={contactText.rotationUnit} />
      </Field>
    </TitledCard>
  );
}
