import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../support/test-app';

const app = await createTestApp();
const headers = await app.signInAs([
  'Permissions.Cases.View',
  'Permissions.Cases.Create',
  'Permissions.Cases.Edit',
  'Permissions.IndexPopup.View',
  'Permissions.IndexPopup.Edit',
]);
afterAll(() => app.close());

async function send(url: string, body: object, method: 'POST' | 'PUT' = 'POST') {
  return (await app.inject({ method, url, form: body, headers })).json();
}
const read = async (url: string) => (await app.inject({ url, headers })).json().data;

const filled = {
  title: '松濤硯',
  tab: 1,
  county: '臺中市',
  district: '西屯區',
  status: 0,
  isHighlight: false,
};

test('a case is stored in the normalised form that its screen sends', async () => {
  const { data } = await send('/api/v1/CaseInfos', {
    ...filled,
    code: ' ＴＹ００１ ',
    tel: '04-2258-1700',
    seoKeywords: '臺中建案、公園首排',
    housingUnits: [{ name: 'A 戶', areaPing: 36, areaPingMost: 38.5, count: 6 }],
  });
  expect(await read(`/api/v1/CaseInfos/${data.id}`)).toMatchObject({
    code: 'TY001',
    tel: '0422581700',
    seoKeywords: '臺中建案,公園首排',
    housingUnits: [{ name: 'A 戶', rooms: '', areaPing: 36, areaPingMost: 38.5, count: 6 }],
  });
  expect(
    await send('/api/v1/CaseInfos', { ...filled, code: 'TY001', tel: '0422581700' }),
    'the same code in another form is taken',
  ).toMatchObject({ succeeded: false });
});

test('the largest size of a unit is not below its smallest', async () => {
  const answer = await send('/api/v1/CaseInfos', {
    ...filled,
    code: 'TY002',
    tel: '0422581700',
    housingUnits: [
      { name: 'A 戶', areaPing: 36, count: 1 },
      { name: 'B 戶', areaPing: 38, areaPingMost: 36, count: 1 },
    ],
  });
  expect(answer.errors).toEqual({ 'housingUnits[1].areaPingMost': ['最大坪數不可小於最小坪數'] });
});

test('a client without facts of units keeps them, and one with them can clear them', async () => {
  const unit = { name: 'A 戶', areaPing: 36, count: 1 };
  const facts = {
    priceBasis: 'total',
    price: 1280,
    priceMost: 1520,
    sharedRatio: 32.6,
    availability: 'onSale',
  };
  const own = { ...filled, code: 'TY003', tel: '0422581700' };
  const { data } = await send('/api/v1/CaseInfos', { ...own, housingUnits: [{ ...unit, ...facts }] });
  const units = async () => (await read(`/api/v1/CaseInfos/${data.id}`)).housingUnits;
  const save = async (saved: object) => {
    const { rowVersion } = await read(`/api/v1/CaseInfos/${data.id}`);
    return send('/api/v1/CaseInfos', { ...own, id: data.id, rowVersion, housingUnits: [saved] }, 'PUT');
  };
  await save({ ...unit, areaPing: 37 });
  expect(await units()).toEqual([{ ...unit, rooms: '', areaPing: 37, ...facts }]);
  await save({ ...unit, priceBasis: 'onRequest', price: null, priceMost: null, sharedRatio: null });
  expect(await units()).toEqual([{ ...unit, rooms: '', priceBasis: 'onRequest', availability: 'onSale' }]);
  expect(await save({ ...unit, priceBasis: 'total', price: 10, priceMost: 9 })).toMatchObject({
    errors: { 'housingUnits[0].priceMost': ['最高價格不可小於最低價格'] },
  });
  expect(await save({ ...unit, plan: `/files/${'0'.repeat(64)}.png` })).toMatchObject({
    errors: { 'housingUnits[0].plan': ['有圖片已不存在，請移除後重新插入'] },
  });
});

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['/case/song-tao-yan', '/case/song-tao-yan'],
])('the popup leads to %s', async (url, stored) => {
  const { rowVersion } = await read('/api/v1/index-popup');
  const saved = await send('/api/v1/index-popup', { rowVersion, title: '開幕', status: 0, url });
  expect([saved.succeeded, (await read('/api/v1/index-popup')).url]).toEqual([true, stored]);
});
