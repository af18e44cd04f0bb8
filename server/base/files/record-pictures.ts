import type { Db } from '../db/client';
import type { Tx } from '../db/transaction';
import { limits } from '../../../openapi/generated/limits';
import type { UploadedFile } from '../contract/uploaded-file';
import { encodePicture, type PictureRule } from './encoding';
import { fileInfos, infoOf } from './file-infos';
import { type SavedPicture, storePicture } from './pictures';

const shareRule = { field: 'shareImage', pixels: limits.CaseInfoCreate.shareImage.pixels };

export interface PictureInput {
  cover?: UploadedFile | undefined;
  coverPath?: string | undefined;
  coverRemoved?: boolean | undefined;
  shareImage?: UploadedFile | undefined;
  shareImagePath?: string | undefined;
  shareImageRemoved?: boolean | undefined;
}

export interface PictureColumns {
  coverSha: string | null;
  coverName: string | null;
  shareSha: string | null;
  shareName: string | null;
}

interface SavedPictures {
  /** null: removed; undefined: unchanged. */
  cover: SavedPicture | null | undefined;
  share: SavedPicture | null | undefined;
}

/** Fields of a save with encoded pictures; slow, so it runs before the transaction. Throws 400. */
export async function encodePictures<Input extends PictureInput>(input: Input) {
  const { cover, coverPath, coverRemoved, shareImage, shareImagePath, shareImageRemoved, ...fields } = input;
  const pictures: SavedPictures = {
    cover: await savedPicture(cover, coverPath, coverRemoved, { field: 'cover' }),
    share: await savedPicture(shareImage, shareImagePath, shareImageRemoved, shareRule),
  };
  return { fields, pictures };
}

/** A picture in a save: an encoded file, one of the library, removed (null), or unchanged (undefined). Throws 400. */
export async function savedPicture(
  file: UploadedFile | undefined,
  path: string | undefined,
  isRemoved: boolean | undefined,
  rule: PictureRule,
): Promise<SavedPicture | null | undefined> {
  if (file) return encodePicture(file, rule);
  if (path) return { path, rule };
  return isRemoved ? null : undefined;
}

/** Stores the pictures of a save; resolves to their columns. */
export async function pictureColumns(
  tx: Tx,
  { cover, share }: SavedPictures,
  coverAlt = '',
): Promise<Partial<PictureColumns>> {
  const coverRef = cover && (await storePicture(tx, cover, coverAlt));
  return {
    ...(coverRef === undefined
      ? {}
      : { coverSha: coverRef?.sha ?? null, coverName: coverRef?.fileName ?? null }),
    ...(await shareColumns(tx, share)),
  };
}

/** Like `pictureColumns`, for a share picture only. */
export async function shareColumns(
  tx: Tx,
  share: SavedPictures['share'],
): Promise<Partial<Pick<PictureColumns, 'shareSha' | 'shareName'>>> {
  const ref = share && (await storePicture(tx, share));
  return ref === undefined ? {} : { shareSha: ref?.sha ?? null, shareName: ref?.fileName ?? null };
}

/** Cover of a row, as an argument for `fileInfos`. */
export function coverOf(row: Pick<PictureColumns, 'coverSha' | 'coverName'>) {
  return { sha: row.coverSha, fileName: row.coverName };
}

export async function picturesOnWire(db: Db, row: PictureColumns) {
  const infos = await fileInfos(db, [coverOf(row), { sha: row.shareSha, fileName: row.shareName }]);
  return { cover: infoOf(infos, row.coverSha), shareImage: infoOf(infos, row.shareSha) };
}
