import { Gender } from '../../../openapi/generated/enums';
import { proofSecrets } from '../../records/fields/proof';
import { ProofField } from '../../records/fields/ProofField';
import { PasswordField, TextField } from '../../records/fields/TextField';
import type { RecordForm } from '../../records/record/use-record-form';
import { TimeIn } from '../../base/time/Time';
import { Avatar } from '../../ui/Avatar';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { Select } from '../../ui/Select';
import { SwitchField } from '../../ui/SwitchField';
import type { EditedAccount } from './account-loaders';
import { accountLimits, type AccountValues } from './account-schema';
import { AccountRecovery } from './AccountRecovery';
import { accountLabels as labels, accountText } from './text';

const genders = Object.values(Gender).map((value) => ({ value, label: accountText.genders[value] }));

export function AccountFields({
  form: { fields, isChanged },
  record,
}: {
  form: RecordForm<AccountValues>;
  record: EditedAccount;
}) {
  const role = fields.roleId;
  const status = fields.status;
  const isAsked = (['email', 'password', ...proofSecrets] as const).some(isChanged);
  return (
    <div className="grid gap-6 desktop:grid-cols-side-wide">
      <PersonCard fields={fields} record={record} />
      <TitledCard title={accountText.access}>
        <div className="grid gap-4">
          <Field id={role.id} label={labels.roleId} help={accountText.roleHelp} error={role.error}>
            <Select
              value={role.value}
              placeholder={accountText.selectRole}
              onChange={(event) => role.onChange(event.target.value)}
            >
              {record.assignableRoles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            id={status.id}
            label={labels.status}
            group
            help={accountText.statusHelp}
            error={status.error}
          >
            <SwitchField aria-label={labels.status} checked={status.value} onCheckedChange={status.onChange}>
              {status.value ? accountText.active : accountText.inactive}
            </SwitchField>
          </Field>
          <PasswordField
            field={fields.password}
            label={labels.password}
            autoComplete="new-password"
            help={accountText.passwordHelp}
          />
          {isAsked && (
            <ProofField
              proof={record.ownProof}
              password={fields.currentPassword}
              passcode={fields.passcode}
            />
          )}
          {!record.ownProof && <AccountRecovery record={record} />}
        </div>
      </TitledCard>
    </div>
  );
}

function PersonCard({
  fields,
  record,
}: {
  fields: RecordForm<AccountValues>['fields'];
  record: EditedAccount;
}) {
  const gender = fields.gender;
  return (
    <TitledCard title={accountText.basic}>
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={record.name} src={record.avatarUrl} />
        <div>
          <b className="block">{record.account}</b>
          <span className="text-caption text-ink-soft">
            {accountText.accountHelp}
            {'　'}
            <TimeIn say={accountText.lastLogin} at={record.lastLoginTime} />
          </span>
        </div>
      </div>
      <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
        <TextField
          field={fields.name}
          label={labels.name}
          required
          max={accountLimits.name.maxLength}
          autoComplete="off"
        />
        <TextField
          field={fields.department}
          label={labels.department}
          max={accountLimits.department.maxLength}
        />
        <TextField field={fields.email} label={labels.email} inputMode="email" autoComplete="off" />
        <Field id={gender.id} label={labels.gender} group error={gender.error}>
          <Segmented options={genders} value={gender.value ?? undefined} onChange={gender.onChange} />
        </Field>
      </div>
    </TitledCard>
  );
}
