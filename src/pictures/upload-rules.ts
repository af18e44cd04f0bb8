import { fileTypes, type FileTypeName } from '../../openapi/generated/file-types';
import { uploadText } from './text';

/** What may be uploaded into a field, as the generated limits say it. */
export interface UploadRule {
  /** Bytes; where a field names none, its types do (specification 5). */
  maxBytes?: number;
  accept?: readonly FileTypeName[];
  /** The exact size asked for. */
  pixels?: { width: number; height: number };
}

const MB = 1024 * 1024;
const DEFAULT_TYPES: readonly FileTypeName[] = ['PNG', 'JPG'];

/** The names of the types a rule takes; PNG and JPG unless it says otherwise. */
export function acceptedTypes(rule: UploadRule): readonly FileTypeName[] {
  return rule.accept ?? DEFAULT_TYPES;
}

/** The most bytes of a file of these types. */
export function maxBytesOf(rule: UploadRule): number {
  return rule.maxBytes ?? Math.max(...acceptedTypes(rule).map((name) => fileTypes[name].maxBytes));
}

/** The extensions for a file dialog, as `.png`. */
export function acceptedExtensions(rule: UploadRule): string[] {
  return acceptedTypes(rule).flatMap((name) => [...fileTypes[name].extensions]);
}

/** Megabytes, for the hints and messages. */
export function megabytes(bytes: number): number {
  return Math.round((bytes / MB) * 10) / 10;
}

/** What is wrong with a file before it is opened: its type, then its size; null when nothing is. */
export function fileProblem(
  file: { name: string; type: string; size: number },
  rule: UploadRule,
): string | null {
  const name = typeOf(file, rule);
  if (!name) return refusalOf(file) ?? uploadText.fileType(acceptedTypes(rule));
  const most = rule.maxBytes ?? fileTypes[name].maxBytes;
  return file.size > most ? uploadText.fileSize(megabytes(most)) : null;
}

/** The type that a file is of, among those that a rule takes. */
export function typeOf(file: { name: string; type: string }, rule: UploadRule): FileTypeName | undefined {
  return acceptedTypes(rule).find((name) => isOfType(file, name));
}

/** What is wrong with a picture's pixels; null when the rule asks for no size, or for this one. */
export function pixelProblem(size: { width: number; height: number }, rule: UploadRule): string | null {
  const { pixels } = rule;
  if (!pixels || (size.width === pixels.width && size.height === pixels.height)) return null;
  return uploadText.pixels(pixels.width, pixels.height);
}

/** Other pictures that people have, by their extension or, where it says nothing, by the type that the system knows. */
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

// Some systems give no MIME type; a wrong one is never taken.
function isOfType(file: { name: string; type: string }, name: FileTypeName): boolean {
  const { extensions, mimes } = fileTypes[name];
  const lower = file.name.toLowerCase();
  const known: readonly string[] = mimes;
  return (
    extensions.some((extension) => lower.endsWith(extension)) &&
    (file.type === '' || known.includes(file.type))
  );
}
