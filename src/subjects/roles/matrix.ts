import type { Feature } from '../../../openapi/generated/enums';
import { isOffered, offeredOf } from '../../api/offered';
import { type ClaimAction, type ClaimUnit, claimUnits } from '../../../openapi/generated/claims';
import type { components } from '../../../openapi/generated/types';
import { type ClaimMap, holds } from '../../base/session/permissions';
import { type MenuEntry, screenGroups } from '../../layout/menu';
import { roleText } from './text';

type Role = Pick<components['schemas']['Role'], 'roleClaims'>;

export const actions = ['View', 'Create', 'Edit', 'Delete'] as const satisfies readonly ClaimAction[];

export interface Unit {
  /** Unit of claims, such as `Permissions.Cases`. */
  claim: ClaimUnit;
  title: string;
  /** Its menu group. */
  group: string | null;
  /** Used actions; other cells stay empty. */
  actions: readonly ClaimAction[];
}

/** Hidden on servers without invitations, which are the only way to create accounts. */
const beyond: Readonly<Record<string, Feature>> = { 'Permissions.Users.Create': 'invitations' };

const unitOf = (claim: ClaimUnit, title: string, group: string | null): Unit => ({
  claim,
  title,
  group,
  actions: claimUnits[claim].filter((action) => isOffered({ feature: beyond[`${claim}.${action}`] })),
});

/** Units of this server, in the order of the menu. */
export function units(): Unit[] {
  const of = (entries: readonly MenuEntry[], group: string | null) =>
    entries.flatMap((entry) =>
      entry.claim && isOffered(entry)
        ? [
            unitOf(entry.claim, entry.title, group),
            ...offeredOf(entry.tabs ?? []).map(({ claim, title }) => unitOf(claim, title, group)),
          ]
        : [],
    );
  return screenGroups.flatMap(({ entries, title }) => of(entries, title));
}

export interface Cell {
  unit: Unit;
  action: ClaimAction;
}

/** All used cells. */
export function cellsOf(rows: readonly Unit[]): Cell[] {
  return rows.flatMap((unit) => unit.actions.map((action) => ({ unit, action })));
}

/** Number of selected cells; unknown claims are kept but not counted. */
export function chosenCount(selected: ReadonlySet<string>): number {
  return cellsOf(units()).filter(({ unit, action }) => selected.has(claimOf(unit, action))).length;
}

export function claimOf(unit: Unit, action: ClaimAction): string {
  return `${unit.claim}.${action}`;
}

/** True if a role has claims that the account lacks; the server then refuses every change. */
export function isAbove(roleClaims: Role['roleClaims'], own: ClaimMap): boolean {
  const known = new Set(cellsOf(units()).map(({ unit, action }) => claimOf(unit, action)));
  return roleClaims.some(({ value, selected }) => selected && known.has(value) && !holds(own, value));
}

/** Claims after toggling a cell: Edit, Create and Delete add View where the unit has it, and removing View removes them. */
export function toggleCell(
  selected: ReadonlySet<string>,
  unit: Unit,
  action: ClaimAction,
  isOn: boolean,
): Set<string> {
  const next = new Set(selected);
  if (isOn) {
    next.add(claimOf(unit, action));
    if (unit.actions.includes('View')) next.add(claimOf(unit, 'View'));
  } else if (action === 'View') for (const each of unit.actions) next.delete(claimOf(unit, each));
  else next.delete(claimOf(unit, action));
  return next;
}

/** True for a claim that the user has and therefore may grant and revoke. */
export type MayChange = (claim: string) => boolean;

/** True for a fixed cell: the user lacks the claim, or another action requires View. */
export function isLocked(
  selected: ReadonlySet<string>,
  { unit, action }: Cell,
  mayChange: MayChange,
): boolean {
  const isHeld = (each: ClaimAction) => selected.has(claimOf(unit, each)) && !mayChange(claimOf(unit, each));
  return !mayChange(claimOf(unit, action)) || (action === 'View' && unit.actions.some(isHeld));
}

/** State of a row's or column's checkbox, and the effect of its next press. */
export function groupState(selected: ReadonlySet<string>, cells: readonly Cell[], mayChange: MayChange) {
  const isOn = ({ unit, action }: Cell) => selected.has(claimOf(unit, action));
  const free = cells.filter((cell) => !isLocked(selected, cell, mayChange));
  return {
    all: cells.every(isOn),
    some: cells.some(isOn),
    isLocked: free.length === 0,
    turnsOn: !free.every(isOn),
  };
}

/** Toggles several cells, except locked ones. */
export function toggleCells(
  selected: ReadonlySet<string>,
  cells: readonly Cell[],
  isOn: boolean,
  mayChange: MayChange,
): Set<string> {
  const free = cells.filter((cell) => !isLocked(selected, cell, mayChange));
  return free.reduce((result, { unit, action }) => toggleCell(result, unit, action, isOn), new Set(selected));
}

/** Permissions of a role in words, one line per set of actions. */
export function inWords(selected: ReadonlySet<string>): string[] {
  const byActions = new Map<string, string[]>();
  for (const unit of units()) {
    const may = unit.actions.filter((action) => selected.has(claimOf(unit, action)));
    if (may.length === 0) continue;
    const key = may.map((action) => roleText.actions[action]).join(roleText.join);
    byActions.set(key, [...(byActions.get(key) ?? []), unit.title]);
  }
  return [...byActions].map(([key, titles]) => roleText.does(key, titles.join(roleText.join)));
}
