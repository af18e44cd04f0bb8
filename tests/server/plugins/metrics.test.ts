import { connect } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../../server/base/config/config';
import { jobs, outbox } from '../../../server/base/db/schema';
import { allJobs } from '../../../server/operation/jobs/all-jobs';
import { Metrics } from '../../../server/access/plugins/metrics';
import { paths } from '../../../server/base/process/paths';
import { commit, release } from '../../../server/base/process/release';
import { runJob } from '../../../server/base/db/job-runner';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const metrics = new Metrics(test.db, allJobs(test.db, readConfig({}), test.app.log));
metrics.watch(test.app);
const served = await metrics.listen(0, '127.0.0.1');
afterAll(async () => {
  await served.stop();
  await test.close();
});

/** Samples of these metrics by label. */
async function samples(name: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${served.origin}/metrics`)).text();
  return Object.fromEntries(
    text
      .split('\n')
      .flatMap((line) => [/^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line)])
      .flatMap((found) => (found?.[1] === name ? [[found[2] ?? '', Number(found[3])]] : [])),
  );
}

describe('Metrics', () => {
  it('count requests by operation and class of status, with any addresses', async () => {
    const all = await test.signInAs(['Permissions.Articles.View']);
    await test.inject({ url: '/api/v1/Articles/1?keyword=secret', headers: all });
    await test.inject({ url: '/api/v1/Articles/2', headers: all });
    await test.inject({ url: '/api/v1/Articles/2' });
    await test.inject({ url: '/case/somebody' });
    await test.inject({ url: '/p/aaaaaaaaaaaaaaaaaaaaaaaa' });
    await test.inject({ url: '/files/x' });
    await test.inject({ url: '/nowhere/else' });
    expect(await samples('back_office_requests_total')).toEqual({
      'operation="getArticle",status="4xx"': 3,
      'operation="publicPage",status="4xx"': 1,
      'operation="draftPage",status="4xx"': 1,
      'operation="file",status="4xx"': 1,
      'operation="none",status="4xx"': 1,
    });
    expect((await samples('back_office_request_duration_seconds_count'))['operation="getArticle"']).toBe(3);
    const text = await metrics.text();
    for (const word of ['secret', 'somebody', 'nowhere', 'aaaaaaaa']) expect(text).not.toContain(word);
  });

  it('and /healthz name the build', async () => {
    const health = (await test.inject({ url: '/healthz' })).json<{ data: object }>();
    expect(health.data).toEqual({ status: 'ok', version: release, ...(commit && { commit }) });
    expect(await samples('back_office_build_info')).toEqual({
      [`version="${release}",commit="${commit ?? ''}"`]: 1,
    });
  });

  it('count refused sign-ins by reason', async () => {
    await test.addAccount('mei', 'mei-password');
    for (const password of ['wrong-one', 'wrong-two']) {
      await test.inject({
        method: 'POST',
        url: '/api/identity/token',
        payload: { account: 'mei', password },
      });
    }
    expect(await samples('back_office_sign_ins_refused_total')).toEqual({ 'reason="wrongPassword"': 2 });
  });

  it('count connections closed to protect others, by reason', async () => {
    const origin = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(origin.port), origin.hostname, () =>
      socket.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000)),
    );
    await new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
    expect(await samples('back_office_connections_closed_total')).toEqual({ 'reason="pipelined"': 1 });
  });

  it('report jobs, mails and the pool, and whether the database answers', async () => {
    const [job] = allJobs(test.db, readConfig({ MAIL_DIR: '/nowhere' }), test.app.log).filter(
      ({ name }) => name === 'old-keys',
    );
    if (!job) throw new Error('no job');
    await runJob(test.db, job, test.app.log);
    await runJob(
      test.db,
      { ...job, name: 'used-tickets', run: () => Promise.reject(new Error('no')) },
      test.app.log,
    );
    await test.db.insert(outbox).values([
      // Tried after 0, 30, 90, 210, 450, 930 and 1,890 seconds; waits for the next try.
      { recipients: 'a@b', body: '', tries: 7, nextTryOn: new Date(Date.now() + 60_000) },
      // Not counted: one mail is given up, one is sent.
      { recipients: 'a@b', body: '', tries: 40, givenUpOn: new Date() },
      { recipients: 'a@b', body: '', tries: 40, sentOn: new Date() },
    ]);
    const succeeded = await samples('back_office_job_last_success_timestamp_seconds');
    expect(Object.keys(succeeded)).toEqual(['task="old-keys"']);
    expect(Math.abs((succeeded['task="old-keys"'] ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    expect((await samples('back_office_job_period_seconds'))['task="old-keys"']).toBe(3600);
    expect(await samples('back_office_job_failures')).toEqual({
      'task="old-keys"': 0,
      'task="used-tickets"': 1,
    });
    expect(await samples('back_office_job_running')).toEqual({
      'task="old-keys"': 0,
      'task="used-tickets"': 0,
    });
    expect(await samples('back_office_mails_waiting')).toEqual({ '': 1 });
    expect(await samples('back_office_mail_oldest_seconds')).toEqual({ '': 1_890 });
    expect(await samples('back_office_mails_given_up')).toEqual({ '': 1 });
    expect(await samples('back_office_pool_size')).toEqual({ '': 10 });
    expect(await samples('back_office_database_up')).toEqual({ '': 1 });

    const lock = await test.db.$client.connect();
    await lock.query('begin');
    await lock.query('lock table outbox in access exclusive mode');
    expect(await samples('back_office_database_up')).toEqual({ '': 0 });
    // Missing instead of 0, which an alert would read as no waiting mail.
    expect(await samples('back_office_mails_waiting')).toEqual({});
    expect(await samples('back_office_mail_oldest_seconds')).toEqual({});
    await lock.query('rollback');
    lock.release();
    expect(await test.db.select({ name: jobs.name }).from(jobs)).toHaveLength(2);
  });

  it('are on a separate port, and not on that of the product', async () => {
    for (const [path, method] of [
      ['/', 'GET'],
      ['/metrics/x', 'GET'],
      ['/metrics', 'POST'],
    ] as const) {
      expect((await fetch(served.origin + path, { method })).status).toBe(404);
    }
    expect((await test.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});

it('the server has every metric that an alert uses', async () => {
  const { groups } = parse(readFileSync(join(paths.root, 'deploy/alerts.yml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const told = new Set([...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const rules = groups.flatMap(({ rules: own }) => own);
  expect(rules.length).toBeGreaterThan(8);
  const board = JSON.parse(readFileSync(join(paths.root, 'deploy/grafana.json'), 'utf8')) as {
    panels: { title: string; targets?: { expr: string }[] }[];
  };
  const drawn = board.panels.flatMap(({ targets = [] }) => targets);
  expect(drawn.length).toBeGreaterThan(12);
  const asked = [...rules, ...drawn].flatMap(
    ({ expr }) => expr.match(/\b(?:back_office|nodejs|process)_\w+/g) ?? [],
  );
  expect(asked.filter((name) => !told.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
  // Every metric of the server is on a chart.
  const own = [...told].filter((name) => name?.startsWith('back_office_'));
  const drawnNames = drawn.map(({ expr }) => expr).join(' ');
  expect(own.filter((name) => !drawnNames.includes(name ?? ''))).toEqual([]);
});

it('no alert is silent because its metric is missing: another one reports that', async () => {
  // Simulates the first start, before any job and backup.
  await test.db.delete(jobs);
  const sampled = new Set(
    [...(await metrics.text()).matchAll(/^(\w+)(?:\{.*\})? \S+$/gm)].map(([, name]) => name),
  );
  const { groups } = parse(readFileSync(join(paths.root, 'deploy/alerts.yml'), 'utf8')) as {
    groups: { rules: { expr: string }[] }[];
  };
  const rules = groups.flatMap(({ rules: own }) => own.map(({ expr }) => expr));
  const missed = rules.flatMap((expr) =>
    [...expr.matchAll(/(?:absent(?:_over_time)?\(|unless on \([^)]*\) (?:max by \(task\) \()?)(\w+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  // JobNotDone reports a job that never ran. The size of a disk is missing only together with its free space.
  const companions = ['back_office_job_failures', 'node_filesystem_size_bytes'];
  const asked = rules.flatMap((expr) => expr.match(/\b(?:back_office|nodejs|node|up)(?:_\w+)?\b/g) ?? []);
  expect(missed.toSorted()).toEqual([
    'back_office_database_up',
    'back_office_job_last_success_timestamp_seconds',
    'back_office_operator_task_last_success_timestamp_seconds',
    'back_office_operator_task_last_success_timestamp_seconds',
    'node_filesystem_avail_bytes',
    'up',
  ]);
  const silent = asked.filter(
    (name) =>
      !sampled.has(name) &&
      !missed.includes(name) &&
      !companions.includes(name) &&
      // A counter without a sample means that nothing was counted.
      !/_(?:total|bucket|count)$/.test(name),
  );
  expect(silent).toEqual([]);
});

it('every alert links to a section of the runbook, and every section belongs to an alert', () => {
  const { groups } = parse(readFileSync(join(paths.root, 'deploy/alerts.yml'), 'utf8')) as {
    groups: { rules: { alert: string; annotations: { runbook: string } }[] }[];
  };
  const rules = groups.flatMap(({ rules: own }) => own);
  const runbook = readFileSync(join(paths.root, 'docs/runbook.md'), 'utf8');
  const [alerts = ''] = runbook.split('\n# Failures');
  const pages = [...alerts.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
  const base = 'https://docs.example.com/runbook.md';
  expect(pages.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`${base}#${alert.toLowerCase()}`);
  }
  // The install page says how to replace the address by the operator's.
  expect(readFileSync(join(paths.root, 'deploy/README.md'), 'utf8')).toContain(`sed -i 's|${base}|`);
});
