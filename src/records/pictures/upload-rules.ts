import { fileTypes, type FileTypeName } from '../../../openapi/generated/file-types';
import { uploadText } from './text';

/** Rule of an upload field, from the generated limits. */
export interface UploadRule {
  /** Limit in bytes; default: the type's limit (specification 5). */
  maxBytes?: number;
  accept?: readonly FileTypeName[];
  /** Required size. */
  pixels?: { width: number; height: number };
}

const MB = 1024 * 1024;
/** Maximum bytes that a browser is asked to decode; larger than any camera's file. */
export const maxDecodedBytes = 60 * MB;
const DEFAULT_TYPES: readonly FileTypeName[] = ['PNG', 'JPG'];

/** Accepted types; default: PNG and JPG. */
export function acceptedTypes(rule: UploadRule): readonly FileTypeName[] {
  return rule.accept ?? DEFAULT_TYPES;
}

/** Maximum bytes for these types. */
export function maxBytesOf(rule: UploadRule): number {
  return rule.maxBytes ?? Math.max(...acceptedTypes(rule).map((name) => fileTypes[name].maxBytes));
}

/** Extensions, such as `.png`. */
export function acceptedExtensions(rule: UploadRule): string[] {
  return acceptedTypes(rule).flatMap((name) => [...fileTypes[name].extensions]);
}

/** Types for a file dialog: for pictures also those that are converted (`acceptedPicture`). */
export function dialogTypes(rule: UploadRule): string[] {
  return [...acceptedExtensions(rule), ...(isPictureRule(rule) ? ['image/*'] : [])];
}

/** True if only pictures are accepted. */
export function isPictureRule(rule: UploadRule): boolean {
  return acceptedTypes(rule).every((name) => name === 'PNG' || name === 'JPG');
}

export function megabytes(bytes: number): number {
  return Math.round((bytes / MB) * 10) / 10;
}

/** Problem of an unopened file: type, then size; null if none. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  rule: UploadRule,
): string | null {
  const name = typeOf(file, rule);
  if (!name) return refusalOf(file) ?? uploadText.fileType(acceptedTypes(rule));
  const maxBytes = rule.maxBytes ?? fileTypes[name].maxBytes;
  return file.size > maxBytes ? uploadText.fileSize(megabytes(maxBytes)) : null;
}

/** Accepted type of a file; undefined for others. */
export function typeOf(file: { name: string; type: string }, rule: UploadRule): FileTypeName | undefined {
  return acceptedTypes(rule).find((name) => isOfType(file, name));
}

/** Problem of a picture's size; null if none. */
export function pixelProblem(size: { width: number; height: number }, rule: UploadRule): string | null {
  const { pixels } = rule;
  if (!pixels || (size.width === pixels.width && size.height === pixels.height)) return null;
  return uploadText.pixels(pixels.width, pixels.height);
}

/** Common rejected formats, by extension, or by MIME type for other extensions. */
const otherPictures: readonly { kind: keyof typeof uploadText.refused; name: RegExp; type: RegExp }[] = [
  { kind: 'heic', name: /\.hei[cf]s?$/i, type: /^image\/hei[cf]/ },
  { kind: 'avif', name: /\.avifs?$/i, type: /^image\/avif/ },
  { kind: 'tiff', name: /\.tiff?$/i, type: /^image\/tiff/ },
  { kind: 'bmp', name: /\.(?:bmp|dib)$/i, type: /^image\/(?:x-(?:ms-)?)?bmp/ },
  { kind: 'gif', name: /\.gif$/i, type: /^image\/gif/ },
  { kind: 'svg', name: /\.svgz?$/i, type: /^image\/svg/ },
];

function refusalOf(file: { name: string; type: string }): string | null {
  const other =
    otherPictures.find(({ name }) => name.test(file.name)) ??
    otherPictures.find(({ type }) => type.test(file.type));
  return other ? uploadText.refused[other.kind] : null;
}

// Some systems omit the MIME type; a wrong one is rejected.
function isOfType(file: { name: string; type: string }, name: FileTypeName): boolean {
  const { extensions, mimes } = fileTypes[name];
  const lower = file.name.toLowerCase();
  const known: readonly string[] = mimes;
  return (
    extensions.some((extension) => lower.endsWith(extension)) &&
    (file.type === '' || known.includes(file.type))
  );
}
