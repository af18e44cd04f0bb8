import { getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { getContactEmail, updateContactEmail } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { FormPage } from '../../record/FormPage';
import { optionalText } from '../../fields/rules';
import { TextAreaField } from '../../fields/TextField';
import { useRecordForm } from '../../record/use-record-form';
import { usePermission } from '../../session/session';
import { Card } from '../../ui/Card';
import { emailLabels } from '../../kinds/text';
import { contactText } from './text';

const route = getRouteApi('/_layout/contact-email');
const types = [1, 2, 3, 4] as const;
const rule = limits.ContactRecipient.emails;
const address = new RegExp(limits.Email.pattern);

const isList = (value: string) => value.split(',').every((each) => address.test(each));
const emails = v.pipe(optionalText(rule), v.check(isList, contactText.emailWrong));
const schema = v.object({ type1: emails, type2: emails, type3: emails, type4: emails });

function emailValues(record: components['schemas']['ContactEmail']) {
  const of = (type: number) => record.recipients.find((row) => row.type === type)?.emails ?? '';
  return { type1: of(1), type2: of(2), type3: of(3), type4: of(4) };
}

/** Who is told of new enquiries, one comma-separated list for each type. */
export function ContactEmailPage() {
  const record = route.useLoaderData();
  const { canEdit } = usePermission(contactText.emailUnit);
  const { editing, bind } = useRecordForm({
    schema,
    record,
    values: emailValues,
    load: () => getContactEmail(),
    labels: emailLabels,
    rename: {
      'recipients[0].emails': 'type1',
      'recipients[1].emails': 'type2',
      'recipients[2].emails': 'type3',
      'recipients[3].emails': 'type4',
    },
    send: (values, rowVersion, options) =>
      updateContactEmail(
        { rowVersion, recipients: types.map((type) => ({ type, emails: values[`type${type}`] })) },
        options,
      ),
  });
  return (
    <FormPage editing={editing} canSave={canEdit}>
      <Card className="grid max-w-180 gap-4 p-6">
        <p className="text-ink-soft">{contactText.emailIntro}</p>
        {types.map((type) => (
          <TextAreaField
            key={type}
            field={bind(`type${type}`)}
            label={emailLabels[`type${type}`]}
            help={contactText.emailHelp}
            max={rule.maxLength}
            rows={2}
            readOnly={!canEdit}
          />
        ))}
      </Card>
    </FormPage>
  );
}
