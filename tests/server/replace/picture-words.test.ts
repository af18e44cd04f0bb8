import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files } from '../../../server/base/db/schema';
import { newNumber, oldNumber, replaceTest } from '../support/replace';
import { storedPicture } from '../support/stored-picture';

let test: Awaited<ReturnType<typeof replaceTest>>;
beforeAll(async () => {
  test = await replaceTest();
});
afterAll(() => test.close());

const words = (number: string) => ({
  name: `海報 ${number} 正面.jpg`,
  alt: `海報，請電 ${number}`,
  tags: [`專線 ${number}`, '年末'],
});

it('name, alternative text and tags of a picture in the library are replaced, and come back by the undo', async () => {
  const [row] = await test.db
    .insert(files)
    .values({ ...storedPicture('b'.repeat(64)), ...words(oldNumber) })
    .returning({ id: files.id });
  // Not in the library.
  await test.db
    .insert(files)
    .values({ ...storedPicture('c'.repeat(64)), ...words(oldNumber), uploadedOn: null });
  const recordId = row?.id ?? 0;
  const stored = async () => {
    const [{ name, alt, tags } = words('')] = await test.db
      .select()
      .from(files)
      .where(eq(files.id, recordId));
    return { name, alt, tags };
  };
  const { records } = await test.search();
  expect(records).toMatchObject([
    {
      kind: 'media',
      recordId,
      isLive: false,
      hits: [{ field: 'name' }, { field: 'altText' }, { field: 'tags' }],
    },
  ]);
  const id = await test.replaceAll();
  expect(await test.states(id)).toEqual({ media: 'draft' });
  expect(await stored()).toEqual(words(newNumber));
  expect(await test.undoReplacement(id)).toMatchObject({ data: { restored: 1, left: 0 } });
  expect(await stored()).toEqual(words(oldNumber));
});
