import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accounts,
  contactEmails,
  roles,
  salesCases,
  singletons,
  tokens,
} from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { specifiedCalls } from '../../specified-calls';
import type { World } from '../support/right-call';
import { unmask } from '../support/unmasked';
import { caseCalls } from '../support/right-case-calls';
import { officeCalls } from '../support/right-office-calls';
import { siteCalls } from '../support/right-site-calls';
import { createTestApp } from '../support/test-app';
import { addRecords, addSources, removeRecords, type Sent } from '../support/writing-calls';

const validCalls = { ...officeCalls, ...caseCalls, ...siteCalls };
let world: World;
let authorization: string;

const test = await createTestApp();
await addSources(test.db);
await test.db.insert(salesCases).values({ code: 'SALES2', title: '青田硯', district: '臺北市大安區' });
afterAll(() => test.close());
beforeEach(async () => {
  await removeRecords(test.db);
  for (const table of [tokens, accounts, roles, singletons, contactEmails]) await test.db.delete(table);
  await unmask(test.db);
  const records = await addRecords(test.db, { hasApproval: false });
  ({ authorization } = await test.signInAs(claims));
  const [caller] = await test.db.select().from(accounts).orderBy(desc(accounts.id)).limit(1);
  if (!caller) throw new Error('no caller');
  world = { db: test.db, records, caller, call: send };
});

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { json, form }: Sent) {
  return test.inject({ method, url, headers: { authorization }, form, payload: json });
}

describe('7 Calls', () => {
  it('each call of the specification is made once', () => {
    expect(Object.keys(validCalls)).toEqual(specifiedCalls);
  });

  it.each(Object.entries(validCalls))(
    '%s answers whole, and what it was sent is stored',
    async (call, make) => {
      const { id, query = '', messages = [], data, reads, ...sent } = await make(world);
      const [method = '', path = ''] = call.split(' ');
      const url = path.replace('{id}', String(id)) + query;
      const answer = await send(method as 'GET', url, sent);
      const body = answer.json() as { data: { id: number; themeId: number; token: string } };
      expect([answer.statusCode, body]).toEqual([200, { succeeded: true, messages, data }]);
      if (!reads) return;
      const { url: address, data: kept, token } = reads(body.data);
      const read = await test.inject({
        url: address,
        headers: token === '' ? {} : { authorization: token ? `Bearer ${token}` : authorization },
      });
      expect((read.json() as { data: unknown }).data).toEqual(kept);
    },
  );
});
