import { expect } from 'vitest';
import { jpeg } from './multipart';
import { made, page, picture, saved, someId, time, type ValidCalls, type World } from './right-call';

const title = (id: unknown, sort: number, textContent = '標題', align = 1) => ({
  id,
  sort,
  partType: 1,
  textContent,
  align,
});
const twoTitles = [title(1, 0), title(2, 1)];
const newTitle = { partType: 1, align: 2, textContent: '森林' };

const theme = (
  { caseId, themeId }: { caseId: number; themeId: number },
  parts: object[],
  more: object = {},
) => ({
  themeId,
  caseId,
  templateCode: 'liubai',
  templateName: '留白',
  name: '留白',
  code: 'liubai',
  status: 0,
  parts,
  publishedParts: null,
  publishedOn: null,
  hasUnpublishedChanges: false,
  caseTitle: '青田硯',
  district: '臺北市大安區',
  ...made(),
  ...more,
});
/** After a save of its blocks. */
const changedTheme = ({ records, caller }: World, parts: object[]) => ({
  url: `/api/v1/SiteThemes/${records.themeId}`,
  data: theme(records, parts, made(caller.name, 2)),
});
/** A theme for drawing pages. */
const drawn = (themeId: number) => ({
  themeId,
  templateCode: 'liubai',
  title: '青田硯',
  district: '臺北市大安區',
  parts: twoTitles,
});
const site = ({ siteId, caseId, themeId, scheduleId }: World['records'], more: object = {}) => ({
  siteId,
  caseId: String(caseId),
  title: '青田硯',
  county: '臺北市',
  district: '大安區',
  code: `site-${caseId}`,
  status: 0,
  caseState: 'offline',
  caseParts: 0,
  schedules: [
    {
      id: scheduleId,
      action: 'takeOff',
      themeId: null,
      dueOn: '2999-01-01T00:00:00.000Z',
      createdBy: '',
      createdOn: time,
    },
  ],
  facts: [],
  suggestedCode: expect.stringMatching(/^C\d+$/) as unknown,
  caseCode: 'SALES1',
  codeCheckedOn: time,
  siteName: `site-${caseId}`,
  publishedOn: null,
  activeThemeId: null,
  hasUnpublishedChanges: false,
  seoTitle: '',
  seoKeywords: '',
  seoDescription: '',
  shareImage: null,
  ofCase: { seoTitle: '', seoKeywords: '', seoDescription: '', shareImage: null },
  settingsApprovers: [],
  gaId: '',
  gtmId: '',
  cover: null,
  coverAlt: '',
  themes: [
    {
      themeId,
      templateCode: 'liubai',
      templateName: '留白',
      name: '留白',
      partCount: 2,
      missingAltCount: 0,
      sampleParts: [],
      status: 0,
      publishedOn: null,
      lastModifiedOn: time,
      rowVersion: 1,
    },
  ],
  ...made(),
  ...more,
});
const tracking = {
  seoTitle: '青田硯｜大安區',
  seoKeywords: '大安區,新建案',
  seoDescription: '搜尋說明',
  gaId: 'G-ABCDEF1234',
  gtmId: 'GTM-ABC1234',
};
const publish = ({ themeId }: World['records']) => ({ themeId, rowVersion: 1, status: 1 });

/** Themes and websites. */
export const siteCalls: ValidCalls = {
  'GET /api/v1/SiteThemes/list/template': () => ({
    data: [{ themeId: someId, code: 'liubai', name: '留白', description: '', partCount: 1, createdOn: time }],
  }),
  'GET /api/v1/SiteThemes/{id}': ({ records }) => ({
    id: records.themeId,
    data: theme(records, twoTitles),
  }),
  'GET /api/v1/SiteThemes/preview/{id}': ({ records: { themeId, caseId } }) => ({
    id: themeId,
    data: { ...drawn(themeId), caseId: String(caseId) },
  }),
  'GET /api/v1/SiteThemes/content/{id}': async ({ records, call }) => {
    await call('PUT', '/api/v1/SiteThemes/edit-status', { json: publish(records) });
    return { id: records.themeId, data: drawn(records.themeId) };
  },
  'POST /api/v1/SiteThemes/template': ({ records: { caseId }, caller }) => ({
    form: { caseId, code: 'liubai' },
    data: { themeId: someId, rowVersion: 1 },
    // Its first title is the case's.
    reads: ({ themeId }) => ({
      url: `/api/v1/SiteThemes/${themeId}`,
      data: theme({ caseId, themeId }, [{ ...title(someId, 0, '青田硯'), source: 'head' }], {
        ...made(caller.name),
        name: expect.any(String),
      }),
    }),
  }),
  'PUT /api/v1/SiteThemes': async (world) => {
    const { records, caller } = world;
    const parts = [
      title(someId, 0, '森林', 2),
      {
        id: someId,
        sort: 1,
        partType: 6,
        textContent: '大廳一景',
        altText: '大廳',
        isDecorative: false,
        ...picture('大廳.jpg', 912, 452),
      },
    ];
    return {
      form: {
        themeId: records.themeId,
        rowVersion: 1,
        webParts: [
          { ...newTitle, sort: 0 },
          {
            partType: 6,
            sort: 1,
            textContent: '大廳一景',
            altText: '大廳',
            fileData: await jpeg('大廳.jpg', 912, 452),
          },
        ],
      },
      messages: saved,
      data: theme(records, parts, made(caller.name, 2)),
      reads: () => changedTheme(world, parts),
    };
  },
  'PUT /api/v1/SiteThemes/edit-status': ({ records }) => ({
    json: publish(records),
    messages: ['排程照舊：2999/01/01 08:00 自動下架'],
    data: { themeId: records.themeId, rowVersion: 2 },
    reads: () => ({
      url: `/api/v1/SiteThemes/content/${records.themeId}`,
      data: drawn(records.themeId),
      token: '',
    }),
  }),
  'GET /api/v1/SiteSets/list': ({ records: { siteId, caseId } }) => ({
    data: page([
      {
        siteId,
        caseId: String(caseId),
        title: '青田硯',
        status: 0,
        district: '臺北市大安區',
        code: `site-${caseId}`,
        step: 4,
        publishedOn: null,
        hasUnpublishedChanges: false,
        activeThemeId: null,
        themeCode: null,
        cover: null,
        coverAlt: '',
        ...made(),
      },
    ]),
  }),
  'GET /api/v1/SiteSets/{id}': ({ records }) => ({ id: records.caseId, data: site(records) }),
  'PUT /api/v1/SiteSets': async ({ records, caller }) => {
    const { siteId, caseId } = records;
    const data = site(records, {
      ...tracking,
      code: `named-${siteId}`,
      siteName: `named-${siteId}`,
      shareImage: picture('分享.jpg', 1200, 630),
      ...made(caller.name, 2),
    });
    const shareImage = await jpeg('分享.jpg', 1200, 630);
    return {
      form: { siteId, rowVersion: 1, siteName: `named-${siteId}`, ...tracking, shareImage },
      messages: saved,
      data,
      reads: () => ({ url: `/api/v1/SiteSets/${caseId}`, data }),
    };
  },
  'PUT /api/v1/SiteSets/edit-code': ({ records, caller }) => {
    const { siteId, caseId } = records;
    const data = site(records, { caseCode: 'SALES2', ...made(caller.name, 2) });
    return {
      json: { siteId, rowVersion: 1, caseCode: 'SALES2' },
      messages: saved,
      data,
      reads: () => ({ url: `/api/v1/SiteSets/${caseId}`, data }),
    };
  },
  'PUT /api/v1/SiteSets/edit-status': ({ records, caller }) => ({
    json: { id: records.siteId, status: 1 },
    data: { id: records.siteId, rowVersion: 2 },
    reads: () => ({
      url: `/api/v1/SiteSets/${records.caseId}`,
      data: site(records, { status: 1, ...made(caller.name, 2) }),
    }),
  }),
  'POST /api/v1/SiteThemeParts': (world) => {
    const { themeId } = world.records;
    const parts = [title(1, 0), title(someId, 1, '森林', 2), title(2, 2)];
    return {
      form: { themeId, rowVersion: 1, part: { ...newTitle, sort: 1 } },
      data: { themeId, rowVersion: 2, parts },
      reads: () => changedTheme(world, parts),
    };
  },
  'PUT /api/v1/SiteThemeParts': (world) => {
    const { themeId } = world.records;
    const parts = [title(1, 0), title(2, 1, '森林', 2)];
    return {
      form: { themeId, rowVersion: 1, part: { ...newTitle, id: 2, sort: 1 } },
      data: { themeId, rowVersion: 2, parts },
      reads: () => changedTheme(world, parts),
    };
  },
  'DELETE /api/v1/SiteThemeParts/{id}': (world) => {
    const { themeId } = world.records;
    const parts = [title(2, 0)];
    return {
      id: 1,
      query: `?themeId=${themeId}&rowVersion=1`,
      data: { themeId, rowVersion: 2, parts },
      reads: () => changedTheme(world, parts),
    };
  },
  'PUT /api/v1/SiteThemeParts/edit-sort': (world) => {
    const { themeId } = world.records;
    const parts = [title(2, 0), title(1, 1)];
    return {
      json: { themeId, rowVersion: 1, ids: [2, 1] },
      data: { themeId, rowVersion: 2, parts },
      reads: () => changedTheme(world, parts),
    };
  },
};
