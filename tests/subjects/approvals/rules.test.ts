import { expect, test } from 'vitest';
import type { ApprovalRule } from '../../../src/subjects/approvals/approval-loaders';
import { rolesOf, rulesInText, withRoles } from '../../../src/subjects/approvals/rules';

const rules: ApprovalRule[] = [
  { kind: 'site', part: 'words', roleIds: [9] },
  { kind: 'site', part: 'figures', roleIds: [7, 8] },
];
const roles = [
  { id: 7, name: '工務部', approvers: 2 },
  { id: 8, name: '法務室', approvers: 2 },
  { id: 9, name: '行銷企劃部', approvers: 2 },
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
