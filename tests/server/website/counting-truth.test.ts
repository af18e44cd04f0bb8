import { expect, it, onTestFinished } from 'vitest';
import { siteCounts, siteThemes, siteThemeVersions } from '../../../server/base/db/schema';
import { randomNumbers, report, scaled, scaledTimeout } from '../support/campaign';
import { addFormPage } from '../support/enquiry-form';
import { createTestApp } from '../support/test-app';

const host = 'www.example.com';
const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1';
const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (X11; Linux x64) HeadlessChrome/140.0',
  'python-requests/2.32',
  'curl/8.9',
];
const campaigns = ['', 'utm_source=fb&utm_campaign=winter', 'utm_source=line&utm_campaign=card'];
const random = randomNumbers();
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
const network = (visit: number) => `10.${visit >> 16}.${(visit >> 8) & 255}.${visit & 255}`;

it(
  'counters stay within 2 % of a scripted truth, with robots among the visits',
  { timeout: scaledTimeout(120_000) },
  async () => {
    const test = await createTestApp({ PUBLIC_ORIGIN: `https://${host}` });
    onTestFinished(() => test.close());
    await addFormPage(test.db);
    const [theme] = await test.db.select().from(siteThemes);
    const [version] = await test.db
      .insert(siteThemeVersions)
      .values({
        themeId: theme?.id ?? 0,
        parts: theme?.publishedParts ?? [],
        publishedOn: new Date(),
        publishedBy: '',
      })
      .returning({ id: siteThemeVersions.id });
    const visits = scaled(1000);
    const loud = Math.floor(visits / 200);
    const truth = { view: 0, section: 0, call: 0, begun: 0 };
    const call = (
      visit: number,
      what: string,
      headers: Record<string, string>,
      remoteAddress = network(visit),
    ) =>
      test.inject({
        method: what.startsWith('seen') ? 'GET' : 'POST',
        url: `/case/songtao/${what}`,
        headers: { host, ...headers },
        remoteAddress,
      });
    const v = `v=${version?.id}`;
    const person = async (visit: number) => {
      const query = oneOf(campaigns);
      const headers = {
        'user-agent': browser,
        referer: `https://${host}/case/songtao${query ? `?${query}` : ''}`,
      };
      await call(visit, `seen?${v}`, headers);
      truth.view += 1;
      for (const [event, part] of [
        ['section&s=1', 0.6],
        ['call', 0.1],
        ['begun', 0.2],
      ] as const) {
        if (random() >= part) continue;
        await call(visit, `count?${v}&e=${event}`, headers);
        truth[event === 'section&s=1' ? 'section' : event] += 1;
      }
    };
    const robot = async (visit: number) => {
      const names = { 'user-agent': oneOf(robots) };
      const kind = random();
      // A third of them reads only the page, like most robots.
      if (kind < 0.33) await test.inject({ url: '/case/songtao', headers: { host, ...names } });
      else if (kind < 0.8) await call(visit, `seen?${v}`, names);
      else await call(visit, `seen?${v}`, { 'user-agent': browser, 'sec-purpose': 'prefetch;prerender' });
    };
    // Robots with the name of a browser, all at once from one network.
    for (let hit = 0; hit < loud; hit += 1) {
      await call(hit, `seen?${v}`, { 'user-agent': browser }, '192.0.2.1');
    }
    for (let visit = 0; visit < visits - loud; visit += 1) {
      await (random() < 0.7 ? person(visit) : robot(visit));
    }
    await test.app.pageCounts.flush();
    const counted = { view: 0, section: 0, call: 0, begun: 0 };
    for (const { event, count } of await test.db.select().from(siteCounts)) {
      if (event in counted) counted[event as keyof typeof counted] += count;
    }
    const off = Object.fromEntries(
      Object.entries(truth).map(([event, known]) => [
        `${event} off by %`,
        (100 * (counted[event as keyof typeof counted] - known)) / known,
      ]),
    );
    report('counting', { visits, people: truth.view, ...off });
    expect(Object.entries(off).filter(([, percent]) => Math.abs(percent) > 2)).toEqual([]);
  },
);
