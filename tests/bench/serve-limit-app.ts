import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compress } from '../../scripts/compress';

/** Builds the empty app of the design card's packages into a folder and serves it as brotli. */
export async function serveLimitApp(outDir: string): Promise<{ origin: string; stop: () => void }> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, 'limit-app/main.tsx'),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  compress(outDir);
  const server = createServer(({ url = '' }, answer) => {
    if (!url.endsWith('.js')) {
      answer.setHeader('content-type', 'text/html');
      answer.end('<!doctype html><main></main><script type="module" src="/main.js"></script>');
      return;
    }
    answer.setHeader('content-type', 'text/javascript').setHeader('content-encoding', 'br');
    answer.end(readFileSync(join(outDir, `${url}.br`)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
