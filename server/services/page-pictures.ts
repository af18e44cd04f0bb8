import type { Db } from '../db/client';
import type { UploadedFile } from '../plugins/multipart';
import { fileInfos, storePicture } from './files';

interface PictureInput {
  cover?: UploadedFile | undefined;
  coverRemoved?: boolean | undefined;
  shareImage?: UploadedFile | undefined;
  shareImageRemoved?: boolean | undefined;
}

interface PictureColumns {
  coverSha: string | null;
  coverName: string | null;
  shareSha: string | null;
  shareName: string | null;
}

/** Columns of the cover and the share picture that were sent; one that is neither sent nor removed stays. Throws 400. */
export async function pictureColumns(db: Db, { cover, coverRemoved, shareImage, shareImageRemoved }: PictureInput): Promise<Partial<PictureColumns>> {
  const coverRef = cover ? await storePicture(db, cover, { field: 'cover' }) : undefined;
  const shareRef = shareImage ? await storePicture(db, shareImage, { field: 'shareImage', pixels: { width: 1200, height: 630 } }) : undefined;
  return {
    ...(coverRemoved ? { coverSha: null, coverName: null } : {}),
    ...(coverRef ? { coverSha: coverRef.sha, coverName: coverRef.fileName } : {}),
    ...(shareImageRemoved ? { shareSha: null, shareName: null } : {}),
    ...(shareRef ? { shareSha: shareRef.sha, shareName: shareRef.fileName } : {}),
  };
}

/** The cover of a row, as `fileInfos` asks for it. */
export function coverOf(row: Pick<PictureColumns, 'coverSha' | 'coverName'>) {
  return { sha: row.coverSha, fileName: row.coverName };
}

/** Both pictures of a row on the wire. */
export async function picturesOnWire(db: Db, row: PictureColumns) {
  const infos = await fileInfos(db, [coverOf(row), { sha: row.shareSha, fileName: row.shareName }]);
  return { cover: infos.get(row.coverSha ?? '') ?? null, shareImage: infos.get(row.shareSha ?? '') ?? null };
}
