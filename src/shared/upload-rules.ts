import { problemText } from '../record/text';

/** What a file type of the contract stands for: its extensions and its MIME types (specification 5). */
const fileTypes = {
  PNG: { extensions: ['.png'], mimes: ['image/png'] },
  JPG: { extensions: ['.jpg', '.jpeg'], mimes: ['image/jpeg'] },
  PDF: { extensions: ['.pdf'], mimes: ['application/pdf'] },
  WORD: {
    extensions: ['.doc', '.docx'],
    mimes: ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  EXCEL: {
    extensions: ['.xls', '.xlsx'],
    mimes: ['application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
} as const;

export type FileTypeName = keyof typeof fileTypes;

/** What may be uploaded into a field, as the generated limits say it. */
export interface UploadRule {
  /** Bytes. */
  maxBytes: number;
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

/** The extensions for a file dialog, as `.png`. */
export function acceptedExtensions(rule: UploadRule): string[] {
  return acceptedTypes(rule).flatMap((name) => [...fileTypes[name].extensions]);
}

/** Megabytes, for the hints and messages. */
export function megabytes(bytes: number): number {
  return Math.round((bytes / MB) * 10) / 10;
}

/** What is wrong with a file before it is opened: its type, then its size; null when nothing is. */
export function fileProblem(file: { name: string; type: string; size: number }, rule: UploadRule): string | null {
  const types = acceptedTypes(rule);
  if (!types.some((name) => isOfType(file, name))) return problemText.fileType(types);
  if (file.size > rule.maxBytes) return problemText.fileSize(megabytes(rule.maxBytes));
  return null;
}

/** What is wrong with a picture's pixels; null when the rule asks for no size, or for this one. */
export function pixelProblem(size: { width: number; height: number }, rule: UploadRule): string | null {
  const { pixels } = rule;
  if (!pixels || (size.width === pixels.width && size.height === pixels.height)) return null;
  return problemText.pixels(pixels.width, pixels.height);
}

// Some systems give no MIME type; a wrong one is never taken.
function isOfType(file: { name: string; type: string }, name: FileTypeName): boolean {
  const { extensions, mimes } = fileTypes[name];
  const lower = file.name.toLowerCase();
  const known: readonly string[] = mimes;
  return extensions.some((extension) => lower.endsWith(extension)) && (file.type === '' || known.includes(file.type));
}
