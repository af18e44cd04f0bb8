export const accountText = {
  unit: 'Permissions.Users',
  list: '帳號管理',
  keyword: '關鍵字',
  keywordExample: '姓名、帳號或部門',
  status: '狀態',
  all: '全部',
  active: '啟用',
  inactive: '停用',
  noRole: '尚未指派角色',
  lastLogin: (time: string) => (time ? `上次登入 ${time}` : '尚未登入'),
  basic: '帳號資料',
  access: '權限與狀態',
  accountHelp: '帳號由公司入口網站或系統管理員建立，不可變更',
  roleHelp: '僅列出您可以指派的角色，變更於對方下一次操作時生效',
  statusHelp: '停用後，對方下一次操作時即登出',
  passwordHelp: '8～20 個字，留空表示不變更。變更後，對方須重新登入',
  selectRole: '請選擇',
  women: '女',
  men: '男',
  range: (min: number, max: number) => `須為 ${min}～${max} 個字`,
} as const;

/** Labels of the form's fields. */
export const accountLabels = {
  name: '姓名',
  email: 'E-mail',
  department: '部門',
  gender: '性別',
  roleId: '角色',
  status: '狀態',
  password: '新密碼',
} as const;
