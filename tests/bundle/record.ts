import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A built script as the build leaves it for the tests. */
export interface RecordedChunk {
  file: string;
  imports: readonly string[];
  /** Ids of its sources, with their bytes before minification. */
  modules: readonly (readonly [id: string, length: number])[];
  startedBy: string | null;
}

/** Where `scripts/test.ts` leaves what it has built, so that no test builds the app again. */
export const bundleFile = join(import.meta.dirname, '../../test-results/bundle.json');

/** Environment variable of tests that run right after such a build; in others the built files may be outdated. */
export const builtVariable = 'JUST_BUILT';

/** Leaves what the built scripts consist of. */
export function recordBundle(): Plugin {
  return {
    name: 'record-bundle',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [recordedChunk(file)] : [],
      );
      mkdirSync(dirname(bundleFile), { recursive: true });
      writeFileSync(bundleFile, JSON.stringify(chunks));
    },
  };
}

export const recordedChunk = ({
  fileName,
  imports,
  modules,
  facadeModuleId,
}: Rolldown.OutputChunk): RecordedChunk => ({
  file: fileName,
  imports,
  modules: Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]),
  startedBy: facadeModuleId,
});
