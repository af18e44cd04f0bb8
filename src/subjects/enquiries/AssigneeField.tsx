import type { BoundField } from '../../records/record/form-fields';
import { useAccount } from '../../base/session/session';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { Select } from '../../ui/Select';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ContactAssignee, ContactRecord } from './contact-loaders';
import { contactText, noteLabels } from './text';

interface AssigneeProps {
  field: BoundField<number | null>;
  record: ContactRecord;
  assignees: readonly ContactAssignee[];
  canEdit: boolean;
}

/** Chooses who handles an enquiry, with a button for the account itself. */
export function AssigneeField({ field, record, assignees, canEdit }: AssigneeProps) {
  const { assigneeId: storedId = null, assignee: storedName = '' } = record;
  const account = useAccount();
  const chosen = assignees.find(({ id }) => id === field.value);
  const isMailed = field.value !== storedId && chosen?.hasEmail === true && chosen.id !== account?.id;
  return (
    <>
      <Field
        id={field.id}
        label={noteLabels.assigneeId}
        error={field.error}
        help={isMailed ? contactText.mailed : undefined}
      >
        <Select
          value={field.value ?? ''}
          disabled={!canEdit}
          onChange={(event) => field.onChange(event.target.value ? Number(event.target.value) : null)}
        >
          <option value="">{contactText.noAssignee}</option>
          {storedId !== null && !assignees.some(({ id }) => id === storedId) && (
            <option value={storedId}>{storedName}</option>
          )}
          {assignees.map(({ id, name, department }) => (
            <option key={id} value={id}>
              {[name, department].filter(Boolean).join(contactText.space)}
            </option>
          ))}
        </Select>
      </Field>
      <TakeOver field={field} record={record} assignees={assignees} canEdit={canEdit} />
    </>
  );
}

/** Button that assigns the enquiry to the user, and its announcement. */
function TakeOver({ field, record, assignees, canEdit }: AssigneeProps) {
  const ownId = useAccount()?.id;
  const isOwn = ownId === field.value;
  const canTakeOver = canEdit && !isOwn && assignees.some(({ id }) => id === ownId);
  return (
    <>
      {canTakeOver && ownId !== undefined && (
        <button
          type="button"
          className={`${linkClass} justify-self-end text-table`}
          onClick={() => field.onChange(ownId)}
        >
          {contactText.takeOver}
        </button>
      )}
      <VisuallyHidden aria-live="polite">
        {isOwn && field.value !== (record.assigneeId ?? null) && contactText.takenOver}
      </VisuallyHidden>
    </>
  );
}
