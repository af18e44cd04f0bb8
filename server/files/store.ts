import { createHash } from 'node:crypto';
import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import type { FilesUrl } from '../config/files-url';

/** One file as its store knows it. */
export interface FileKey {
  sha: string;
  extension: string;
}

/** A place for the bytes of files beside the database. What is stored there never changes, as its key is its SHA-256. */
export interface FileStore {
  /** Resolves when the store has said that it has the bytes. Throws StoreError. */
  put(key: FileKey, bytes: Buffer, mime: string, signal?: AbortSignal): Promise<void>;
  /** All bytes, when they are those that the hash says. Throws StoreError. */
  get(key: FileKey): Promise<Buffer>;
  /** Also of what is not there. Throws StoreError. */
  remove(key: FileKey): Promise<void>;
  /** Closes its connections. */
  close(): void;
}

/** The store is away or refuses, or has not, or not whole, what it should have; says nothing of a secret. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly kind: 'away' | 'missing' | 'damaged';

  constructor(kind: StoreError['kind'], reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** A row says that its bytes are in a store, and FILES_URL names none. */
export function assertStore(store: FileStore | undefined): asserts store {
  if (!store) throw new StoreError('away', 'FILES_URL is not set');
}

const connectMs = 3_000;
/** Without a byte from either side. */
const idleMs = 10_000;
/** For one call with all its tries; a picture of 10 MB passes on a slow line. */
const wholeMs = 30_000;
const maxTries = 3;

/** What a CDN in front of the bucket answers with, as `server/plugins/files.ts` does. */
const cacheControl = 'public, max-age=31536000, immutable';

/** A bucket of an S3-compatible store, under `prefix/sha256.extension`. The SDK is loaded by the first call. */
export function s3Store({ bucket, prefix, region, endpoint, isPathStyle }: FilesUrl): FileStore {
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => {
    // It warns that a later one will ask for Node 22: package.json keeps to those that do not.
    process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      ...(region ? { region } : {}),
      ...(endpoint ? { endpoint } : {}),
      forcePathStyle: isPathStyle,
      maxAttempts: maxTries,
      requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
      // Newer checksums are unknown to many a compatible store; the bytes are signed as they are, and named by their hash.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { sdk, client };
  };
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
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
    const limit = AbortSignal.timeout(wholeMs);
    try {
      return await send(await loaded(), { abortSignal: signal ? AbortSignal.any([signal, limit]) : limit });
    } catch (error) {
      const isMissing = error instanceof Error && error.name === 'NoSuchKey';
      throw new StoreError(isMissing ? 'missing' : 'away', `${what} ${placeOf(key).Key}: ${reasonOf(error)}`);
    }
  };
  return {
    put: async (key, bytes, mime, signal) => {
      const input: PutObjectCommandInput = {
        ...placeOf(key),
        Body: bytes,
        ContentLength: bytes.length,
        ContentType: mime,
        CacheControl: cacheControl,
        ...(mime.startsWith('image/') ? {} : { ContentDisposition: 'attachment' }),
      };
      await call('put', key, signal, ({ sdk, client }, options) =>
        client.send(new sdk.PutObjectCommand(input), options),
      );
    },
    get: async (key) => {
      const bytes = await call('get', key, undefined, async ({ sdk, client }, options) => {
        const { Body } = await client.send(new sdk.GetObjectCommand(placeOf(key)), options);
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      });
      if (createHash('sha256').update(bytes).digest('hex') !== key.sha) {
        throw new StoreError('damaged', `get ${placeOf(key).Key}: other bytes`);
      }
      return bytes;
    },
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

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Several tries at several addresses have a text each and none together.
  const first = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error;
  return `${error.name} ${first.message}`.trim();
}
