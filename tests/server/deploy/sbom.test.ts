import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '../../../server/base/process/paths';

interface Component {
  name: string;
  version: string;
  licenses?: unknown[];
  hashes?: unknown[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

it('the SBOM names the release and the packages that it uses, with licence and hash, and no tools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'sbom.json');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-sbom.ts', file], { cwd: paths.root });
  const own = read(join(paths.root, 'package.json')) as {
    name: string;
    version: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const { bomFormat, metadata, components } = read(file) as {
    bomFormat: string;
    metadata: { component: Component };
    components: Component[];
  };
  const names = new Set(components.map(({ name }) => name));
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component).toMatchObject({ type: 'application', name: own.name, version: own.version });
  expect(Object.keys(own.dependencies).filter((name) => !names.has(name))).toEqual([]);
  expect(['vitest', 'playwright', 'oxlint'].filter((name) => names.has(name))).toEqual([]);
  expect(components.filter(({ licenses, hashes }) => !licenses?.length || !hashes?.length)).toEqual([]);
});
