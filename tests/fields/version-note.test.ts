import { expect, test } from 'vitest';
import { emptyPublicPage, publicPageBody } from '../../src/fields/public-page';

test('a note is sent with its save, trimmed, and a save without one sends no note', () => {
  const body = (versionNote: string) => publicPageBody({ ...emptyPublicPage(), versionNote });
  expect(body(' 改標題 ')).toMatchObject({ versionNote: '改標題' });
  expect(body('  ')).not.toHaveProperty('versionNote');
});
