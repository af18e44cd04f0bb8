/** Problems of a new password, for every form that sets one. */
export const newPasswordText = {
  range: '須為 8～64 個字',
  differs: '兩次輸入的密碼不同',
} as const;
