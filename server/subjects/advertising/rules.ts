import { eq } from 'drizzle-orm';
import { note } from '../../base/audit/audit';
import { changesOf } from '../../base/audit/changes';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { singletons } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { components } from '../../../openapi/generated/types';
import { findOneOfAKind, saveOneOfAKind } from '../../records/one-of-a-kind';
import { assertFresh, recordOf } from '../../records/records';
import type { Saved } from '../../records/table';
import { phrasesOf } from './phrases';
import { type AdRule, pageKinds } from './ready-rules';
import { deliveredRules } from './delivered/delivered-rules';
import { adText } from './text';

const key = 'adRules';

/** Rules that the company changed or added. Later releases may deliver further rules. */
const ownIn = (value: unknown): AdRule[] => {
  const { rules } = { rules: [], ...(value as { rules?: AdRule[] } | null) };
  return rules;
};

function together(own: readonly AdRule[]): AdRule[] {
  const byId = new Map(own.map((rule) => [rule.id, rule]));
  const delivered = new Set(deliveredRules.map(({ id }) => id));
  return [
    ...deliveredRules.map((rule) => byId.get(rule.id) ?? rule),
    ...own.filter(({ id }) => !delivered.has(id)),
  ];
}

/** Rules in force. */
export async function adRulesOf(db: Db): Promise<AdRule[]> {
  const [row] = await db.select({ value: singletons.value }).from(singletons).where(eq(singletons.key, key));
  return together(ownIn(row?.value));
}

export async function getAdRules(db: Db): Promise<components['schemas']['AdRules']> {
  const row = await findOneOfAKind(db, key);
  return { rules: together(ownIn(row.value)), delivered: deliveredRules, ...recordOf(row) };
}

/** Saves the rules; omitted delivered rules stay. Throws 409, and 400 for a rule that matches nothing. */
export async function saveAdRules(
  tx: Tx,
  { rowVersion, rules }: Bodies['saveAdRules'],
  by: string,
): Promise<Saved> {
  assertRules(rules);
  const row = await findOneOfAKind(tx, key, true);
  assertFresh(row, rowVersion);
  const delivered = new Map(deliveredRules.map((rule) => [rule.id, auditedRule(rule)]));
  const own = rules.filter((rule) => delivered.get(rule.id) !== auditedRule(rule));
  const before = together(ownIn(row.value));
  const saved = await saveOneOfAKind(tx, key, { rowVersion, value: { rules: own } }, by);
  const byRule = (list: readonly AdRule[]) =>
    Object.fromEntries(list.map((rule) => [rule.id, auditedRule(rule)]));
  note(tx, {
    kind: 'adRules',
    recordId: 1,
    action: 'update',
    ...changesOf(byRule(before), byRule(together(own))),
  });
  return saved;
}

const auditedFields = [
  'id',
  'kind',
  'phrases',
  'exceptions',
  'contexts',
  'reason',
  'source',
  'checkedOn',
  'isToConfirm',
  'severity',
  'isOn',
] as const satisfies (keyof AdRule)[];

/** Rule as text with its fields in a fixed order. */
const auditedRule = (rule: AdRule): string =>
  JSON.stringify(Object.fromEntries(auditedFields.map((field) => [field, rule[field]])));

function assertRules(rules: readonly AdRule[]): void {
  const ids = new Set<string>();
  for (const [place, { id, kind, phrases, exceptions, contexts, isOn }] of rules.entries()) {
    const at = (field: string) => `rules[${place}].${field}`;
    if (ids.has(id)) throw fieldError(at('id'), adText.idTwice);
    ids.add(id);
    for (const [field, words] of Object.entries({ phrases, exceptions, contexts })) {
      const empty = words.find((each) => phrasesOf(each).length === 0);
      if (empty !== undefined) throw fieldError(at(field), adText.emptyPhrase(empty));
    }
    if (isOn && !pageKinds.has(kind) && phrases.length === 0) {
      throw fieldError(at('phrases'), adText.noPhrases);
    }
  }
}
