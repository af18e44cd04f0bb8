import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../server/db/schema';
import { ServiceError } from '../../../server/errors';
import { fileInfos, storePicture, type PictureRule } from '../../../server/services/files';
import { createTestDatabase } from '../support/test-database';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#86BCAB' } });

async function refusalOf(fileName: string, bytes: Buffer, rule: PictureRule = { field: 'cover' }) {
  const error: unknown = await storePicture(database.db, { fileName, bytes }, rule).catch((reason: unknown) => reason);
  return error instanceof ServiceError ? { status: error.status, errors: error.errors } : error;
}

describe('uploads', () => {
  it('are re-encoded without EXIF or GPS, and offered in narrower widths', async () => {
    const bytes = await picture(1800, 1200).withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '25/1 2/1 0/1' } }).jpeg().toBuffer();
    const { sha, fileName } = await storePicture(database.db, { fileName: '正立面.JPG', bytes }, { field: 'cover' });
    const [row] = await database.db.select().from(files).where(eq(files.sha, sha));
    expect(row).toMatchObject({ mime: 'image/jpeg', extension: 'jpg', width: 1800, height: 1200 });
    expect((await sharp(row?.bytes).metadata()).exif).toBeUndefined();
    const info = (await fileInfos(database.db, [{ sha, fileName }])).get(sha);
    expect(info).toMatchObject({ filePath: `/files/${sha}.jpg`, fileName: '正立面.JPG', fileSize: row?.bytes.length });
    expect(info?.sources.map(({ width }) => width)).toEqual([480, 960, 1600]);
  });

  it('are typed by their bytes, and extension and bytes agree', async () => {
    const png = await picture(10, 10).png().toBuffer();
    const refused = { status: 400, errors: { cover: ['檔案格式不符，僅接受 PNG, JPG'] } };
    expect(await refusalOf('a.jpg', png)).toEqual(refused);
    expect(await refusalOf('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual(refused);
    expect(await refusalOf('a.png', Buffer.from('<html><script>1</script>'))).toEqual(refused);
  });

  it('of an exact size are refused in any other', async () => {
    const rule = { field: 'shareImage', pixels: { width: 1200, height: 630 } };
    const right = await picture(1200, 630).png().toBuffer();
    const wrong = await picture(1200, 631).png().toBuffer();
    expect(await refusalOf('share.png', right, rule)).toMatchObject({ fileName: 'share.png' });
    expect(await refusalOf('share.png', wrong, rule)).toEqual({ status: 400, errors: { shareImage: ['圖片尺寸須為 1200 x 630 像素'] } });
  });

  it('of more pixels than can be decoded are refused from their header', async () => {
    const bomb = await picture(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    expect(await refusalOf('bomb.png', bomb)).toEqual({ status: 400, errors: { cover: ['圖片無法讀取，請換一個檔案'] } });
  });

  it('that break off in the middle are refused', async () => {
    const bytes = await picture(800, 600).jpeg().toBuffer();
    expect(await refusalOf('half.jpg', bytes.subarray(0, bytes.length / 3))).toEqual({ status: 400, errors: { cover: ['圖片無法讀取，請換一個檔案'] } });
  });
});
