import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type CompanyProvider, companyProvider } from './company';
import { ConfigError } from './config-error';
import { type FilesUrl, parseFilesUrl } from './files-url';
import { paths } from '../process/paths';
import { isNetwork } from './network';
import { isSameHost } from './same-host';
import { startText } from '../process/text';

const switches = ['on', 'off'] as const;
const publishings = ['asked', 'at-once'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const seeds = ['none', 'demo'] as const;
const websites = ['off', 'public-host', 'on'] as const;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Undefined: the server starts its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Maximum connections of this process to PostgreSQL. */
  readonly databaseConnections: number;
  /** Timeout of a search (calls/searching.ts). */
  readonly maxSearchMs: number;
  /** Absolute. */
  readonly dataDir: string;
  /** Undefined: files are kept in the database. */
  readonly filesUrl: FilesUrl | undefined;
  /** Folder of `backup -- daily`; absolute. */
  readonly backupDir: string | undefined;
  readonly backupsKept: { readonly daily: number; readonly weekly: number; readonly monthly: number };
  readonly adminAccount: string;
  /** Undefined: the seed generates one and prints it once. */
  readonly adminPassword: string | undefined;
  readonly seed: (typeof seeds)[number];
  /** Secrets of the portal's tickets; all are accepted. */
  readonly platformSecrets: readonly string[];
  /** Keys for secrets of authenticator apps; the first one encrypts. Empty: stored unencrypted. */
  readonly secretKeys: readonly string[];
  /** Origin at which staff open `/mng`, for links in mails; never taken from a request. */
  readonly adminOrigin: string | undefined;
  readonly company: CompanyProvider | undefined;
  /** Maximum days of a session, with or without renewals. */
  readonly sessionDays: number;
  /** Scheme, host and port only, such as `https://www.example.com`. */
  readonly publicOrigin: string | undefined;
  /** Location of the company's website: none, only on `publicOrigin`, or without one under `/site`. */
  readonly website: (typeof websites)[number];
  /** The website is also shown while the company is the demo's: neither `SEED` nor `WEBSITE` is set. */
  readonly showsDemoWebsite: boolean;
  /** Fastify's `trustProxy`: off, number of hops, or addresses. */
  readonly trustProxy: false | number | string[];
  readonly isaleUrl: string | undefined;
  /** Saving a case publishes its present values on its public page immediately. */
  readonly publishesCaseChanges: boolean;
  /** Purge addresses of caches, innermost first; one with `{path}` is called for each page. */
  readonly purgeUrls: readonly string[];
  readonly purgeToken: string | undefined;
  /** Origins whose pages may read the delivery API in a browser; `*` for all. */
  readonly deliveryOrigins: readonly string[];
  /** Webhook receivers that may have private addresses and work without TLS. */
  readonly webhookHosts: readonly string[];
  /** Hosts of imported pictures that may have private addresses and work without TLS. */
  readonly importHosts: readonly string[];
  /** The weekly check of links also asks other websites. */
  readonly checksOutsideLinks: boolean;
  /** Maximum calls of the delivery API a minute for each token. */
  readonly deliveryPerMinute: number;
  /** Authority for RFC 3161 time stamps of the proof; undefined: none. */
  readonly timestampUrl: string | undefined;
  /** File of the certificates that `proof -- verify` trusts for time stamps; absolute. */
  readonly timestampCa: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Sender of all mails. */
  readonly mailFrom: string;
  /** Absolute; mails are written here without `smtpUrl`. */
  readonly mailDir: string;
  /** Address of `/metrics`; undefined: none. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** True when OpenTelemetry's variables name a collector; its library reads them. */
  readonly sendsTraces: boolean;
  readonly logLevel: (typeof logLevels)[number];
}

export { ConfigError };

type Env = Readonly<Record<string, string | undefined>>;

/** The environment as a Config; an empty value counts as none. Throws ConfigError on the first bad value. */
export function readConfig(env: Env, isRoot = process.getuid?.() === 0): Config {
  const read = reader(env);
  const origins = { adminOrigin: read('ADMIN_ORIGIN', origin), publicOrigin: read('PUBLIC_ORIGIN', origin) };
  assertApart(origins);
  const seed = read('SEED', (value, name) => oneOf(value, name, seeds));
  const website = read('WEBSITE', (value, name) => oneOf(value, name, websites));
  const databaseUrl = read('DATABASE_URL', (value, name) => url(value, name, ['postgres:', 'postgresql:']));
  // PostgreSQL refuses to run as root, and its service user cannot enter a private home.
  const dataDir =
    read('DATA_DIR', (value) => resolve(value)) ?? (isRoot ? paths.system : join(paths.root, 'data'));
  return {
    port: read('PORT', (value, name) => integer(value, name, 0, 65_535)) ?? 3000,
    host: read('HOST', host) ?? '127.0.0.1',
    databaseUrl,
    databaseConnections: read('DATABASE_CONNECTIONS', (value, name) => integer(value, name, 2, 100)) ?? 10,
    maxSearchMs: 1000 * (read('SEARCH_SECONDS', (value, name) => integer(value, name, 1, 30)) ?? 3),
    dataDir,
    filesUrl: read('FILES_URL', filesUrl),
    backupDir: read('BACKUP_DIR', (value) => resolve(value)),
    backupsKept: read('BACKUPS_KEPT', keptBackups) ?? { daily: 7, weekly: 5, monthly: 12 },
    adminAccount: read('ADMIN_ACCOUNT', account) ?? 'admin',
    adminPassword: read('ADMIN_PASSWORD', (value) => value),
    seed: seed ?? (databaseUrl ? 'none' : 'demo'),
    platformSecrets: read('PLATFORM_SECRET', secrets) ?? [],
    secretKeys: read('SECRET_KEY', secrets) ?? [],
    ...origins,
    company: companyProvider(read, origins.adminOrigin),
    // Only for a demo that was asked for: an installation without SEED may have become a company's own.
    website: website ?? (seed === 'demo' ? 'on' : 'public-host'),
    showsDemoWebsite: !website && !seed && !databaseUrl,
    sessionDays: read('SESSION_DAYS', (value, name) => integer(value, name, 1, 365)) ?? 30,
    trustProxy: read('TRUST_PROXY', proxy) ?? false,
    isaleUrl: read('ISALE_URL', (value, name) => url(value, name, ['http:', 'https:'])),
    publishesCaseChanges:
      read('PUBLISH_CASE_CHANGES', (value, name) => oneOf(value, name, publishings)) === 'at-once',
    purgeUrls: read('PURGE_URL', cacheAddresses) ?? [],
    purgeToken: read('PURGE_TOKEN', token),
    deliveryOrigins: read('DELIVERY_ORIGINS', originList) ?? [],
    webhookHosts: read('WEBHOOK_HOSTS', hostList) ?? [],
    importHosts: read('IMPORT_HOSTS', hostList) ?? [],
    checksOutsideLinks:
      (read('LINK_CHECKS', (value, name) => oneOf(value, name, switches)) ??
        (env['NODE_ENV'] === 'production' ? 'on' : 'off')) === 'on',
    deliveryPerMinute: read('DELIVERY_PER_MINUTE', (value, name) => integer(value, name, 1, 100_000)) ?? 600,
    timestampUrl: read('TIMESTAMP_URL', originOnly),
    timestampCa: read('TIMESTAMP_CA', (value) => resolve(value)),
    smtpUrl: read('SMTP_URL', (value, name) => url(value, name, ['smtp:', 'smtps:'])),
    mailFrom: read('MAIL_FROM', mailbox) ?? 'no-reply@localhost',
    mailDir: read('MAIL_DIR', (value) => resolve(value)) ?? join(dataDir, 'outbox'),
    metrics: metricsAddress(read),
    sendsTraces:
      (read('OTEL_EXPORTER_OTLP_ENDPOINT', httpUrl) ??
        read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', httpUrl)) !== undefined &&
      env['OTEL_SDK_DISABLED'] !== 'true',
    // A person reads the terminal, a program the log of a service.
    logLevel:
      read('LOG_LEVEL', (value, name) => oneOf(value, name, logLevels)) ??
      (env['NODE_ENV'] === 'production' ? 'info' : 'warn'),
  };
}

/** Every variable that `readConfig` reads, found by recording its reads. */
export function settingNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const env = new Proxy<Env>(
    {},
    {
      get: (_env, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  readConfig(env);
  return names;
}

function reader(env: Env) {
  return <T>(name: string, parse: (value: string, name: string) => T): T | undefined => {
    const value = env[name];
    if (value === undefined || value === '') return undefined;
    if (value.includes('\0')) throw new ConfigError(startText.nulByte(name));
    return parse(value, name);
  };
}

function metricsAddress(read: ReturnType<typeof reader>): Config['metrics'] {
  const port = read('METRICS_PORT', (value, name) => integer(value, name, 0, 65_535));
  const name = read('METRICS_HOST', host) ?? '127.0.0.1';
  return port === undefined ? undefined : { port, host: name };
}

function keptBackups(value: string, name: string): Config['backupsKept'] {
  const [, daily, weekly, monthly] = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/.exec(value.replaceAll(' ', '')) ?? [];
  if (monthly === undefined) throw new ConfigError(startText.notKept(name, value));
  return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) };
}

const httpUrl = (value: string, name: string) => url(value, name, ['http:', 'https:']);

function integer(value: string, name: string, from: number, to: number): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= from && number <= to)) throw new ConfigError(startText.notInteger(name, value, from, to));
  return number;
}

function oneOf<T extends string>(value: string, name: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value);
  if (!choice) throw new ConfigError(startText.notOneOf(name, value, choices));
  return choice;
}

const hostList = (value: string, name: string) => value.split(',').map((part) => host(part.trim(), name));

function host(value: string, variable: string): string {
  const isName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(
    value,
  );
  // 999.1.1.1 is a valid host name, but is never meant as one.
  const isBadAddress = /^[\d.]+$/.test(value) && !isIP(value);
  if (!isIP(value) && (!isName || isBadAddress)) throw new ConfigError(startText.notHost(variable, value));
  // For this name Fastify opens a second listener, which the limits of connections would not cover.
  return value.toLowerCase() === 'localhost' ? '127.0.0.1' : value;
}

// The address may hold a password, so the message omits it.
function url(value: string, name: string, schemes: readonly string[]): string {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  // "postgres:///name?host=/run/postgresql" has no host and is right.
  const needsHost = !schemes.includes('postgres:');
  if (!parsed || !schemes.includes(parsed.protocol) || (needsHost && !parsed.hostname)) {
    throw new ConfigError(startText.notUrl(name, schemes));
  }
  return value;
}

// fetch refuses an address with a user.
function originOnly(value: string, name: string): string {
  const { username, password: secretPart } = new URL(url(value, name, ['http:', 'https:']));
  if (username || secretPart) throw new ConfigError(startText.notUrl(name, ['http:', 'https:']));
  return value;
}

function cacheAddresses(value: string, name: string): string[] {
  const addresses = value.split(',').map((part) => part.trim());
  for (const address of addresses) originOnly(address.replaceAll('{path}', '/'), name);
  return addresses;
}

function token(value: string, name: string): string {
  if (!/^[\x21-\x7e]{1,500}$/.test(value)) throw new ConfigError(startText.notToken(name));
  return value;
}

// The value may hold a key, so the message omits it.
function filesUrl(value: string): FilesUrl {
  const parsed = parseFilesUrl(value);
  if (!parsed) throw new ConfigError(startText.notFilesUrl);
  return parsed;
}

function origin(value: string, name: string): string {
  const parsed = new URL(url(value, name, ['http:', 'https:']));
  const isBare = value.replace(/\/$/, '').toLowerCase() === `${parsed.protocol}//${parsed.host}`;
  const hasDefaultPort = /:(80|443)\/?$/.test(value) && parsed.port === '' && parsed.pathname === '/';
  if (!isBare && !hasDefaultPort) throw new ConfigError(startText.notOrigin(name, value));
  return parsed.origin;
}

function originList(value: string, name: string): string[] {
  return value.split(',').map((part) => (part.trim() === '*' ? '*' : origin(part.trim(), name)));
}

/** On the host of the public pages `/mng` does not answer (server/access/plugins/public-host.ts). */
function assertApart({ adminOrigin, publicOrigin }: Pick<Config, 'adminOrigin' | 'publicOrigin'>): void {
  if (adminOrigin && publicOrigin && isSameHost(publicOrigin, new URL(adminOrigin).host)) {
    throw new ConfigError(startText.sameOrigin(adminOrigin));
  }
}

function account(value: string): string {
  if (!/^[A-Za-z0-9._@-]{1,50}$/.test(value)) throw new ConfigError(startText.notAccount(value));
  return value;
}

// A line break could inject a header.
function mailbox(value: string): string {
  if (!/^[^\p{Cc}<>]{0,100}(?:<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(value)) {
    throw new ConfigError(startText.notMailbox(value));
  }
  return value;
}

// RFC 7518, 3.2: an HS256 key has at least as many bits as its hash.
const minSecretLength = 32;

/** Comma separated, so that an old and a new one are valid at the same time (deploy/README.md, Secrets). */
function secrets(value: string, name: string): string[] {
  const parts = value.split(',').map((part) => part.trim());
  // A single secret may contain a comma, set before several were allowed.
  const all = parts.every((part) => part.length >= minSecretLength) ? parts : [value];
  if (all.some((part) => part.length < minSecretLength)) throw new ConfigError(startText.shortSecret(name));
  return all;
}

function proxy(value: string): Config['trustProxy'] {
  if (['off', 'false', '0'].includes(value)) return false;
  // "on" would trust any client; the intended value is the nearest proxy.
  if (['on', 'true'].includes(value)) return 1;
  if (/^([1-9]|10)$/.test(value)) return Number(value);
  const addresses = value.split(',').map((part) => part.trim());
  if (!addresses.every(isNetwork)) throw new ConfigError(startText.notProxy(value));
  return addresses;
}
