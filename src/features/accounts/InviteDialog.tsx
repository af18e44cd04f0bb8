import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { asTyped } from '../../../openapi/generated/typed';
import { TypedInput } from '../../fields/TypedInput';
import { createInvitation, createInvitationLink } from '../../api/generated/operations';
import { randomId } from '../../api/random-id';
import { failureText } from '../../calls/failure-words';
import { useCall } from '../../calls/use-call';
import { textLength } from '../../ui/text-length';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import type { Invitations } from './account-loaders';
import { type PasswordLink, PasswordLinkDialog } from './PasswordLinkDialog';
import { roleWords } from './role-words';
import { invitationText as text } from './text';
import { commonText } from '../../navigation/text';

type Role = Invitations['assignableRoles'][number];

const rules = limits.InvitationCreate;
const isEmail = new RegExp(rules.email.pattern, 'u');
const empty = { name: '', email: '', roleId: '' };

interface InviteDialogProps {
  invitations: Invitations;
  onClose: () => void;
}

/** Invites a colleague by name, e-mail and role, then shows the link, which is also mailed if mails are sent. */
export function InviteDialog({ invitations: { assignableRoles, isMailed }, onClose }: InviteDialogProps) {
  const form = useInvitationForm(assignableRoles);
  const { name, email, role, link, isBusy, error } = form;
  if (link) {
    return (
      <PasswordLinkDialog
        title={text.madeTitle}
        description={`${name}　${role?.name ?? ''}`}
        link={link}
        note={isMailed ? text.sent(email) : text.notSent(name)}
        more={<Button onClick={form.startAgain}>{text.another}</Button>}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={text.title}
      description={isMailed ? text.mailed : text.unmailed}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel={commonText.sending}
            onClick={() => void form.send()}
          >
            {text.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <InvitationFields form={form} roles={assignableRoles} />
        {role && <RoleRights role={role} />}
        <div role="alert">{error && <Note tone="danger">{failureText(error)}</Note>}</div>
      </div>
    </Dialog>
  );
}

/** Typed values, and the calls that make the invitation and its link. */
function useInvitationForm(roles: readonly Role[]) {
  const router = useRouter();
  const { call, isBusy, error } = useCall();
  const [values, setValues] = useState(empty);
  const [isSubmitted, setSubmitted] = useState(false);
  const [key, setKey] = useState(() => randomId());
  const [link, setLink] = useState<PasswordLink | null>(null);
  const role = roles.find(({ id }) => String(id) === values.roleId);
  const name = values.name.trim();
  const email = asTyped(rules.email.typed, values.email);
  const problems = {
    name: name ? undefined : commonText.required,
    email: !email ? commonText.required : isEmail.test(email) ? undefined : rules.email.message,
    roleId: role ? undefined : commonText.required,
  };
  const send = async () => {
    setSubmitted(true);
    if (!role || problems.name || problems.email) return;
    let id = 0;
    const isMade = await call(
      () => createInvitation({ name, email, roleId: role.id }, { idempotencyKey: key }),
      (made) => {
        id = made.id;
      },
    );
    if (!isMade) return;
    await call(() => createInvitationLink({ id }), setLink);
    await router.invalidate();
  };
  const set = (changes: Partial<typeof empty>) => {
    setValues({ ...values, ...changes });
    setKey(randomId());
  };
  const startAgain = () => {
    set(empty);
    setSubmitted(false);
    setLink(null);
  };
  const shown: Partial<typeof problems> = isSubmitted ? problems : {};
  return { values, set, name, email, role, problems: shown, isBusy, error, link, send, startAgain };
}

interface InvitationFieldsProps {
  form: ReturnType<typeof useInvitationForm>;
  roles: readonly Role[];
}

function InvitationFields({ form: { values, set, problems }, roles }: InvitationFieldsProps) {
  return (
    <>
      <Field
        label={text.name}
        required
        error={problems.name}
        counter={{ length: textLength(values.name), max: rules.name.maxLength }}
      >
        <TextInput
          value={values.name}
          maxLength={rules.name.maxLength}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field label={text.email} required help={text.emailHelp} error={problems.email}>
        <TypedInput
          kind={rules.email.typed}
          inputMode="email"
          value={values.email}
          maxLength={rules.email.maxLength}
          onText={(typed) => set({ email: typed })}
        />
      </Field>
      <Field label={text.role} required error={problems.roleId}>
        <Select
          value={values.roleId}
          placeholder={text.chooseRole}
          onChange={(event) => set({ roleId: event.target.value })}
        >
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

/** Permissions of the invited colleague. */
function RoleRights({ role }: { role: Role }) {
  const words = roleWords(role.claims);
  return (
    <div className="rounded-card bg-sunken p-4" aria-live="polite">
      <span className="text-caption text-ink-soft">
        {words.length > 0 ? text.roleMay : text.roleMayNothing}
      </span>
      <ul className="text-table">
        {words.map((line) => (
          <li key={line} className="mt-1 flex gap-2">
            <Icon name="check" size={16} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
