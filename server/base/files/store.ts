import { createHash } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import type { FilesUrl } from '../config/files-url';

export interface FileKey {
  sha: string;
  extension: string;
}

/** Storage for bytes outside the database. Objects are immutable, as their key is their SHA-256. */
export interface FileStore {
  /** Resolves when the store returns the bytes as they were sent. Throws StoreError. */
  put(key: FileKey, bytes: Buffer, mime: string, signal?: AbortSignal): Promise<void>;
  /** All bytes, verified by the hash. Throws StoreError. */
  get(key: FileKey): Promise<Buffer>;
  /** Also succeeds for a missing object. Throws StoreError. */
  remove(key: FileKey): Promise<void>;
  close(): void;
}

/** The store is unreachable, refuses, or lost or damaged an object. Contains no secret. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly kind: 'away' | 'missing' | 'damaged';

  constructor(kind: StoreError['kind'], reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** Throws if a row refers to a store but FILES_URL is not set. */
export function assertStore(store: FileStore | undefined): asserts store {
  if (!store) throw new StoreError('away', 'FILES_URL is not set');
}

const connectMs = 3_000;
/** Timeout without any traffic. */
const idleMs = 10_000;
/** Timeout of a call including all retries; enough for 10 MB on a slow connection. */
export const defaultTotalTimeoutMs = 30_000;
const maxTries = 3;
/** Largest object that is read: more than any stored file, so that an endless answer does not fill the memory. */
const maxBytes = 64 * 1024 * 1024;

/** For a CDN in front of the bucket; equals the header in `server/access/plugins/files.ts`. */
const cacheControl = 'public, max-age=31536000, immutable';

/** A bucket of an S3-compatible store, as `prefix/sha256.extension`. The first call loads the SDK. */
export function s3Store(
  { bucket, prefix, ...place }: FilesUrl,
  { totalTimeoutMs = defaultTotalTimeoutMs }: { totalTimeoutMs?: number } = {},
): FileStore {
  let loading: ReturnType<typeof load> | undefined;
  const loaded = () => {
    loading ??= load(place).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const placeOf = ({ sha, extension }: FileKey) => ({ Bucket: bucket, Key: `${prefix}/${sha}.${extension}` });
  const call = async <T>(
    what: string,
    key: FileKey,
    signal: AbortSignal | undefined,
    send: (loaded: Awaited<ReturnType<typeof load>>, options: { abortSignal: AbortSignal }) => Promise<T>,
  ): Promise<T> => {
    const limit = AbortSignal.timeout(totalTimeoutMs);
    try {
      return await send(await loaded(), { abortSignal: signal ? AbortSignal.any([signal, limit]) : limit });
    } catch (error) {
      const isMissing = error instanceof Error && error.name === 'NoSuchKey';
      throw new StoreError(isMissing ? 'missing' : 'away', `${what} ${placeOf(key).Key}: ${reasonOf(error)}`);
    }
  };
  const read = async (key: FileKey, signal?: AbortSignal): Promise<Buffer> => {
    const bytes = await call('get', key, signal, async ({ sdk, client }, options) => {
      const { Body } = await client.send(new sdk.GetObjectCommand(placeOf(key)), options);
      return Body instanceof Readable ? bodyOf(Body, options.abortSignal) : Buffer.alloc(0);
    });
    if (createHash('sha256').update(bytes).digest('hex') !== key.sha) {
      throw new StoreError('damaged', `get ${placeOf(key).Key}: other bytes`);
    }
    return bytes;
  };
  return {
    put: async (key, bytes, mime, signal) => {
      const input = { ...placeOf(key), ...contentOf(bytes, mime) };
      await call('put', key, signal, ({ sdk, client }, options) =>
        client.send(new sdk.PutObjectCommand(input), options),
      );
      // A store may answer 200 for bytes that it truncated or lost, and the row will have no copy.
      await read(key, signal);
    },
    get: (key) =>
      read(key).catch((error: unknown) => {
        if (error instanceof StoreError && error.kind !== 'damaged') throw error;
        // Truncated or changed in transit: read once more.
        return read(key);
      }),
    remove: async (key) => {
      await call('remove', key, undefined, ({ sdk, client }, options) =>
        client.send(new sdk.DeleteObjectCommand(placeOf(key)), options),
      );
    },
    close: () => {
      void loading?.then(({ client }) => client.destroy()).catch(() => {});
    },
  };
}

/** The SDK with a client of the bucket. */
async function load({ region, endpoint, isPathStyle }: Omit<FilesUrl, 'bucket' | 'prefix'>) {
  // Suppresses the SDK's warning about Node 22: package.json keeps versions that support older ones.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(region ? { region } : {}),
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: isPathStyle,
    maxAttempts: maxTries,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    // Many compatible stores do not support newer checksums. The bytes are signed, and named by their hash.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

const contentOf = (bytes: Buffer, mime: string): Omit<PutObjectCommandInput, 'Bucket' | 'Key'> => ({
  Body: bytes,
  ContentLength: bytes.length,
  ContentType: mime,
  CacheControl: cacheControl,
  ...(mime.startsWith('image/') ? {} : { ContentDisposition: 'attachment' }),
});

/** Reads the body until the signal; the SDK's own limits end with the headers of an answer. */
async function bodyOf(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of addAbortSignal(signal, body) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // An AggregateError of several addresses has no message of its own.
  const first = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
  return `${error.name} ${first.message}`.trim();
}
