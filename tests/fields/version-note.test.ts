import { expect, test } from 'vitest';
import { emptyPublication, publicationBody } from '../../src/fields/publication';

test('a note goes with its save without blanks around it, and a save without one says nothing of it', () => {
  const body = (versionNote: string) => publicationBody({ ...emptyPublication(), versionNote });
  expect(body(' 改標題 ')).toMatchObject({ versionNote: '改標題' });
  expect(body('  ')).not.toHaveProperty('versionNote');
});
