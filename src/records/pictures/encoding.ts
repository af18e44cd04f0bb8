import { type Frame, pixelsOf, type Size } from './crop-frame';

const qualities = [0.92, 0.85, 0.78, 0.7, 0.6];
/** Larger sides are scaled down, as no screen shows them. */
const maxSide = 4096;

export interface EncodeOptions {
  frame: Frame;
  /** Exact size to draw; null: the frame's own. */
  size: Size | null;
  /** Maximum bytes of the file. */
  maxBytes: number;
}

export interface EncodedPicture {
  file: File;
  pixels: Size;
}

export type EncodeAnswer = EncodedPicture | { problem: string };

/** Encodes on the calling thread (see `encodePicture`). */
export async function encode(
  source: File,
  { frame, size, maxBytes }: EncodeOptions,
): Promise<EncodedPicture> {
  const bitmap = await createImageBitmap(source);
  const keepsPng = source.type === 'image/png' || (source.type !== 'image/jpeg' && isClear(bitmap));
  const area = pixelsOf(frame, bitmap);
  let pixels = size ?? shrunk(area, Math.min(1, maxSide / Math.max(area.width, area.height)));
  for (;;) {
    const canvas = new OffscreenCanvas(pixels.width, pixels.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.imageSmoothingQuality = 'high';
    const draw = () =>
      context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, pixels.width, pixels.height);
    draw();
    const png = keepsPng ? await canvas.convertToBlob({ type: 'image/png' }) : null;
    if (png && png.size <= maxBytes) return { file: named(png, source, '.png'), pixels };
    // JPG has no transparency: transparent becomes white instead of black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, pixels.width, pixels.height);
    draw();
    for (const quality of qualities) {
      const jpg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (jpg.size <= maxBytes) return { file: named(jpg, source, '.jpg'), pixels };
    }
    if (size !== null || pixels.width < 16) throw new Error('The picture does not fit its limit');
    pixels = shrunk(pixels, 0.8);
  }
}

/** True if any part is transparent, as seen at a small size. */
function isClear(bitmap: ImageBitmap): boolean {
  const side = 128;
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (!context) return false;
  context.drawImage(bitmap, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return data.some((value, place) => place % 4 === 3 && value < 255);
}

function shrunk({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

function named(blob: Blob, source: File, extension: string): File {
  return new File([blob], source.name.replace(/\.[^.]{0,10}$/, '') + extension, { type: blob.type });
}
