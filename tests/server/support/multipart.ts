import sharp from 'sharp';
import { toFormData } from '../../../src/api/form-data';

/** Multipart payload for `inject`, made by the app's code. */
export async function multipart(body: object): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const request = new Request('http://localhost/', { method: 'POST', body: toFormData(body) });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

/** A real JPEG of one colour. */
export async function jpeg(name: string, width = 1600, height = 1067, background = '#86BCAB'): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}
