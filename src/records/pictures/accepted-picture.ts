import { showToast } from '../../base/messages/messages';
import { largestFrame } from './crop-frame';
import { encodePicture } from './encode-picture';
import { readPixels } from './read-pixels';
import { uploadText } from './text';
import {
  fileProblem,
  isPictureRule,
  maxBytesOf,
  maxDecodedBytes,
  typeOf,
  type UploadRule,
} from './upload-rules';

type Accepted = { file: File } | { problem: string };

/**
 * A picture of an accepted type. Another that the browser can read is converted, with a word about it; the rest are
 * problems. Only the crop dialog brings a picture of a fixed size below its limit.
 */
export async function acceptedPicture(file: File, rule: UploadRule): Promise<Accepted> {
  if (await isGenuine(file, rule)) {
    return file.size > maxDecodedBytes
      ? { problem: fileProblem(file, rule) ?? uploadText.unreadable }
      : { file };
  }
  const problem = fileProblem(file, rule) ?? uploadText.unreadable;
  const pixels = isPictureRule(rule) && file.size <= maxDecodedBytes ? await readPixels(file) : null;
  if (!pixels) return { problem };
  try {
    const { file: converted } = await encodePicture(file, {
      frame: largestFrame(pixels, null),
      size: null,
      maxBytes: rule.pixels ? maxDecodedBytes : maxBytesOf(rule),
    });
    showToast({ kind: 'success', text: uploadText.converted(file.name, converted.name) });
    return { file: converted };
  } catch {
    return { problem };
  }
}

/** First bytes of the types, as browsers take the type from the name, and a saved picture may be of another. */
const signatures = { PNG: [0x89, 0x50, 0x4e, 0x47], JPG: [0xff, 0xd8, 0xff] } as const;

async function isGenuine(file: File, rule: UploadRule): Promise<boolean> {
  const type = typeOf(file, rule);
  if (type !== 'PNG' && type !== 'JPG') return type !== undefined;
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return signatures[type].every((byte, place) => bytes[place] === byte);
}
