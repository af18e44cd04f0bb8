import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { runAccountCommand } from '../../../server/operation/cli/account-commands';
import { accounts } from '../../../server/base/db/schema';
import { seed } from '../../../server/operation/seed/index';
import { isEasilyGuessed } from '../../../server/base/secrets/guessed-passwords';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
afterAll(() => test.close());

it.each([
  '12345678',
  'PassWord',
  'qwertyuiop',
  'iloveyou',
  'trustno1',
  'Admin@2026',
  'administrator',
  'website-2026',
  'Chen.Mei-88',
  '網站管理後台2026',
  '陳小美1234',
])('%s is easy to guess', async (password) => {
  expect(await isEasilyGuessed(password, ['chen.mei', '陳小美'])).toBe(true);
});

it.each([
  'correct-horse',
  'administrator-tea',
  '晨光與遠山的界線',
  '7492-0158-3361',
  'vb3k-w9q',
  'chen.mei-umbrella',
  '😀😁😂🤣😃😄😅😆',
])('%s is not', async (password) => {
  expect(await isEasilyGuessed(password, ['chen.mei', '陳小美', ''])).toBe(false);
});

it('a password that is easy to guess is refused wherever one is set: on the account, by the command line, for the first sign-in', async () => {
  const headers = await test.signInAs([
    'Permissions.Users.View',
    'Permissions.Users.Edit',
    'Permissions.Roles.Edit',
  ]);
  const id = await test.addAccount('weak', '', []);
  const data = (await test.inject({ url: `/api/identity/user/${id}`, headers })).json().data as Record<
    string,
    unknown
  >;
  const { rowVersion, name, email, department, roleId, gender, status } = data;
  const save = async (password: string) =>
    (
      await test.inject({
        method: 'PUT',
        url: '/api/identity/user',
        headers,
        payload: { id, rowVersion, name, email, department, roleId, gender, status, password },
      })
    ).json() as unknown;
  for (const password of ['12345678', 'weak-2026']) {
    expect(await save(password)).toEqual({
      succeeded: false,
      messages: ['請確認以下欄位'],
      data: null,
      errors: { password: ['這個密碼太容易被猜中，請換一個'] },
    });
  }
  await expect(runAccountCommand(test.db, ['password', 'weak'], 'WEAK-1234')).rejects.toThrow(
    'ACCOUNT_PASSWORD 太容易被猜中，請換一個密碼。',
  );
  await expect(runAccountCommand(test.db, ['add', 'new', '新同仁'], '新同仁-0101')).rejects.toThrow(
    'ACCOUNT_PASSWORD 太容易被猜中，請換一個密碼。',
  );
  const before = await test.db.$count(accounts);
  const first = (ADMIN_PASSWORD: string) =>
    seed(test.db, readConfig({ SEED: 'none', ADMIN_ACCOUNT: 'chief', ADMIN_PASSWORD }), () => {});
  await expect(first('chief-99')).rejects.toThrow('環境變數 ADMIN_PASSWORD 太容易被猜中，請換一個密碼。');
  for (const password of ['umbrell', 'umbrella-stand-of-1889'.slice(0, 21), 'umbrella\nstand']) {
    await expect(first(password)).rejects.toThrow(
      '環境變數 ADMIN_PASSWORD 必須是 8～20 個字，不可有控制字元。',
    );
  }
  expect(await test.db.$count(accounts)).toBe(before);
  expect(await save('umbrella-stand')).toMatchObject({ succeeded: true });
});
