import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { files } from '../../../server/base/db/schema';
import { ServiceError } from '../../../server/base/contract/errors';
import { encodePicture, type PictureRule } from '../../../server/base/files/encoding';
import { fileInfos } from '../../../server/base/files/file-infos';
import { storeShipped } from '../../../server/base/files/pictures';
import { clearPng } from '../support/png';
import { serverText } from '../../../server/base/contract/text';
import { uploadText } from '../../../src/records/pictures/text';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
afterAll(() => database.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#86BCAB' } });

async function refusalOf(fileName: string, bytes: Buffer, rule: PictureRule = { field: 'cover' }) {
  const error: unknown = await encodePicture({ fileName, bytes }, rule).catch((reason: unknown) => reason);
  return error instanceof ServiceError ? { status: error.status, errors: error.errors } : error;
}

describe('uploads', () => {
  it('are re-encoded without EXIF or GPS, and offered in narrower widths', async () => {
    const bytes = await picture(1800, 1200)
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '25/1 2/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { sha, fileName } = await storeShipped(
      database.db,
      await encodePicture({ fileName: '正立面.JPG', bytes }, { field: 'cover' }),
    );
    const [row] = await database.db.select().from(files).where(eq(files.sha, sha));
    expect(row).toMatchObject({ mime: 'image/jpeg', extension: 'jpg', width: 1800, height: 1200 });
    expect((await sharp(row?.bytes ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
    const info = (await fileInfos(database.db, [{ sha, fileName }])).get(sha);
    expect(info).toMatchObject({
      filePath: `/files/${sha}.jpg`,
      fileName: '正立面.JPG',
      fileSize: row?.bytes?.length ?? 0,
    });
    expect(info?.sources?.map(({ width }) => width)).toEqual([480, 800, 1600]);
  });

  it('that contain another kind of file are stored without it', async () => {
    const payload = '<!doctype html><script>polyglot()</script>';
    const behind = Buffer.from(`${payload}%PDF-1.7 PK\u0003\u0004`);
    const jpeg = await picture(600, 400).jpeg().toBuffer();
    // Inserts a comment segment right after the start of the image.
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, behind.length + 2]), behind]);
    const polyglots = {
      'behind.jpg': Buffer.concat([jpeg, behind]),
      'inside.jpg': Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      'profile.jpg': await picture(600, 400).withXmp(payload).jpeg().toBuffer(),
      'behind.png': Buffer.concat([await picture(600, 400).png().toBuffer(), behind]),
      'behind.webp': Buffer.concat([await picture(600, 400).webp().toBuffer(), behind]),
    };
    const held = async (fileName: string, bytes: Buffer) => {
      const { main, narrower } = await encodePicture(
        { fileName, bytes },
        { field: 'cover', isFetched: true },
      );
      return [bytes, main.data, ...narrower.map(({ data }) => data)].map((each) =>
        each.includes('polyglot()'),
      );
    };
    for (const [fileName, bytes] of Object.entries(polyglots)) {
      expect({ fileName, held: await held(fileName, bytes) }).toEqual({
        fileName,
        held: [true, false, false],
      });
    }
  });

  it('are typed by their bytes, and extension and bytes agree', async () => {
    const png = await picture(10, 10).png().toBuffer();
    const refused = { status: 400, errors: { cover: ['檔案格式不符，僅接受 PNG、JPG'] } };
    expect(await refusalOf('a.jpg', png)).toEqual(refused);
    expect(await refusalOf('a.webp', await picture(9, 9).webp().toBuffer())).toEqual(refused);
    expect(await refusalOf('a.png', Buffer.from('<html><script>1</script>'))).toEqual(refused);
  });

  it('in WebP from an address are stored as JPEG, as PNG where they have transparency, and named so', async () => {
    const fetched = { field: 'cover', isFetched: true } as const;
    const plain = await picture(600, 400).webp().toBuffer();
    const clear = await sharp({
      create: { width: 600, height: 400, channels: 4, background: { r: 200, g: 100, b: 50, alpha: 0.5 } },
    })
      .webp({ lossless: true })
      .toBuffer();
    const stored = await Promise.all(
      [plain, clear].map(async (bytes) => {
        const encoded = await encodePicture({ fileName: '外觀.WEBP', bytes }, fetched);
        const { format, hasAlpha } = await sharp(encoded.main.data).metadata();
        return [encoded.fileName, encoded.extension, format, hasAlpha];
      }),
    );
    expect(stored).toEqual([
      ['外觀.jpg', 'jpg', 'jpeg', false],
      ['外觀.png', 'png', 'png', true],
    ]);
    expect(await refusalOf('a.jpg', plain, fetched)).toEqual({
      status: 400,
      errors: { cover: ['檔案格式不符，僅接受 PNG、JPG、WebP'] },
    });
  });

  it('of other kinds are refused with a hint, also under another name', async () => {
    const box = (brand: string) =>
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(64)]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const others = [
      ['IMG_4471.HEIC', box('heic'), 'heic'],
      ['IMG_4471.jpg', box('heic'), 'heic'],
      ['a.avif', box('avif'), 'avif'],
      ['a.png', await picture(9, 9).gif().toBuffer(), 'gif'],
      ['a.tif', await picture(9, 9).tiff().toBuffer(), 'tiff'],
      ['a.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'bmp'],
      ['a.svg', svg, 'svg'],
      ['a.SVG', Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]), 'svg'],
    ] as const;
    for (const [name, bytes, kind] of others) {
      expect(await refusalOf(name, bytes)).toEqual({
        status: 400,
        errors: { cover: [serverText.refusedPicture[kind]] },
      });
    }
    expect(serverText.refusedPicture).toEqual(uploadText.refused);
  });

  it('with animation are refused, because a single frame is not what was sent', async () => {
    const frames = await Promise.all(
      ['#B3372F', '#2E7250'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect(await refusalOf('a.webp', moving, { field: 'cover', isFetched: true })).toEqual({
      status: 400,
      errors: { cover: [serverText.animatedPicture] },
    });
  });

  it('of an exact size are refused in any other', async () => {
    const rule = { field: 'shareImage', pixels: { width: 1200, height: 630 } };
    const right = await picture(1200, 630).png().toBuffer();
    const wrong = await picture(1200, 631).png().toBuffer();
    expect(await refusalOf('share.png', right, rule)).toMatchObject({ fileName: 'share.png' });
    expect(await refusalOf('share.png', wrong, rule)).toEqual({
      status: 400,
      errors: { shareImage: ['圖片尺寸須為 1200 × 630 像素'] },
    });
  });

  it('of more pixels than can be decoded are refused from their header', async () => {
    const bomb = await picture(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    expect(await refusalOf('bomb.png', bomb)).toEqual({
      status: 400,
      errors: { cover: ['圖片的像素過多，請縮小後再上傳'] },
    });
  });

  it('that must be decoded completely are refused by the memory needed: depth, channels and coefficients of a progressive JPEG', async () => {
    const refused = { status: 400, errors: { cover: ['圖片的像素過多，請縮小後再上傳'] } };
    expect(await refusalOf('deep.png', await clearPng(4800, 4800, { depth: 16 }))).toEqual(refused);
    const stripes = picture(5300, 5300);
    expect(
      await refusalOf('scans.jpg', await stripes.clone().jpeg({ progressive: true }).toBuffer()),
    ).toEqual(refused);
    expect(await refusalOf('plain.jpg', await stripes.jpeg().toBuffer())).toMatchObject({
      fileName: 'plain.jpg',
    });
  });

  it('of every kind keep their colours and their transparency', async () => {
    const shown = async (fileName: string, bytes: Buffer) => {
      const { main, narrower } = await encodePicture(
        { fileName, bytes },
        { field: 'cover', isFetched: true },
      );
      return Promise.all(
        [main, ...narrower].map(async ({ data }) => [
          ...(await sharp(data).toColourspace('srgb').ensureAlpha().resize(1, 1).raw().toBuffer()),
        ]),
      );
    };
    const clear = sharp({
      create: { width: 600, height: 400, channels: 4, background: { r: 200, g: 100, b: 50, alpha: 0.5 } },
    });
    const near = (colour: number[]) =>
      [colour, colour].map((values) => values.map((value) => expect.closeTo(value, -1) as number));
    expect(await shown('clear.png', await clear.clone().png().toBuffer())).toEqual(near([200, 100, 50, 128]));
    expect(await shown('palette.png', await clear.clone().png({ palette: true }).toBuffer())).toEqual(
      near([200, 100, 50, 128]),
    );
    expect(await shown('deep.png', await clear.clone().toColourspace('rgb16').png().toBuffer())).toEqual(
      near([200, 100, 50, 128]),
    );
    expect(await shown('grey.png', await picture(600, 400).toColourspace('b-w').png().toBuffer())).toEqual(
      near([177, 177, 177, 255]),
    );
    expect(await shown('grey.jpg', await picture(600, 400).toColourspace('b-w').jpeg().toBuffer())).toEqual(
      near([177, 177, 177, 255]),
    );
    expect(await shown('print.jpg', await picture(600, 400).toColourspace('cmyk').jpeg().toBuffer())).toEqual(
      near([134, 188, 171, 255]),
    );
  });

  it('that are very long are scaled down to the size of a screen', async () => {
    const { main, narrower } = await encodePicture(
      { fileName: 'long.jpg', bytes: await picture(1000, 9000).jpeg().toBuffer() },
      { field: 'cover' },
    );
    expect([main, ...narrower].map(({ info }) => [info.width, info.height])).toEqual([[455, 4096]]);
  });

  it('that are truncated are refused', async () => {
    const bytes = await picture(800, 600).jpeg().toBuffer();
    expect(await refusalOf('half.jpg', bytes.subarray(0, bytes.length / 3))).toEqual({
      status: 400,
      errors: { cover: ['圖片無法讀取，請換一個檔案'] },
    });
  });
});
