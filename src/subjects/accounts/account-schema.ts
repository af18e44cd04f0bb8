import { Gender } from '../../../openapi/generated/enums';
import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { noProof, proofBody, proofEntries } from '../../records/fields/proof';
import { choice, optionalPattern, requiredText, optionalText } from '../../records/fields/rules';
import { textLength } from '../../ui/text-length';
import type { AccountRecord, EditedAccount } from './account-loaders';
import { accountText } from './text';

export const accountLimits = limits.AccountUpdate;
const { minLength, maxLength } = accountLimits.password;

export const accountSchema = v.object({
  name: requiredText(accountLimits.name),
  email: optionalPattern(accountLimits.email),
  department: optionalText(accountLimits.department),
  /** Null until somebody says it. */
  gender: v.nullable(choice(Object.values(Gender))),
  /** Id of the role; empty for none. */
  roleId: v.string(),
  status: v.boolean(),
  password: v.pipe(
    v.string(),
    v.check(
      (value) => value === '' || (textLength(value) >= minLength && textLength(value) <= maxLength),
      accountText.range(minLength, maxLength),
    ),
  ),
  ...proofEntries,
});

export type AccountValues = v.InferInput<typeof accountSchema>;

export function accountValues({
  name,
  email,
  department,
  gender,
  roleId,
  status,
}: AccountRecord): AccountValues {
  return {
    name,
    email,
    department,
    gender,
    status,
    roleId: roleId === null ? '' : String(roleId),
    password: '',
    ...noProof,
  };
}

/** Texts of an account's values, for comparing versions. */
export function accountInWords({ assignableRoles }: EditedAccount) {
  return {
    gender: (gender: AccountValues['gender']) => (gender === null ? '' : accountText.genders[gender]),
    roleId: (id: string) => assignableRoles.find((role) => String(role.id) === id)?.name ?? '',
    status: (status: boolean) => (status ? accountText.active : accountText.inactive),
  };
}

/** Body of a valid form; an empty password stays unchanged. */
export function accountBody({ roleId, password, currentPassword, passcode, ...values }: AccountValues) {
  return {
    ...values,
    roleId: roleId === '' ? null : Number(roleId),
    ...(password ? { password } : {}),
    ...proofBody({ currentPassword, passcode }),
  };
}
