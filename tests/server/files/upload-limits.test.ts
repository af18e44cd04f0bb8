import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readContract } from '../../../scripts/generate/described';
import { limits } from '../../../openapi/generated/limits';
import { fileProblem, type UploadRule } from '../../../src/records/pictures/upload-rules';
import { plainCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const units = ['Roles', 'Users', 'Articles', 'News', 'Cases', 'Cases.OnePage', 'IndexPopup', 'Media'];

const app = await createTestApp();
const headers = await app.signInAs(
  units.flatMap((unit) =>
    ['View', 'Create', 'Edit', 'Delete'].map((action) => `Permissions.${unit}.${action}`),
  ),
);
const picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#86BCAB' } })
  .png()
  .toBuffer();
afterAll(() => app.close());

/** A real picture of exactly so many bytes: data after its last chunk is ignored. */
const ofSize = (bytes: number) =>
  new File([new Uint8Array(Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]))], '照片.png', {
    type: 'image/png',
  });

interface Place {
  method: 'POST' | 'PUT';
  url: string;
  /** Multipart key, and its rule in the generated limits. */
  key: string;
  rule: UploadRule;
  /** A valid body except for the file. */
  body: (file: File) => object;
}

const article = { type: 2, title: '觀察', publishDate: '2026-11-01', status: 0 };
const news = { title: '公告', publishDate: '2026-11-01', status: 0, content: '<p>內文</p>' };
const house = { ...plainCase, code: 'UP001' };
const popup = { title: '彈窗', status: 0, rowVersion: 1 };
/** Blocks with a file, by its key within the block. */
const filePlaces = {
  fileData: { rule: limits.ImagePartInput.fileData, of: (fileData: File) => ({ partType: 6, fileData }) },
  'items[0].fileData': {
    rule: limits.GalleryPictureInput.fileData,
    of: (fileData: File) => ({ partType: 101, items: [{ kind: 'photo', secSort: 0, fileData }] }),
  },
  'items[0].pictures[0].fileData': {
    rule: limits.ProgressPictureInput.fileData,
    of: (fileData: File) => ({
      partType: 104,
      items: [{ label: '2026-11', secSort: 0, pictures: [{ kind: 'photo', fileData }] }],
    }),
  },
};
const keysOfBlocks = Object.keys(filePlaces) as (keyof typeof filePlaces)[];
const field = (method: 'POST' | 'PUT', url: string, key: string, rule: UploadRule, body: object): Place => ({
  method,
  url,
  key,
  rule,
  body: (file) => ({ ...body, [key]: file }),
});
const blocks = (method: 'POST' | 'PUT', url: string, body: object): Place[] =>
  keysOfBlocks.map((key) => ({
    method,
    url,
    key: `webParts[0].${key}`,
    rule: filePlaces[key].rule,
    body: (file) => ({ ...body, webParts: [{ sort: 0, ...filePlaces[key].of(file) }] }),
  }));
const part = (method: 'POST' | 'PUT', own: object): Place[] =>
  keysOfBlocks.map((key) => ({
    method,
    url: '/api/v1/SiteThemeParts',
    key: `part.${key}`,
    rule: filePlaces[key].rule,
    body: (file) => ({
      themeId: 999_999,
      rowVersion: 1,
      part: { ...own, sort: 0, ...filePlaces[key].of(file) },
    }),
  }));
const stale = { id: 999_999, rowVersion: 1 };

const places: Place[] = [
  field('PUT', '/api/identity/account/profile', 'avatar', limits.ProfileInput.avatar, {
    rowVersion: 999_999,
    name: '同仁',
    email: '',
  }),
  field('POST', '/api/v1/Articles', 'cover', limits.ArticleCreate.cover, article),
  field('POST', '/api/v1/Articles', 'shareImage', limits.ArticleCreate.shareImage, article),
  field('PUT', '/api/v1/Articles', 'cover', limits.ArticleUpdate.cover, { ...article, ...stale }),
  field('PUT', '/api/v1/Articles', 'shareImage', limits.ArticleUpdate.shareImage, { ...article, ...stale }),
  ...blocks('POST', '/api/v1/Articles/content', stale),
  field('POST', '/api/v1/News', 'cover', limits.NewsCreate.cover, news),
  field('POST', '/api/v1/News', 'shareImage', limits.NewsCreate.shareImage, news),
  field('PUT', '/api/v1/News', 'cover', limits.NewsUpdate.cover, { ...news, ...stale }),
  field('PUT', '/api/v1/News', 'shareImage', limits.NewsUpdate.shareImage, { ...news, ...stale }),
  field('POST', '/api/v1/CaseInfos', 'cover', limits.CaseInfoCreate.cover, house),
  field('POST', '/api/v1/CaseInfos', 'shareImage', limits.CaseInfoCreate.shareImage, {
    ...house,
    code: 'UP002',
  }),
  field('PUT', '/api/v1/CaseInfos', 'cover', limits.CaseInfoUpdate.cover, { ...house, ...stale }),
  field('PUT', '/api/v1/CaseInfos', 'shareImage', limits.CaseInfoUpdate.shareImage, { ...house, ...stale }),
  ...blocks('POST', '/api/v1/CaseInfos/content', stale),
  field('POST', '/api/v1/index-popup', 'image', limits.IndexPopupInput.image, popup),
  field('POST', '/api/v1/popups', 'image', limits.OtherPopupCreate.image, { title: '彈窗', status: 0 }),
  field('PUT', '/api/v1/popups', 'image', limits.OtherPopupUpdate.image, {
    title: '彈窗',
    status: 0,
    ...stale,
  }),
  field('PUT', '/api/v1/SiteSets', 'shareImage', limits.SiteSetUpdate.shareImage, {
    siteId: 999_999,
    rowVersion: 1,
  }),
  ...blocks('PUT', '/api/v1/SiteThemes', { themeId: 999_999, rowVersion: 1 }),
  field('POST', '/api/v1/Media', 'file', limits.MediaCreate.file, {}),
  field('PUT', '/api/v1/Media/replace', 'file', limits.MediaReplacement.file, stale),
  ...part('POST', {}),
  ...part('PUT', { id: 1 }),
];

async function errorsOf({ method, url, body }: Place, file: File): Promise<Record<string, string[]>> {
  const answer = await app.inject({ method, url, form: body(file), headers });
  expect([200, 400, 404, 409]).toContain(answer.statusCode);
  return (answer.json() as { errors?: Record<string, string[]> }).errors ?? {};
}

test.each(places.map((place) => [`${place.method} ${place.url} ${place.key}`, place] as const))(
  'File too large: %s accepts a file of exactly its limit and refuses one byte more, on both sides',
  async (_, place) => {
    const { maxBytes = 0 } = place.rule;
    const [whole, over] = [ofSize(maxBytes), ofSize(maxBytes + 1)];
    const message = `檔案大小超過 ${maxBytes / 1024 / 1024} MB`;
    expect(await errorsOf(place, whole)).toEqual({});
    expect(await errorsOf(place, over)).toEqual({ [place.key]: [message] });
    expect(fileProblem(whole, place.rule)).toBe(null);
    expect(fileProblem(over, place.rule)).toBe(message);
  },
);

test.each(['🏠'.repeat(300), `字${'🏠'.repeat(127)}`, `${'🏠'.repeat(254)}.`])(
  'a file name of many emoji is cut between them, at most 255 characters: %s',
  async (name) => {
    const { data } = (
      await app.inject({
        method: 'POST',
        url: '/api/v1/News',
        form: {
          ...news,
          cover: new File([new Uint8Array(picture)], `${name}.png`, { type: 'image/png' }),
        },
        headers,
      })
    ).json<{ data: { id: number } }>();
    const stored = (await app.inject({ url: `/api/v1/News/${data.id}`, headers })).json<{
      data: { cover: { fileName: string } };
    }>().data.cover.fileName;
    expect(stored).toBe(Array.from(`${name}.png`).slice(-255).join(''));
    expect(stored.isWellFormed()).toBe(true);
  },
);

interface Schema {
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
}

/** Multipart keys that accept a file. */
function fileKeys({ format, properties = {}, items, oneOf }: Schema, key: string): string[] {
  if (format === 'binary') return [key];
  if (oneOf) return [...new Set(oneOf.flatMap((schema) => fileKeys(schema, key)))];
  if (items) return fileKeys(items, `${key}[0]`);
  return Object.entries(properties).flatMap(([name, schema]) =>
    fileKeys(schema, key ? `${key}.${name}` : name),
  );
}

test('every picture field of the contract is tested here', () => {
  // Lists and documents are tested in tests/server/imports and tests/server/sites/project-blocks.test.ts.
  const paths = Object.entries(readContract().paths).filter(([path]) => !path.startsWith('/api/v1/imports/'));
  const taken = paths.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { contract } = operation['x-fastify-config'] as { contract: { multipart?: Schema } };
      return fileKeys(contract.multipart ?? {}, '').map((key) => `${method.toUpperCase()} ${path} ${key}`);
    }),
  );
  const pictures = taken.filter((key) => !key.endsWith('.document'));
  expect(places.map(({ method, url, key }) => `${method} ${url} ${key}`).toSorted()).toEqual(
    pictures.toSorted(),
  );
});
