import * as v from 'valibot';
import { expect, it } from 'vitest';
import { limits } from '../../openapi/generated/limits';
import {
  emptyPublicPage,
  publicPageBody,
  publicPageEntries,
  publicPageValues,
} from '../../src/fields/public-page';
import { todayInTaipei } from '../../src/time/date-time';
import { emptySchedule } from '../../src/time/schedule';

const schema = v.object(publicPageEntries(limits.NewsCreate));
const picture = {
  filePath: '/files/a.jpg',
  fileName: 'a.jpg',
  fileExtension: 'jpg',
  fileSize: 10,
  width: 20,
  height: 10,
};
const record = {
  title: '開工',
  publishDate: '2026-11-01',
  status: 1 as const,
  startOn: '2026-11-02T00:00:00Z',
  endOn: null,
  cover: picture,
  coverAlt: '外觀',
  summary: '摘要',
  seoTitle: '標題',
  seoKeywords: '甲,乙',
  seoDescription: '描述',
  shareImage: null,
};

it('a new record starts today, offline and empty, and lacks only its title', () => {
  const empty = emptyPublicPage();
  expect(empty).toMatchObject({
    title: '',
    publishDate: todayInTaipei(),
    status: 0,
    ...emptySchedule,
  });
  const { issues = [] } = v.safeParse(schema, empty);
  expect(issues.map(({ path }) => path?.[0].key)).toEqual(['title']);
});

it('an unchanged record is sent as it was stored, without its pictures and without an empty note', () => {
  const values = publicPageValues(record);
  expect(v.is(schema, values)).toBe(true);
  expect(values).toMatchObject({ cover: { stored: picture }, shareImage: { stored: null }, versionNote: '' });
  const { cover: _, shareImage: __, ...stored } = record;
  const body = publicPageBody(values);
  expect(body).toEqual({ ...stored, startOn: expect.any(String) });
  expect(Date.parse(body.startOn ?? '')).toBe(Date.parse(record.startOn));
});

it('removed pictures and a typed note are sent', () => {
  const values = publicPageValues({ ...record, shareImage: picture });
  const removed = { stored: null, file: null, pixels: null, removed: true };
  expect(
    publicPageBody({ ...values, cover: removed, shareImage: removed, versionNote: '更正' }),
  ).toMatchObject({ coverRemoved: true, shareImageRemoved: true, versionNote: '更正' });
});
