import { getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { createConsentText } from '../../api/generated/operations';
import { requiredText } from '../../fields/rules';
import { TextAreaField } from '../../fields/TextField';
import { consentLabels } from '../../kinds/text';
import { FormPage } from '../../record/FormPage';
import { useRecordForm } from '../../record/use-record-form';
import { usePermission } from '../../session/session';
import { TimeIn } from '../../time/Time';
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
});
const names = Object.keys(schema.entries) as (keyof typeof schema.entries)[];

const wordsOf = ({ words }: Notice): v.InferInput<typeof schema> =>
  words ?? {
    summary: '',
    controller: '',
    purpose: '',
    categories: '',
    period: '',
    region: '',
    recipients: '',
    rights: '',
    refusal: '',
    news: '',
  };

/** Consent text of the public forms; each save of a change creates a new version. */
export function NoticePage() {
  const notice = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const { rowVersion: version, updateRecord } = notice;
  const { editing, fields } = useRecordForm({
    schema,
    record: notice,
    values: wordsOf,
    load: readNotice,
    labels: consentLabels,
    send: (words, known, options) => createConsentText({ text: words, version: known }, options),
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
