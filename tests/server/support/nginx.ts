import { execFileSync, spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { nginxPath, opensslPath } from '../../../scripts/ensure-nginx';
import { paths } from '../../../server/base/process/paths';
import { freePort } from './free-port';

export interface Nginx {
  /** Without TLS, such as http://127.0.0.1:23456. */
  origin: string;
  /** Port and certificate of the shipped TLS listener. */
  tls: { port: number; certificate: string };
  /** Replaces the certificate and reloads, as certbot's deploy hook does; resolves to the new one. */
  renew(): Promise<string>;
  /** Address at which processes purge the cache. */
  purgeUrl: string;
  /** Lines of its access log. */
  log(): Record<string, unknown>[];
  /** Its error log. */
  errors(): string;
  stop(): Promise<void>;
}

/**
 * Runs nginx with deploy/nginx.conf before these processes, as any user; `also` adds locations, `readTimeout` is the
 * timeout of ordinary calls.
 */
export async function startNginx(
  processes: readonly string[],
  also = '',
  readTimeout = '12s',
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-nginx-'));
  // Workers of nginx run as another user if this is root.
  chmodSync(folder, 0o711);
  for (const name of ['log', 'tls', 'temp']) mkdirSync(join(folder, name), { mode: 0o711 });
  makeCertificate(join(folder, 'tls'));
  const [plain, tls, anew] = await Promise.all([freePort(), freePort(), freePort()]);
  writeFileSync(
    join(folder, 'nginx.conf'),
    configured({ folder, plain, tls, anew, processes, also, readTimeout }),
  );
  const child = spawn(
    nginxPath(),
    ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'log/error.log'), '-g', 'daemon off;'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const ended = once(child, 'close');
  const read = (name: string) => readFileSync(join(folder, 'log', name), 'utf8');
  while (!(await answers(plain))) {
    if (child.exitCode !== null) throw new Error(`nginx: ${read('error.log')}`);
    await delay(20);
  }
  const certificate = () => readFileSync(join(folder, 'tls/fullchain.pem'), 'utf8');
  return {
    origin: `http://127.0.0.1:${plain}`,
    renew: async () => {
      makeCertificate(join(folder, 'tls'));
      child.kill('SIGHUP');
      const next = new X509Certificate(certificate()).fingerprint256;
      while ((await fingerprint(tls)) !== next) await delay(20);
      return certificate();
    },
    purgeUrl: `http://127.0.0.1:${anew}{path}`,
    tls: { port: tls, certificate: certificate() },
    log: () =>
      read('access.log')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    errors: () => read('error.log'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The shipped configuration with a test's addresses and folders, and a listener without TLS. */
function configured({
  folder,
  plain,
  tls,
  anew,
  processes,
  also,
  readTimeout,
}: {
  folder: string;
  plain: number;
  tls: number;
  anew: number;
  processes: readonly string[];
  also: string;
  readTimeout: string;
}): string {
  const shipped = readFileSync(join(paths.root, 'deploy/nginx.conf'), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/temp/${kind};\n`)
    .join('');
  const changes: readonly [RegExp, string][] = [
    // Without root it cannot change users.
    [/^user .+;$/m, process.getuid?.() === 0 ? 'user www-data;' : ''],
    [/^http \{\n/m, `http {\n${temporary}`],
    [
      /(?:^ {4}server 127\.0\.0\.1:\d+ (max_fails=0);\n)+/m,
      processes.map((address) => `    server ${address} $1;\n`).join(''),
    ],
    [/listen 80;\n\s+listen \[::\]:80;/, `listen unix:${folder}/redirect;`],
    [
      /listen 443 (.+);\n\s+listen \[::\]:443 .+;/,
      `listen 127.0.0.1:${tls} $1;\n    listen 127.0.0.1:${plain};`,
    ],
    [/listen 127\.0\.0\.1:8079;/, `listen 127.0.0.1:${anew};`],
    [/"~\^www.+\$" "";/, `"~^(?:127\\.0\\.0\\.1:${plain}|localhost:${tls})$$" "";`],
    [/\/var\/cache\//g, `${folder}/`],
    [/proxy_read_timeout 12s;/g, `proxy_read_timeout ${readTimeout};`],
    [/^ {4}location \/ \{/m, `    ${also}\n    location / {`],
    [/\/run\//g, `${folder}/`],
    [/\/var\/log\/nginx\//g, `${folder}/log/`],
    [/\/etc\/nginx\/tls\//g, `${folder}/tls/`],
  ];
  return changes.reduce((text, [shippedPart, own]) => {
    if (text.search(shippedPart) < 0) throw new Error(`deploy/nginx.conf has no ${shippedPart.source}`);
    return text.replace(shippedPart, own);
  }, shipped);
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(opensslPath(), ['req', '-x509', '-days', '2', ...key, ...names, ...files], {
    stdio: 'ignore',
  });
}

/** Fingerprint of the certificate that a new connection gets. */
function fingerprint(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerX509Certificate()?.fingerprint256 ?? '');
      socket.destroy();
    }).once('error', reject);
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
