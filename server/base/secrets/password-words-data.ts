/**
 * Likely words of guessed passwords, lower case: product, roles and trade. A password may contain them, but not consist
 * of them (docs/evidence/security.md, Passwords).
 */
export const passwordWords: readonly string[] = [
  'administrator',
  'admin',
  'root',
  'manager',
  'backoffice',
  'office',
  'website',
  'webmaster',
  'taiwan',
  'taipei',
  'realestate',
  'housing',
  'isale',
  '系統管理員',
  '管理員',
  '網站',
  '管理',
  '後台',
  '建案',
  '密碼',
  '台灣',
  '台北',
];
