import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../server/base/config/config';
import { paths } from '../../../server/base/process/paths';
import { configWarnings } from '../../../server/base/config/config-warnings';
import { startText, warningText } from '../../../server/base/process/text';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

test('an empty environment gives a server on localhost, with its own database and demo content', () => {
  const dataDir = join(paths.root, 'data');
  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    databaseConnections: 10,
    maxSearchMs: 3000,
    dataDir,
    filesUrl: undefined,
    adminAccount: 'admin',
    adminPassword: undefined,
    adminOrigin: undefined,
    secretKeys: [],
    backupDir: undefined,
    backupsKept: { daily: 7, weekly: 5, monthly: 12 },
    sessionDays: 30,
    seed: 'demo',
    platformSecrets: [],
    publicOrigin: undefined,
    website: 'public-host',
    showsDemoWebsite: true,
    trustProxy: false,
    isaleUrl: undefined,
    publishesCaseChanges: false,
    metrics: undefined,
    sendsTraces: false,
    purgeUrls: [],
    purgeToken: undefined,
    deliveryOrigins: [],
    checksOutsideLinks: false,
    deliveryPerMinute: 600,
    webhookHosts: [],
    importHosts: [],
    smtpUrl: undefined,
    mailDir: join(dataDir, 'outbox'),
    mailFrom: 'no-reply@localhost',
    logLevel: 'warn',
  };
  expect(readConfig({}, false)).toEqual(defaults);
  expect(readConfig({ PORT: '', SEED: '', DATABASE_URL: '' }, false)).toEqual(defaults);
});

test("data of root are in a folder that PostgreSQL's user can reach", () => {
  expect(readConfig({}, true).dataDir).toBe('/var/lib/website-back-office');
  expect(readConfig({ DATA_DIR: 'here' }, true).dataDir).toBe(resolve('here'));
});

test('an external database gets no demo content unless configured', () => {
  const DATABASE_URL = 'postgres://me:pw@db.example/site';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, seed: 'none' });
  expect(readConfig({ DATABASE_URL, SEED: 'demo' }).seed).toBe('demo');
});

test("the company's website is on for a demo that was asked for, unless WEBSITE says otherwise", () => {
  expect([
    readConfig({ SEED: 'demo' }).website,
    readConfig({ SEED: 'none' }).website,
    readConfig({ SEED: 'demo', WEBSITE: 'public-host' }).website,
  ]).toEqual(['on', 'public-host', 'public-host']);
  for (const env of [
    { SEED: 'demo' },
    { WEBSITE: 'off' },
    { DATABASE_URL: 'postgres://me:pw@db.example/site' },
  ]) {
    expect(readConfig(env).showsDemoWebsite).toBe(false);
  }
});

test('a service logs what happens, a terminal only problems', () => {
  expect(readConfig({ NODE_ENV: 'production' }).logLevel).toBe('info');
});

test.each([
  [
    { PORT: '0', HOST: '::' },
    { port: 0, host: '::' },
  ],
  [
    { PORT: '65535', HOST: 'back-office.example' },
    { port: 65_535, host: 'back-office.example' },
  ],
  [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
  [{ TRUST_PROXY: 'true' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
  [{ PUBLIC_ORIGIN: 'https://www.Example.com:443/' }, { publicOrigin: 'https://www.example.com' }],
  [{ WEBSITE: 'off' }, { website: 'off' }],
  [{ PUBLIC_ORIGIN: 'http://www.example.com:8080' }, { publicOrigin: 'http://www.example.com:8080' }],
  [{ ADMIN_PASSWORD: '😀😀😀😀😀😀😀😀' }, { adminPassword: '😀😀😀😀😀😀😀😀' }],
  [{ SMTP_URL: 'smtps://me:pw@mail.example:465' }, { smtpUrl: 'smtps://me:pw@mail.example:465' }],
  [{ MAIL_DIR: '/srv/mail' }, { mailDir: '/srv/mail' }],
  [{ DATA_DIR: '/srv/data' }, { dataDir: '/srv/data', mailDir: '/srv/data/outbox' }],
  [{ PORT: '00080' }, { port: 80 }],
  [{ HOST: 'a' }, { host: 'a' }],
  [{ HOST: 'A-1.example-2.tw' }, { host: 'A-1.example-2.tw' }],
  [{ HOST: '10.0.0.7' }, { host: '10.0.0.7' }],
  [{ HOST: 'localhost' }, { host: '127.0.0.1' }],
  [
    { DATABASE_URL: 'postgresql:///site?host=/run/postgresql' },
    { databaseUrl: 'postgresql:///site?host=/run/postgresql' },
  ],
  [{ ADMIN_ACCOUNT: `A.b_c@d-9${'x'.repeat(41)}` }, { adminAccount: `A.b_c@d-9${'x'.repeat(41)}` }],
  // Checked where it becomes one, so that installations with a longer one of before still start.
  [{ ADMIN_PASSWORD: '1'.repeat(64) }, { adminPassword: '1'.repeat(64) }],
  [{ PLATFORM_SECRET: 's'.repeat(32) }, { platformSecrets: ['s'.repeat(32)] }],
  [{ BACKUPS_KEPT: '3, 0,2' }, { backupsKept: { daily: 3, weekly: 0, monthly: 2 } }],
  // Old and new secret; a comma within a secret is no separator.
  [{ SECRET_KEY: `${'n'.repeat(32)}, ${'o'.repeat(32)}` }, { secretKeys: ['n'.repeat(32), 'o'.repeat(32)] }],
  [{ SECRET_KEY: `a,${'o'.repeat(32)}` }, { secretKeys: [`a,${'o'.repeat(32)}`] }],
  [{ PUBLIC_ORIGIN: 'http://www.example.com:80' }, { publicOrigin: 'http://www.example.com' }],
  [{ PUBLIC_ORIGIN: 'https://www.example.com/' }, { publicOrigin: 'https://www.example.com' }],
  [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: 'on' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '10' }, { trustProxy: 10 }],
  [
    { TRUST_PROXY: '10.0.0.1/32,2001:db8::/128,192.0.2.1' },
    { trustProxy: ['10.0.0.1/32', '2001:db8::/128', '192.0.2.1'] },
  ],
  [
    { FILES_URL: 's3://my-bucket?region=ap-northeast-1' },
    {
      filesUrl: {
        bucket: 'my-bucket',
        prefix: 'files',
        region: 'ap-northeast-1',
        endpoint: undefined,
        isPathStyle: false,
        uploads: 'store',
      },
    },
  ],
  [
    { FILES_URL: 's3://a.b/x/y/?endpoint=http://10.0.0.9:9000/&uploads=database' },
    {
      filesUrl: {
        bucket: 'a.b',
        prefix: 'x/y',
        region: 'us-east-1',
        endpoint: 'http://10.0.0.9:9000',
        isPathStyle: true,
        uploads: 'database',
      },
    },
  ],
  [
    { FILES_URL: 's3://bucket/files?endpoint=https%3A%2F%2Fstore.example&region=tw&path-style=off' },
    { filesUrl: { region: 'tw', endpoint: 'https://store.example', isPathStyle: false } },
  ],
  [{ ISALE_URL: 'http://isale.example/api' }, { isaleUrl: 'http://isale.example/api' }],
  [{ ISALE_URL: 'https://isale.example' }, { isaleUrl: 'https://isale.example' }],
  [
    { PURGE_URL: 'http://127.0.0.1:8079{path}, https://cdn.example/purge' },
    { purgeUrls: ['http://127.0.0.1:8079{path}', 'https://cdn.example/purge'] },
  ],
  [{ METRICS_PORT: '9400' }, { metrics: { port: 9400, host: '127.0.0.1' } }],
  [{ METRICS_PORT: '9400', METRICS_HOST: '10.0.0.7' }, { metrics: { port: 9400, host: '10.0.0.7' } }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { sendsTraces: true }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' },
    { sendsTraces: false },
  ],
  [{ PURGE_TOKEN: 's3cr3t' }, { purgeToken: 's3cr3t' }],
  [{ LINK_CHECKS: 'on' }, { checksOutsideLinks: true }],
  [{ NODE_ENV: 'production' }, { checksOutsideLinks: true, logLevel: 'info' }],
  [
    { NODE_ENV: 'production', LINK_CHECKS: 'off' },
    { checksOutsideLinks: false, logLevel: 'info' },
  ],
  [{ TIMESTAMP_URL: 'http://tsa.example/tsr' }, { timestampUrl: 'http://tsa.example/tsr' }],
  [{ TIMESTAMP_CA: '/etc/tsa.pem' }, { timestampCa: '/etc/tsa.pem' }],
  [{ SMTP_URL: 'smtp://mail.example' }, { smtpUrl: 'smtp://mail.example' }],
  [{ MAIL_FROM: '建設公司 <no-reply@example.com>' }, { mailFrom: '建設公司 <no-reply@example.com>' }],
  [{ MAIL_FROM: 'no-reply@example.com' }, { mailFrom: 'no-reply@example.com' }],
  [
    { LOG_LEVEL: 'silent', SEED: 'none' },
    { logLevel: 'silent', seed: 'none' },
  ],
])('%o is read as %o', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

describe('a bad value is refused with one sentence that names it', () => {
  test.each([
    [
      { PUBLIC_ORIGIN: 'https://www.example.com', ADMIN_ORIGIN: 'https://WWW.example.com:443/' },
      startText.sameOrigin('https://www.example.com'),
    ],
    [{ PORT: '65536' }, startText.notInteger('PORT', '65536', 0, 65_535)],
    [{ PORT: '3000x' }, startText.notInteger('PORT', '3000x', 0, 65_535)],
    [{ PORT: '-1' }, startText.notInteger('PORT', '-1', 0, 65_535)],
    [{ HOST: 'a host' }, startText.notHost('HOST', 'a host')],
    [{ HOST: '999.1.1.1' }, startText.notHost('HOST', '999.1.1.1')],
    [{ DATABASE_URL: 'mysql://db/site' }, startText.notUrl('DATABASE_URL', ['postgres:', 'postgresql:'])],
    [{ DATABASE_URL: 'nonsense' }, startText.notUrl('DATABASE_URL', ['postgres:', 'postgresql:'])],
    ...[
      'https://bucket',
      's3://',
      's3://Bucket',
      's3://ab',
      's3://key:secret@bucket',
      's3://bucket:9000',
      's3://bucket/a b',
      's3://bucket?regoin=x',
      's3://bucket?region=a&region=b',
      's3://bucket?endpoint=store.example',
      's3://bucket?endpoint=https://store.example/path',
      's3://bucket?path-style=yes',
      's3://bucket?uploads=both',
      's3://bucket#x',
    ].map((FILES_URL): [Record<string, string>, string] => [{ FILES_URL }, startText.notFilesUrl]),
    [{ DATA_DIR: 'a\0b' }, startText.nulByte('DATA_DIR')],
    [{ ADMIN_ACCOUNT: 'a b' }, startText.notAccount('a b')],
    [{ SEED: 'full' }, startText.notOneOf('SEED', 'full', ['none', 'demo'])],
    [{ PLATFORM_SECRET: 'short' }, startText.shortSecret('PLATFORM_SECRET')],
    [
      { PUBLIC_ORIGIN: 'https://www.example.com/path' },
      startText.notOrigin('PUBLIC_ORIGIN', 'https://www.example.com/path'),
    ],
    [{ BACKUPS_KEPT: '7,5' }, startText.notKept('BACKUPS_KEPT', '7,5')],
    [{ SECRET_KEY: 'short' }, startText.shortSecret('SECRET_KEY')],
    [{ SESSION_DAYS: '0' }, startText.notInteger('SESSION_DAYS', '0', 1, 365)],
    [{ SEARCH_SECONDS: '31' }, startText.notInteger('SEARCH_SECONDS', '31', 1, 30)],
    [{ DATABASE_CONNECTIONS: '1' }, startText.notInteger('DATABASE_CONNECTIONS', '1', 2, 100)],
    [
      { ADMIN_ORIGIN: 'https://office.example/mng' },
      startText.notOrigin('ADMIN_ORIGIN', 'https://office.example/mng'),
    ],
    [{ PUBLIC_ORIGIN: 'www.example.com' }, startText.notUrl('PUBLIC_ORIGIN', ['http:', 'https:'])],
    [{ TRUST_PROXY: 'my-proxy' }, startText.notProxy('my-proxy')],
    [{ TRUST_PROXY: '10.0.0.0/33' }, startText.notProxy('10.0.0.0/33')],
    [{ ISALE_URL: 'ftp://isale' }, startText.notUrl('ISALE_URL', ['http:', 'https:'])],
    [{ PURGE_URL: 'ftp://cache' }, startText.notUrl('PURGE_URL', ['http:', 'https:'])],
    [{ PURGE_URL: 'http://a.example,' }, startText.notUrl('PURGE_URL', ['http:', 'https:'])],
    [{ PURGE_URL: 'http://me:pw@a.example' }, startText.notUrl('PURGE_URL', ['http:', 'https:'])],
    [{ METRICS_PORT: '70000' }, startText.notInteger('METRICS_PORT', '70000', 0, 65_535)],
    [{ METRICS_HOST: 'a host' }, startText.notHost('METRICS_HOST', 'a host')],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
      startText.notUrl('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    ],
    [{ PURGE_TOKEN: 'a b' }, startText.notToken('PURGE_TOKEN')],
    [{ TIMESTAMP_URL: 'tsa.example' }, startText.notUrl('TIMESTAMP_URL', ['http:', 'https:'])],
    [{ TIMESTAMP_URL: 'https://me:pw@tsa.example' }, startText.notUrl('TIMESTAMP_URL', ['http:', 'https:'])],
    [{ SMTP_URL: 'mail.example' }, startText.notUrl('SMTP_URL', ['smtp:', 'smtps:'])],
    [{ PORT: 'x80' }, startText.notInteger('PORT', 'x80', 0, 65_535)],
    [{ PORT: '0000080' }, startText.notInteger('PORT', '0000080', 0, 65_535)],
    [{ HOST: '-a' }, startText.notHost('HOST', '-a')],
    [{ HOST: 'a-' }, startText.notHost('HOST', 'a-')],
    [{ HOST: 'a..b' }, startText.notHost('HOST', 'a..b')],
    [{ HOST: 'a.-b' }, startText.notHost('HOST', 'a.-b')],
    [{ HOST: 'a.b-' }, startText.notHost('HOST', 'a.b-')],
    [{ HOST: `${'a.'.repeat(126)}ab` }, startText.notHost('HOST', `${'a.'.repeat(126)}ab`)],
    [{ ADMIN_ACCOUNT: 'x'.repeat(51) }, startText.notAccount('x'.repeat(51))],
    [{ ADMIN_ACCOUNT: 'a/b' }, startText.notAccount('a/b')],
    [{ ADMIN_ACCOUNT: ' a' }, startText.notAccount(' a')],
    [{ ADMIN_ACCOUNT: 'a ' }, startText.notAccount('a ')],
    [{ PLATFORM_SECRET: 's'.repeat(31) }, startText.shortSecret('PLATFORM_SECRET')],
    [
      { PUBLIC_ORIGIN: 'https://www.example.com:443/path' },
      startText.notOrigin('PUBLIC_ORIGIN', 'https://www.example.com:443/path'),
    ],
    [
      { PUBLIC_ORIGIN: 'https://www.example.com//' },
      startText.notOrigin('PUBLIC_ORIGIN', 'https://www.example.com//'),
    ],
    [
      { PUBLIC_ORIGIN: 'https://me@www.example.com' },
      startText.notOrigin('PUBLIC_ORIGIN', 'https://me@www.example.com'),
    ],
    [{ TRUST_PROXY: '11' }, startText.notProxy('11')],
    [{ TRUST_PROXY: 'x1' }, startText.notProxy('x1')],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, startText.notProxy('10.0.0.0/8/8')],
    [{ TRUST_PROXY: '10.0.0.0/' }, startText.notProxy('10.0.0.0/')],
    [{ TRUST_PROXY: '10.0.0.0/x8' }, startText.notProxy('10.0.0.0/x8')],
    [{ TRUST_PROXY: '10.0.0.0/8x' }, startText.notProxy('10.0.0.0/8x')],
    [{ TRUST_PROXY: '10.0.0.1,' }, startText.notProxy('10.0.0.1,')],
    [{ TRUST_PROXY: '2001:db8::/129' }, startText.notProxy('2001:db8::/129')],
    [{ SMTP_URL: 'smtp://' }, startText.notUrl('SMTP_URL', ['smtp:', 'smtps:'])],
    [{ MAIL_FROM: 'nobody' }, startText.notMailbox('nobody')],
    [{ MAIL_FROM: 'a@b\nBcc: c@d' }, startText.notMailbox('a@b\nBcc: c@d')],
    [{ MAIL_FROM: 'A <a@b' }, startText.notMailbox('A <a@b')],
    [{ MAIL_FROM: 'A <a@b> c' }, startText.notMailbox('A <a@b> c')],
    [{ MAIL_FROM: `${'x'.repeat(101)}<a@b>` }, startText.notMailbox(`${'x'.repeat(101)}<a@b>`)],
    [{ LOG_LEVEL: 'loud' }, startText.notOneOf('LOG_LEVEL', 'loud', logLevels)],
  ])('%o', (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });

  test('as an error of the settings', () => {
    expect(() => readConfig({ SEED: 'full' })).toThrow(expect.objectContaining({ name: 'ConfigError' }));
  });
});

describe('what is allowed and seldom meant is warned of in one sentence', () => {
  const folder = '/srv/data';
  const database = { DATABASE_URL: 'postgres://db.example/site' };
  const secretKey = { SECRET_KEY: 's'.repeat(32) };
  const production = { NODE_ENV: 'production', ...database, ...secretKey };
  test.each<[Record<string, string>, string[]]>([
    [{}, []],
    [production, []],
    [{ NODE_ENV: 'production', DATA_DIR: folder, ...secretKey }, [warningText.noDatabase(folder)]],
    [{ NODE_ENV: 'production', ...database }, [warningText.noSecretKey]],
    ...['127.0.0.1', '::1', 'localhost', '10.1.2.3', '192.168.1.9', '172.31.0.1', 'fd00::1'].map(
      (host): [Record<string, string>, string[]] => [{ METRICS_PORT: '9400', METRICS_HOST: host }, []],
    ),
    ...['0.0.0.0', '::', '203.0.113.9', '172.32.0.1', '2001:db8::1', 'metrics.example'].map(
      (host): [Record<string, string>, string[]] => [
        { METRICS_PORT: '9400', METRICS_HOST: host },
        [warningText.openMetrics(host, 9400)],
      ],
    ),
    ...[
      ['DATABASE_URI', 'DATABASE_URL'],
      ['database_url', 'DATABASE_URL'],
      ['PUBLIC_ORGIIN', 'PUBLIC_ORIGIN'],
      ['SECRETKEY', 'SECRET_KEY'],
      ['METRIC_PORT', 'METRICS_PORT'],
      ['SMTP_URI', 'SMTP_URL'],
      ['Port', 'PORT'],
      ['PURGE_URLS', 'PURGE_URL'],
    ].map(([name = '', meant = '']): [Record<string, string>, string[]] => [
      { [name]: 'x' },
      [warningText.unknownName(name, meant)],
    ]),
    // Variables set by systems, npm and hosts.
    [
      Object.fromEntries(
        (
          'HOME PATH PWD USER MAIL HOSTNAME LANG SHELL TERM LOGNAME TZ PGPORT PGHOST NODE_ENV NODE_OPTIONS SESSION_MANAGER ' +
          'npm_config_user_agent npm_package_version INIT_CWD NOTIFY_SOCKET WATCHDOG_USEC JOURNAL_STREAM ACCOUNT_PASSWORD ' +
          'AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY OTEL_SERVICE_NAME OTEL_TRACES_SAMPLER OTEL_SDK_DISABLED STATE_DIRECTORY'
        )
          .split(' ')
          .map((name) => [name, 'x']),
      ),
      [],
    ],
  ])('%o', (env, expected) => {
    expect(configWarnings(readConfig(env), env)).toEqual(expected);
  });
});
