import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { correctContact } from '../../api/generated/operations';
import { optionalPattern, optionalText } from '../../records/fields/rules';
import { TextField } from '../../records/fields/TextField';
import { FormDialog } from '../../records/record/FormDialog';
import { useSmallForm } from '../../records/record/use-small-form';
import { Checkbox } from '../../ui/Checkbox';
import type { HeldData, PersonRequest } from './request-loaders';
import { requestText as text } from './request-text';

interface CorrectDialogProps {
  record: PersonRequest;
  contact: HeldData['contacts'][number];
  onDone: () => Promise<void>;
  onClose: () => void;
}

const rules = limits.CorrectionInput;
const correctionForm = {
  schema: v.pipe(
    v.object({
      name: optionalText(rules.name),
      tel: optionalPattern(rules.tel),
      email: optionalPattern(rules.email),
      isEmailGone: v.boolean(),
    }),
    v.check(
      ({ name, tel, email, isEmailGone }) => isEmailGone || Boolean(name.trim() || tel || email),
      text.nothingTyped,
    ),
  ),
  labels: { ...text.fields, isEmailGone: text.removeEmail },
  limits: rules,
  empty: () => ({ name: '', tel: '', email: '', isEmailGone: false }),
};

/** Asks for the right values of an enquiry; an empty field stays as it is. */
export function CorrectDialog({ record, contact, onDone, onClose }: CorrectDialogProps) {
  const { id: contactId, rowVersion } = contact;
  const form = useSmallForm({
    ...correctionForm,
    send: ({ name, tel, email, isEmailGone }) =>
      correctContact(
        { id: record.id },
        {
          contactId,
          rowVersion,
          ...(name.trim() && { name: name.trim() }),
          ...(tel && { tel }),
          ...((isEmailGone || email) && { email: isEmailGone ? '' : email }),
        },
      ),
    onDone,
  });
  const { name, tel, email, isEmailGone } = form.fields;
  const looks = { autoComplete: 'off', counted: false };
  return (
    <FormDialog
      form={form}
      title={text.correctTitle(contact.id)}
      label={text.correctAction}
      busyLabel={text.correcting}
      onClose={onClose}
    >
      <p className="text-ink-soft">{text.correctHelp}</p>
      <TextField field={name} help={text.present(contact.name)} maxLength={rules.name.maxLength} {...looks} />
      <TextField field={tel} help={text.present(contact.tel)} type="tel" {...looks} />
      <TextField field={email} help={text.present(contact.email)} disabled={isEmailGone.value} {...looks} />
      {contact.email && (
        <Checkbox checked={isEmailGone.value} onChange={({ target }) => isEmailGone.onChange(target.checked)}>
          {isEmailGone.label}
        </Checkbox>
      )}
    </FormDialog>
  );
}
