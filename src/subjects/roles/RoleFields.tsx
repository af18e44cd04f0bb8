import { Link } from '@tanstack/react-router';
import { offered } from '../../api/offered';
import { TextAreaField, TextField } from '../../records/fields/TextField';
import type { RecordForm } from '../../records/record/use-record-form';
import { holds } from '../../base/session/permissions';
import { useClaims, usePermission } from '../../base/session/session';
import { Avatar } from '../../ui/Avatar';
import { Card, TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { SwitchField } from '../../ui/SwitchField';
import { cellsOf, chosenCount, inWords, units } from './matrix';
import type { RoleRecord } from './role-loaders';
import { roleLimits, type RoleValues } from './role-schema';
import { RoleMatrix } from './RoleMatrix';
import { roleLabels as labels } from '../../records/kinds/text';
import { roleText } from './text';

interface RoleFieldsProps {
  form: RecordForm<RoleValues>;
  record?: RoleRecord;
}

/** Name, description, matrix, summary and accounts of a role. */
export function RoleFields({ form: { fields, values }, record }: RoleFieldsProps) {
  const own = useClaims();
  const selected = new Set(values.roleClaims);
  const words = inWords(selected);
  const claims = fields.roleClaims;
  return (
    <div className="grid gap-6 desktop:grid-cols-[--spacing(72.5)_minmax(0,1fr)]">
      <div className="grid content-start gap-4">
        <TitledCard title={roleText.basic}>
          <div className="grid gap-4">
            <TextField field={fields.name} label={labels.name} required max={roleLimits.name.maxLength} />
            <TextAreaField
              field={fields.description}
              label={labels.description}
              max={roleLimits.description.maxLength}
            />
            <SecondFactor {...fields.needsSecondFactor} />
          </div>
        </TitledCard>
        {record && <Holders record={record} />}
      </div>
      <Card className="self-start overflow-hidden" id={claims.id}>
        <h2 className="px-6 py-4 text-section font-bold">
          {roleText.matrix}
          <span className="ml-3 text-table font-normal text-ink-soft">
            {roleText.chosen(chosenCount(selected), cellsOf(units()).length)}
          </span>
        </h2>
        <RoleMatrix
          selected={selected}
          onChange={(next) => claims.onChange([...next])}
          mayChange={(claim) => holds(own, claim)}
        />
        <div className="grid gap-3 px-6 py-4 text-table">
          <p className="text-caption text-ink-soft">{roleText.noneHelp}</p>
          <div aria-live="polite">
            <h3 className="font-bold">{roleText.words}</h3>
            {words.length === 0 ? (
              <p className="text-ink-soft">{roleText.nothing}</p>
            ) : (
              <ul>
                {words.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}

function Holders({ record: { accounts } }: { record: RoleRecord }) {
  const { canView } = usePermission(roleText.users);
  if (!canView || !accounts) return null;
  return (
    <TitledCard title={roleText.holdersTitle} caption={roleText.holdersCount(accounts.length)}>
      {accounts.length === 0 ? (
        <p className="text-ink-soft">{roleText.noHolders}</p>
      ) : (
        <ul className="grid gap-1">
          {accounts.map((account) => (
            <li key={account.id}>
              <Link
                to="/account/edit/$id"
                params={{ id: String(account.id) }}
                className="flex min-h-touch items-center gap-2 rounded-control hover:bg-hover"
              >
                <Avatar name={account.name} />
                <span className="min-w-0 flex-1 truncate">{account.name}</span>
                <span className="text-caption text-ink-soft">{account.department}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-caption text-ink-soft">{roleText.holdersHelp}</p>
    </TitledCard>
  );
}

interface SecondFactorProps {
  id: string;
  value: boolean;
  onChange: (isNeeded: boolean) => void;
}

const SecondFactor = offered('ownAccount', ({ id, value, onChange }: SecondFactorProps) => (
  <Field id={id} label={labels.needsSecondFactor} group help={roleText.secondFactorHelp}>
    <SwitchField aria-label={labels.needsSecondFactor} checked={value} onCheckedChange={onChange}>
      {value ? roleText.secondFactorNeeded : roleText.secondFactorFree}
    </SwitchField>
  </Field>
));
