import { afterAll, beforeAll, expect, it } from 'vitest';
import { salesCases, templates } from '../../../server/base/db/schema';
import { jpeg, multipart } from '../support/multipart';
import { createTestApp, type TestApp } from '../support/test-app';

let test: TestApp;
let authorization: string;
beforeAll(async () => {
  test = await createTestApp();
  const unit = ['View', 'Create', 'Edit', 'Delete'];
  ({ authorization } = await test.signInAs([
    ...unit.map((action) => `Permissions.Cases.${action}`),
    'Permissions.Cases.OnePage.View',
    'Permissions.Cases.OnePage.Edit',
  ]));
  await test.db.insert(salesCases).values({ code: 'HY209901', title: '青田硯', district: '臺北市大安區' });
  await test.db.insert(templates).values({
    templateCode: 'liubai',
    name: '留白',
    parts: [{ id: 900001, partType: 1, align: 1, textContent: '範例標題' }],
  });
});
afterAll(() => test.close());

async function send(method: 'POST' | 'PUT', url: string, body: object, isMultipart = false) {
  const { payload, headers } = isMultipart ? await multipart(body) : { payload: body, headers: {} };
  const answer = await test.inject({ method, url, payload, headers: { authorization, ...headers } });
  expect(answer.json()).toMatchObject({ succeeded: true });
  return answer.json().data;
}

async function refusal(method: 'POST' | 'PUT', url: string, body: object, isMultipart = false) {
  const { payload, headers } = isMultipart ? await multipart(body) : { payload: body, headers: {} };
  const answer = await test.inject({ method, url, payload, headers: { authorization, ...headers } });
  const { succeeded, messages, errors } = answer.json();
  return { status: answer.statusCode, succeeded, messages, ...(errors ? { errors } : {}) };
}

async function read(url: string) {
  const answer = await test.inject({ url, headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const refused = (message: string) => ({ status: 200, succeeded: false, messages: [message] });

it('a case is added, designed, checked, named and published, and a visitor reads what the preview showed', async () => {
  const { id } = await send(
    'POST',
    '/api/v1/CaseInfos',
    {
      code: 'HY209901',
      title: '青田硯',
      tab: 1,
      status: 1,
      county: '臺北市',
      district: '大安區',
      tel: '0225718170',
      cover: await jpeg('正立面.jpg'),
      housingUnits: [{ name: 'A 戶', rooms: '三房', areaPing: 46.8, count: 6 }],
    },
    true,
  );
  expect(await read(`/api/v1/CaseInfos/${id}`)).toMatchObject({
    title: '青田硯',
    zip: '106',
    cover: { width: 1600, fileName: '正立面.jpg' },
    housingUnits: [{ name: 'A 戶', rooms: '三房', areaPing: 46.8, count: 6 }],
  });

  const site = () => read(`/api/v1/SiteSets/${id}`);
  const { siteId, rowVersion } = await site();
  const named = { siteId, siteName: 'qingtian-yan' };
  expect(await refusal('PUT', '/api/v1/SiteSets', { ...named, rowVersion }, true)).toEqual(
    refused('請先完成頁面設計'),
  );
  expect(await refusal('PUT', '/api/v1/SiteSets/edit-status', { id: siteId, status: 0 })).toEqual(
    refused('網站尚未發布，無法啟用'),
  );

  const { themeId } = await send('POST', '/api/v1/SiteThemes/template', { caseId: id, code: 'liubai' }, true);
  const theme = await read(`/api/v1/SiteThemes/${themeId}`);
  await send(
    'PUT',
    '/api/v1/SiteThemes',
    {
      themeId,
      rowVersion: theme.rowVersion,
      webParts: [
        { partType: 1, sort: 0, align: 1, textContent: '把森林，留在回家的路上' },
        { partType: 6, sort: 1, altText: '大廳', fileData: await jpeg('大廳.jpg', 912, 452, '#A9743A') },
        { partType: 10, sort: 2, textContent: '預約專線', tel: '0225718170' },
      ],
    },
    true,
  );

  expect(
    await refusal('PUT', '/api/v1/SiteSets', { ...named, rowVersion: (await site()).rowVersion }, true),
  ).toEqual(refused('請先完成建案代碼比對並儲存'));
  expect(
    await refusal('PUT', '/api/v1/SiteSets/edit-code', {
      siteId,
      rowVersion: (await site()).rowVersion,
      caseCode: 'NOSUCH',
    }),
  ).toEqual(refused('銷售系統查無此建案代碼，請向銷售部門確認正確的代碼'));
  expect(await read('/api/v1/CaseInfos/isale/HY209901')).toEqual({
    code: 'HY209901',
    title: '青田硯',
    district: '臺北市大安區',
  });
  await send('PUT', '/api/v1/SiteSets/edit-code', {
    siteId,
    rowVersion: (await site()).rowVersion,
    caseCode: 'HY209901',
  });

  const publish = async () => ({
    themeId,
    rowVersion: (await read(`/api/v1/SiteThemes/${themeId}`)).rowVersion,
    status: 1,
  });
  expect(await refusal('PUT', '/api/v1/SiteThemes/edit-status', await publish())).toEqual(
    refused('請先設定網站名稱'),
  );
  const form = '限 30 個半形英數字，符號僅可使用「-」';
  for (const siteName of ['x'.repeat(31), 'x'.repeat(60), 'a_b', 'a b', '青田硯', '']) {
    const { rowVersion: newest } = await site();
    expect(await refusal('PUT', '/api/v1/SiteSets', { siteId, siteName, rowVersion: newest }, true)).toEqual({
      status: 400,
      succeeded: false,
      messages: ['請確認以下欄位'],
      errors: { siteName: expect.arrayContaining([form]) },
    });
  }
  await send('PUT', '/api/v1/SiteSets', { ...named, rowVersion: (await site()).rowVersion }, true);
  expect((await test.inject({ url: `/api/v1/SiteThemes/content/${themeId}` })).statusCode).toBe(404);
  await send('PUT', '/api/v1/SiteThemes/edit-status', await publish());
  await send('PUT', '/api/v1/SiteSets/edit-status', { id: siteId, status: 0 });

  expect(
    await refusal(
      'PUT',
      '/api/v1/SiteSets',
      { ...named, siteName: 'other', rowVersion: (await site()).rowVersion },
      true,
    ),
  ).toEqual(refused('網站已發布，網站名稱不可變更'));
  const preview = await read(`/api/v1/SiteThemes/preview/${themeId}`);
  const published = (await test.inject({ url: `/api/v1/SiteThemes/content/${themeId}` })).json().data;
  expect({ ...published, caseId: String(id) }).toEqual(preview);
  const page = await test.inject({ url: '/case/qingtian-yan' });
  expect(page.statusCode).toBe(200);
  expect(page.body.replace(/<wbr\/?>|<span class="ph">|<\/span>/g, '')).toContain('把森林，留在回家的路上');
  expect(page.body).toContain(preview.parts[1].filePath);
});
