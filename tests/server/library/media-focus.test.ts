import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { auditEntries, files } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { addPublicPage } from '../support/public-page';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const all = await test.signInAs(claims);
afterAll(() => test.close());

let shade = 0;
async function upload(): Promise<{ id: number; filePath: string; sha: string }> {
  shade += 40;
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 3, background: { r: shade, g: 80, b: 90 } },
  })
    .jpeg()
    .toBuffer();
  const answer = await test.inject({
    method: 'POST',
    url: '/api/v1/Media',
    form: {
      file: new File([new Uint8Array(bytes)], '正立面.jpg', { type: 'image/jpeg' }),
    },
    headers: all,
  });
  const id = Number(answer.json().data.id);
  const { filePath } = (await get(`/api/v1/Media/${id}`)).file;
  return { id, filePath, sha: filePath.slice(7, 71) };
}
const get = async (url: string) => (await test.inject({ url, headers: all })).json().data;
const focusOf = async (filePath: string, headers = all) =>
  test.inject({ url: `/api/v1/Media/focus?filePath=${encodeURIComponent(filePath)}`, headers });
const setFocus = (payload: object, headers = all) =>
  test.inject({ method: 'PUT', url: '/api/v1/Media/focus', payload, headers });

it('The focus of a picture is set by accounts that may edit pictures, once for each version, with an audit entry', async () => {
  const { id, filePath } = await upload();
  const { rowVersion } = (await focusOf(filePath)).json().data;
  expect((await focusOf(filePath)).json().data).toEqual({ id, rowVersion, focusX: 50, focusY: 50 });

  const viewer = await test.signInAs(['Permissions.Media.View']);
  expect((await setFocus({ id, rowVersion, focusX: 54, focusY: 20 }, viewer)).statusCode).toBe(403);
  const set = await setFocus({ id, rowVersion, focusX: 54, focusY: 20 });
  expect(set.json()).toEqual({
    succeeded: true,
    messages: ['儲存成功'],
    data: { id, rowVersion: rowVersion + 1 },
  });
  expect((await focusOf(filePath, viewer)).json().data).toEqual({
    id,
    rowVersion: rowVersion + 1,
    focusX: 54,
    focusY: 20,
  });
  const late = await setFocus({ id, rowVersion, focusX: 1, focusY: 1 });
  expect([late.statusCode, (await focusOf(filePath)).json().data.focusX]).toEqual([409, 54]);
  const entries = await test.db
    .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.operation, 'updateMediaFocus'));
  expect(entries).toContainEqual({
    action: 'update',
    before: { focusX: 50, focusY: 50 },
    after: { focusX: 54, focusY: 20 },
  });
});

it('A focus is a whole percentage of a picture that is in the library', async () => {
  const { id, filePath, sha } = await upload();
  const { rowVersion } = (await focusOf(filePath)).json().data;
  for (const focus of [
    { focusX: -1, focusY: 50 },
    { focusX: 50, focusY: 101 },
    { focusX: 0.5, focusY: 50 },
    { focusX: 50 },
  ]) {
    expect((await setFocus({ id, rowVersion, ...focus })).statusCode).toBe(400);
  }
  for (const edge of [0, 100]) {
    const now = (await focusOf(filePath)).json().data.rowVersion;
    expect((await setFocus({ id, rowVersion: now, focusX: edge, focusY: edge })).statusCode).toBe(200);
  }
  const { rowVersion: last } = (await focusOf(filePath)).json().data;
  await test.db.update(files).set({ uploadedOn: null }).where(eq(files.sha, sha));
  expect([
    (await focusOf(filePath)).statusCode,
    (await focusOf('/files/none.jpg')).statusCode,
    (await setFocus({ id, rowVersion: last, focusX: 1, focusY: 1 })).statusCode,
  ]).toEqual([404, 404, 404]);
});

it('A new focus is visible at once everywhere: in drafts, in lists and on pages published before', async () => {
  const { id, filePath, sha } = await upload();
  const other = await upload();
  const parts = [
    { id: 1, partType: 1, textContent: '題' },
    { id: 2, partType: 6, textContent: '', fileSha: sha, fileName: '正立面.jpg' },
    { id: 3, partType: 6, textContent: '', fileSha: other.sha, fileName: '正立面.jpg' },
  ];
  const { caseId, themeId } = await addPublicPage(test.db, {
    house: { coverSha: sha, coverName: '正立面.jpg' },
    templateCode: 'yejing',
    parts,
  });
  const publicStyle = async () =>
    /#f1\{[^}]*\}/.exec((await test.inject({ url: '/case/songtao' })).body)?.[0] ?? '';
  const told = async () => {
    const { cover } = await get(`/api/v1/CaseInfos/${caseId}`);
    const [listed] = (await get('/api/v1/CaseInfos/list')).items;
    const { parts: draft } = await get(`/api/v1/SiteThemes/preview/${themeId}`);
    return [cover, listed.cover, draft[1], draft[2]].map(({ focusX, focusY }) => [focusX, focusY]);
  };
  const nothing = [undefined, undefined];
  expect(await publicStyle()).toBe('#f1{--r:1.500;--w:600}');
  expect(await told()).toEqual([nothing, nothing, nothing, nothing]);

  const { rowVersion } = (await focusOf(filePath)).json().data;
  await setFocus({ id, rowVersion, focusX: 54, focusY: 20 });
  expect(await publicStyle()).toBe('#f1{--r:1.500;--w:600;--focus:54% 20%}');
  expect(await told()).toEqual([[54, 20], [54, 20], [54, 20], nothing]);

  await setFocus({ id, rowVersion: rowVersion + 1, focusX: 50, focusY: 50 });
  expect(await publicStyle()).toBe('#f1{--r:1.500;--w:600}');
});
