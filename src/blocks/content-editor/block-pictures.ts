import { type PartType } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { randomId } from '../../api/random-id';
import { drawnImage, pictureOf, type PictureValue } from '../../records/fields/image-value';
import type { BlockOf, ItemImage } from './block';

type Schemas = components['schemas'];

export type PartOf<T> = T extends PartType
  ? Extract<Schemas['WebPart'], { partType: T }>
  : Schemas['NewerPart'];

type PartPicture = Schemas['PartPictureFields'];

export const pictureRule = limits.ImagePartInput.fileData;

export const noPicture = { alt: '', isDecorative: false, picture: pictureOf(null) };

export function readPicture({ altText, isDecorative = false, ...part }: PartPicture) {
  return { alt: altText, isDecorative, picture: storedPicture(part) };
}

export function readImage({ altText, kind, ...part }: PartPicture & Pick<ItemImage, 'kind'>): ItemImage {
  return { key: randomId(), kind, alt: altText, picture: storedPicture(part) };
}

/** Converts a picture of an entry to the sent format. */
export function sendImage({ kind, alt, picture }: ItemImage) {
  return { kind, altText: alt, ...sendFile(picture) };
}

/** A picture of an entry as the page draws it. */
export const drawnPicture = ({ kind, alt, picture }: ItemImage) => ({
  kind,
  altText: alt,
  ...drawnImage(picture),
});

function storedPicture({
  filePath,
  fileName,
  fileSize,
  width = null,
  height = null,
  focusX,
  focusY,
  sources = [],
}: Omit<PartPicture, 'altText'>): PictureValue {
  return pictureOf(
    filePath ? { filePath, fileName, fileSize, width, height, focusX, focusY, sources } : null,
  );
}

export function sendPicture({
  alt,
  isDecorative,
  picture,
}: BlockOf<typeof PartType.video | typeof PartType.image | typeof PartType.places>) {
  return { ...(isDecorative ? { altText: '', isDecorative } : { altText: alt }), ...sendFile(picture) };
}

/** A new file with its `fileExtension` (specification 3, blocks 5 and 6), or the path of a stored one. */
function sendFile({ file, stored }: PictureValue) {
  if (!file) return stored ? { filePath: stored.filePath } : {};
  const [, extension] = /\.([a-z]{1,10})$/.exec(file.name.toLowerCase()) ?? [];
  return { fileData: file, ...(extension ? { fileExtension: extension } : {}) };
}
