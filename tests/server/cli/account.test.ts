import { afterAll, expect, it } from 'vitest';
import { runAccountCommand } from '../../../server/operation/cli/account-commands';
import { roles } from '../../../server/base/db/schema';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
await test.db.insert(roles).values({ name: '客服專員', claims: ['Permissions.Contacts.View'] });
afterAll(() => test.close());

const run = (args: string[], password?: string) => runAccountCommand(test.db, args, password);
const signIn = async (account: string, password: string) => {
  const answer = await test.inject({
    method: 'POST',
    url: '/api/identity/token',
    payload: { account, password },
  });
  return (answer.json() as { succeeded: boolean }).succeeded;
};

it('add makes an account that can sign in, and shows a random password once', async () => {
  const [done, shown = ''] = await run(['add', 'mei', '陳小美', '客服專員']);
  expect(done).toBe('已新增帳號 mei。');
  const [, password = ''] = /^密碼：(\S+)（只顯示這一次）$/.exec(shown) ?? [];
  expect(await signIn('mei', password)).toBe(true);
  await expect(run(['add', 'MEI', '別人'])).rejects.toThrow('帳號 MEI 已存在。');
});

it('a password from the environment is not repeated, and has 8 to 20 characters', async () => {
  expect(await run(['password', 'mei'], 'from-environment')).toEqual(['已重設帳號 mei 的密碼。']);
  expect(await signIn('mei', 'from-environment')).toBe(true);
  const longest = 'from-the-environment';
  expect(await run(['password', 'mei'], longest)).toEqual(['已重設帳號 mei 的密碼。']);
  expect(await signIn('mei', longest)).toBe(true);
  await expect(run(['password', 'mei'], `${longest}x`)).rejects.toThrow('8～20');
  await expect(run(['password', 'mei'], '1234567')).rejects.toThrow('ACCOUNT_PASSWORD 必須是 8～20 個字。');
  await expect(run(['password', 'nobody'])).rejects.toThrow('找不到帳號 nobody。');
});

it('list shows each account, and wrong arguments show the usage', async () => {
  expect(await run(['list'])).toContain('mei　陳小美　客服專員　啟用');
  await expect(run(['add', 'a b', '名字'])).rejects.toThrow('帳號必須是');
  await expect(run(['add', 'ok', '名字', '沒有的角色'])).rejects.toThrow('可用的角色：客服專員');
  await expect(run(['remove', 'mei'])).rejects.toThrow('用法：');
});
