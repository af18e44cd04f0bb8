import { createHash } from 'node:crypto';
import { ServiceError } from '../contract/errors';
import { lastCharacters } from '../contract/characters';
import { serverText } from '../contract/text';
import type { MadeFile, UploadedFile } from '../contract/uploaded-file';
import type { Db } from '../db/client';
import { files } from '../db/schema';
import type { Tx } from '../db/transaction';
import { fileTypes } from '../../../openapi/generated/file-types';
import type { StoredRef } from './pictures';

const [mime] = fileTypes.PDF.mimes;
const extension = 'pdf';

/** Document of a save, validated by its bytes. */
export interface CheckedDocument {
  sha: string;
  fileName: string;
  bytes: Buffer;
  /** The store already has the bytes. */
  isKept: boolean;
}

const header = /^%PDF-[12]\.\d[\r\n\t %]/;
const end = '%%EOF';
/** Markup that a browser would render as a page if it ignored the header. */
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|\?xml)\b/i;

/** Accepts a PDF that is valid as no other file type, and stores it in the file store if there is one. Throws 400. */
export async function checkDocument(file: UploadedFile, field: string): Promise<CheckedDocument> {
  const { bytes } = file;
  const isNamed = file.fileName.toLowerCase().endsWith(`.${extension}`);
  if (!isNamed || !isPdf(bytes)) {
    throw new ServiceError(400, serverText.invalid, { errors: { [field]: [serverText.badDocument] } });
  }
  const sha = createHash('sha256').update(bytes).digest('hex');
  await file.keep?.([{ sha, extension, mime, bytes }], file.signal);
  return { sha, fileName: lastCharacters(file.fileName, 255), bytes, isKept: file.keep !== undefined };
}

/** Starts and ends as a PDF, with nothing before or after, and without markup where a browser would look for it. */
function isPdf(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 1024).toString('latin1');
  const last = bytes.lastIndexOf(end);
  const rest = last < 0 ? '' : bytes.subarray(last + end.length).toString('latin1');
  return header.test(start) && !markup.test(start) && last >= 0 && rest.trim() === '' && rest.length <= 1024;
}

/** Stores a document under its SHA-256; it is removed when nothing references it any more. */
export async function putDocument(tx: Tx, document: CheckedDocument): Promise<StoredRef> {
  const { sha, fileName } = document;
  await putFile(tx, { ...document, extension, mime });
  return { sha, fileName };
}

/** Stores bytes under their SHA-256, unless the file store has them. */
export async function putFile(db: Db, { isKept, ...file }: MadeFile & { isKept: boolean }): Promise<void> {
  await db
    .insert(files)
    .values({ ...file, ...(isKept ? { object: file.sha, bytes: null } : {}), size: file.bytes.length })
    .onConflictDoUpdate({ target: files.sha, set: { unnamedSince: null } });
}
