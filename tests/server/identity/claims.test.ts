import { expect, it } from 'vitest';
import { claims, claimUnits } from '../../../openapi/generated/claims';
import { ServiceError } from '../../../server/base/contract/errors';
import {
  administratorClaims,
  claimsOnWire,
  holdsAll,
  isClaim,
  selectedClaims,
} from '../../../server/access/identity/claims';

/** Error for a matrix. */
function refusalOf(matrix: Parameters<typeof selectedClaims>[0]) {
  try {
    return selectedClaims(matrix);
  } catch (error) {
    if (error instanceof ServiceError) return { status: error.status, errors: error.errors };
    throw error;
  }
}

const refused = { status: 400, errors: { roleClaims: ['權限項目不正確'] } };

it('the wire shows every cell of the matrix, units by actions, those without a meaning too', () => {
  const shown = claimsOnWire(['Permissions.Users.Edit', 'Permissions.Gone.View']);
  const cells = Object.keys(claimUnits).flatMap((unit) =>
    ['View', 'Create', 'Edit', 'Delete'].map((action) => `${unit}.${action}`),
  );
  expect(shown).toEqual(cells.map((value) => ({ value, selected: value === 'Permissions.Users.Edit' })));
});

it('a claim is valid if some operation requires it', () => {
  expect(
    ['Permissions.Users.Edit', 'Permissions.Users.Delete', 'Permissions.Users', ''].map(isClaim),
  ).toEqual([true, false, false, false]);
});

it('selected claims are stored, in the order of the contract; Create, Edit and Delete imply View', () => {
  const on = (value: string) => ({ value, selected: true });
  expect(
    selectedClaims([
      on('Permissions.News.Delete'),
      on('Permissions.Cases.OnePage.Edit'),
      on('Permissions.Roles.View'),
      { value: 'Permissions.Users.Edit', selected: false },
    ]),
  ).toEqual([
    'Permissions.Roles.View',
    'Permissions.Cases.OnePage.View',
    'Permissions.Cases.OnePage.Edit',
    'Permissions.News.View',
    'Permissions.News.Delete',
  ]);
  expect(selectedClaims([])).toEqual([]);
  expect(selectedClaims(claims.map(on))).toEqual([...claims]);
});

it('a cell without a meaning may be sent, but not selected', () => {
  expect(refusalOf([{ value: 'Permissions.Users.Delete', selected: false }])).toEqual([]);
  expect(
    refusalOf([
      { value: 'Permissions.Users.Edit', selected: true },
      { value: 'Permissions.Users.Delete', selected: true },
    ]),
  ).toEqual(refused);
});

it('a cell that the matrix does not have is refused, selected or not', () => {
  expect(refusalOf([{ value: 'Permissions.Nothing.View', selected: false }])).toEqual(refused);
  expect(refusalOf([{ value: 'Permissions.Nothing.View', selected: true }])).toEqual(refused);
});

it('granting requires all the claims, except those that no operation requires', () => {
  const held = new Set(['Permissions.Roles.Edit'] as const);
  expect(holdsAll(held, ['Permissions.Roles.Edit', 'Permissions.Gone.Edit'])).toBe(true);
  expect(holdsAll(held, administratorClaims)).toBe(false);
  expect(holdsAll(held, [])).toBe(true);
  expect(holdsAll(new Set(administratorClaims), ['Permissions.Users.Edit', 'Permissions.Roles.Edit'])).toBe(
    true,
  );
  expect(holdsAll(new Set(['Permissions.Users.View'] as const), ['Permissions.Users.Edit'])).toBe(false);
});
