import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { files, siteSets, singletons } from '../../../server/base/db/schema';
import { encodePicture } from '../../../server/base/files/encoding';
import { storeShipped } from '../../../server/base/files/pictures';
import { analyticsScript } from '../../../server/website/pages/analytics';
import { watchQueries } from '../support/failing-queries';
import { addPublicPage, scriptElement } from '../support/public-page';
import { createTestApp, type TestApp } from '../support/test-app';

const addPage = ({ db }: TestApp) =>
  addPublicPage(db, { house: { subtitle: '靜謐生活' }, site: { gaId: 'G-AB12CD34', gtmId: 'GTM-AB12CD' } });

const test = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com' });
await addPage(test);
afterAll(() => test.close());

describe('Public page', () => {
  it('has a description even before one is written, and search engines may index it but nothing else', async () => {
    const page = await test.inject({ url: '/case/songtao' });
    expect(page.body).toContain('<meta name="description" content="靜謐生活"/>');
    const robots = await test.inject({ url: '/robots.txt' });
    expect([
      robots.statusCode,
      robots.headers['content-type'],
      robots.headers['access-control-allow-origin'],
    ]).toEqual([200, 'text/plain; charset=utf-8', undefined]);
    expect(robots.body).toBe(
      'User-agent: *\nAllow: /case/\nAllow: /favicon.ico\nAllow: /apple-touch-icon.png\nAllow: /files/\nDisallow: /\n',
    );
  });

  it('is sent with an ETag, and answered 304', async () => {
    const { headers } = await test.inject({ url: '/case/songtao' });
    const again = await test.inject({
      url: '/case/songtao',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

it('a page is compressed for clients that accept it, only on configured hosts, and its entity tag matches either form', async () => {
  const own = await createTestApp({ ADMIN_ORIGIN: 'https://office.example.com' });
  await addPage(own);
  const visit = async (app: TestApp, headers: Record<string, string>) => {
    const answer = await app.inject({ url: '/case/songtao', headers });
    return [
      answer.headers['content-encoding'],
      answer.headers['vary'],
      answer.headers['etag'],
      answer.rawPayload,
    ];
  };
  for (const [app, host] of [
    [test, 'www.example.com'],
    [own, 'office.example.com'],
  ] as const) {
    const [none, vary, tag, plain] = await visit(app, { host });
    expect([none, vary]).toEqual([undefined, 'accept-encoding']);
    for (const [accepted, name, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ] as const) {
      const [encoding, ...packed] = await visit(app, { host, 'accept-encoding': accepted });
      expect([encoding, ...packed.slice(0, -1), unpack(packed.at(-1) as Buffer)]).toEqual([
        name,
        vary,
        tag,
        plain,
      ]);
    }
    expect(await visit(app, { host, 'accept-encoding': 'br;q=0, gzip;q=0' })).toEqual([
      none,
      vary,
      tag,
      plain,
    ]);
  }
  const [madeUp] = await visit(own, { host: 'made-up.example.com', 'accept-encoding': 'gzip' });
  expect(madeUp).toBe(undefined);
  await own.close();
});

it('a page is drawn once for all hosts of requests, and names the requested one', async () => {
  const own = await createTestApp();
  await addPage(own);
  let drawn = 0;
  watchQueries(own.db.$client, (statement) => (drawn += /select "published_parts"/.test(statement) ? 1 : 0));
  const hosts = Array.from({ length: 40 }, (_, place) => `h${place}.example.com`);
  const tags = new Set<unknown>();
  for (const host of [...hosts, `"><script>'&.example.com`]) {
    const { body, headers } = await own.inject({ url: '/case/songtao', headers: { host } });
    expect(body).not.toMatch(scriptElement);
    expect(body.match(/rel="canonical" href="([^"]*)"/)?.[1]).toBe(
      `http://${host.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;')}/case/songtao`,
    );
    tags.add(headers['etag']);
  }
  expect([drawn, tags.size]).toEqual([1, 41]);
  await own.close();
});

it('a disabled site names the company and its telephone, if they are known', async () => {
  const own = await createTestApp();
  await addPage(own);
  const visit = () => own.inject({ url: '/case/songtao' });
  expect((await visit()).statusCode).toBe(200);
  await own.db.update(siteSets).set({ status: 1 });
  const unnamed = await visit();
  expect([unnamed.statusCode, unnamed.body.includes('<address>')]).toEqual([404, false]);
  const value = { name: '和硯建設', tel: '0225718170#12' };
  await own.db.insert(singletons).values({ key: 'company', value });
  const { statusCode, body, headers } = await visit();
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(body).toContain('和硯建設');
  expect(body).toContain('<a href="tel:+886225718170,12">02-2571-8170 轉 12</a>');
  expect(headers['content-security-policy']).toContain('allow-top-navigation-to-custom-protocols');
  await own.close();
});

describe('A page that is shared', () => {
  const parts = [
    { id: 1, partType: 1, textContent: '樹先到' },
    { id: 2, partType: 6, altText: '外觀' },
    { id: 3, partType: 105, siteAddress: '建國南路二段 217 號', receptionAddress: '和平東路二段 96 巷口' },
    {
      id: 4,
      partType: 11,
      items: [
        { id: 1, textContent: 'A 戶　四房　71.6 坪' },
        { id: 2, textContent: 'B 戶　三房　46.8 坪' },
      ],
    },
  ];
  const metaOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
        ([, name = '', content = '']) => [name, content],
      ),
    );

  it('says where and how large the house is, and shows the part of its hero around the focus', async () => {
    const own = await createTestApp({ ADMIN_ORIGIN: 'https://office.example.com' });
    const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c00' } })
      .composite([
        {
          input: { create: { width: 1600, height: 300, channels: 3, background: '#00c' } },
          top: 900,
          left: 0,
        },
      ])
      .png()
      .toBuffer();
    const encoded = await encodePicture({ bytes: picture, fileName: 'hero.png' }, { field: 'image' });
    const { sha } = await storeShipped(own.db, encoded);
    await own.db.update(files).set({ focusY: 100 }).where(eq(files.sha, sha));
    await addPublicPage(own.db, {
      parts: parts.map((part) => (part.partType === 6 ? { ...part, fileSha: sha } : part)),
    });
    await own.db
      .insert(singletons)
      .values({ key: 'company', value: { name: '和硯建設', legalName: '和硯建設股份有限公司' } });
    const visit = (url: string) => own.inject({ url, headers: { host: 'www.example.com' } });
    const { body } = await visit('/case/songtao');
    const title = '松濤硯｜臺北市大安區 46.8～71.6 坪';
    expect(body).toContain(`<title>${title}</title>`);
    const meta = metaOf(body);
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:title': title,
      'og:site_name': '和硯建設',
      'og:locale': 'zh_TW',
      'twitter:card': 'summary_large_image',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    const address = new URL(String(meta['og:image']));
    const image = await visit(address.pathname + address.search);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { data, info } = await sharp(image.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    // 300 of the 840 lowest rows are blue.
    const blueOf = (row: number) => Number(data[(row * 1200 + 600) * info.channels + 2]);
    expect([blueOf(380) < 50, blueOf(440) > 150]).toEqual([true, true]);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({
      image: meta['og:image'],
      address: { streetAddress: '建國南路二段 217 號' },
    });

    // A picture and a title from staff come first.
    await own.db
      .update(siteSets)
      .set({ shareSha: sha, shareName: 'share.png', seoTitle: '住進樹影', rowVersion: 2 });
    const chosen = metaOf((await visit('/case/songtao')).body);
    expect([chosen['og:title'], chosen['og:image']]).toEqual([
      '住進樹影',
      `http://www.example.com/files/${sha}.png`,
    ]);
    await own.db.update(siteSets).set({ status: 1 });
    expect((await visit('/case/songtao/share.jpg')).statusCode).toBe(404);
    await own.close();
  });

  it('without a picture has a small card and no address of one', async () => {
    const { body } = await test.inject({ url: '/case/songtao' });
    const meta = metaOf(body);
    expect([meta['twitter:card'], meta['og:image'], meta['og:site_name']]).toEqual([
      'summary',
      undefined,
      '松濤硯',
    ]);
    expect((await test.inject({ url: '/case/songtao/share.jpg' })).statusCode).toBe(404);
  });
});

it('browsers find icons on every host, with the first letter of the company or a house', async () => {
  const iconsOf = async (host: string) => {
    const ask = (url: string) => test.inject({ url, headers: { host } });
    const [icon, touch] = [await ask('/favicon.ico'), await ask('/apple-touch-icon.png')];
    expect([icon, touch].map(({ headers }) => headers['content-type'])).toEqual([
      'image/x-icon',
      'image/png',
    ]);
    // Two pictures; the bytes of each stand where its entry in the directory says.
    expect([...icon.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
    const pictures = [6, 22].map((at) => {
      const start = icon.rawPayload.readUInt32LE(at + 12);
      return icon.rawPayload.subarray(start, start + icon.rawPayload.readUInt32LE(at + 8));
    });
    const widths = [...pictures, touch.rawPayload].map(
      async (bytes) => (await sharp(bytes).metadata()).width,
    );
    expect(await Promise.all(widths)).toEqual([32, 48, 180]);
    return createHash('sha256').update(touch.rawPayload).digest('hex');
  };
  const named = (name: string) =>
    test.db
      .insert(singletons)
      .values({ key: 'company', value: { name } })
      .onConflictDoUpdate({ target: singletons.key, set: { value: { name } } });
  const icons: string[] = [];
  // No face has the last letter.
  for (const name of ['', '和硯建設', ' Heyan', '𰻞']) {
    await named(name);
    icons.push(await iconsOf('www.example.com'));
    expect(await iconsOf('office.example.com')).toBe(icons.at(-1));
  }
  expect(new Set(icons).size).toBe(3);
  expect(icons[3]).toBe(icons[0]);
  await test.db.delete(singletons).where(eq(singletons.key, 'company'));
});

/** Directives of an answer's policy. */
function policyOf({ headers }: { headers: Record<string, unknown> }): string[] {
  return String(headers['content-security-policy'])
    .replace(/nonce-[\w-]+/, 'nonce')
    .split('; ');
}

describe('A page that a host shares with the back office', () => {
  it.each([
    'office.example.com',
    'www.example.com:8443',
    'example.com',
    'www.example.com@office.example.com',
  ])('%s: runs no script, with any ids', async (host) => {
    const page = await test.inject({ url: '/case/songtao', headers: { host } });
    expect(page.body).not.toMatch(scriptElement);
    const sandbox = policyOf(page).find((directive) => directive.startsWith('sandbox')) ?? '';
    expect(sandbox).not.toMatch(/allow-scripts|allow-same-origin/);
    expect(policyOf(page)).not.toContainEqual(expect.stringMatching(/^(?:script|connect)-src/));
  });
});

describe('Analytics and tag manager', () => {
  it('run only if PUBLIC_ORIGIN gives the public pages their own host, on which /mng does not answer', async () => {
    const back = await test.inject({ url: '/case/songtao', headers: { host: 'office.example.com' } });
    expect(back.body).not.toMatch(scriptElement);
    expect(policyOf(back)).toEqual([
      "default-src 'none'",
      "style-src 'nonce'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      "img-src 'self'",
      'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols',
    ]);
    const own = await test.inject({ url: '/case/songtao', headers: { host: 'www.example.com' } });
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(own.body) ?? [];
    expect(script).toContain("'config','G-AB12CD34'");
    expect(script).toContain('gtm.js?id=GTM-AB12CD');
    expect(own.headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    for (const url of ['/mng', '/mng/case', '/api/identity/account/me']) {
      expect((await test.inject({ url, headers: { host: 'www.example.com' } })).statusCode).toBe(404);
    }
  });

  it('ids of another form are never in a script', () => {
    expect(analyticsScript({ gaId: "G-1');alert(1)//", gtmId: 'gtm-ab12cd' })).toBeNull();
    expect(analyticsScript({ gaId: '', gtmId: 'GTM-AB12CD' })).not.toContain('gtag');
  });
});
