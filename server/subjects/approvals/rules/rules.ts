import { asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { note } from '../../../base/audit/audit';
import type { Bodies } from '../../../base/contract/bodies';
import { fieldError } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import { sharedText } from '../../../../openapi/text';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { accounts, approvalDepartments, approvalRules, roles } from '../../../base/db/schema';
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
  /** Its department. */
  name: string;
  role: string;
  parts: ApprovalPart[];
}

/** Department of a role, beside `roles` and a left join of `approvalDepartments`. */
const departmentName = sql<string>`coalesce(${approvalDepartments.name}, ${roles.name})`;
const isOfRole = eq(approvalDepartments.roleId, roles.id);

const ruledKind = (kind: RecordKind): ApprovalKind => (kind === 'otherPopup' ? 'popup' : kind);

const ruleRows = (db: Db, fits?: SQL) =>
  db
    .select({
      kind: approvalRules.kind,
      roleId: approvalRules.roleId,
      part: approvalRules.part,
      name: departmentName,
      role: roles.name,
    })
    .from(approvalRules)
    .innerJoin(roles, eq(roles.id, approvalRules.roleId))
    .leftJoin(approvalDepartments, isOfRole)
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
  for (const { roleId, name, role, part } of rows) {
    const ruled = byRole.get(roleId) ?? { roleId, name, role, parts: [] };
    byRole.set(roleId, { ...ruled, parts: [...ruled.parts, part] });
  }
  return [...byRole.values()].map((ruled) => ({ ...ruled, parts: inOrder(ruled.parts) }));
}

/** Roles that are in no rule, with their departments. */
export async function formerRoles(db: Db, ids: readonly number[]): Promise<RuledRole[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ roleId: roles.id, name: departmentName, role: roles.name })
    .from(roles)
    .leftJoin(approvalDepartments, isOfRole)
    .where(inArray(roles.id, [...ids]))
    .orderBy(asc(roles.id));
  return rows.map((row) => ({ ...row, parts: [] }));
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
    .select({ id: roles.id, name: roles.name, department: approvalDepartments.name })
    .from(roles)
    .leftJoin(approvalDepartments, isOfRole)
    .where(isNull(roles.deletedOn))
    .orderBy(asc(roles.name), asc(roles.id));
  const approvers = await approversOf(
    db,
    all.map(({ id }) => id),
  );
  return {
    rules: [...rules.values()],
    roles: all.map((role) => {
      const own = approvers.filter(({ roleId }) => roleId === role.id);
      const departments = own.flatMap(({ department }) => department || []);
      return { ...role, approvers: own.length, ownDepartments: [...new Set(departments)] };
    }),
    ...recordOf(row),
  };
}

/**
 * Replaces all rules; roles whose department is not sent keep theirs. Throws 409, and 400 for a repeated rule or
 * department, or a role without accounts that may approve.
 */
export async function saveApprovalRules(
  tx: Tx,
  { rowVersion, rules, departments = [] }: Bodies['saveApprovalRules'],
  by: string,
): Promise<Saved> {
  const row = await findOneOfAKind(tx, key, true);
  assertFresh(row, rowVersion);
  await assertRules(tx, rules);
  const before = await auditedRules(tx);
  await tx.delete(approvalRules);
  const rows = rules.flatMap(({ roleIds, ...rule }) => roleIds.map((roleId) => ({ ...rule, roleId })));
  if (rows.length > 0) await tx.insert(approvalRules).values(rows);
  await saveDepartments(tx, departments);
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

/** Stores departments of roles in the rules. Throws 400 for one of another role, and for one that two roles share. */
async function saveDepartments(
  tx: Tx,
  departments: NonNullable<Bodies['saveApprovalRules']['departments']>,
): Promise<void> {
  const values = departments.map(({ roleId, name }) => ({ roleId, name: name.trim() }));
  const ruled = new Map((await ruleRows(tx)).map(({ roleId, name, role }) => [roleId, { name, role }]));
  for (const [place, { roleId, name }] of values.entries()) {
    const ofRole = ruled.get(roleId);
    if (!ofRole || values.findIndex((each) => each.roleId === roleId) < place) {
      throw fieldError(`departments[${place}].roleId`, serverText.invalid);
    }
    if (name === '') throw fieldError(`departments[${place}].name`, serverText.required);
    ruled.set(roleId, { ...ofRole, name });
  }
  for (const [id, { name }] of ruled) {
    const [otherId, other] = [...ruled].find(([each, one]) => each > id && one.name === name) ?? [];
    if (!other) continue;
    const place = values.findLastIndex(({ roleId }) => roleId === id || roleId === otherId);
    const field = place < 0 ? 'departments' : `departments[${place}].name`;
    throw fieldError(field, sharedText.departmentTaken(name));
  }
  if (values.length === 0) return;
  await tx
    .insert(approvalDepartments)
    .values(values)
    .onConflictDoUpdate({ target: approvalDepartments.roleId, set: { name: sql`excluded.name` } });
}

/** Rules for the audit trail: names of roles by kind and part, and the departments in which they approve. */
async function auditedRules(db: Db): Promise<Record<string, string>> {
  const rows = (await ruleRows(db)).toSorted((a, b) => a.role.localeCompare(b.role));
  const said: Record<string, string> = {};
  for (const { kind, part, role } of rows) {
    const field = `${kind}.${part}`;
    said[field] = said[field] ? `${said[field]}、${role}` : role;
  }
  const departments = new Map(rows.map(({ role, name }) => [role, approvalText.departmentOf(role, name)]));
  return { ...said, departments: [...departments.values()].join('、') };
}
