/** Used part of qrcode: `@types/qrcode` would add Node's globals to the app's types. */
declare module 'qrcode' {
  /** `data` holds `size` x `size` bits, row by row; 1 is dark. */
  export function create(
    text: string,
    options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
  ): { modules: { size: number; data: Uint8Array } };
}
