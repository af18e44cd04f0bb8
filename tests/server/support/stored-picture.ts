import type { files } from '../../../server/base/db/schema';

/** A row of a stored picture, of which nothing is drawn. */
export const storedPicture = (sha: string): typeof files.$inferInsert => ({
  sha,
  extension: 'jpg',
  mime: 'image/jpeg',
  size: 1,
  width: 800,
  height: 600,
  uploadedOn: new Date(),
  bytes: Buffer.from('x'),
});
