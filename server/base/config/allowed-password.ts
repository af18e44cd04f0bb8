import { limits } from '../../../openapi/generated/limits';

/** Checks a password from a setting as the contract does one from a form; control characters come from broken quoting. */
export function isAllowedPassword(value: string): boolean {
  const length = Array.from(value).length;
  const { minLength, maxLength } = limits.OwnPasswordUpdate.newPassword;
  return length >= minLength && length <= maxLength && !/\p{Cc}/u.test(value);
}
