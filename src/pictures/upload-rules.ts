import { fileTypes, type FileTypeName } from '../api/generated/file-types';
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
export function mostBytes(rule: UploadRule): number {
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
  if (!name) return isHeic(file) ? uploadText.heic : uploadText.fileType(acceptedTypes(rule));
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

// Some systems know no MIME type of it.
function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /\.(?:heic|heif)$/i.test(name) || /^image\/hei[cf]/.test(type);
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
