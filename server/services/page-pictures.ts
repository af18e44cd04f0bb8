import type { Db } from '../db/client';
import type { Tx } from '../db/transaction';
import { limits } from '../generated/limits';
import type { UploadedFile } from '../uploaded-file';
import { encodePicture, fileInfos, putPicture, type EncodedPicture } from './files';

const shareRule = { field: 'shareImage', pixels: limits.CaseInfoCreate.shareImage.pixels };

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

/** The pictures of a save, encoded. */
interface EncodedPictures {
  /** null: taken away; undefined: stays. */
  cover: EncodedPicture | null | undefined;
  share: EncodedPicture | null | undefined;
}

/** Encodes the pictures that were sent, which takes long: before a transaction begins. Throws 400. */
export async function encodePictures({
  cover,
  coverRemoved,
  shareImage,
  shareImageRemoved,
}: PictureInput): Promise<EncodedPictures> {
  return {
    cover: cover ? await encodePicture(cover, { field: 'cover' }) : coverRemoved ? null : undefined,
    share: shareImage ? await encodePicture(shareImage, shareRule) : shareImageRemoved ? null : undefined,
  };
}

/** Stores the pictures of a save; resolves to the columns that name them. */
export async function pictureColumns(
  tx: Tx,
  { cover, share }: EncodedPictures,
): Promise<Partial<PictureColumns>> {
  const coverRef = cover && (await putPicture(tx, cover));
  return {
    ...(coverRef === undefined
      ? {}
      : { coverSha: coverRef?.sha ?? null, coverName: coverRef?.fileName ?? null }),
    ...(await shareColumns(tx, share)),
  };
}

/** The same for a record that has a share picture alone. */
export async function shareColumns(
  tx: Tx,
  share: EncodedPictures['share'],
): Promise<Partial<Pick<PictureColumns, 'shareSha' | 'shareName'>>> {
  const ref = share && (await putPicture(tx, share));
  return ref === undefined ? {} : { shareSha: ref?.sha ?? null, shareName: ref?.fileName ?? null };
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
