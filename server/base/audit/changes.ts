import type { Changes, StoredPart } from '../db/stored-values';
import { bookkeepingColumns, columnsOfNoForm, pictureOfColumn } from '../db/record-columns';

/** Columns that the audit trail leaves out: no content, or recorded in another form. */
const leftOut: ReadonlySet<string> = new Set([
  ...bookkeepingColumns,
  // Includes secrets; identity/account-trail.ts records their changes.
  ...Object.values(columnsOfNoForm).flat(),
  // Recorded by the assignee's name.
  'assigneeId',
  // The account of the entry.
  'plannedBy',
  'plannedById',
  'ranBy',
  'ranById',
  // Stored as versions of the site.
  'publishedParts',
  // Follow from a change of the case, which is recorded.
  'caseWithheld',
  'keptName',
]);
const maxTextLength = 2_000;
const maxParts = 20;

/**
 * Changed fields for the audit trail, without secrets and the columns of `without`. Pictures are named by
 * file, pages by blocks.
 */
export function changesOf(
  before: object,
  after: object,
  without: readonly string[] = [],
): { before: Changes; after: Changes } {
  const earlier: Changes = { ...before };
  const later: Changes = { ...after };
  // Fields that a save omits keep the identical value.
  const named = Object.keys(later).filter(
    (column) => later[column] !== earlier[column] && !without.includes(column),
  );
  const [old, now] = [keptOf(earlier, named), keptOf(later, named)];
  const changes: { before: Changes; after: Changes } = { before: {}, after: {} };
  for (const name of Object.keys(now)) {
    const [a, b] = [old[name], now[name]];
    // A page may have megabytes, so its blocks are written as text only once.
    const isPages = name === 'parts' && isPage(a) && isPage(b);
    const changed = isPages ? changedParts(a, b) : changedSides(name, a, b);
    if (!changed) continue;
    const [was, is] = changed;
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

/** Shortened hash: distinguishes pictures of the same name, and does not count as a use of the file. */
function pictureOf(sha: unknown, fileName: unknown): unknown {
  return typeof sha === 'string' ? { fileName: fileName ?? '', mark: sha.slice(0, 8) } : null;
}

/** Both sides of a value for the trail; null if they are equal. */
function changedSides(name: string, before: unknown, after: unknown): [unknown, unknown] | null {
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  // The trail records only the fact of a change.
  if (name === 'password') return [null, null];
  if (isNames(before) && isNames(after)) {
    return [before.filter((each) => !after.includes(each)), after.filter((each) => !before.includes(each))];
  }
  return [cut(before), cut(after)];
}

/** Blocks that differ between both sides; where only the order changed, the ids in order; null if nothing did. */
function changedParts(
  before: readonly StoredPart[],
  after: readonly StoredPart[],
): [unknown, unknown] | null {
  const textOf = (parts: readonly StoredPart[]) =>
    new Map(parts.map((part) => [part.id, JSON.stringify(part)]));
  const [old, now] = [textOf(before), textOf(after)];
  const removed = before.filter(({ id }) => old.get(id) !== now.get(id));
  const come = after.filter(({ id }) => old.get(id) !== now.get(id));
  if (removed.length === 0 && come.length === 0) {
    const [was, is] = [before.map(({ id }) => id), after.map(({ id }) => id)];
    return was.join() === is.join() ? null : [was, is];
  }
  return [removed.slice(0, maxParts).map(shortPart), come.slice(0, maxParts).map(shortPart)];
}

function shortPart(part: StoredPart): unknown {
  const kept = Object.entries(part).filter(([name]) => name !== 'fileSha');
  return Object.fromEntries(kept.map(([name, value]) => [name, cut(value)]));
}

function cut(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= maxTextLength) return value ?? null;
  // Half of a surrogate pair would be invalid text.
  return `${value.slice(0, maxTextLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const isPage = (value: unknown): value is StoredPart[] => Array.isArray(value);
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
