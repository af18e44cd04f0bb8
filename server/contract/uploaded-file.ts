/** What is made of an upload, before the transaction that stores it. */
export interface MadeFile {
  sha: string;
  extension: string;
  mime: string;
  bytes: Buffer;
}

/** A file of a multipart body, within its limit but not yet looked into. */
export interface UploadedFile {
  fileName: string;
  bytes: Buffer;
  /** Aborts when the client that sent it is gone; a file of our own has none. */
  signal?: AbortSignal;
  /** Brings what is made of it where its bytes shall be; none: the transaction stores them in the database. */
  keep?: ((files: readonly MadeFile[], signal?: AbortSignal) => Promise<void>) | undefined;
}
