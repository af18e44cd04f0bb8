import { limits } from '../../../openapi/generated/limits';

const { minLength, maxLength } = limits.OwnPasswordUpdate.newPassword;
const length = `${minLength}～${maxLength} 個字`;

/** Help and problems of a new password, for every form that sets one. */
export const newPasswordText = {
  help: length,
  range: `須為 ${length}`,
  differs: '兩次輸入的密碼不同',
} as const;
