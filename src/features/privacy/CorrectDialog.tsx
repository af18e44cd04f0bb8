import { useState } from 'react';
import { CorrectedField } from '../../../openapi/generated/enums';
import { asTyped } from '../../../openapi/generated/typed';
import { limits } from '../../../openapi/generated/limits';
import { correctContact } from '../../api/generated/operations';
import { failureText } from '../../calls/failure-words';
import { useCall } from '../../calls/use-call';
import { TypedInput } from '../../fields/TypedInput';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import type { HeldData, PersonRequest } from './request-loaders';
import { requestText as text } from './request-text';
import { commonText } from '../../navigation/text';

interface CorrectDialogProps {
  record: PersonRequest;
  contact: HeldData['contacts'][number];
  onDone: () => Promise<void>;
  onClose: () => void;
}

const { tel: telLimit, email: emailLimit, name: nameLimit } = limits.CorrectionInput;

/** Typed values, their errors, and the call that corrects the enquiry. */
function useCorrection({ record, contact, onDone }: Omit<CorrectDialogProps, 'onClose'>) {
  const { call, isBusy, error } = useCall();
  const [values, setValues] = useState({ name: '', tel: '', email: '', isEmailGone: false });
  const [isSubmitted, setSubmitted] = useState(false);
  const { name, tel, email, isEmailGone } = values;
  const given = {
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(tel.trim() ? { tel: asTyped('phone', tel) } : {}),
    ...(isEmailGone ? { email: '' } : email.trim() ? { email: asTyped('email', email) } : {}),
  };
  const isEmpty = Object.keys(given).length === 0;
  const wrong = {
    name: undefined,
    tel: given.tel === undefined || matches(telLimit, given.tel) ? undefined : telLimit.message,
    email: given.email === undefined || matches(emailLimit, given.email) ? undefined : emailLimit.message,
  };
  const sent = error?.kind === 'status' ? error.errors : undefined;
  const errorOf = (field: CorrectedField) => (isSubmitted && wrong[field]) || sent?.[field]?.[0];
  const isAtField = Object.values(CorrectedField).some((field) => errorOf(field));
  const failure = error && !isAtField ? (sent?.['contactId']?.[0] ?? failureText(error)) : undefined;
  const send = async () => {
    setSubmitted(true);
    if (isEmpty || wrong.tel || wrong.email) return;
    const { id: contactId, rowVersion } = contact;
    await call(() => correctContact({ id: record.id }, { contactId, rowVersion, ...given }), onDone);
  };
  return {
    values,
    set: (changes: Partial<typeof values>) => setValues({ ...values, ...changes }),
    errorOf,
    note: isSubmitted && isEmpty ? text.nothingTyped : failure,
    isBusy,
    send,
  };
}

/** Asks for the right values of an enquiry; an empty field stays as it is. */
export function CorrectDialog({ record, contact, onDone, onClose }: CorrectDialogProps) {
  const { values, set, errorOf, note, isBusy, send } = useCorrection({ record, contact, onDone });
  const { name, tel, email, isEmailGone } = values;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.correctTitle(contact.id)}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} busyLabel={text.correcting} onClick={() => void send()}>
            {text.correctAction}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">{text.correctHelp}</p>
        <Field label={text.fields.name} help={text.present(contact.name)} error={errorOf('name')}>
          <TextInput
            value={name}
            maxLength={nameLimit.maxLength}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Field label={text.fields.tel} help={text.present(contact.tel)} error={errorOf('tel')}>
          <TypedInput
            kind={telLimit.typed}
            type="tel"
            value={tel}
            autoComplete="off"
            onText={(value) => set({ tel: value })}
          />
        </Field>
        <Field label={text.fields.email} help={text.present(contact.email)} error={errorOf('email')}>
          <TypedInput
            kind={emailLimit.typed}
            value={email}
            disabled={isEmailGone}
            autoComplete="off"
            onText={(value) => set({ email: value })}
          />
        </Field>
        {contact.email && (
          <Checkbox checked={isEmailGone} onChange={({ target }) => set({ isEmailGone: target.checked })}>
            {text.removeEmail}
          </Checkbox>
        )}
        {note && (
          <p role="alert" className="text-danger">
            {note}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const matches = ({ pattern }: { pattern: string }, value: string) => new RegExp(pattern, 'u').test(value);
