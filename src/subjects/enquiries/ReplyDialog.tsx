import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { replyPlaceholderWords } from '../../../openapi/generated/words';
import { getContactReply, replyToContact } from '../../api/generated/operations';
import { isStale } from '../../api/result';
import type { components } from '../../../openapi/generated/types';
import { failureText } from '../../base/calls/failure-words';
import { shownData, useAnswer } from '../../base/calls/use-answer';
import { requiredText } from '../../records/fields/rules';
import { TextAreaField, TextField } from '../../records/fields/TextField';
import { FormDialog } from '../../records/record/FormDialog';
import { LeaveGuard } from '../../records/record/LeaveGuard';
import { useSmallForm } from '../../records/record/use-small-form';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Select } from '../../ui/Select';
import type { ContactRecord } from './contact-loaders';
import { replyText as text } from './reply-text';

type ReplyForm = components['schemas']['ContactReplyForm'];

const replyForm = {
  schema: v.object({
    subject: requiredText(limits.ContactReply.subject),
    body: requiredText(limits.ContactReply.body),
  }),
  labels: { subject: text.subject, body: text.body },
  limits: limits.ContactReply,
  empty: () => ({ subject: '', body: '' }),
};

interface ReplyDialogProps {
  record: ContactRecord;
  onClose: () => void;
}

/** Writes a reply from a template. Only 取消 discards the input; a chosen template never replaces typed text. */
export function ReplyDialog({ record: { id, rowVersion = 0, email, isMasked }, onClose }: ReplyDialogProps) {
  const router = useRouter();
  const { answer, ask } = useAnswer<ReplyForm>();
  useEffect(() => ask(() => getContactReply({ id })), [ask, id]);
  const { templates = [], open = [] } = shownData(answer) ?? {};
  const [chosen, setChosen] = useState(replyForm.empty);
  const [name, setName] = useState('');
  const form = useSmallForm({
    ...replyForm,
    send: async (values) => {
      const result = await replyToContact({ id, rowVersion, ...values });
      if (!result.ok && isStale(result.error)) await router.invalidate();
      return result;
    },
    onDone: async () => {
      onClose();
      await router.invalidate();
    },
  });
  const { values, isChanged, isBusy, submit } = form;
  const isOwn = values.body.trim() !== '' && values.body !== chosen.body;
  const choose = (wanted: string) => {
    setName(wanted);
    const template = templates.find((each) => each.name === wanted);
    if (!template) return;
    const isSubjectOwn = values.subject.trim() !== '' && values.subject !== chosen.subject;
    const body = isOwn ? `${values.body.trimEnd()}\n\n${template.body}` : template.body;
    form.patch({ body, ...(isSubjectOwn ? {} : { subject: template.subject }) });
    setChosen({ subject: template.subject, body: isOwn ? '' : template.body });
  };
  return (
    <FormDialog
      form={form}
      width={640}
      title={text.reply}
      description={isMasked ? text.toMasked : text.to(email)}
      label={text.send}
      busyLabel={text.sending}
      sendsByEnter={false}
      onClose={onClose}
    >
      {answer.state === 'failed' && <Note tone="danger">{failureText(answer.error)}</Note>}
      <Field label={text.template}>
        <Select
          value={name}
          placeholder={text.choose}
          disabled={templates.length === 0}
          onChange={({ target }) => choose(target.value)}
        >
          {templates.map((each) => (
            <option key={each.name} value={each.name}>
              {each.name}
            </option>
          ))}
        </Select>
      </Field>
      <TextField field={form.fields.subject} />
      <TextAreaField field={form.fields.body} rows={10} help={openHelp(open, values)} />
      <LeaveGuard name={text.reply} dirty={isChanged} busy={isBusy} save={submit} />
    </FormDialog>
  );
}

/** Explains the placeholders that the text still shows. */
function openHelp(open: ReplyForm['open'], { subject, body }: Record<'subject' | 'body', string>) {
  const shown = open
    .map((each) => `{${replyPlaceholderWords[each]}}`)
    .filter((braces) => (subject + body).includes(braces));
  return shown.length > 0 ? text.open(shown) : undefined;
}
