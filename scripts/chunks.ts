import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { type Cluster, joined, weightOf } from './clusters';

/** Imports of each source, by its id. */
type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Cuts the app into chunks by what imports what; names and folders play no part. Sources that the same screens load
 * share a file, and `clusters.ts` joins small files. `weights`: screens that count more than others, by a part of
 * their path.
 */
export function chunks(weights: Readonly<Record<string, number>>): {
  plugin: Plugin;
  group: Rolldown.CodeSplittingGroup;
} {
  let names = new Map<string, string>();
  return {
    plugin: {
      name: 'chunks',
      apply: 'build',
      renderStart() {
        const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
        const weightOfScreen = (screen: string) =>
          Object.entries(weights).find(([path]) => screen.includes(path))?.[1] ?? 1;
        // By size, as their order would change with the names of files.
        const clusters = clustersOf(infos, weightOfScreen).toSorted((a, b) => b.size - a.size);
        names = new Map(
          clusters.flatMap(({ modules }, index) => [...modules].map((id) => [id, `shared-${index}`])),
        );
        // Elsewhere the file of what they pass on would import them, and be imported by theirs.
        for (const { id, code, importedIds } of infos) {
          const [home, ...others] = new Set(importedIds.map((next) => names.get(next)));
          if (home && others.length === 0 && !names.has(id) && passesOn(code ?? '')) names.set(id, home);
        }
      },
    },
    group: { name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false },
  };
}

function clustersOf(
  infos: readonly Rolldown.ModuleInfo[],
  weightOfScreen: (screen: string) => number,
): Cluster[] {
  const graph = graphOf(infos);
  const entries = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
  const first = reachedFrom(entries, graph, new Set());
  const starts = infos
    .filter(({ id, dynamicImporters }) => dynamicImporters.length > 0 && !first.has(id))
    .map(({ id }) => id);
  const startsOf = new Map<string, string[]>();
  for (const start of starts) {
    for (const id of reachedFrom([start], graph, first)) {
      startsOf.set(id, [...(startsOf.get(id) ?? []), start]);
    }
  }
  const sizes = new Map(infos.map(({ id, code }) => [id, compressed(code ?? '')]));
  const clusters = new Map<string, Cluster>();
  const clusterOf = new Map<string, Cluster>();
  // Sources of a single start are in its own file.
  for (const [id, own] of [...startsOf].filter(([, { length }]) => length > 1)) {
    const screens = starts.filter((screen) => own.some((start) => isLoadedWith(start, screen)));
    const key = screens.join();
    const weights = new Map(screens.map((screen) => [screen, weightOfScreen(screen)]));
    const cluster = clusters.get(key) ?? {
      screens: weights,
      weight: weightOf(weights),
      size: 0,
      modules: new Set(),
      imports: new Set(),
    };
    cluster.size += sizes.get(id) ?? 0;
    cluster.modules.add(id);
    clusters.set(key, cluster);
    clusterOf.set(id, cluster);
  }
  for (const [id, cluster] of clusterOf) {
    for (const imported of graph.get(id) ?? []) {
      const other = clusterOf.get(imported);
      if (other && other !== cluster) cluster.imports.add(other);
    }
  }
  return joined(new Set(clusters.values()));
}

/** Bytes as they travel, roughly: fast, and without what the build removes, such as the paths of imports. */
const compressed = (code: string) =>
  brotliCompressSync(code.replaceAll(comments, '').replaceAll(imports, ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length;

const imports = /^import\s[^;]*?["'][^"']+["'];?$/gm;

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm;

/** True for a screen itself and its frames: routes named as one of its folders. */
function isLoadedWith(start: string, screen: string): boolean {
  return (
    start === screen || (start.includes('?tsr-split') && screen.startsWith(start.replace(/\.tsx.*/, '/')))
  );
}

/** Sources that these import before they run, themselves included. */
function reachedFrom(ids: readonly string[], graph: Graph, without: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || without.has(id)) return;
    found.add(id);
    graph.get(id)?.forEach(visit);
  };
  ids.forEach(visit);
  return found;
}

/** Imports of each source, past files that only pass on what others export. */
function graphOf(infos: readonly Rolldown.ModuleInfo[]): Graph {
  const byId = new Map(infos.map((info) => [info.id, info]));
  const passing = new Set(infos.filter(({ code }) => passesOn(code ?? '')).map(({ id }) => id));
  const past = (id: string, names: ReadonlySet<string>): string[] => {
    const info = byId.get(id);
    if (!info || !passing.has(id)) return [id];
    const exporting = info.importedIds.filter(
      (next) => passing.has(next) || byId.get(next)?.exports.some((name) => names.has(name)),
    );
    return exporting.flatMap((next) => past(next, names));
  };
  return new Map(
    infos.map(({ id, code, importedIds }) => {
      if (passing.has(id)) return [id, []];
      const names = namesIn(code ?? '');
      return [id, importedIds.flatMap((next) => past(next, names))];
    }),
  );
}

/** True for code of nothing but `import` and `export … from`. */
const passesOn = (code: string) =>
  code.includes('export') &&
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/(?:import|export)\s*[{*"'][^;"']*(?:["'][^"']+["'])?\s*;?/g, '')
    .trim() === '';

/** Every name in the code, its imports among them. */
const namesIn = (code: string) => new Set(code.match(/[\p{L}_$][\p{L}\d_$]*/gu));
