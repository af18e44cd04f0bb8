import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { paths } from '../../server/base/process/paths';
import { builtVariable, bundleFile, type RecordedChunk, recordedChunk } from './record';

/** A built script. */
export interface Chunk {
  file: string;
  /** Brotli bytes, as `npm run build` compresses it. */
  bytes: number;
  /** Files that it imports before it runs. */
  imports: readonly string[];
  /** Sources in it with their bytes before minification, such as `src/main.tsx` and `node_modules/react/index.js`. */
  modules: ReadonlyMap<string, number>;
  /** Source that starts it: the program, or what a dynamic import names; a route's with its part. */
  startedBy: string | null;
}

/** The app's chunks: those of the build that this run of tests began with, otherwise of one in memory. */
export async function bundleChunks(): Promise<Chunk[]> {
  return process.env[builtVariable] && existsSync(bundleFile) ? recordedChunks() : builtChunks();
}

async function builtChunks(): Promise<Chunk[]> {
  const { NODE_ENV: before } = process.env;
  // Otherwise the tests' own value would build React for development.
  process.env['NODE_ENV'] = 'production';
  try {
    const built = await build({ root: paths.root, logLevel: 'silent', build: { write: false } });
    const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
    return outputs.flatMap((file) =>
      file.type === 'chunk' ? [chunkOf(recordedChunk(file), brotliCompressSync(file.code).length)] : [],
    );
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

function recordedChunks(): Chunk[] {
  const recorded = JSON.parse(readFileSync(bundleFile, 'utf8')) as RecordedChunk[];
  return recorded.map((chunk) => chunkOf(chunk, compressedBytes(join(paths.root, 'dist/mng', chunk.file))));
}

/** A file that compression makes no smaller has no compressed one. */
function compressedBytes(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

function chunkOf({ file, imports, modules, startedBy }: RecordedChunk, bytes: number): Chunk {
  const drawn = modules.filter(([, length]) => length > 0);
  return {
    file,
    bytes,
    imports,
    modules: new Map(drawn.map(([id, length]) => [sourceOf(id), length])),
    startedBy: startedBy && sourceOf(startedBy),
  };
}

/** Path in the project of a module; virtual modules keep their name. */
const sourceOf = (id: string) => (id.startsWith('/') ? relative(paths.root, id) : id);

/** Chunks that a browser loads for these sources, with all that those import, once each. */
export function loadedFor(chunks: readonly Chunk[], sources: readonly string[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  for (const source of sources) {
    const started = chunks.filter(({ startedBy }) => startedBy?.split('?')[0] === source);
    if (started.length === 0) throw new Error(`No script is started by ${source}`);
    started.forEach(visit);
  }
  return [...found];
}
