/** `npm run sbom [-- file]`: what a release is made of, as CycloneDX, to `dist/sbom.cdx.json` or the file. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Package {
  name: string;
  dev?: boolean;
  devDependencies?: object;
}

const root = join(import.meta.dirname, '..');
const file = process.argv[2] ?? join(root, 'dist/sbom.cdx.json');
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
const { devDependencies: _tools, ...own } = read('package.json') as Package;
const lock = read('package-lock.json') as { packages: Record<string, Package> };
const { '': _own, ...packages } = lock.packages;
const used = Object.entries(packages).filter(([, { dev }]) => !dev);

const scratch = mkdtempSync(join(tmpdir(), 'back-office-sbom-'));
try {
  // npm names the release by the folder, and its --omit=dev also omits packages that tools share with the app.
  const folder = join(scratch, own.name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: { '': own, ...Object.fromEntries(used) } }),
  );
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const sbom = execFileSync('npm', ['sbom', ...options], { cwd: folder, maxBuffer: 2 ** 24 });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sbom);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
