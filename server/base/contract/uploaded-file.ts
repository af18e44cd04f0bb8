/** A processed upload, before the transaction that stores it. */
export interface MadeFile {
  sha: string;
  extension: string;
  mime: string;
  bytes: Buffer;
}

/** A file of a multipart body, within its size limit, content unchecked. */
export interface UploadedFile {
  fileName: string;
  bytes: Buffer;
  /** Aborts when the client disconnects; absent for the server's own files. */
  signal?: AbortSignal;
  /** Stores the result in the file store; absent: the transaction stores it in the database. */
  keep?: ((files: readonly MadeFile[], signal?: AbortSignal) => Promise<void>) | undefined;
}
