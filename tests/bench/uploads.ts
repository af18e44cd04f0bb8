import sharp from 'sharp';
import { callsTo } from '../server/support/back-office-calls';
import { administrator, fillCases, inPlace, signedIn } from './place';
import { table } from './table';
import { type Waits, waitsOf } from './waits';

interface UploadsFigures {
  idle: Waits;
  during: Waits;
  megabytes: number;
  /** Seconds until the last picture was stored. */
  seconds: number;
}

const uploads = 10;

/** Latency of the list of cases when idle, and during ten uploads of the largest pictures. */
export function measureUploads(): Promise<UploadsFigures> {
  return inPlace(async ({ url, addServer }) => {
    const { origin } = await addServer();
    await fillCases(url, 10_000);
    const calls = await callsTo(origin, administrator.account, administrator.password);
    const headers = await signedIn(origin);
    const ask = async () => {
      const began = performance.now();
      const answer = await fetch(`${origin}/api/v1/CaseInfos/list?tab=1&pageNumber=3`, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`list: ${answer.status}`);
      return performance.now() - began;
    };
    const file = await largest();
    await waitsUntil(ask, after(2_000));
    const idle = await waitsUntil(ask, after(10_000));
    const began = performance.now();
    let seconds = 0;
    const stored = Promise.all(
      Array.from({ length: uploads }, () => calls.multipart('POST', '/api/v1/Media', { file })),
    ).finally(() => (seconds = (performance.now() - began) / 1000));
    const during = await waitsUntil(ask, () => seconds > 0);
    await stored;
    return { idle, during, seconds, megabytes: file.size / 1_048_576 };
  });
}

/** A photo of the maximum pixels and nearly the maximum bytes. */
async function largest(): Promise<File> {
  const noise = { type: 'gaussian', mean: 100, sigma: 12 } as const;
  const { data, info } = await sharp({
    create: { width: 2_000, height: 2_000, channels: 3, background: '#86BCAB', noise },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bytes = await sharp(data, { raw: info })
    .resize(8_000, 8_000, { kernel: 'linear' })
    .jpeg({ quality: 30 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
}

const after = (ms: number) => {
  const end = performance.now() + ms;
  return () => performance.now() > end;
};

/** Calls one after the other, to measure the wait of one person. */
async function waitsUntil(ask: () => Promise<number>, isOver: () => boolean): Promise<Waits> {
  const times: number[] = [];
  while (!isOver()) times.push(await ask());
  return waitsOf(times);
}

export function uploadsSection({ idle, during, megabytes, seconds }: UploadsFigures): string {
  const row = (when: string, { p50, p99, calls }: Waits) => [when, p50.toFixed(1), p99.toFixed(1), calls];
  return `One caller repeats the list of 10,000 cases, idle and during ${uploads} simultaneous uploads of 64 megapixels and ${megabytes.toFixed(1)} MB (${seconds.toFixed(0)} s of encoding). Goal: p99 at most three times the idle one; measured ${(during.p99 / idle.p99).toFixed(1)}.

${table(['list', 'p50 ms', 'p99 ms', 'calls'], [row('idle', idle), row('during the uploads', during)])}`;
}
