import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { serverEntries } from '../../../scripts/build-server';
import { defaultTotalTimeoutMs } from '../../../server/base/files/store';
import { paths } from '../../../server/base/process/paths';

const deploy = join(paths.root, 'deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');

it('systemd accepts its units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-units-'));
  const units = readdirSync(deploy).filter((name) =>
    /^website-back-office.*\.(?:service|target|timer)$/.test(name),
  );
  expect(units).toEqual([
    'website-back-office-backup.service',
    'website-back-office-backup.timer',
    'website-back-office.target',
    'website-back-office@.service',
  ]);
  for (const name of units) {
    // Replaces the path of Node by the local one.
    writeFileSync(join(folder, name), read(name).replaceAll('/usr/bin/node', process.execPath));
  }
  copyFileSync(
    join(folder, 'website-back-office@.service'),
    join(folder, 'website-back-office@3001.service'),
  );
  // Systems without systemd have no checker.
  const analyze = '/usr/bin/systemd-analyze';
  const said = existsSync(analyze)
    ? spawnSync(analyze, [
        'verify',
        '--man=no',
        ...units.map((name) => join(folder, name.replace('@', '@3001'))),
      ])
    : { status: 0, stderr: '' };
  rmSync(folder, { recursive: true });
  expect([said.status, String(said.stderr)]).toEqual([0, '']);
});

it('a filter of system calls refuses instead of killing, because Node works without the refused calls', () => {
  const filtered = readdirSync(deploy).filter((name) => read(name).includes('\nSystemCallFilter='));
  expect(filtered).toEqual(['website-back-office-backup.service', 'website-back-office@.service']);
  for (const name of filtered) expect(read(name)).toContain('\nSystemCallErrorNumber=EPERM\n');
});

it('systemd and a shell read the settings of the install page alike', () => {
  const [, block = ''] = /```\n +(DATABASE_URL=[^`]+)```/.exec(read('README.md')) ?? [];
  const lines = block.trim().split(/\n +/);
  expect(lines.length).toBeGreaterThan(6);
  const script = `set -eua\n${lines.join('\n')}\nexec "$0" -e 'console.log(JSON.stringify(process.env))'`;
  const said = spawnSync('sh', ['-c', script, process.execPath], { encoding: 'utf8', env: {} });
  expect([said.status, said.stderr]).toEqual([0, '']);
  const asSystemd = lines.map((line) => [
    line.slice(0, line.indexOf('=')),
    line.slice(line.indexOf('=') + 1).replace(/^'(.*)'$/, '$1'),
  ]);
  expect(JSON.parse(said.stdout)).toMatchObject(Object.fromEntries(asSystemd));
});

it('a built installation has every command of the operator', () => {
  const folder = join(paths.root, 'server/operation/cli');
  const commands = readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('\nawait runCommand('),
  );
  expect(commands).toContain('proof.ts');
  const built = Object.values(serverEntries());
  expect(commands.filter((file) => !built.includes(`server/operation/cli/${file}`))).toEqual([]);
});

it('units, cron and the examples for containers run commands of the build, as an unprivileged user', () => {
  const built = Object.keys(serverEntries());
  const texts = readdirSync(deploy).filter((name) => /service|cron|yaml|README/.test(name));
  for (const name of texts) {
    for (const [, command = ''] of read(name).matchAll(/dist\/server\/(\w+)\.js/g)) {
      expect(built).toContain(command);
    }
  }
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { read_only?: boolean; cap_drop?: string[]; image: string }>;
  };
  for (const name of ['process-1', 'process-2']) {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  }
  const [deployment, service, backup] = parseAllDocuments(read('kubernetes.yaml')).map(
    (each) => each.toJS() as object,
  );
  expect(deployment).toMatchObject({ kind: 'Deployment', spec: { replicas: 3 } });
  expect(JSON.stringify(deployment)).toContain('"readOnlyRootFilesystem":true');
  expect([service, backup]).toMatchObject([{ kind: 'Service' }, { kind: 'CronJob' }]);
  // The image itself sets an unprivileged user and a health check.
  expect(read('Dockerfile')).toMatch(/^USER node$[^]*^HEALTHCHECK /m);
});

it('systemd, cron and Kubernetes check the newest backup after making it', () => {
  for (const name of ['website-back-office-backup.service', 'website-back-office.cron', 'kubernetes.yaml']) {
    const text = read(name)
      .replaceAll('$$', '$')
      .replaceAll(/[[\],]/g, '');
    const made = text.indexOf('dist/server/backup.js backup daily');
    const tried = text.indexOf(
      'dist/server/backup.js backup check "$(ls "$BACKUP_DIR"/back-office-*.backup | tail -1)"',
    );
    expect([name, made > 0, tried > made]).toEqual([name, true, true]);
  }
});

it('the install page lets Prometheus scrape every job that an alert names', () => {
  const [, block = ''] = /```\n(rule_files: [^`]+)```/.exec(read('README.md')) ?? [];
  const { scrape_configs: jobs } = parse(block) as { scrape_configs: { job_name: string }[] };
  const named = [...read('alerts.yml').matchAll(/\bup\{job="([\w-]+)"\}/g)].map(([, name]) => name);
  expect([...new Set(named)]).toEqual(jobs.map(({ job_name: name }) => name));
  // The alerts read disk metrics of node_exporter.
  expect(read('alerts.yml')).toContain('node_filesystem_avail_bytes');
  expect(read('README.md')).toContain('apt-get install prometheus-node-exporter');
});

it('nginx waits longer for a picture than a process waits for the store', () => {
  const seconds = [
    ...read('nginx.conf').matchAll(/location \/files\/ \{[^}]*proxy_read_timeout (\d+)s;/g),
  ].map(([, text]) => Number(text));
  expect(seconds).toHaveLength(2);
  for (const each of seconds) expect(each * 1000).toBeGreaterThan(defaultTotalTimeoutMs);
});

it('nginx, the target and the settings name the same processes', () => {
  const ports = (name: string, pattern: RegExp) => [...read(name).matchAll(pattern)].map(([, port]) => port);
  const ofNginx = ports('nginx.conf', /^ *server 127\.0\.0\.1:(\d+) max_fails=0;$/gm);
  expect(ofNginx.length).toBeGreaterThan(1);
  expect(ports('website-back-office.target', /website-back-office@(\d+)\.service/g)).toEqual(ofNginx);
});

it('systemd counts a process as ready only after its notice', async () => {
  let status = 503;
  const server = createServer((_request, answer) => answer.writeHead(status).end());
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const ask = (...seconds: string[]) =>
    new Promise<number | null>((resolve) => {
      spawn(process.execPath, [join(deploy, 'ready.mjs'), ...seconds], {
        env: { PORT: String(port) },
        stdio: 'ignore',
      }).once('close', resolve);
    });
  expect(await ask()).toBe(1);
  const waiting = ask('60');
  status = 200;
  expect(await waiting).toBe(0);
  expect(await ask()).toBe(0);
  await new Promise((closed) => server.close(closed));
  expect(await ask()).toBe(1);
});
