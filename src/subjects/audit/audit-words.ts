import { wordsOf } from '../../../openapi/block-words';
import { kindOf } from '../../blocks/content-editor/block-kinds';
import { blockTypes } from '../../blocks/content-editor/offered-types';
import type { KindName } from '../../records/kinds/kind';
import { labels } from '../../records/kinds/labels';
import { screenGroups } from '../../layout/menu';
import { type Difference, plainText } from '../../records/record/difference';
import { htmlLines } from '../../records/record/html-text';
import { dateTimeText } from '../../base/time/date-time';
import type { AuditEntry } from './audit-loaders';
import { factRows } from './fact-words';
import { unitRows } from './unit-words';
import { accountActions, auditText, entryLabels, valueWords } from './text';

/** Name of an action; sites have their own for the switch. */
export function actionText({ kind, action }: AuditEntry): string {
  return kind === 'site' && (action === 'online' || action === 'offline')
    ? auditText.siteActions[action]
    : auditText.actions[action];
}

/** Remark of an entry: number of fields, reason of a failure, schedule. */
export function remarkText(entry: AuditEntry): string {
  const { action, after, count } = entry;
  const nth = count > 1 ? auditText.nth(count) : '';
  if (action === 'signInFailed') return joined(reasonText(after?.['reason']), nth);
  if (action === 'refused') return joined(refusalText(after?.['claim']), nth);
  if (action === 'sort') return auditText.sorted(Number(after?.['count']));
  if (action === 'export' || action === 'createLink' || action === 'revokeLink') return '';
  if (entry.operation === 'schedule') return auditText.scheduled;
  const fields = Object.keys(after ?? {}).length;
  return action === 'update' && fields > 0 ? auditText.fields(fields) : '';
}

/** Fields of an entry, before and after. */
export function entryDifferences({ kind, action, before, after }: AuditEntry): Difference[] {
  if (action === 'refused' || action === 'signInFailed' || action === 'sort') return [];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name): Difference[] =>
    name === 'password'
      ? [{ key: name, label: labelOf(kind, name), before: '', after: auditText.passwordChanged }]
      : fieldRows(name, before?.[name], after?.[name], kind).filter(
          (row) => !isList(name) || row.before !== row.after,
        ),
  );
}

/** Lists compared entry by entry, without unchanged entries. */
const isList = (name: string) => name === 'housingUnits' || name === 'projectFacts';

/** Fields of two versions; only differences unless all are requested. */
export function versionFields(
  kind: AuditEntry['kind'],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  showsAll: boolean,
): Difference[] {
  return Object.keys({ ...after, ...before })
    .toSorted((a, b) => placeOf(kind, a) - placeOf(kind, b))
    .flatMap((name) => fieldRows(name, before[name], after[name], kind))
    .filter((row) => (showsAll ? row.before !== '' || row.after !== '' : row.isChanged));
}

/** Form fields of columns with another name on the wire. */
const fieldOf: Readonly<Record<string, string>> = {
  share: 'shareImage',
  claims: 'roleClaims',
  isActive: 'status',
  alt: 'altText',
};

/** Label of a field, from the form of its kind or from the audit trail's own. */
export function labelOf(kind: KindName, name: string): string {
  if (name === 'hasKeyword') return auditText.withKeyword;
  return labels[kind]?.[fieldOf[name] ?? name] ?? entryLabels[name] ?? name;
}

/** Order of the form; fields outside it come last. */
function placeOf(kind: KindName, name: string): number {
  const order = Object.keys(labels[kind] ?? {});
  const place = order.indexOf(fieldOf[name] ?? name);
  return place < 0 ? order.length : place;
}

/** One row per field; one per housing unit. */
function fieldRows(
  name: string,
  before: unknown,
  after: unknown,
  kind: AuditEntry['kind'],
): (Difference & { isChanged: boolean })[] {
  if (name === 'housingUnits') return unitRows(before, after);
  if (name === 'projectFacts') return factRows(before, after);
  return [
    {
      key: name,
      label: labelOf(kind, name),
      before: valueText(name, before, kind),
      after: valueText(name, after, kind),
      isChanged: JSON.stringify(before) !== JSON.stringify(after),
      ...(hasAddress(before) || hasAddress(after)
        ? { pictures: { before: addressOf(before), after: addressOf(after) } }
        : {}),
    },
  ];
}

const hasAddress = (value: unknown): value is { filePath: string } =>
  typeof value === 'object' && value !== null && 'filePath' in value;
const addressOf = (value: unknown) => (hasAddress(value) ? value.filePath : null);

function valueText(name: string, value: unknown, kind: AuditEntry['kind']): string {
  if (value === null || value === undefined) return '';
  if (name.endsWith('On') && typeof value === 'string') return dateTimeText(value);
  if (name === 'parts' && Array.isArray(value)) return value.map(blockText).join('\n');
  if (name === 'claims' && Array.isArray(value)) return value.map(claimText).join('\n');
  if (name === 'recommendedCaseIds' && Array.isArray(value)) {
    return value.map((id) => auditText.number(Number(id))).join(auditText.separator);
  }
  const word = (valueWords[`${kind}.${name}`] ?? valueWords[name])?.[String(value)];
  if (word !== undefined) return word;
  const accountWord = accountActions[name]?.[String(value)];
  if (accountWord !== undefined) return accountWord;
  if (isPicture(value)) return value.fileName || auditText.picture;
  return plainText(value);
}

const blockNames: ReadonlyMap<unknown, string> = new Map(
  blockTypes.map((type) => [type, kindOf(type).label]),
);

/** A block with type and content in one line; only ids for a changed order. */
function blockText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return auditText.number(Number(part));
  const fields = new Map<string, unknown>(Object.entries(part));
  const html = fields.get('html');
  const lines: string[] = [];
  let entry: number | null = null;
  for (const { field, itemId, text } of wordsOf(part)) {
    const own = field === 'text' && typeof html === 'string' && html !== '' ? htmlLines(html, true) : text;
    // Texts of one entry, such as a question and its answer.
    lines.push(itemId !== null && itemId === entry ? `${lines.pop() ?? ''}：${own}` : own);
    entry = itemId;
  }
  const more = ['url', 'lineId', 'fileName'].map((name) => plainText(fields.get(name)));
  const type = blockNames.get(fields.get('partType')) ?? auditText.unknownBlock;
  return auditText.claimOf(type, [...lines, ...more].filter(Boolean).join(auditText.separator));
}

/** A claim in the words of the role matrix. */
function claimText(claim: unknown): string {
  const [unit, action] = partsOf(String(claim));
  return auditText.claimOf(unit, action);
}

function refusalText(claim: unknown): string {
  return auditText.tried(...partsOf(String(claim)));
}

function partsOf(claim: string): [string, string] {
  const [unit, action] = [claim.slice(0, claim.lastIndexOf('.')), claim.slice(claim.lastIndexOf('.') + 1)];
  const entry = screenGroups
    .flatMap(({ entries }) => entries)
    .flatMap((each) => [each, ...(each.tabs ?? [])])
    .find((each) => each.claim === unit);
  const words: Readonly<Record<string, string>> = auditText.claimActions;
  return [entry?.title ?? unit, words[action] ?? action];
}

function reasonText(reason: unknown): string {
  const words: Readonly<Record<string, string>> = auditText.reasons;
  return words[String(reason)] ?? '';
}

const joined = (...words: string[]) => words.filter(Boolean).join('，');

function isPicture(value: unknown): value is { fileName: string } {
  return typeof value === 'object' && value !== null && 'fileName' in value;
}
