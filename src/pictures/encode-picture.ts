import { type Frame, pixelsOf, type Size } from './crop-frame';

interface EncodeOptions {
  frame: Frame;
  /** The exact size to draw; the frame's own pixels if left out. */
  size: Size | null;
  /** The most bytes that the file may have. */
  maxBytes: number;
}

const qualities = [0.92, 0.85, 0.78, 0.7, 0.6];
/** A side that no screen shows in full; larger ones are drawn smaller. */
const maxSide = 4096;

/**
 * The framed part of a picture as a file under its limit: a PNG stays one while it fits, else it becomes a JPG, of
 * less quality and then, where no exact size is asked, of fewer pixels. Throws when the browser can't draw it.
 */
export async function encodePicture(
  source: File,
  { frame, size, maxBytes }: EncodeOptions,
): Promise<{ file: File; pixels: Size }> {
  const bitmap = await createImageBitmap(source);
  try {
    const area = pixelsOf(frame, bitmap);
    let pixels = size ?? shrunk(area, Math.min(1, maxSide / Math.max(area.width, area.height)));
    for (;;) {
      const canvas = new OffscreenCanvas(pixels.width, pixels.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.imageSmoothingQuality = 'high';
      const isPng = source.type === 'image/png';
      const draw = () =>
        context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, pixels.width, pixels.height);
      draw();
      const png = isPng ? await canvas.convertToBlob({ type: 'image/png' }) : null;
      if (png && png.size <= maxBytes) return { file: named(png, source, '.png'), pixels };
      // A JPG has no transparency: what was clear becomes white, not black.
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
  } finally {
    bitmap.close();
  }
}

function shrunk({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

function named(blob: Blob, source: File, extension: string): File {
  return new File([blob], source.name.replace(/\.[^.]*$/, '') + extension, { type: blob.type });
}
