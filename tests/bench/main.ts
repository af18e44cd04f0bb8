/**
 * `npm run bench`: measures the built product into docs/evidence/performance.md. `-- --scale` (minutes),
 * `--hosts`, `--uploads` or another section's name measure only that. Names what became worse than the figures that stood there.
 */
import { spawnSync } from 'node:child_process';
import { browserSection, measureBrowser } from './browser';
import { cacheSection, measureCache } from './cache';
import { measureEditing } from './editing';
import { editingSection } from './editing-section';
import { hostsSection, measureHosts } from './hosts';
import { lighthouseSection, measureLighthouse } from './lighthouse';
import { measuredBy, readReport, type Section, titles, writeSection } from './report';
import { measureScale } from './scale';
import { scaleSection } from './scale-section';
import { measureServer } from './server';
import { serverSection } from './server-section';
import { measureStaff } from './staff';
import { staffSection } from './staff-section';
import { measureUploads, uploadsSection } from './uploads';
import { measureVisitor, visitorSection } from './visitor';
import { worseFigures } from './worse';

const sections: Readonly<Record<Section, () => Promise<string>>> = {
  browser: async () => browserSection(await measureBrowser()),
  visitor: async () => visitorSection(await measureVisitor()),
  lighthouse: async () => lighthouseSection(await measureLighthouse()),
  hand: async () => editingSection(await measureEditing()),
  server: async () => serverSection(await measureServer()),
  uploads: async () => uploadsSection(await measureUploads()),
  cache: async () => cacheSection(await measureCache()),
  hosts: async () => hostsSection(await measureHosts()),
  staff: async () => staffSection(await measureStaff()),
  scale: async () => scaleSection(await measureScale()),
};
const byItself: ReadonlySet<Section> = new Set(['lighthouse', 'hosts', 'staff', 'scale']);
const names = Object.keys(titles).filter((name): name is Section => name in sections);
const asked = names.filter((name) => process.argv.includes(`--${name}`));

const before = readReport();
const built = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
for (const name of asked.length > 0 ? asked : names.filter((each) => !byItself.has(each))) {
  try {
    const by = measuredBy(asked.includes(name) ? ` -- --${name}` : '');
    const text = `${by} ${await sections[name]()}`;
    writeSection(name, text);
    process.stdout.write(`\n## ${titles[name]}\n\n${text}\n`);
  } catch (error) {
    process.stderr.write(`${titles[name]}: ${String(error)}\n`);
    process.exitCode = 1;
  }
}
const worse = worseFigures(before, readReport());
if (worse.length > 0) process.stdout.write(`\nWorse by more than a tenth:\n${worse.join('\n')}\n`);
