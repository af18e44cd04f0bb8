import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { roles } from '../../../server/base/db/schema';
import { claims as realClaims, claimUnits } from '../../../openapi/generated/claims';
import { countWaiting } from '../support/locks';
import { answered, createTestApp } from '../support/test-app';

const units = ['Roles', 'Users', 'Cases', 'News'];
const manager = [
  'Permissions.Roles.View',
  'Permissions.Roles.Create',
  'Permissions.Roles.Edit',
  'Permissions.Roles.Delete',
  'Permissions.Users.View',
  'Permissions.Users.Edit',
  'Permissions.Cases.View',
  'Permissions.Cases.Edit',
];

const test = await createTestApp();
const chief = await test.signInAs(manager);
afterAll(() => test.close());

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers = chief,
) {
  const answer = await test.inject({ method, url, headers, payload });
  return answered<never>(answer);
}

const select = (...values: string[]) => values.map((value) => ({ value, selected: true }));
const addRole = async (name: string, ...claims: string[]) => {
  const { data } = await call('POST', '/api/identity/role', { name, roleClaims: select(...claims) });
  return data as { id: number; rowVersion: number };
};

describe('Roles', () => {
  it('Edit, Create and Delete imply View, and every cell of the units by four actions is listed', async () => {
    const { id } = await addRole('建案編輯', 'Permissions.Cases.Edit');
    const { data } = await call('GET', `/api/identity/role/${id}`);
    const { roleClaims } = data as { roleClaims: { value: string; selected: boolean }[] };
    expect(roleClaims).toHaveLength(Object.keys(claimUnits).length * 4);
    expect(roleClaims.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(
      ['Permissions.Cases.View', 'Permissions.Cases.Edit'].toSorted().toReversed(),
    );
    expect(
      units.every((unit) => roleClaims.some(({ value }) => value.startsWith(`Permissions.${unit}.`))),
    ).toBe(true);
  });

  it('granting claims that the caller lacks is refused, as is a cell without a meaning', async () => {
    expect(
      await call('POST', '/api/identity/role', { name: '越權', roleClaims: select('Permissions.News.View') }),
    ).toMatchObject({ status: 200, succeeded: false, messages: ['不可授予或收回自己沒有的權限'] });
    expect(
      await call('POST', '/api/identity/role', {
        name: '無意義',
        roleClaims: select('Permissions.Users.Delete'),
      }),
    ).toMatchObject({ status: 400, errors: { roleClaims: ['權限項目不正確'] } });
  });

  it('a claim unknown to this version survives a save of its role, and prevents no other change', async () => {
    const saved = await addRole('較新版本');
    await test.db
      .update(roles)
      .set({ claims: ['Permissions.Cases.View', 'Permissions.Later.Edit'] })
      .where(eq(roles.id, saved.id));
    expect(
      await call('PUT', '/api/identity/role', {
        ...saved,
        name: '較新版本',
        roleClaims: select('Permissions.Cases.Edit'),
      }),
    ).toMatchObject({ succeeded: true });
    const [row] = await test.db.select({ claims: roles.claims }).from(roles).where(eq(roles.id, saved.id));
    expect(row?.claims).toEqual([
      'Permissions.Cases.View',
      'Permissions.Cases.Edit',
      'Permissions.Later.Edit',
    ]);
  });

  it('a role with more permissions than the caller cannot be changed at all: not its name or second factor, nor deleted, restored or purged', async () => {
    const all = await test.signInAs(realClaims);
    const above = await call(
      'POST',
      '/api/identity/role',
      { name: '上級', needsSecondFactor: true, roleClaims: select('Permissions.News.Delete') },
      all,
    );
    const { id, rowVersion } = above.data as { id: number; rowVersion: number };
    const url = `/api/identity/role/${id}`;
    const save = { id, rowVersion, name: '上級', roleClaims: select('Permissions.News.Delete') };
    const stored = async () => (await test.db.select().from(roles).where(eq(roles.id, id)))[0];
    const [version] = (
      (await call('GET', `/api/v1/history/role/${id}`, undefined, all)).data as {
        items: { versionId: number }[];
      }
    ).items;
    const refused = { succeeded: false, messages: ['不可變更權限高於自己的角色'] };
    const refuses = async (
      ...[method, path, body]: [method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object]
    ) => {
      const before = await stored();
      expect(await call(method, path, body)).toMatchObject(refused);
      expect(await stored()).toEqual(before);
    };
    await refuses('PUT', '/api/identity/role', { ...save, needsSecondFactor: false });
    await refuses('PUT', '/api/identity/role', { ...save, name: '下級' });
    await refuses('PUT', '/api/identity/role', { ...save, roleClaims: [] });
    await refuses('PUT', '/api/v1/history/role', {
      id,
      rowVersion,
      versionId: version?.versionId,
    });
    await refuses('DELETE', url);
    expect((await call('DELETE', url, undefined, all)).succeeded).toBe(true);
    await refuses('PUT', `/api/v1/trash/role/${id}`);
    await refuses('DELETE', `/api/v1/trash/role/${id}`);
    expect((await call('PUT', `/api/v1/trash/role/${id}`, undefined, all)).succeeded).toBe(true);
  });

  it('a role in use cannot be deleted, one without accounts can', async () => {
    const used = await addRole('使用中');
    const accountId = await test.addAccount('holder', '');
    const account = (await call('GET', `/api/identity/user/${accountId}`)).data as { rowVersion: number };
    await call('PUT', '/api/identity/user', {
      id: accountId,
      rowVersion: account.rowVersion,
      name: '持有人',
      email: '',
      department: '',
      roleId: used.id,
      gender: 0,
      status: true,
    });
    expect(await call('DELETE', `/api/identity/role/${used.id}`)).toMatchObject({
      succeeded: false,
      messages: ['使用中的角色不可刪除'],
    });
    expect((await call('GET', `/api/identity/role/${used.id}`)).data).toMatchObject({
      accounts: [{ id: accountId, name: '持有人' }],
    });
    const free = await addRole('無人使用');
    expect(await call('DELETE', `/api/identity/role/${free.id}`)).toMatchObject({
      succeeded: true,
      messages: ['刪除成功'],
    });
    expect((await call('GET', `/api/identity/role/${free.id}`)).status).toBe(404);
  });

  it('a name of only spaces counts as missing, and spaces around a name are removed', async () => {
    const missing = { status: 400, succeeded: false, errors: { name: ['此欄位為必填'] } };
    expect(await call('POST', '/api/identity/role', { name: '　 ', roleClaims: [] })).toMatchObject(missing);
    const saved = await addRole(' 留白 ');
    expect((await call('GET', `/api/identity/role/${saved.id}`)).data).toMatchObject({ name: '留白' });
    expect(await call('PUT', '/api/identity/role', { ...saved, name: ' ', roleClaims: [] })).toMatchObject(
      missing,
    );
  });

  it('two roles of one name and a stale save are refused', async () => {
    const first = await addRole('同名');
    expect(await call('POST', '/api/identity/role', { name: '同名', roleClaims: [] })).toMatchObject({
      succeeded: false,
      messages: ['此角色名稱已被使用'],
    });
    await call('PUT', '/api/identity/role', { ...first, name: '同名二', roleClaims: [] });
    expect(
      await call('PUT', '/api/identity/role', { ...first, name: '同名三', roleClaims: [] }),
    ).toMatchObject({ status: 409, messages: ['資料已由他人更新，請重新整理後再編輯'] });
  });
});

describe('Accounts', () => {
  const edit = async (id: number, change: object, headers = chief) => {
    const { data } = await call('GET', `/api/identity/user/${id}`);
    const { rowVersion, name, email, department, roleId, gender, status } = data as Record<string, unknown>;
    return call(
      'PUT',
      '/api/identity/user',
      { id, rowVersion, name, email, department, roleId, gender, status, ...change },
      headers,
    );
  };

  it('deactivation, a role change and a new password take effect at the next call', async () => {
    const id = await test.addAccount('wang', 'old-password', ['Permissions.Cases.View']);
    const signIn = async (password: string) =>
      (await call('POST', '/api/identity/token', { account: 'wang', password })).data as {
        token: string;
      } | null;
    const first = await signIn('old-password');
    const as = (tokens: { token: string } | null) => ({ authorization: `Bearer ${tokens?.token ?? ''}` });
    expect((await call('GET', '/api/v1/CaseInfos/list', undefined, as(first))).status).toBe(200);
    const empty = await addRole('空角色');
    await edit(id, { roleId: empty.id });
    expect((await call('GET', '/api/v1/CaseInfos/list', undefined, as(first))).status).toBe(403);
    expect(await edit(id, { password: 'new-password' })).toMatchObject({ succeeded: true });
    expect((await call('GET', '/api/identity/account/me', undefined, as(first))).status).toBe(401);
    expect(await signIn('old-password')).toBeNull();
    const second = await signIn('new-password');
    await edit(id, { status: false });
    expect((await call('GET', '/api/identity/account/me', undefined, as(second))).status).toBe(401);
    expect(await signIn('new-password')).toBeNull();
  });

  it('nobody can take over an account with more permissions, or assign a role with more', async () => {
    const above = await test.addAccount('boss', 'boss-password', [...manager, 'Permissions.News.View']);
    expect(await edit(above, { password: 'stolen-password' })).toMatchObject({
      succeeded: false,
      messages: ['不可編輯權限高於自己的帳號'],
    });
    const below = await test.addAccount('clerk', '');
    const { data } = await call('GET', `/api/identity/user/${above}`);
    expect(await edit(below, { roleId: (data as { roleId: number }).roleId })).toMatchObject({
      succeeded: false,
      messages: ['不可授予或收回自己沒有的權限'],
    });
    const { assignableRoles } = (await call('GET', `/api/identity/user/${below}`)).data as {
      assignableRoles: { id: number }[];
    };
    expect(assignableRoles.map(({ id }) => id)).not.toContain((data as { roleId: number }).roleId);
  });

  it('an account without a name is not saved', async () => {
    const id = await test.addAccount('nameless', '');
    expect(await edit(id, { name: '  ' })).toMatchObject({ status: 400, errors: { name: ['此欄位為必填'] } });
    expect(await edit(id, { name: ' 林小姐 ' })).toMatchObject({ succeeded: true });
    expect((await call('GET', `/api/identity/user/${id}`)).data).toMatchObject({ name: '林小姐' });
  });

  it('a longer password of before still signs in', async () => {
    const password = 'lantern-orchid-'.repeat(4);
    await test.addAccount('before', password);
    const sent = (account: string) =>
      test.inject({ method: 'POST', url: '/api/identity/token', payload: { account, password } });
    expect((await sent('before')).json()).toMatchObject({ succeeded: true });
  });

  it('a password has 8 to 20 characters, and an e-mail address is one', async () => {
    const id = await test.addAccount('short', '');
    expect(await edit(id, { password: '1234567' })).toMatchObject({ status: 400 });
    expect(await edit(id, { password: 'vb3k-w9q' })).toMatchObject({ succeeded: true });
    expect(await edit(id, { password: '1'.repeat(21) })).toMatchObject({ status: 400 });
    expect(await edit(id, { email: 'a@b.tw\r\nBcc: x@y.tw' })).toMatchObject({
      status: 400,
      errors: { email: ['請輸入正確的 E-mail'] },
    });
  });
});

describe('The last administrator', () => {
  it('stays when its role is weakened, and accounts cannot deactivate themselves', async () => {
    const own = await createTestApp();
    const admins = [await own.addAccount('one', '', manager), await own.addAccount('two', '', manager)];
    const third = await own.signInAs(manager);
    const send = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const answer = await own.inject({ method, url, headers: third, ...(payload ? { payload } : {}) });
      return answer.json() as { succeeded: boolean; messages: string[]; data: Record<string, unknown> };
    };
    const retire = async (id: number) => {
      const { data } = await send('GET', `/api/identity/user/${id}`);
      const { rowVersion, name, email, department, roleId, gender } = data;
      return send('PUT', '/api/identity/user', {
        id,
        rowVersion,
        name,
        email,
        department,
        roleId,
        gender,
        status: false,
      });
    };
    expect((await Promise.all(admins.map(retire))).map(({ succeeded }) => succeeded)).toEqual([true, true]);
    const { data } = await send('GET', '/api/identity/user');
    const me = (data['items'] as { id: number; status: boolean }[]).find(({ status }) => status);
    expect(await retire(me?.id ?? 0)).toMatchObject({
      succeeded: false,
      messages: ['不可停用自己的帳號或移除自己的角色'],
    });
    const { data: account } = await send('GET', `/api/identity/user/${me?.id}`);
    const role = (await send('GET', `/api/identity/role/${String(account['roleId'])}`)).data;
    expect(
      await send('PUT', '/api/identity/role', {
        id: role['id'],
        rowVersion: role['rowVersion'],
        name: '弱化',
        roleClaims: [],
      }),
    ).toMatchObject({ succeeded: false, messages: ['至少須保留一個可編輯角色與帳號的啟用帳號'] });
    await own.close();
  });

  it.each(['deactivate', 'take the role of'] as const)(
    'stays when two administrators %s each other at the same moment',
    async (kind) => {
      const own = await createTestApp();
      const ids = [
        await own.addAccount('left', 'left-password', manager),
        await own.addAccount('right', 'right-password', manager),
      ];
      const headers: { authorization: string }[] = [];
      for (const account of ['left', 'right']) {
        const answer = await own.inject({
          method: 'POST',
          url: '/api/identity/token',
          payload: { account, password: `${account}-password` },
        });
        headers.push({
          authorization: `Bearer ${(answer.json() as { data: { token: string } }).data.token}`,
        });
      }
      const bodies = ids.map((id, index) => ({
        id,
        rowVersion: 1,
        name: `管理員 ${index}`,
        email: '',
        department: '',
        gender: 0,
      }));
      const remove = async (by: number) => {
        const other = 1 - by;
        const change =
          kind === 'deactivate' ? { roleId: ids[other], status: false } : { roleId: null, status: true };
        const answer = await own.inject({
          method: 'PUT',
          url: '/api/identity/user',
          headers: headers[by] ?? {},
          payload: { ...bodies[other], ...change },
        });
        return answer.json() as { succeeded: boolean; messages: string[] };
      };
      // Locks the rows until both calls wait: both are admitted as administrators, and neither has written.
      const answers = await own.db
        .transaction(async (tx) => {
          await tx.execute(sql`select id from accounts for update`);
          const calls = Promise.all([remove(0), remove(1)]);
          await vi.waitFor(async () => expect(await countWaiting(own.db)).toBe(2), {
            timeout: 10_000,
            interval: 20,
          });
          return { calls };
        })
        .then(({ calls }) => calls);
      await own.close();
      expect(answers.map(({ succeeded }) => succeeded).toSorted()).toEqual([false, true]);
      // The second call is checked again after the first, when its caller has lost the permission.
      expect(answers.find(({ succeeded }) => !succeeded)?.messages).toEqual(['權限已過期，請重新登入']);
    },
  );
});
