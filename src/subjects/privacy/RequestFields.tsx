import type { components } from '../../../openapi/generated/types';
import { DateField } from '../../records/fields/DateField';
import { TextAreaField, TextField } from '../../records/fields/TextField';
import { personRequestLabels as labels } from '../../records/kinds/text';
import type { RecordForm } from '../../records/record/use-record-form';
import { useAccount } from '../../base/session/session';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { requestKinds, requestLimits, type RequestValues } from './request-schema';
import { requestText as text } from './request-text';

type Form = RecordForm<RequestValues>;

interface RequestFieldsProps {
  form: Form;
  identities: readonly string[];
  /** Present handler. */
  handler?: { id: number; name: string } | undefined;
  /** After the erasure, fields about the person are hidden. */
  isErased?: boolean;
  disabled: boolean;
}

/** Fields of a person's request. */
export function RequestFields({ form, identities, handler, isErased = false, disabled }: RequestFieldsProps) {
  const { fields } = form;
  const kinds = fields.kinds;
  return (
    <div className="grid gap-4">
      <Field id={kinds.id} label={labels.kinds} group required error={kinds.error}>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {requestKinds.map((kind) => (
            <Checkbox
              key={kind}
              checked={kinds.value.includes(kind)}
              disabled={disabled}
              onChange={({ target }) =>
                kinds.onChange(
                  target.checked ? [...kinds.value, kind] : kinds.value.filter((each) => each !== kind),
                )
              }
            >
              {text.kinds[kind]}
            </Checkbox>
          ))}
        </div>
      </Field>
      {!isErased && (
        <>
          <TextField
            field={fields.tel}
            label={labels.tel}
            help={text.clue}
            inputMode="tel"
            maxLength={requestLimits.tel.maxLength}
            disabled={disabled}
          />
          <TextField
            field={fields.email}
            label={labels.email}
            inputMode="email"
            maxLength={requestLimits.email.maxLength}
            disabled={disabled}
          />
        </>
      )}
      <DateField field={fields.receivedOn} label={labels.receivedOn} required />
      {!isErased && <IdentityField form={form} identities={identities} disabled={disabled} />}
      <HandlerField form={form} handler={handler} disabled={disabled} />
      {!isErased && (
        <TextAreaField
          field={fields.note}
          label={labels.note}
          max={requestLimits.note.maxLength}
          rows={3}
          disabled={disabled}
        />
      )}
    </div>
  );
}

function IdentityField({
  form,
  identities,
  disabled,
}: Pick<RequestFieldsProps, 'form' | 'identities' | 'disabled'>) {
  const { id, value, onChange, error } = form.fields.identity;
  const choices = [...new Set(['', ...identities, value])];
  return (
    <Field id={id} label={labels.identity} help={text.identityHelp} error={error}>
      <Select value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        {choices.map((each) => (
          <option key={each} value={each}>
            {each || text.identityNone}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function HandlerField({
  form,
  handler,
  disabled,
}: Pick<RequestFieldsProps, 'form' | 'handler' | 'disabled'>) {
  const { id, value, onChange, error } = form.fields.handlerId;
  const me = useAccount();
  const people = new Map<number, string>();
  if (handler) people.set(handler.id, handler.name);
  if (me?.id) people.set(me.id, me.name);
  return (
    <Field id={id} label={labels.handlerId} error={error}>
      <Select
        value={value ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
      >
        <option value="">{text.noHandler}</option>
        {[...people].map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export type Terms = components['schemas']['PrivacyTerms'];
