import { getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { createConsentText } from '../../api/generated/operations';
import { AtOnceNote, reasonBody } from '../../publishing/approval/AtOnceNote';
import { emergencyText } from '../../publishing/approval/text';
import { optionalText, requiredText } from '../../records/fields/rules';
import { TextAreaField } from '../../records/fields/TextField';
import { consentLabels } from '../../records/kinds/text';
import { FormPage } from '../../records/record/FormPage';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { TimeIn } from '../../base/time/Time';
import { TitledCard } from '../../ui/Card';
import { Note } from '../../ui/Note';
import { noticeText as text } from './notice-text';
import { type Notice, readNotice } from './privacy-loaders';
import { PrivacyTabs } from './PrivacyTabs';

const route = getRouteApi('/_layout/privacy/notice');
const rules = limits.ConsentWords;
const schema = v.object({
  summary: requiredText(rules.summary),
  controller: requiredText(rules.controller),
  purpose: requiredText(rules.purpose),
  categories: requiredText(rules.categories),
  period: requiredText(rules.period),
  region: requiredText(rules.region),
  recipients: requiredText(rules.recipients),
  rights: requiredText(rules.rights),
  refusal: requiredText(rules.refusal),
  news: requiredText(rules.news),
  emergencyReason: optionalText(limits.ConsentTextCreate.emergencyReason),
});
const names = Object.keys(consentLabels) as (keyof typeof consentLabels)[];

const noWords = Object.fromEntries(names.map((name) => [name, ''])) as Record<(typeof names)[number], string>;

const wordsOf = ({ words = noWords }: Notice): v.InferInput<typeof schema> => ({
  ...words,
  // Applies to one save.
  emergencyReason: '',
});

/** Consent text of the public forms; each save of a change creates a new version. */
export function NoticePage() {
  const notice = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const { rowVersion: version, updateRecord } = notice;
  const { editing, fields, isChanged } = useRecordForm({
    schema,
    record: notice,
    values: wordsOf,
    load: readNotice,
    labels: { ...consentLabels, emergencyReason: emergencyText.label },
    send: ({ emergencyReason, ...words }, known, options) =>
      createConsentText({ text: words, version: known, ...reasonBody(emergencyReason) }, options),
  });
  return (
    <FormPage editing={editing} canSave={canEdit}>
      <PrivacyTabs />
      <div className="grid max-w-200 gap-4">
        {version > 0 ? (
          <p className="text-ink-soft">
            <TimeIn
              say={(day) => text.present(version, day, updateRecord.lastModifiedBy)}
              at={updateRecord.lastModifiedOn}
              to="day"
            />
          </p>
        ) : (
          <Note tone="warning">{text.none}</Note>
        )}
        {notice.approvers.length > 0 && names.some(isChanged) && (
          <AtOnceNote field={fields.emergencyReason} text={emergencyText.atOnce(notice.approvers)} />
        )}
        <TitledCard title={text.title} caption={text.help}>
          <div className="grid gap-4">
            {names.map((name) => (
              <TextAreaField
                key={name}
                field={fields[name]}
                label={consentLabels[name]}
                max={rules[name].maxLength}
                rows={2}
                required
                readOnly={!canEdit}
              />
            ))}
          </div>
        </TitledCard>
      </div>
    </FormPage>
  );
}
