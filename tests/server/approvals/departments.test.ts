import { readFile } from 'node:fs/promises';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  accounts,
  approvalDepartments,
  approvalRequests,
  approvalRules,
  auditEntries,
  outbox,
  proofEntries,
  roles,
} from '../../../server/base/db/schema';
import { readManifest } from '../../../server/website/proof/manifest';
import {
  approvalsTest,
  type ApprovalsTest,
  approves,
  overrules,
  sites,
  type Staff,
} from '../support/approvals';

let test: ApprovalsTest;
let admin: Staff;
let clerk: Staff;
let works: Staff;
let legal: Staff;

beforeAll(async () => {
  test = await approvalsTest();
  admin = await test.staff([approves, 'Permissions.Approvals.Edit']);
  clerk = await test.staff([...sites, overrules]);
  works = await test.staff([approves]);
  legal = await test.staff([approves]);
  await test.db.update(accounts).set({ department: '工務處' }).where(eq(accounts.id, works.id));
  await test.db.update(accounts).set({ department: '法務室' }).where(eq(accounts.id, legal.id));
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(approvalDepartments);
  await test.db.delete(approvalRequests);
  await test.rule([
    ['words', works],
    ['figures', legal],
  ]);
});

const read = async () => (await test.call(admin, 'GET', 'Approvals/rules')).data;
/** Saves these departments beside the present rules. */
const save = async (departments?: { roleId: number; name: string }[]) => {
  const { rowVersion, rules } = await read();
  return test.call(admin, 'PUT', 'Approvals/rules', {
    rowVersion,
    rules,
    ...(departments && { departments }),
  });
};
const named = () =>
  save([
    { roleId: works.roleId, name: ' 工務部 ' },
    { roleId: legal.roleId, name: '法務部' },
  ]);
const roleName = async ({ roleId }: Staff) => {
  const [row] = await test.db.select().from(roles).where(eq(roles.id, roleId));
  return row?.name ?? '';
};

it('Progress, candidates, refusals, the mail of an emergency and the proof speak of the department; the role decides', async () => {
  expect(await named()).toMatchObject({ succeeded: true });
  await test.begin();
  const { data } = await test.request(clerk);
  expect((await test.publish(clerk)).messages).toEqual([
    '還差工務部（1 個區塊）、法務部（1 個區塊）核准，尚不能發布',
  ]);
  await test.approve(works, data.id);
  const { details, departments } = await test.find(clerk, data.id);
  expect(departments).toMatchObject([
    { name: '工務部', state: 'approved' },
    { name: '法務部', state: 'waiting' },
  ]);
  expect(details).toMatchObject([
    { deciderDepartment: '工務處', candidates: [{ id: works.id, department: '工務處' }] },
    { decidedBy: null, deciderDepartment: '', candidates: [{ id: legal.id, department: '法務室' }] },
  ]);

  await test.db.delete(outbox);
  const reason = '主管機關要求立即更正內容';
  expect(await test.publish(clerk, { emergencyReason: reason })).toMatchObject({ succeeded: true });
  const [mail] = await test.db.select().from(outbox);
  expect(mail?.body).toContain('尚未核准：法務部');
  const [proof] = await test.db.select().from(proofEntries).orderBy(desc(proofEntries.id)).limit(1);
  expect(readManifest(proof?.manifest ?? '{}').approvals).toMatchObject({
    items: [{ role: await roleName(works), department: '工務部' }],
  });
});

it('A closed request keeps the department of a role that has left the rules', async () => {
  await named();
  await test.begin();
  const { data } = await test.request(clerk);
  await test.approve(works, data.id);
  await test.call(clerk, 'PUT', 'Approvals/withdraw', { id: data.id });
  await test.db.delete(approvalRules).where(eq(approvalRules.roleId, works.roleId));
  await save([]);
  expect((await test.find(clerk, data.id)).departments).toMatchObject([
    { roleId: legal.roleId, name: '法務部' },
    { roleId: works.roleId, name: '工務部' },
  ]);
});

it('Rules that are saved without departments keep them, and a role without one stands with its own name', async () => {
  await save([{ roleId: works.roleId, name: '工務部' }]);
  expect(await save()).toMatchObject({ succeeded: true });
  const ofRole = (await read()).roles.filter(({ id }: { id: number }) =>
    [works.roleId, legal.roleId].includes(id),
  );
  expect(ofRole).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: works.roleId, department: '工務部', ownDepartments: ['工務處'] }),
      expect.objectContaining({ id: legal.roleId, department: null, ownDepartments: ['法務室'] }),
    ]),
  );
  await test.begin();
  await test.request(clerk);
  expect((await test.publish(clerk)).messages[0]).toContain(`${await roleName(legal)}（1 個區塊）`);
});

it('Departments may be swapped, but two roles never have one, nor a role outside the rules any', async () => {
  await named();
  expect(
    await save([
      { roleId: works.roleId, name: '法務部' },
      { roleId: legal.roleId, name: '工務部' },
    ]),
  ).toMatchObject({ succeeded: true });
  expect(await save([{ roleId: works.roleId, name: '工務部' }])).toMatchObject({
    status: 400,
    errors: { 'departments[0].name': ['兩個角色的部門不能都是「工務部」'] },
  });
  expect(await save([{ roleId: works.roleId, name: await roleName(legal) }])).toMatchObject({
    succeeded: true,
  });
  expect(await save([{ roleId: works.roleId, name: ' ' }])).toMatchObject({ status: 400 });
  expect(await save([{ roleId: clerk.roleId, name: '行銷部' }])).toMatchObject({
    status: 400,
    errors: { 'departments[0].roleId': expect.anything() },
  });
});

it('The audit trail notes the department of each role', async () => {
  await named();
  await save([{ roleId: works.roleId, name: '工程部' }]);
  const [entry] = await test.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.kind, 'approvalRules'))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry?.before?.['departments']).toContain(`${await roleName(works)}：工務部`);
  expect(entry?.after?.['departments']).toContain(`${await roleName(works)}：工程部`);
});

it('The upgrade gives a role the department that all its accounts share and no other has, else its own name', async () => {
  const migration = await readFile('server/base/db/migrations/0081_approval_departments.sql', 'utf8');
  const fill = migration.split('--> statement-breakpoint').at(-1) ?? '';
  const [shared, sameFirst, sameSecond, mixed, blank, like] = await Promise.all(
    Array.from({ length: 6 }, () => test.staff([approves])),
  );
  const staff = [shared, sameFirst, sameSecond, mixed, blank, like].filter((each) => each !== undefined);
  expect(staff).toHaveLength(6);
  if (!shared || !sameFirst || !sameSecond || !mixed || !blank || !like) return;
  const second = await test.staff([approves]);
  await test.db.update(accounts).set({ roleId: mixed.roleId }).where(eq(accounts.id, second.id));
  await test.db.update(roles).set({ name: '建築部' }).where(eq(roles.id, mixed.roleId));
  const departments: [Staff, string][] = [
    [shared, ' 工務部 '],
    [sameFirst, '行銷部'],
    [sameSecond, '行銷部'],
    [mixed, '資訊部'],
    [second, '法務室'],
    [blank, ''],
    [like, '建築部'],
  ];
  for (const [{ id }, department] of departments) {
    await test.db.update(accounts).set({ department }).where(eq(accounts.id, id));
  }
  await test.rule(staff.map((each) => ['words', each]));
  await test.db.execute(sql.raw(fill));
  const rows = await test.db
    .select()
    .from(approvalDepartments)
    .where(
      inArray(
        approvalDepartments.roleId,
        staff.map(({ roleId }) => roleId),
      ),
    );
  const names = new Map(rows.map(({ roleId, name }) => [roleId, name]));
  expect(staff.map(({ roleId }) => names.get(roleId))).toEqual([
    '工務部',
    await roleName(sameFirst),
    await roleName(sameSecond),
    '建築部',
    await roleName(blank),
    await roleName(like),
  ]);
});
