import { getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { ApprovalKind, ApprovalPart } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import { approvalKindWords, approvalPartWords } from '../../../openapi/generated/words';
import { sharedText } from '../../../openapi/text';
import { getApprovalRules, saveApprovalRules } from '../../api/generated/operations';
import { approvalRulesLabels } from '../../records/kinds/text';
import { LimitNote } from '../../records/fields/LimitNote';
import { FormPage } from '../../records/record/FormPage';
import { useRecordForm } from '../../records/record/use-record-form';
import { usePermission } from '../../base/session/session';
import { Card } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Select } from '../../ui/Select';
import { Tag } from '../../ui/Tag';
import type { ApprovalRule, ApprovalRules, RoleDepartment } from './approval-loaders';
import { RoleDepartments } from './RoleDepartments';
import { departmentsIn, departmentsInText, departmentTwice, rolesOf, rulesInText, withRoles } from './rules';
import { rulesText as text } from './text';

const route = getRouteApi('/_layout/approval/rules');

const { maxItems } = limits.ApprovalRule.roleIds;

const schema = v.object({
  rules: v.array(v.custom<ApprovalRule>((value) => typeof value === 'object')),
  departments: v.pipe(
    v.array(v.custom<RoleDepartment>((value) => typeof value === 'object')),
    v.check((all) => all.every(({ name }) => name.trim() !== ''), sharedText.required),
    v.check(
      (all) => departmentTwice(all) === undefined,
      ({ input }) => sharedText.departmentTaken(departmentTwice(input) ?? ''),
    ),
  ),
});

const kinds = Object.values(ApprovalKind);
const parts = Object.values(ApprovalPart);

/** Rules of approval: the roles that approve each part of each kind. */
export function RulesPage() {
  const { record } = route.useLoaderData();
  const { canEdit } = usePermission(text.unit);
  const form = useRecordForm({
    schema,
    record,
    values: ({ rules, roles }: ApprovalRules) => ({
      rules,
      departments: departmentsIn(rules, { roles }, []),
    }),
    load: () => getApprovalRules(),
    show: {
      rules: (rules) => rulesInText(rules, record.roles),
      departments: (departments) => departmentsInText(departments, record.roles),
    },
    labels: approvalRulesLabels,
    send: (values, rowVersion, options) => saveApprovalRules({ rowVersion, ...values }, options),
  });
  const { id, value: rules, error } = form.fields.rules;
  const onChange = (next: ApprovalRule[]) =>
    form.patch({ rules: next, departments: departmentsIn(next, record, form.values.departments) });
  const used = record.roles.filter((role) => rules.some(({ roleIds }) => roleIds.includes(role.id)));
  return (
    <FormPage editing={form.editing} canSave={canEdit}>
      <div className="grid max-w-250 grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-2 text-ink-soft">
          <p>{text.help}</p>
          <p>{text.help2}</p>
        </div>
        <Card>
          <Field id={id} group label={text.matrix} hideLabel error={error}>
            <RuleMatrix roles={record.roles} rules={rules} canEdit={canEdit} onChange={onChange} />
          </Field>
        </Card>
        {used.length > 0 && (
          <RoleDepartments field={form.fields.departments} roles={record.roles} canEdit={canEdit} />
        )}
        {used
          .filter(({ approvers }) => approvers < 2)
          .map(({ id: role, name, approvers }) => (
            <Note key={role} tone="warning">
              {text.few(name, approvers)}
            </Note>
          ))}
        <Note>{text.never}</Note>
      </div>
    </FormPage>
  );
}

interface RuleMatrixProps {
  roles: ApprovalRules['roles'];
  rules: readonly ApprovalRule[];
  canEdit: boolean;
  onChange: (rules: ApprovalRule[]) => void;
}

/** Kinds by parts, with roles in each cell; on a phone each kind is a card. */
function RuleMatrix({ roles, rules, canEdit, onChange }: RuleMatrixProps) {
  return (
    <table className="w-full text-left text-table max-tablet:block">
      <caption className="sr-only">{text.matrix}</caption>
      <thead className="max-tablet:hidden">
        <tr className="border-b border-line bg-sunken">
          <th scope="col" className="w-36 px-6 py-2">
            {text.kind}
          </th>
          {parts.map((part) => (
            <th key={part} scope="col" className="px-3 py-2">
              {approvalPartWords[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-tablet:block">
        {kinds.map((kind) => (
          <tr key={kind} className="align-top max-tablet:block max-tablet:p-4">
            <th scope="row" className="px-6 py-4 max-tablet:block max-tablet:p-0 max-tablet:pb-2">
              {approvalKindWords[kind]}
            </th>
            {parts.map((part) => (
              <td key={part} className="px-3 py-3 max-tablet:block max-tablet:px-0">
                <span className="mb-1 hidden text-caption text-ink-soft max-tablet:block">
                  {approvalPartWords[part]}
                </span>
                <RuleCell
                  name={text.cell(approvalKindWords[kind], approvalPartWords[part])}
                  roles={roles}
                  chosen={rolesOf(rules, kind, part)}
                  canEdit={canEdit}
                  onChange={(roleIds) => onChange(withRoles(rules, { kind, part, roleIds }))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RuleCellProps {
  name: string;
  roles: ApprovalRules['roles'];
  chosen: readonly number[];
  canEdit: boolean;
  onChange: (roleIds: number[]) => void;
}

function RuleCell({ name, roles, chosen, canEdit, onChange }: RuleCellProps) {
  const left = roles.filter(({ id }) => !chosen.includes(id));
  const nameOf = (id: number) => roles.find((role) => role.id === id)?.name ?? text.unknown(id);
  return (
    <div className="grid gap-2">
      {chosen.length === 0 && <span className="text-ink-soft">{text.none}</span>}
      {chosen.length > 0 && (
        <ul aria-label={name} className="flex flex-wrap gap-1.5">
          {chosen.map((id) => (
            <li key={id} className="min-w-0">
              {canEdit ? (
                <Chip
                  removeLabel={text.remove(nameOf(id), name)}
                  onRemove={() => onChange(chosen.filter((each) => each !== id))}
                >
                  {nameOf(id)}
                </Chip>
              ) : (
                <Tag>{nameOf(id)}</Tag>
              )}
            </li>
          ))}
        </ul>
      )}
      {canEdit && left.length > 0 && (
        <Select
          aria-label={text.addTo(name)}
          placeholder={text.add}
          disabled={chosen.length >= maxItems}
          className="max-w-50"
          value=""
          onChange={({ target }) => {
            const id = Number(target.value);
            if (id > 0) onChange([...chosen, id]);
          }}
        >
          {left.map((role) => (
            <option key={role.id} value={role.id}>
              {role.name}
            </option>
          ))}
        </Select>
      )}
      <LimitNote count={chosen.length} max={maxItems} unit={text.measure} />
    </div>
  );
}
