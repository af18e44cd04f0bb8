/**
 * `npm run dev`: server on port 3000, restarted after changes, and app by Vite on 5173. Gallery:
 * http://localhost:5173/mng/src/ui/dev/gallery.html
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const bin = (name: string) => join(import.meta.dirname, '../node_modules/.bin', name);
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], { stdio: 'inherit' }),
  spawn(bin('vite'), ['--clearScreen', 'false'], { stdio: 'inherit' }),
];
const end = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
// The server and the app need each other: when one ends, the other is stopped.
for (const child of children) child.on('exit', end);
