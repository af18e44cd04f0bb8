import { getRouteApi, Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { offered } from '../../api/offered';
import { limits } from '../../../openapi/generated/limits';
import { getContactEmail, updateContactEmail } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { recipientText } from '../../records/list/text';
import type { BoundFields } from '../../records/record/form-fields';
import { FormPage } from '../../records/record/FormPage';
import { optionalText } from '../../records/fields/rules';
import { TextAreaField } from '../../records/fields/TextField';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { Card } from '../../ui/Card';
import { emailLabels } from '../../records/kinds/text';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { contactTypes } from './contact-types';
import { MailCheck } from './MailCheck';
import { replyText } from './reply-text';
import { ReplyTemplatesCard } from './ReplyTemplatesCard';
import { RotationField } from './RotationField';
import { contactText } from './text';

const route = getRouteApi('/_layout/contact-email');
const rule = limits.ContactRecipient.emails;
const address = new RegExp(limits.Email.pattern);

const isList = (value: string) => value.split(',').every((each) => address.test(each));
const emails = v.pipe(optionalText(rule), v.check(isList, contactText.emailWrong));
const templateText = (name: keyof typeof limits.ReplyTemplate) => optionalText(limits.ReplyTemplate[name]);
const schema = v.object({
  type1: emails,
  type2: emails,
  type3: emails,
  type4: emails,
  type5: emails,
  salesEmails: emails,
  rotation: v.array(v.number()),
  replyTemplates: v.pipe(
    v.array(
      v.object({ name: templateText('name'), subject: templateText('subject'), body: templateText('body') }),
    ),
    v.check((all) => all.every(({ name, subject, body }) => name && subject && body), replyText.incomplete),
    v.check((all) => new Set(all.map(({ name }) => name)).size === all.length, replyText.nameTwice),
  ),
});

function emailValues(record: components['schemas']['ContactEmail']) {
  const of = (type: number) => record.recipients.find((row) => row.type === type)?.emails ?? '';
  return {
    type1: of(1),
    type2: of(2),
    type3: of(3),
    type4: of(4),
    type5: of(5),
    salesEmails: record.salesEmails ?? '',
    rotation: record.rotation ?? [],
    replyTemplates: record.replyTemplates ?? [],
  };
}

/** Recipients by type and the rotation, saved together, and the state of mails. */
export function ContactEmailPage() {
  const { record, mail, candidates } = route.useLoaderData();
  const { canEdit } = usePermission(contactText.emailUnit);
  const types = contactTypes();
  const { editing, fields } = useRecordForm({
    schema,
    record,
    values: emailValues,
    load: () => getContactEmail(),
    labels: emailLabels,
    show: {
      rotation: (ids) =>
        ids
          .map((id) => candidates.find((each) => each.id === id)?.name ?? String(id))
          .join(contactText.space),
      replyTemplates: (templates) =>
        templates.map(({ name, subject, body }) => `【${name}】${subject}\n${body}`).join('\n\n'),
    },
    rename: Object.fromEntries(types.map((type, index) => [`recipients[${index}].emails`, `type${type}`])),
    send: (values, rowVersion, options) =>
      updateContactEmail(
        {
          rowVersion,
          recipients: types.map((type) => ({ type, emails: values[`type${type}`] })),
          ...(record.salesEmails === undefined ? {} : { salesEmails: values.salesEmails }),
          ...(record.replyTemplates === undefined ? {} : { replyTemplates: values.replyTemplates }),
          ...(record.rotation === undefined ? {} : { rotation: values.rotation }),
        },
        options,
      ),
  });
  const stored = emailValues(record);
  const missing = types.filter((type) => stored[`type${type}`] === '').map((type) => contactText.types[type]);
  return (
    <FormPage editing={editing} canSave={canEdit}>
      <div className="grid gap-6 desktop:grid-cols-[minmax(0,1fr)_--spacing(100)]">
        <RecipientsCard record={record} fields={fields} missing={missing} canEdit={canEdit} />
        <div className="grid content-start gap-6">
          {record.rotation && (
            <RotationField field={fields.rotation} candidates={candidates} canEdit={canEdit} />
          )}
          {mail && <MailCheck mail={mail} canEdit={canEdit} />}
          <NoticeLink />
        </div>
        {record.replyTemplates && (
          <div className="desktop:col-span-2">
            <ReplyTemplatesCard field={fields.replyTemplates} canEdit={canEdit} />
          </div>
        )}
      </div>
    </FormPage>
  );
}

interface RecipientsCardProps {
  record: components['schemas']['ContactEmail'];
  fields: BoundFields<v.InferInput<typeof schema>, object>;
  /** Types without recipients. */
  missing: readonly string[];
  canEdit: boolean;
}

function RecipientsCard({ record, fields, missing, canEdit }: RecipientsCardProps) {
  return (
    <Card className="grid content-start gap-4 p-6">
      <p className="text-ink-soft">{contactText.emailIntro}</p>
      {missing.length > 0 && <Note tone="warning">{recipientText.missing(missing)}</Note>}
      {contactTypes().map((type) => (
        <TextAreaField
          key={type}
          field={fields[`type${type}`]}
          label={emailLabels[`type${type}`]}
          help={contactText.emailHelp}
          max={rule.maxLength}
          rows={2}
          readOnly={!canEdit}
        />
      ))}
      {record.salesEmails !== undefined && (
        <TextAreaField
          field={fields.salesEmails}
          label={emailLabels.salesEmails}
          help={contactText.salesHelp}
          max={rule.maxLength}
          rows={2}
          readOnly={!canEdit}
        />
      )}
    </Card>
  );
}

const NoticeLink = offered('enquiryForm', () => (
  <p className="text-caption text-ink-soft">
    {contactText.noticeAt[0]}
    <Link to="/privacy/notice" className={linkClass}>
      {contactText.noticeAt[1]}
    </Link>
    {contactText.noticeAt[2]}
  </p>
));
