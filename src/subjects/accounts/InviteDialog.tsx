import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import type { ClaimAction } from '../../../openapi/generated/claims';
import { limits } from '../../../openapi/generated/limits';
import { createInvitation, createInvitationLink } from '../../api/generated/operations';
import { requiredPattern, requiredText } from '../../records/fields/rules';
import { SelectField } from '../../records/fields/SelectField';
import { TextField } from '../../records/fields/TextField';
import { screenGroups } from '../../layout/menu';
import { FormDialog } from '../../records/record/FormDialog';
import { useSmallForm } from '../../records/record/use-small-form';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { Invitations } from './account-loaders';
import { type PasswordLink, PasswordLinkDialog } from './PasswordLinkDialog';
import { invitationText as text } from './text';
import { commonText } from '../../base/navigation/text';

type Role = Invitations['assignableRoles'][number];

const invitationForm = {
  schema: v.object({
    name: requiredText(limits.InvitationCreate.name),
    email: requiredPattern(limits.InvitationCreate.email),
    roleId: requiredText({}),
  }),
  labels: { name: text.name, email: text.email, roleId: text.role },
  limits: limits.InvitationCreate,
  empty: () => ({ name: '', email: '', roleId: '' }),
};

interface InviteDialogProps {
  invitations: Invitations;
  onClose: () => void;
}

/** Invites a colleague by name, e-mail and role, then shows the link, which is also mailed if mails are sent. */
export function InviteDialog({ invitations: { assignableRoles, isMailed }, onClose }: InviteDialogProps) {
  const router = useRouter();
  const [link, setLink] = useState<PasswordLink | null>(null);
  const form = useSmallForm({
    ...invitationForm,
    send: async ({ name, email, roleId }, options) => {
      const made = await createInvitation({ name: name.trim(), email, roleId: Number(roleId) }, options);
      if (!made.ok) return made;
      const answer = await createInvitationLink({ id: made.data.id });
      await router.invalidate();
      return answer;
    },
    onDone: setLink,
  });
  const { fields, values } = form;
  const role = assignableRoles.find(({ id }) => String(id) === values.roleId);
  if (link) {
    return (
      <PasswordLinkDialog
        title={text.madeTitle}
        description={`${values.name.trim()}　${role?.name ?? ''}`}
        link={link}
        note={isMailed ? text.sent(values.email) : text.notSent(values.name.trim())}
        more={
          <Button
            onClick={() => {
              form.reset();
              setLink(null);
            }}
          >
            {text.another}
          </Button>
        }
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      title={text.title}
      description={isMailed ? text.mailed : text.unmailed}
      label={text.send}
      busyLabel={commonText.sending}
      onClose={onClose}
    >
      <TextField field={fields.name} />
      <TextField field={fields.email} help={text.emailHelp} inputMode="email" />
      <SelectField field={fields.roleId} required placeholder={text.chooseRole}>
        {assignableRoles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {role && <RoleRights role={role} />}
    </FormDialog>
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

const actions = ['View', 'Create', 'Edit', 'Delete'] as const satisfies readonly ClaimAction[];

/** Permissions in words, one line per set of actions: 「檢視、編輯：文章管理、最新消息管理」. */
function roleWords(claims: readonly string[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { claim, title } of screenGroups.flatMap(({ entries }) => entries)) {
    const may = actions.filter((action) => claims.includes(`${claim}.${action}`));
    if (may.length === 0) continue;
    const key = may.map((action) => text.actions[action]).join(text.join);
    lines.set(key, [...(lines.get(key) ?? []), title]);
  }
  return [...lines].map(([key, titles]) => text.line(key, titles.join(text.join)));
}
