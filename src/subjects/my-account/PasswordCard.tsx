import { useRouter } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { updateOwnPassword } from '../../api/generated/operations';
import { requiredText } from '../../records/fields/rules';
import { PasswordField } from '../../records/fields/TextField';
import { useUnsaved } from '../../base/messages/unsaved';
import { useSmallForm } from '../../records/record/use-small-form';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { textLength } from '../../ui/text-length';
import type { Profile } from './my-account-loaders';
import { myAccountText as text } from './text';

const { minLength, maxLength } = limits.OwnPasswordUpdate.newPassword;
const isInRange = (password: string) =>
  textLength(password) >= minLength && textLength(password) <= maxLength;
const passwordForm = {
  schema: v.pipe(
    v.object({
      currentPassword: requiredText({}),
      newPassword: v.pipe(v.string(), v.check(isInRange, text.passwordRange)),
      repeat: v.string(),
    }),
    v.forward(
      v.check(({ newPassword, repeat }) => newPassword === repeat, text.differs),
      ['repeat'],
    ),
  ),
  labels: { currentPassword: text.currentPassword, newPassword: text.newPassword, repeat: text.repeat },
  empty: () => ({ currentPassword: '', newPassword: '', repeat: '' }),
};

/** Changes the own password, separately from the form. */
export function PasswordCard({ profile: { hasPassword, passwordChangedOn, account } }: { profile: Profile }) {
  const router = useRouter();
  const { fields, isChanged, isBusy, submit, reset } = useSmallForm({
    ...passwordForm,
    send: ({ currentPassword, newPassword }) => updateOwnPassword({ currentPassword, newPassword }),
    onDone: () => {
      reset();
      void router.invalidate();
    },
  });
  useUnsaved(text.password, isChanged, isBusy);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') void submit();
  };
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
            <PasswordField
              field={fields.currentPassword}
              autoComplete="current-password"
              onKeyDown={onKeyDown}
            />
            <PasswordField
              field={fields.newPassword}
              help={text.passwordHelp}
              autoComplete="new-password"
              onKeyDown={onKeyDown}
            />
            <PasswordField field={fields.repeat} autoComplete="new-password" onKeyDown={onKeyDown} />
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <Button busy={isBusy} busyLabel={text.changing} onClick={() => void submit()}>
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
