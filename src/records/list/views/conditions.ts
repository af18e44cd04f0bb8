import type { components } from '../../../../openapi/generated/types';
import type { FilterChip } from '../filter-chips';

export type ListView = components['schemas']['ListView'];
export type Condition = components['schemas']['ListCondition'];

/** Values of an address that belong to a moment, not to a view. */
const passing: ReadonlySet<string> = new Set(['page', 'pageSize', 'sorting']);

/** Conditions of a list, as a view stores them: filters with their words, tab and order. */
export function conditionsOf(search: object, chips: readonly FilterChip<object>[]): Condition[] {
  const words = new Map(
    chips.flatMap(({ label, without }) => Object.keys(without).map((key) => [key, label])),
  );
  return Object.entries(search)
    .filter(([key, value]) => value !== undefined && !passing.has(key))
    .map(([key, value]) => ({ key, value: JSON.stringify(value), label: words.get(key) ?? '' }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** The search of an address that shows a view. */
export function searchOf(conditions: readonly Condition[]): Record<string, unknown> {
  return Object.fromEntries(conditions.map(({ key, value }) => [key, parsed(value)]));
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Conditions that a list did not take over when the view was opened, as their value or field no longer exists. */
export function lostConditions({ conditions }: ListView, opened: object): Condition[] {
  const taken = new Map(Object.entries(opened));
  return conditions.filter(({ key, value }) => JSON.stringify(taken.get(key)) !== value);
}

/** True if a list shows just what the view names, apart from conditions that are lost. */
export function isShown({ conditions }: ListView, search: object, lost: readonly Condition[] = []): boolean {
  const named = conditions.filter(({ key }) => !lost.some((each) => each.key === key));
  const shown = conditionsOf(search, []);
  const values = new Map(named.map(({ key, value }) => [key, value]));
  return shown.length === values.size && shown.every(({ key, value }) => values.get(key) === value);
}
