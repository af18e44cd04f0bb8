import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../../server/base/secrets/passwords';

it('many sign-ins at once leave threads for other work, and each is checked', async () => {
  const stored = await hashPassword('correct-horse');
  let done = 0;
  const checks = Array.from({ length: 60 }, async (_, place) => {
    const result = await isPassword(place % 2 ? stored : null, 'correct-horse');
    done += 1;
    return result;
  });
  // This read would end last if hashing used the threads for files.
  await readFile(import.meta.filename);
  expect(done).toBeLessThan(30);
  expect(await Promise.all(checks)).toEqual(checks.map((_, place) => place % 2 === 1));
});
