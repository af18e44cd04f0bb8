import type { Changes, StoredPart } from '../db/stored-values';
import { bookkeepingColumns, columnsOfNoForm, pictureOfColumn } from '../db/record-columns';

/** What the audit trail does not keep: no content of a record, or told as something else. */
const leftOut: ReadonlySet<string> = new Set([
  ...bookkeepingColumns,
  // Secrets are among them: identity/account-trail.ts notes what happens to these.
  ...Object.values(columnsOfNoForm).flat(),
  // Entered under the assignee's name, and by the state.
  'assigneeId',
  // Kept as versions of the website.
  'publishedParts',
]);
const longestText = 2_000;
const mostParts = 20;

/**
 * The fields of a record that a change made others, as the audit trail keeps them: no password or its hash, a picture by
 * its file's name, of a page the blocks that changed, of a list of names those that came or went, long texts cut.
 */
export function changesOf(before: object, after: object): { before: Changes; after: Changes } {
  const earlier: Changes = { ...before };
  const later: Changes = { ...after };
  // What a save did not name is the very same value.
  const named = Object.keys(later).filter((column) => later[column] !== earlier[column]);
  const [old, now] = [keptOf(earlier, named), keptOf(later, named)];
  const changes: { before: Changes; after: Changes } = { before: {}, after: {} };
  for (const name of Object.keys(now)) {
    const [a, b] = [old[name], now[name]];
    if (JSON.stringify(a) === JSON.stringify(b)) continue;
    const [was, is] = sides(name, a, b);
    Object.assign(changes.before, { [name]: was });
    Object.assign(changes.after, { [name]: is });
  }
  return changes;
}

function keptOf(row: Changes, columns: readonly string[]): Changes {
  const values: Changes = {};
  for (const name of columns) {
    const picture = pictureOfColumn(name, row);
    if (picture !== undefined) {
      values[picture] = pictureOf(row[`${picture}Sha`], row[`${picture}Name`]);
    } else if (name === 'passwordHash') {
      values['password'] = row[name];
    } else if (!leftOut.has(name)) {
      values[name] = row[name];
    }
  }
  return values;
}

/** Two pictures of one name are told apart, but none is kept for being named here. */
function pictureOf(sha: unknown, fileName: unknown): unknown {
  return typeof sha === 'string' ? { fileName: fileName ?? '', mark: sha.slice(0, 8) } : null;
}

function sides(name: string, before: unknown, after: unknown): [unknown, unknown] {
  // Only that it changed may be known.
  if (name === 'password') return [null, null];
  if (name === 'parts' && isPage(before) && isPage(after)) return changedParts(before, after);
  if (isNames(before) && isNames(after)) {
    return [before.filter((each) => !after.includes(each)), after.filter((each) => !before.includes(each))];
  }
  return [cut(before), cut(after)];
}

/** Blocks of either side that the other has not, or has otherwise; where only their order changed, their ids. */
function changedParts(before: readonly StoredPart[], after: readonly StoredPart[]): [unknown, unknown] {
  const textOf = (parts: readonly StoredPart[]) =>
    new Map(parts.map((part) => [part.id, JSON.stringify(part)]));
  const [old, now] = [textOf(before), textOf(after)];
  const gone = before.filter(({ id }) => old.get(id) !== now.get(id));
  const come = after.filter(({ id }) => old.get(id) !== now.get(id));
  if (gone.length === 0 && come.length === 0) return [before.map(({ id }) => id), after.map(({ id }) => id)];
  return [gone.slice(0, mostParts).map(shortPart), come.slice(0, mostParts).map(shortPart)];
}

function shortPart(part: StoredPart): unknown {
  const kept = Object.entries(part).filter(([name]) => name !== 'fileSha');
  return Object.fromEntries(kept.map(([name, value]) => [name, cut(value)]));
}

function cut(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= longestText) return value ?? null;
  // Half a character at the end would be no text.
  return `${value.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const isPage = (value: unknown): value is StoredPart[] => Array.isArray(value);
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
