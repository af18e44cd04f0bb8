import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { paths } from '../../../server/base/process/paths';

export interface ServerOptions {
  env: Readonly<Record<string, string>>;
  /** As root: user that runs it. */
  uid?: number;
  /** Folder with `dist` and `node_modules`. */
  root?: string;
}

export interface ServerProcess {
  pid: number;
  /** Such as http://127.0.0.1:34567, once it listens. */
  origin: string;
  output(): string;
  errors(): string;
  /** Sends a signal; resolves to the exit code, null if the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' | 'SIGUSR2'): Promise<number | null>;
}

/** Starts the built server and resolves when it listens; rejects with its output if it exits before. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { child, output, errors } = launchServer(options);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /(http:\/\/\S+)\/mng/.exec(output())?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`exit ${code}: ${errors()}${output()}`)));
  });
  return {
    pid: child.pid ?? 0,
    origin,
    output,
    errors,
    end: async (signal) => {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

/** Runs the built server until it exits. */
export async function runServer(
  options: ServerOptions,
): Promise<{ code: number | null; output: string; errors: string }> {
  const { child, output, errors } = launchServer(options);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output(), errors: errors() };
}

/** Starts the built server, which the caller ends. */
export function launchServer({ env, uid, root = paths.root }: ServerOptions): {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
} {
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    // Outside the checkout: the server must not depend on its folder.
    cwd: '/',
    // Deprecations throw, such as pg's warning about parallel queries on a connection.
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '--throw-deprecation',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return { child, output: () => out, errors: () => err };
}
