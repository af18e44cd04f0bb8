import { asc, eq, isNull, or, type SQL } from 'drizzle-orm';
import { note } from '../../../base/audit/audit';
import type { Bodies } from '../../../base/contract/bodies';
import { fieldError } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { accounts, approvalRules, roles } from '../../../base/db/schema';
import type { Tx } from '../../../base/db/transaction';
import { claimHolders } from '../../../access/identity/claim-holders';
import type { components } from '../../../../openapi/generated/types';
import { findOneOfAKind, saveOneOfAKind } from '../../../records/one-of-a-kind';
import { assertFresh, recordOf } from '../../../records/records';
import type { Saved } from '../../../records/table';
import { type ApprovalPart } from './parts-of-block';
import { approvalText } from './text';

type ApprovalKind = components['schemas']['ApprovalKind'];
export type RecordKind = components['schemas']['ApprovalRecordKind'];
type Rule = components['schemas']['ApprovalRule'];

const key = 'approvalRules';
/** Claim required of approvers. */
export const approves = 'Permissions.Approvals.View';

/** A role of the rules of one kind, with the parts that it approves. */
export interface RuledRole {
  roleId: number;
  name: string;
  parts: ApprovalPart[];
}

const ruledKind = (kind: RecordKind): ApprovalKind => (kind === 'otherPopup' ? 'popup' : kind);

const ruleRows = (db: Db, fits?: SQL) =>
  db
    .select({
      kind: approvalRules.kind,
      roleId: approvalRules.roleId,
      part: approvalRules.part,
      name: roles.name,
    })
    .from(approvalRules)
    .innerJoin(roles, eq(roles.id, approvalRules.roleId))
    .where(fits)
    .orderBy(asc(approvalRules.roleId));

/** Roles that approve records of a kind; empty without rules. */
export async function ruledRoles(db: Db, kind: RecordKind): Promise<RuledRole[]> {
  return byRoleOf(await ruleRows(db, eq(approvalRules.kind, ruledKind(kind))));
}

/** Rules of every kind with their approvers, read once for many records. */
export interface RuleBook {
  rolesOf: (kind: RecordKind) => readonly RuledRole[];
  kinds: readonly ApprovalKind[];
  approvers: Awaited<ReturnType<typeof approversOf>>;
}

/** Reads all rules by two statements. */
export async function readRules(db: Db): Promise<RuleBook> {
  const rows = await ruleRows(db);
  const kinds = new Set(rows.map(({ kind }) => kind));
  const byKind = new Map([...kinds].map((kind) => [kind, byRoleOf(rows.filter((row) => row.kind === kind))]));
  return {
    rolesOf: (kind) => byKind.get(ruledKind(kind)) ?? [],
    kinds: [...kinds],
    // Deputies may have another role than those of the rules.
    approvers: rows.length > 0 ? await claimHolders(db, approves) : [],
  };
}

function byRoleOf(rows: Awaited<ReturnType<typeof ruleRows>>): RuledRole[] {
  const byRole = new Map<number, RuledRole>();
  for (const { roleId, name, part } of rows) {
    const role = byRole.get(roleId) ?? { roleId, name, parts: [] };
    byRole.set(roleId, { ...role, parts: [...role.parts, part] });
  }
  return [...byRole.values()].map((role) => ({ ...role, parts: inOrder(role.parts) }));
}

const inOrder = (parts: readonly ApprovalPart[]): ApprovalPart[] =>
  (['words', 'figures', 'terms'] as const).filter((part) => parts.includes(part));

/** Active accounts with one of the roles that may approve, and further ones by id. */
export function approversOf(db: Db, roleIds: readonly number[], accountIds: readonly number[] = []) {
  const hasRole = inArray(accounts.roleId, [...roleIds]);
  const isNamed = accountIds.length > 0 ? inArray(accounts.id, [...accountIds]) : undefined;
  return claimHolders(db, approves, or(hasRole, isNamed));
}

export async function getApprovalRules(db: Db): Promise<components['schemas']['ApprovalRules']> {
  const row = await findOneOfAKind(db, key);
  const stored = await db
    .select()
    .from(approvalRules)
    .orderBy(asc(approvalRules.kind), asc(approvalRules.part), asc(approvalRules.roleId));
  const rules = new Map<string, Rule>();
  for (const { kind, part, roleId } of stored) {
    const rule = rules.get(`${kind} ${part}`) ?? { kind, part, roleIds: [] };
    rules.set(`${kind} ${part}`, { ...rule, roleIds: [...rule.roleIds, roleId] });
  }
  const all = await db
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(isNull(roles.deletedOn))
    .orderBy(asc(roles.name), asc(roles.id));
  const approvers = await approversOf(
    db,
    all.map(({ id }) => id),
  );
  return {
    rules: [...rules.values()],
    roles: all.map((role) => ({
      ...role,
      approvers: approvers.filter(({ roleId }) => roleId === role.id).length,
    })),
    ...recordOf(row),
  };
}

/** Replaces all rules. Throws 409, and 400 for a repeated rule or a role without accounts that may approve. */
export async function saveApprovalRules(
  tx: Tx,
  { rowVersion, rules }: Bodies['saveApprovalRules'],
  by: string,
): Promise<Saved> {
  const row = await findOneOfAKind(tx, key, true);
  assertFresh(row, rowVersion);
  await assertRules(tx, rules);
  const before = await auditedRules(tx);
  await tx.delete(approvalRules);
  const rows = rules.flatMap(({ roleIds, ...rule }) => roleIds.map((roleId) => ({ ...rule, roleId })));
  if (rows.length > 0) await tx.insert(approvalRules).values(rows);
  const saved = await saveOneOfAKind(tx, key, { rowVersion }, by);
  const after = await auditedRules(tx);
  note(tx, { kind: 'approvalRules', recordId: 1, action: 'update', before, after });
  return saved;
}

async function assertRules(tx: Tx, rules: readonly Rule[]): Promise<void> {
  const asked = rules.flatMap(({ roleIds }) => roleIds);
  const approvers = new Set((await approversOf(tx, asked)).map(({ roleId }) => roleId));
  const known = new Set<string>();
  for (const [place, { kind, part, roleIds }] of rules.entries()) {
    if (known.has(`${kind} ${part}`)) throw fieldError(`rules[${place}].part`, serverText.invalid);
    known.add(`${kind} ${part}`);
    const index = roleIds.findIndex((id) => !approvers.has(id));
    if (index >= 0) throw fieldError(`rules[${place}].roleIds[${index}]`, approvalText.noApprovers);
  }
}

/** Rules for the audit trail: names of roles by kind and part. */
async function auditedRules(db: Db): Promise<Record<string, string>> {
  const rows = await db
    .select({ kind: approvalRules.kind, part: approvalRules.part, name: roles.name })
    .from(approvalRules)
    .innerJoin(roles, eq(roles.id, approvalRules.roleId))
    .orderBy(asc(roles.name));
  const said: Record<string, string> = {};
  for (const { kind, part, name } of rows) {
    const field = `${kind}.${part}`;
    said[field] = said[field] ? `${said[field]}、${name}` : name;
  }
  return said;
}
