import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { momentValue } from '../../src/base/time/schedule';
import { storedImage } from '../../src/records/fields/image-value';
import { articleForm } from '../../src/subjects/articles/article-form';
import { caseForm } from '../../src/subjects/cases/case-form';
import { newsForm } from '../../src/subjects/news/news-form';
import { popupForm } from '../../src/subjects/home-popup/popup-form';

const picture = {
  filePath: '/files/a.jpg',
  fileName: 'a.jpg',
  fileExtension: 'jpg',
  fileSize: 10,
  width: 20,
  height: 10,
  sources: [],
};
const own = {
  title: '開工',
  summary: '摘要',
  publishDate: '2026-11-01',
  status: 1 as const,
  coverAlt: '外觀',
  seoTitle: '標題',
  seoKeywords: '甲,乙',
  seoDescription: '描述',
  content: '<p>文</p>',
};
const record = { ...own, startOn: '2026-11-02T00:00:00Z', endOn: null, cover: picture, shareImage: null };
const problems = (values: object) =>
  v
    .safeParse(newsForm.schema, { ...newsForm.empty(), ...values })
    .issues?.map(({ path, message }) => [path?.[0]?.key, message]) ?? [];

afterEach(() => {
  vi.useRealTimers();
});

describe('A form of fields', () => {
  it('starts empty: today in Taipei, offline, without times and pictures', () => {
    vi.setSystemTime('2026-11-21T16:30:00Z');
    expect(newsForm.empty()).toEqual({
      ...Object.fromEntries(Object.keys(own).map((name) => [name, ''])),
      publishDate: '2026-11-22',
      status: 0,
      startOn: momentValue(undefined),
      endOn: momentValue(undefined),
      cover: storedImage(null),
      shareImage: storedImage(null),
      versionNote: '',
    });
  });

  it('requires what the contract requires, and an end after the start', () => {
    expect(problems({ publishDate: '', status: 2 })).toEqual([
      ['title', '此欄位為必填'],
      ['publishDate', '此欄位為必填'],
      ['status', '此欄位為必填'],
      ['content', '此欄位為必填'],
    ]);
    const [startOn, endOn] = [momentValue('2026-11-02T00:00:00Z'), momentValue('2026-11-01T00:00:00Z')];
    expect(problems({ ...own, startOn, endOn })).toEqual([['endOn', '下架時間須晚於上架時間']]);
  });

  it('sends a record as it was stored, without its pictures and without an empty note', () => {
    const stored = { ...record, rowVersion: 3 };
    const values = newsForm.values(stored);
    expect(values).toEqual({
      ...own,
      startOn: momentValue(record.startOn),
      endOn: momentValue(null),
      cover: storedImage(picture),
      shareImage: storedImage(null),
      versionNote: '',
    });
    expect(newsForm.body(values)).toEqual({ ...own, startOn: record.startOn, endOn: null });
  });

  it('sends new, chosen and removed pictures, a typed note, and no times to a server without schedules', () => {
    const file = new File(['x'], 'a.png');
    const removed = { ...storedImage(null), removed: true };
    const { startOn: _, endOn: __, ...untimed } = record;
    const values = { ...newsForm.values(untimed), shareImage: removed, versionNote: ' 更正 ' };
    expect(newsForm.body({ ...values, cover: { ...storedImage(picture), file } })).toEqual({
      ...own,
      cover: file,
      shareImageRemoved: true,
      versionNote: '更正',
    });
    expect(newsForm.body({ ...values, cover: { ...storedImage(picture), isChosen: true } })).toMatchObject({
      coverPath: picture.filePath,
    });
  });

  it('says values in words where they are none themselves', () => {
    const { status, startOn, endOn } = newsForm.show;
    expect([status?.(1), status?.(0)]).toEqual(['上架', '下架']);
    expect([startOn?.(momentValue(record.startOn)), startOn?.(momentValue(null))]).toEqual([
      '2026/11/02 08:00',
      '立即',
    ]);
    expect(endOn?.(momentValue(null))).toBe('不下架');
  });

  it('has its fields in the order of the form, from the contract', () => {
    const order = [articleForm, caseForm, newsForm, popupForm].map(({ labels }) => Object.keys(labels));
    expect(order.map((names) => names.slice(0, 3))).toEqual([
      ['type', 'title', 'summary'],
      ['title', 'subtitle', 'code'],
      ['title', 'summary', 'publishDate'],
      ['status', 'title', 'image'],
    ]);
    expect(order.map((names) => names.slice(-2))).toEqual([
      ['text', 'versionNote'],
      ['isHighlight', 'versionNote'],
      ['content', 'versionNote'],
      ['startOn', 'endOn'],
    ]);
  });
});
