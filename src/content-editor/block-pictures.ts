import { type PartType } from '../../openapi/generated/enums';
import { limits } from '../../openapi/generated/limits';
import type { components } from '../../openapi/generated/types';
import { randomId } from '../api/random-id';
import { fileNameIn } from '../pictures/file-url';
import type { BlockOf, ItemImage } from './block';

type Schemas = components['schemas'];

export type PartOf<T> = T extends PartType
  ? Extract<Schemas['WebPart'], { partType: T }>
  : Schemas['NewerPart'];

/** Rule of a block's picture. */
export const pictureRule = limits.ImagePartInput.fileData;

export const noPicture = { alt: '', isDecorative: false, picture: null, file: null, filePixels: null };

export function readPicture({
  altText,
  isDecorative = false,
  filePath,
  ...file
}: PartOf<typeof PartType.video | typeof PartType.image | typeof PartType.places>) {
  const picture = filePath ? storedPicture({ ...file, filePath }) : null;
  return { alt: altText, isDecorative, picture, file: null, filePixels: null };
}

export function readImage({
  altText,
  kind,
  filePath,
  ...file
}: Omit<PartOf<typeof PartType.gallery>['items'][number], 'id' | 'textContent' | 'secSort'>): ItemImage {
  const picture = filePath ? storedPicture({ ...file, filePath }) : null;
  return { key: randomId(), kind, alt: altText, picture, file: null, filePixels: null };
}

/** Converts a picture of an entry to the sent format. */
export function sendImage({ kind, alt, file, picture }: ItemImage) {
  const fields = { kind, altText: alt };
  if (file) return { ...fields, fileData: file, ...extensionOf(file) };
  return picture ? { ...fields, filePath: picture.filePath } : fields;
}

/** Converts a stored picture, of a block or the library, to the format of a block. */
export function storedPicture({
  filePath,
  fileName,
  fileSize,
  width = null,
  height = null,
  focusX,
  focusY,
  sources = [],
}: Omit<
  PartOf<typeof PartType.image>,
  'filePath' | 'altText' | 'partType' | 'id' | 'sort' | 'textContent' | 'fileExtension'
> & {
  filePath: string;
}) {
  return {
    filePath,
    fileName: fileName ?? fileNameIn(filePath),
    fileSize: fileSize ?? undefined,
    width,
    height,
    focusX,
    focusY,
    sources,
  };
}

export function sendPicture({
  alt,
  isDecorative,
  file,
  picture,
}: BlockOf<typeof PartType.video | typeof PartType.image | typeof PartType.places>) {
  const altText = isDecorative ? { altText: '', isDecorative } : { altText: alt };
  if (file) return { ...altText, fileData: file, ...extensionOf(file) };
  return picture ? { ...altText, filePath: picture.filePath } : altText;
}

/** `fileExtension` of a new file (specification 3, blocks 5 and 6). */
function extensionOf({ name }: File) {
  const [, extension] = /\.([a-z]+)$/.exec(name.toLowerCase()) ?? [];
  return extension ? { fileExtension: extension } : {};
}
