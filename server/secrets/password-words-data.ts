/**
 * Words that a guesser tries first in this place, lower case: of the product, of its roles and of the trade. A password may hold
 * them, as long as it is not made of them alone (docs/evidence/security.md, Passwords).
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
