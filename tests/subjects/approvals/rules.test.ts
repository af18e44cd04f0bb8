import { expect, test } from 'vitest';
import type { ApprovalRule } from '../../../src/subjects/approvals/approval-loaders';
import {
  departmentsIn,
  departmentsInText,
  departmentTwice,
  rolesOf,
  rulesInText,
  withRoles,
} from '../../../src/subjects/approvals/rules';

const rules: ApprovalRule[] = [
  { kind: 'site', part: 'words', roleIds: [9] },
  { kind: 'site', part: 'figures', roleIds: [7, 8] },
];
const role = (id: number, name: string, ownDepartments: string[], department: string | null = null) => ({
  id,
  name,
  department,
  ownDepartments,
  approvers: 2,
});
const roles = [
  role(7, '工務部', ['工務處']),
  role(8, '法務室', ['法務室', '總經理室'], '法務'),
  role(9, '行銷企劃部', ['工務處']),
];

test('a cell has the roles of its rule, and none without one', () => {
  expect([rolesOf(rules, 'site', 'figures'), rolesOf(rules, 'news', 'words')]).toEqual([[7, 8], []]);
});

test('a changed cell replaces its rule, and an empty one is left out', () => {
  expect(withRoles(rules, { kind: 'site', part: 'words', roleIds: [8] })).toEqual([
    rules[1],
    { kind: 'site', part: 'words', roleIds: [8] },
  ]);
  expect(withRoles(rules, { kind: 'site', part: 'words', roleIds: [] })).toEqual([rules[1]]);
});

test('rules are described in words, a deleted role by its number', () => {
  expect(rulesInText([...rules, { kind: 'popup', part: 'terms', roleIds: [3] }], roles).split('\n')).toEqual([
    '網頁的數字與格局：工務部、法務室',
    '網頁的文字與圖片：行銷企劃部',
    '首頁彈窗的聲明：角色 3',
  ]);
});

test('a role begins with its stored department, else with the one that its accounts share and no other role has, else with its name', () => {
  expect(departmentsInText(departmentsIn(rules, { roles }, []), roles).split('\n')).toEqual([
    '工務部：工務處',
    '法務室：法務',
    '行銷企劃部：行銷企劃部',
  ]);
});

test('a typed department stays, also while it is empty, and that of a role outside the rules goes', () => {
  const typed = [
    { roleId: 7, name: '' },
    { roleId: 8, name: '法務' },
  ];
  const left = withRoles(rules, { kind: 'site', part: 'figures', roleIds: [7] });
  expect(departmentsIn(left, { roles }, typed)).toEqual([
    { roleId: 7, name: '' },
    { roleId: 9, name: '工務處' },
  ]);
});

test('a department of two roles is found whatever spaces surround it', () => {
  const departments = [
    { roleId: 7, name: '工務部' },
    { roleId: 8, name: ' 工務部 ' },
  ];
  expect([departmentTwice(departments), departmentTwice(departments.slice(1))]).toEqual([
    '工務部',
    undefined,
  ]);
});
