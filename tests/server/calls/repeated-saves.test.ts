import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readContract } from '../../../scripts/generate/described';
import { idempotencyKeys } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { contractOperations } from '../support/contract-operations';
import { jpeg } from '../support/multipart';
import { rowVersions } from '../support/stored';
import { createTestApp } from '../support/test-app';
import {
  addRecords,
  addSources,
  prepareOwnAccount,
  type Records,
  writingCalls,
} from '../support/writing-calls';

let records: Records;
let headers: { authorization: string };

const test = await createTestApp();
headers = await test.signInAs(claims);
await prepareOwnAccount(test.db);
await addSources(test.db);
await test.inject({ url: '/api/v1/index-popup', headers });
beforeEach(async () => {
  records = await addRecords(test.db);
});
afterAll(() => test.close());

const picture = () => jpeg('照片.jpg', 64, 48);
const share = () => jpeg('分享.jpg', 1200, 630);
const block = async () => ({ partType: 6, sort: 0, altText: '照片', fileData: await picture() });
/** Fields that add a picture to each save. */
const pictures: Record<string, () => Promise<object>> = {
  updateProfile: async () => ({ avatar: await picture() }),
  saveIndexPopup: async () => ({ image: await picture() }),
  updateCaseInfo: async () => ({ cover: await picture(), shareImage: await share() }),
  saveCaseContent: async () => ({ webParts: [await block()] }),
  updateSiteTheme: async () => ({ webParts: [await block()] }),
  updateSiteThemePart: async () => ({ part: { ...(await block()), id: 1 } }),
  updateSiteSet: async () => ({ shareImage: await share() }),
  updateArticle: async () => ({ cover: await picture() }),
  saveArticleContent: async () => ({ webParts: [await block()] }),
  updateOtherPopup: async () => ({ image: await picture() }),
  updateNews: async () => ({ cover: await picture() }),
  replaceMedia: async () => ({ file: await picture() }),
};

/** True when a body of this schema may contain a file. */
const takesFile = (schema: unknown): boolean => JSON.stringify(schema).includes('"format":"binary"');
const saves = contractOperations().filter(
  ({ operationId, body, isKeyed }) => body === 'form' && !isKeyed && takesFile(formOf(operationId)),
);
function formOf(operationId: string): unknown {
  const all = Object.values(readContract().paths).flatMap((methods) => Object.values(methods));
  const config = all.find((each) => each.operationId === operationId)?.['x-fastify-config'];
  return (config as { contract: { multipart?: object } } | undefined)?.contract.multipart;
}

async function send(method: 'PUT' | 'POST', url: string, form: object) {
  const answer = await test.inject({ method, url, form, headers });
  return { status: answer.statusCode, ...answer.json() };
}

describe('A save that is sent again, as its answer was lost', () => {
  it.each(saves)(
    '$operationId with a picture gets the first answer again, and writes nothing',
    async (call) => {
      const { operationId, url } = call;
      const method = call.method === 'POST' ? 'POST' : 'PUT';
      const more = await pictures[operationId]?.();
      const form = { ...writingCalls[operationId]?.(records).form, ...more };
      const first = await send(method, url, form);
      expect(first).toMatchObject({ status: 200, succeeded: true });
      const before = await rowVersions(test.db);
      expect(await send(method, url, form)).toEqual(first);
      expect(await rowVersions(test.db)).toBe(before);
    },
  );

  it('with another picture is another save', async () => {
    const save = async (background: string) => {
      const cover = await jpeg('照片.jpg', 64, 48, background);
      const form = { ...writingCalls['updateNews']?.(records).form, cover };
      return (await send('PUT', '/api/v1/News', form)).status;
    };
    expect([await save('#86BCAB'), await save('#ffffff'), await save('#86BCAB')]).toEqual([200, 409, 200]);
  });

  it('with a password gets the first answer again, with another password 409, and stores no further hash of it', async () => {
    const put = async (password: string) => {
      const { json } = writingCalls['updateAccount']?.(records) ?? {};
      const payload = { ...json, password };
      const answer = await test.inject({ method: 'PUT', url: '/api/identity/user', headers, payload });
      return { status: answer.statusCode, ...answer.json() };
    };
    const first = await put('correct-horse-2');
    expect(first).toMatchObject({ status: 200, succeeded: true });
    const before = await rowVersions(test.db);
    expect(await put('correct-horse-2')).toEqual(first);
    expect(await rowVersions(test.db)).toBe(before);
    expect((await put('correct-horse-3')).status).toBe(409);
    expect((await put('correct-horse-2')).status).toBe(200);
    // The stored key is the same for all passwords, because it omits them.
    const [key] = await test.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.operation, 'updateAccount'));
    const rows = await test.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, key?.key ?? ''));
    expect(rows).toHaveLength(1);
  });

  it('at the same moment is written once', async () => {
    const form = { ...writingCalls['updateNews']?.(records).form, cover: await picture() };
    const answers = await Promise.all([1, 2, 3].map(() => send('PUT', '/api/v1/News', form)));
    expect(answers).toMatchObject(answers.map(() => ({ status: 200, data: { rowVersion: 2 } })));
  });

  it("of one's own new password gets the first answer again, and a wrong password is still refused", async () => {
    const change = async (currentPassword: string, newPassword: string) => {
      const payload = { currentPassword, newPassword };
      const answer = await test.inject({
        method: 'PUT',
        url: '/api/identity/account/password',
        headers,
        payload,
      });
      return { status: answer.statusCode, ...answer.json() };
    };
    const first = await change('correct-horse', 'battery-staple');
    expect(first).toMatchObject({ status: 200, succeeded: true });
    // A refused password would be counted in these tables.
    const others = ['login_attempts', 'audit_entries'];
    const before = await rowVersions(test.db, others);
    expect(await change('correct-horse', 'battery-staple')).toEqual(first);
    expect(await rowVersions(test.db, others)).toBe(before);
    expect((await change('correct-horse', 'another-staple')).status).toBe(400);
  });

  it('is no repeat for another account', async () => {
    const form = {
      ...writingCalls['updateArticle']?.(records).form,
      ...(await pictures['updateArticle']?.()),
    };
    const own = await send('PUT', '/api/v1/Articles', form);
    expect(own.status).toBe(200);
    headers = await test.signInAs(claims);
    expect((await send('PUT', '/api/v1/Articles', form)).status).toBe(409);
  });
});
