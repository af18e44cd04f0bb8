import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Starts limit-server.ts on a database. */
export async function startLimit(url: string): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'limit-server.ts')], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => resolve(/(http:\S+)\/mng/.exec(text.toString())?.[1] ?? ''));
    child.once('exit', () => reject(new Error('The limit server ended')));
  });
  return { origin, stop: () => void child.kill() };
}
