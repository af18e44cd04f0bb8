import { relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { paths } from '../../server/process/paths';

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

/** Builds the app in memory. Reads and writes no built file, so that it is never outdated. */
export async function buildBundle(): Promise<Chunk[]> {
  const { NODE_ENV: before } = process.env;
  // Otherwise the tests' own value would build React for development.
  process.env['NODE_ENV'] = 'production';
  try {
    const built = await build({ root: paths.root, logLevel: 'silent', build: { write: false } });
    const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
    return outputs.flatMap((file) => (file.type === 'chunk' ? [chunkOf(file)] : []));
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

function chunkOf({ fileName, code, imports, modules, facadeModuleId }: Rolldown.OutputChunk): Chunk {
  const drawn = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return {
    file: fileName,
    bytes: brotliCompressSync(code).length,
    imports,
    modules: new Map(drawn.map(([id, { renderedLength }]) => [sourceOf(id), renderedLength])),
    startedBy: facadeModuleId && sourceOf(facadeModuleId),
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
