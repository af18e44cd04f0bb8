import { expect, test } from 'vitest';
import { emptyPublication, publicationBody } from '../../src/fields/publication';

test('a note is sent with its save, trimmed, and a save without one sends no note', () => {
  const body = (versionNote: string) => publicationBody({ ...emptyPublication(), versionNote });
  expect(body(' 改標題 ')).toMatchObject({ versionNote: '改標題' });
  expect(body('  ')).not.toHaveProperty('versionNote');
});
