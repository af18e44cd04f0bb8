import type { Frame, Size } from './crop-frame';

export interface EncodeOptions {
  frame: Frame;
  /** Exact size to draw; null: the frame's own. */
  size: Size | null;
  /** Maximum bytes of the file. */
  maxBytes: number;
}

export interface EncodedPicture {
  file: File;
  pixels: Size;
}

export type EncodeAnswer = EncodedPicture | { problem: string };
