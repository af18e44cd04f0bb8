import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  chosenCount,
  claimOf,
  groupState,
  inWords,
  isAbove,
  isLocked,
  toggleCell,
  toggleCells,
  units,
} from '../../../src/subjects/roles/matrix';
import { connectFeatures } from '../../../src/api/features';
import { claims, claimUnits } from '../../../openapi/generated/claims';
import { screenGroups } from '../../../src/layout/menu';
import { roleBody, roleValues } from '../../../src/subjects/roles/role-schema';

const unit = (claim: string) => {
  const found = units().find((each) => each.claim === claim);
  if (!found) throw new Error(claim);
  return found;
};
const cases = unit('Permissions.Cases');
const news = unit('Permissions.News');

describe('The matrix of roles', () => {
  it('has a row for each unit of the screens in the order of the menu, and four cells in each row', () => {
    expect(units().map(({ claim }) => claim)).toEqual(
      screenGroups
        .flatMap(({ entries }) => entries)
        .flatMap(({ claim, tabs = [] }) => [claim, ...tabs.map((tab) => tab.claim)])
        .filter((claim) => claim !== null),
    );
    expect(
      units()
        .map(({ claim }) => claim)
        .toSorted(),
    ).toEqual(Object.keys(claimUnits).toSorted());
    expect(cellsOf(units())).toHaveLength(claims.length);
    expect(
      roleBody({ name: '', description: '', needsSecondFactor: false, roleClaims: [] }).roleClaims,
    ).toHaveLength(units().length * 4);
  });

  it('omits what the server lacks: units beyond the specification, and Create of accounts without invitations', () => {
    connectFeatures(() => false);
    const titles = units().map(({ claim }) => claim);
    const accounts = unit('Permissions.Users').actions;
    connectFeatures(() => true);
    expect(
      units()
        .map(({ claim }) => claim)
        .filter((claim) => !titles.includes(claim)),
    ).toEqual([
      'Permissions.Approvals',
      'Permissions.Approvals.Emergency',
      'Permissions.Website',
      'Permissions.Releases',
      'Permissions.Shared',
      'Permissions.Replace',
      'Permissions.Cases.SalesCodes',
      'Permissions.Media',
      'Permissions.Privacy',
      'Permissions.AuditTrails',
      'Permissions.Connections',
      'Permissions.Cases.Facts',
      'Permissions.Cases.AdRules',
    ]);
    expect([accounts, unit('Permissions.Users').actions]).toEqual([
      ['View', 'Edit'],
      ['View', 'Create', 'Edit'],
    ]);
  });

  it('a claim that the app does not know survives a save, and is not counted', () => {
    const record = {
      roleClaims: [
        { value: 'Permissions.Later.Edit', selected: true },
        { value: 'Permissions.News.View', selected: true },
      ],
    };
    const values = roleValues({
      id: 1,
      name: '',
      description: '',
      accounts: [],
      createdOn: '',
      lastModifiedOn: '',
      lastModifiedBy: '',
      updateRecord: { lastModifiedOn: '', lastModifiedBy: '' },
      rowVersion: 1,
      ...record,
    });
    const selected = toggleCell(new Set(values.roleClaims), cases, 'Edit', true);
    expect(chosenCount(selected)).toBe(3);
    expect(
      roleBody({ ...values, roleClaims: [...selected] })
        .roleClaims.filter((claim) => claim.selected)
        .map(({ value }) => value),
    ).toEqual([
      'Permissions.Cases.View',
      'Permissions.Cases.Edit',
      'Permissions.News.View',
      'Permissions.Later.Edit',
    ]);
  });

  it('Edit, Create and Delete imply View, and without View none of them stays', () => {
    expect([...toggleCell(new Set(), cases, 'Delete', true)].toSorted()).toEqual([
      'Permissions.Cases.Delete',
      'Permissions.Cases.View',
    ]);
    const all = toggleCells(
      new Set(),
      cases.actions.map((action) => ({ unit: cases, action })),
      true,
      () => true,
    );
    expect([...toggleCell(all, cases, 'View', false)]).toEqual([]);
    expect(toggleCell(all, cases, 'Edit', false).has('Permissions.Cases.View')).toBe(true);
  });

  it('toggles of rows and columns skip cells that the editor may not change', () => {
    const column = [cases, news].map((each) => ({ unit: each, action: 'Edit' as const }));
    const result = toggleCells(new Set(['Permissions.News.View']), column, true, (claim) =>
      claim.startsWith('Permissions.Cases.'),
    );
    expect([...result].toSorted()).toEqual([
      'Permissions.Cases.Edit',
      'Permissions.Cases.View',
      'Permissions.News.View',
    ]);
  });

  it('View stays while the editor may not remove another action of the unit', () => {
    const selected = new Set([
      'Permissions.Cases.View',
      'Permissions.Cases.Edit',
      'Permissions.Cases.Delete',
    ]);
    const view = { unit: cases, action: 'View' as const };
    const lacksEdit = (claim: string) => claim !== 'Permissions.Cases.Edit';
    expect(isLocked(selected, view, lacksEdit)).toBe(true);
    expect(isLocked(selected, view, () => true)).toBe(false);
    const row = cases.actions.map((action) => ({ unit: cases, action }));
    expect([...toggleCells(selected, row, false, lacksEdit)].toSorted()).toEqual([
      'Permissions.Cases.Edit',
      'Permissions.Cases.View',
    ]);
  });

  it('the heading of a row clears what it set, although the editor may not change one cell of the row', () => {
    const row = cases.actions.map((action) => ({ unit: cases, action }));
    const lacksDelete = (claim: string) => claim !== 'Permissions.Cases.Delete';
    const given = toggleCells(new Set(), row, true, lacksDelete);
    expect([...given].toSorted()).toEqual([
      'Permissions.Cases.Create',
      'Permissions.Cases.Edit',
      'Permissions.Cases.View',
    ]);
    expect(groupState(given, row, lacksDelete)).toEqual({
      all: false,
      some: true,
      isLocked: false,
      turnsOn: false,
    });
    expect([...toggleCells(given, row, false, lacksDelete)]).toEqual([]);
    expect(groupState(given, row, () => false)).toMatchObject({ isLocked: true });
  });

  it('describes in words what a role can do', () => {
    const selected = new Set(
      units()
        .filter(({ claim }) => claim.startsWith('Permissions.Cases'))
        .map((each) => claimOf(each, 'View'))
        .concat('Permissions.News.View', 'Permissions.News.Edit'),
    );
    expect(inWords(selected)).toEqual([
      '檢視：銷售代碼、網站建案資訊管理、建案檔案、網頁設計管理、廣告檢核用語',
      '檢視、編輯：最新消息管理',
    ]);
    expect(inWords(new Set())).toEqual([]);
  });
});

describe('A role above the account', () => {
  const viewer = { 'Permissions.Cases.View': true };
  const role = (...selected: string[]) =>
    claims.map((value) => ({ value, selected: selected.includes(value) }));

  it('has a claim that the account lacks', () => {
    expect(isAbove(role('Permissions.Cases.View', 'Permissions.Cases.Edit'), viewer)).toBe(true);
  });

  it('is not one with the same or fewer claims', () => {
    expect(isAbove(role('Permissions.Cases.View'), viewer)).toBe(false);
    expect(isAbove(role(), {})).toBe(false);
  });
});
