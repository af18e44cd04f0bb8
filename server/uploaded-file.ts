/** A file of a multipart body, within its limit but not yet looked into. */
export interface UploadedFile {
  fileName: string;
  bytes: Buffer;
  /** Aborts when the client that sent it is gone; a file of our own has none. */
  signal?: AbortSignal;
}
