import { getRouteApi } from '@tanstack/react-router';
import { getPrivacySettings, savePrivacySettings } from '../../api/generated/operations';
import { privacyLabels as labels } from '../../records/kinds/text';
import { FormPage } from '../../records/record/FormPage';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { LimitsCard, MaskingCard, OfficerCard, RetentionCard } from './PrivacyFields';
import { privacyBody, privacySchema, privacyValues } from './privacy-schema';
import { PrivacyTabs } from './PrivacyTabs';
import { EffectCard, EndingCard } from './RehearsalCards';
import { privacyText as text } from './text';

const route = getRouteApi('/_layout/privacy/');

/** Settings of personal data, with their next effects. */
export function PrivacySettingsPage() {
  const { record, rehearsal } = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const form = useRecordForm({
    schema: privacySchema,
    record,
    values: privacyValues,
    load: () => getPrivacySettings(),
    labels,
    rename: { 'limits.perHour': 'perHour', 'limits.severePerHour': 'severePerHour' },
    show: {
      maskLevel: (level) => text.levels[level],
      action: (action) => text.actions[action],
      severeAction: (action) => text.actions[action],
      officerId: (id) => record.officers.find((each) => each.id === id)?.name ?? text.noOfficer,
    },
    send: (values, rowVersion, options) =>
      savePrivacySettings({ ...privacyBody(values), rowVersion }, options),
  });
  const part = { form, canEdit };
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <PrivacyTabs />
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_--spacing(100)]">
        <div className="grid content-start gap-4">
          <MaskingCard {...part} />
          <RetentionCard {...part} record={record} rehearsal={rehearsal} />
          <LimitsCard {...part} />
          <OfficerCard {...part} record={record} />
        </div>
        <div className="grid content-start gap-4">
          <EndingCard rehearsal={rehearsal} canEdit={canEdit} />
          <EffectCard values={form.values} stored={privacyValues(record)} now={rehearsal.count} />
        </div>
      </div>
    </FormPage>
  );
}
