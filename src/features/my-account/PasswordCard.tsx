import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { updateOwnPassword } from '../../api/generated/operations';
import { useCall } from '../../calls/use-call';
import { useUnsaved } from '../../messages/unsaved';
import { TimeIn } from '../../time/Time';
import { textLength } from '../../ui/text-length';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { PasswordInput } from '../../ui/PasswordInput';
import { passwordWords, commonText } from '../../navigation/text';
import { fieldMessages } from './field-messages';
import type { Profile } from './my-account-loaders';
import { myAccountText as text } from './text';

const { minLength, maxLength } = limits.OwnPasswordUpdate.newPassword;
const empty = { currentPassword: '', newPassword: '', repeat: '' };

/** Changes the own password, separately from the form. */
export function PasswordCard({ profile: { hasPassword, passwordChangedOn, account } }: { profile: Profile }) {
  const router = useRouter();
  const { call, isBusy, error } = useCall();
  const [values, setValues] = useState(empty);
  const [isSubmitted, setSubmitted] = useState(false);
  useUnsaved(text.password, Object.values(values).some(Boolean), isBusy);
  const length = textLength(values.newPassword);
  const problems = {
    currentPassword: values.currentPassword ? undefined : commonText.required,
    newPassword: length >= minLength && length <= maxLength ? undefined : text.passwordRange,
    repeat: values.repeat === values.newPassword ? undefined : text.differs,
  };
  const refused = fieldMessages(error);
  const change = async () => {
    setSubmitted(true);
    if (Object.values(problems).some(Boolean)) return;
    const { currentPassword, newPassword } = values;
    await call(
      () => updateOwnPassword({ currentPassword, newPassword }),
      () => {
        setValues(empty);
        setSubmitted(false);
        void router.invalidate();
      },
    );
  };
  const field = (name: keyof typeof empty, label: string, autoComplete: string, help?: string) => (
    <Field label={label} help={help} error={(isSubmitted ? problems[name] : undefined) ?? refused[name]}>
      <PasswordInput
        words={passwordWords}
        autoComplete={autoComplete}
        value={values[name]}
        onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void change();
        }}
      />
    </Field>
  );
  return (
    <TitledCard
      title={text.password}
      caption={<TimeIn say={text.changedOn} at={passwordChangedOn} to="day" />}
    >
      {hasPassword ? (
        <>
          {/* For password managers, which store the new password under it. */}
          <input type="text" autoComplete="username" value={account} readOnly hidden />
          <div className="grid gap-4 tablet:grid-cols-3">
            {field('currentPassword', text.currentPassword, 'current-password')}
            {field('newPassword', text.newPassword, 'new-password', text.passwordHelp)}
            {field('repeat', text.repeat, 'new-password')}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <Button busy={isBusy} busyLabel={text.changing} onClick={() => void change()}>
              {text.changePassword}
            </Button>
            <span className="text-caption text-ink-soft">{text.passwordEnds}</span>
          </div>
        </>
      ) : (
        <p className="text-ink-soft">{text.noPassword}</p>
      )}
    </TitledCard>
  );
}
