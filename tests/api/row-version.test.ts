import { expect, test } from 'vitest';
import { client } from '../../src/api/client';
import { toFormData } from '../../src/api/form-data';
import { sentVersion } from '../../src/api/row-version';

test.each([
  ['the version that a record was loaded with', 7, { siteId: 5, rowVersion: 7, caseCode: 'A' }],
  ['none, where the server has told none', undefined, { siteId: 5, caseCode: 'A' }],
])('a save sends %s', async (_, loaded, expected) => {
  const bodies: unknown[] = [];
  const body = { siteId: 5, rowVersion: sentVersion(loaded), caseCode: 'A' };
  await client.PUT('/api/v1/SiteSets/edit-code', {
    baseUrl: 'http://test/',
    headers: { authorization: 'Bearer t' },
    body,
    fetch: async (request: Request) => {
      bodies.push(await request.json());
      return Response.json({ succeeded: true });
    },
  });
  expect(bodies).toEqual([expected]);
  expect(Object.fromEntries(toFormData(body))).toEqual(
    Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, String(value)])),
  );
});
