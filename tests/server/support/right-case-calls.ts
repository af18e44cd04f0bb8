import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { cases } from '../../../server/base/db/schema';
import { addCase } from './add-case';
import { jpeg } from './multipart';
import { made, page, picture, saved, someId, type ValidCalls, type World } from './right-call';

const house = {
  title: '松濤硯',
  subtitle: '把森林留在回家的路上',
  tab: 2,
  isHighlight: true,
  status: 1,
  county: '新北市',
  district: '淡水區',
  address: '中正路 1 號',
  tel: '0226001234',
  receptionAddress: '中正路 2 號',
  siteArea: '612 坪',
  floors: '地上 15 層',
  households: 60,
  completion: '2027 年',
  architect: '甲建築師事務所',
  builder: '乙營造',
  introduction: '<p>介紹</p>',
  housingUnits: [
    { name: 'A 戶', rooms: '三房', areaPing: 46.8, count: 6 },
    { name: 'B 戶', rooms: '兩房', areaPing: 28, count: 12 },
  ],
  seoTitle: '搜尋標題',
  seoKeywords: '淡水,新建案',
  seoDescription: '搜尋說明',
  coverAlt: '正立面',
} as const;
const caseRead = (id: number, code: string, by: string, rowVersion: number, more: object = {}) => ({
  id,
  code,
  ...house,
  zip: '251',
  startOn: null,
  endOn: null,
  visibleState: 'online',
  sort: someId,
  cover: null,
  shareImage: null,
  recommendedCaseIds: [],
  partCount: 0,
  ...made(by, rowVersion),
  ...more,
});
const fullCase = async ({ db, records: { caseId } }: World) => {
  await db
    .update(cases)
    .set({ ...house, housingUnits: [...house.housingUnits], zip: '251', code: `W${caseId}` })
    .where(eq(cases.id, caseId));
  return `W${caseId}`;
};

export const caseCalls: ValidCalls = {
  'GET /api/v1/CaseInfos/list': async (world) => {
    const code = await fullCase(world);
    const { title, subtitle, county, district, tab, isHighlight, status, coverAlt } = house;
    const card = { title, subtitle, code, county, district, tab, isHighlight, status, coverAlt };
    return {
      query: `?tab=2&pageSize=5&pageNumber=1&keyword=${code}`,
      data: {
        ...page([
          {
            id: world.records.caseId,
            ...card,
            startOn: null,
            endOn: null,
            visibleState: 'online',
            sort: 5,
            cover: null,
            ...made(),
          },
        ]),
        pageSize: 5,
        tabCounts: { 1: 0, 2: 1, 3: 0 },
      },
    };
  },
  'PUT /api/v1/CaseInfos/edit-batch-sort': async ({ db, records: { caseId } }) => {
    const otherId = await addCase(db, { code: `S${caseId}`, title: '另一個', sort: 6 });
    const row = (id: number) => expect.objectContaining({ id }) as unknown;
    return {
      json: { ids: [otherId, caseId], tab: 1 },
      messages: saved,
      data: null,
      reads: () => ({
        url: '/api/v1/CaseInfos/list?tab=1',
        data: expect.objectContaining({ items: [row(otherId), row(caseId)] }),
      }),
    };
  },
  'PUT /api/v1/CaseInfos/edit-highlight': async ({ records: { caseId }, caller }) => ({
    json: { caseInfoId: caseId, isHighlight: true },
    data: { id: caseId, rowVersion: 2 },
    reads: () => ({
      url: `/api/v1/CaseInfos/${caseId}`,
      data: expect.objectContaining({ isHighlight: true, lastModifiedBy: caller.name, rowVersion: 2 }),
    }),
  }),
  'GET /api/v1/CaseInfos/{id}': async (world) => {
    const code = await fullCase(world);
    return { id: world.records.caseId, data: caseRead(world.records.caseId, code, '', 1, { sort: 5 }) };
  },
  'POST /api/v1/CaseInfos': async ({ records: { caseId }, caller }) => ({
    form: {
      ...house,
      code: `P${caseId}`,
      recommendedCaseIds: [caseId],
      cover: await jpeg('正立面.jpg', 900, 600),
      shareImage: await jpeg('分享.jpg', 1200, 630),
    },
    messages: saved,
    data: { id: someId, rowVersion: 1 },
    reads: ({ id }) => ({
      url: `/api/v1/CaseInfos/${id}`,
      data: caseRead(id, `P${caseId}`, caller.name, 1, {
        recommendedCaseIds: [caseId],
        cover: picture('正立面.jpg', 900, 600),
        shareImage: picture('分享.jpg', 1200, 630),
      }),
    }),
  }),
  'PUT /api/v1/CaseInfos': async ({ records: { caseId }, caller }) => ({
    form: {
      ...house,
      id: caseId,
      rowVersion: 1,
      code: `U${caseId}`,
      cover: await jpeg('外觀.jpg', 900, 600),
    },
    messages: saved,
    data: { id: caseId, rowVersion: 2 },
    reads: () => ({
      url: `/api/v1/CaseInfos/${caseId}`,
      data: caseRead(caseId, `U${caseId}`, caller.name, 2, { cover: picture('外觀.jpg', 900, 600) }),
    }),
  }),
  'DELETE /api/v1/CaseInfos/{id}': ({ records: { caseId } }) => ({
    id: caseId,
    messages: ['刪除成功'],
    data: null,
    reads: () => ({ url: `/api/v1/CaseInfos/${caseId}`, data: null }),
  }),
  'GET /api/v1/CaseInfos/recommendedCase/list': ({ records: { caseId } }) => ({
    data: [{ id: caseId, title: '青田硯', district: '臺北市大安區' }],
  }),
  'GET /api/v1/CaseInfos/isale/{id}': () => ({
    id: 'SALES1',
    data: { code: 'SALES1', title: '青田硯', district: '臺北市大安區' },
  }),
};
