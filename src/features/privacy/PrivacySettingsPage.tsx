import { getRouteApi } from '@tanstack/react-router';
import { MaskLevel } from '../../../openapi/generated/enums';
import { getPrivacySettings, savePrivacySettings } from '../../api/generated/operations';
import { TextField } from '../../fields/TextField';
import { privacyLabels as labels } from '../../kinds/text';
import { FormPage } from '../../record/FormPage';
import { useRecordForm } from '../../record/use-record-form';
import { usePermission } from '../../session/session';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { privacyLimits, privacySchema, privacyValues } from './privacy-schema';
import { PrivacyTabs } from './PrivacyTabs';
import { privacyText as text } from './text';

const route = getRouteApi('/_layout/privacy/');
const levels = Object.values(MaskLevel);

/** Settings of personal data. */
export function PrivacySettingsPage() {
  const { record } = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const { editing, bind } = useRecordForm({
    schema: privacySchema,
    record,
    values: privacyValues,
    load: () => getPrivacySettings(),
    labels,
    show: { maskLevel: (level) => text.levels[level] },
    send: (values, rowVersion, options) => savePrivacySettings({ ...values, rowVersion }, options),
  });
  const level = bind('maskLevel');
  return (
    <FormPage editing={editing} canSave={canEdit}>
      <PrivacyTabs />
      <div className="grid gap-4">
        <TitledCard title={text.masking}>
          <Field id={level.id} label={labels.maskLevel} error={level.error} help={text.levelHelp}>
            <Select
              value={level.value}
              disabled={!canEdit}
              onChange={({ target }) =>
                level.onChange(levels.find((each) => each === target.value) ?? level.value)
              }
            >
              {levels.map((each) => (
                <option key={each} value={each}>
                  {text.levels[each]}
                </option>
              ))}
            </Select>
          </Field>
        </TitledCard>
        <TitledCard title={text.officer}>
          <TextField
            field={bind('email')}
            label={labels.email}
            help={text.emailHelp}
            inputMode="email"
            max={privacyLimits.email.maxLength}
          />
        </TitledCard>
      </div>
    </FormPage>
  );
}
