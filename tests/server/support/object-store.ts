import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseFilesUrl } from '../../../server/base/config/files-url';
import { type FileStore, s3Store } from '../../../server/base/files/store';

const bucket = 'pictures';
const suffix = '._S3rver_object';
const program = createRequire(import.meta.url).resolve('@20minutes/s3rver/lib/cli.js');
/** The only credentials that the program knows; others are refused. */
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export interface ObjectStore {
  /** Environment of a server. */
  env: { FILES_URL: string } & typeof keys;
  /** Client for a server in this process. */
  store: FileStore;
  /** Keys of all objects. */
  list(): Promise<string[]>;
  get(key: string): Promise<{ type: string | null; cache: string | null; bytes: Buffer }>;
  /** Nothing answers until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** An S3 server with an empty bucket. Sets credentials in this process's environment until closed. */
export async function openObjectStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-store-'));
  let port = '0';
  let running: ChildProcess | undefined;
  const start = async () => {
    const options = ['-d', folder, '-p', port, '-s', '--no-vhost-buckets', '--configure-bucket', bucket];
    const child = spawn(
      process.execPath,
      ['-e', `require(process.argv[1]).parse(process.argv.slice(2), { from: 'user' })`, program, ...options],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    running = child;
    port = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /listening on \S+:(\d+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
      child.once('close', () => reject(new Error(output)));
    });
  };
  const stop = async () => {
    if (!running) return;
    const ended = once(running, 'close');
    running.kill('SIGKILL');
    running = undefined;
    await ended;
  };
  await start();
  const endpoint = `http://127.0.0.1:${port}`;
  const FILES_URL = `s3://${bucket}/files?endpoint=${endpoint}`;
  const before = Object.keys(keys).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, keys);
  const parsed = parseFilesUrl(FILES_URL);
  if (!parsed) throw new Error(FILES_URL);
  const store = s3Store(parsed);
  return {
    env: { FILES_URL, ...keys },
    store,
    // Read from its files, as it rejects the SDK's signature for a bucket's address, which ends in a slash.
    list: async () => {
      const names = await readdir(join(folder, bucket, 'files')).catch(() => []);
      return names
        .flatMap((name) => (name.endsWith(suffix) ? [`files/${name.slice(0, -suffix.length)}`] : []))
        .toSorted();
    },
    get: async (key) => {
      const answer = await fetch(`${endpoint}/${bucket}/${key}`);
      if (!answer.ok) throw new Error(`${key}: ${answer.status}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { type: answer.headers.get('content-type'), cache: answer.headers.get('cache-control'), bytes };
    },
    stop,
    start,
    close: async () => {
      store.close();
      await stop();
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
