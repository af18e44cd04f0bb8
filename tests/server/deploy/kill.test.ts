import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runningEmbedded } from '../../../server/base/db/embedded';
import { randomNumbers, report, scaled } from '../support/campaign';
import { callsTo } from '../support/back-office-calls';
import { openObjectStore, type ObjectStore } from '../support/object-store';
import { type ServerProcess, startServer } from '../support/server-process';

/** Number of kills. */
const kills = scaled(3);
const random = randomNumbers();
const password = 'correct-horse';
/** A published site of the demo content. */
const site = { caseId: 1, themeId: 1, path: '/case/site-202503' };

interface Acknowledged {
  titles: string[];
  /** Number in the published page's title. */
  published: number;
}

interface Theme {
  rowVersion: number;
  parts: { id: number; partType: number; sort: number; textContent: string }[];
}

let folder: string;
let server: ServerProcess;
let objects: ObjectStore;
beforeEach(async () => {
  objects = await openObjectStore();
  folder = await mkdtemp(join(tmpdir(), 'back-office-kill-'));
  // As root, PostgreSQL runs as another user.
  await chmod(folder, 0o711);
});
afterEach(async () => {
  await server.end('SIGTERM');
  await objects.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the server with pictures in the database and in the store in turn; both stay readable. */
const start = async (turn: number) => {
  server = await startServer({
    env: {
      DATA_DIR: join(folder, 'data'),
      ADMIN_PASSWORD: password,
      ...objects.env,
      FILES_URL: `${objects.env.FILES_URL}&uploads=${turn % 2 === 0 ? 'database' : 'store'}`,
    },
  });
};

/** Unique pixels, so that each upload stores new files. */
const noise = () =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

/** Adds cases with pictures until the server dies. */
async function uploadOn(acknowledged: Acknowledged, name: string): Promise<void> {
  const calls = await callsTo(server.origin, 'admin', password);
  for (let index = 0; ; index += 1) {
    const title = `${name} ${index}`;
    const cover = new File([new Uint8Array(await noise())], '照片.jpg', { type: 'image/jpeg' });
    await calls.multipart('POST', '/api/v1/CaseInfos', {
      title,
      code: title.replaceAll(/\W/g, ''),
      tab: 2,
      county: '臺北市',
      district: '大安區',
      tel: '0227001234',
      status: 1,
      isHighlight: false,
      cover,
    });
    acknowledged.titles.push(title);
  }
}

/** Changes and publishes the draft until the server dies. */
async function publishOn(acknowledged: Acknowledged): Promise<void> {
  const calls = await callsTo(server.origin, 'admin', password);
  const theme = async () => (await calls.get(`/api/v1/SiteThemes/${site.themeId}`)) as Theme;
  for (let index = acknowledged.published + 1; ; index += 1) {
    const { rowVersion, parts } = await theme();
    const [title] = parts;
    await calls.multipart('PUT', '/api/v1/SiteThemeParts', {
      themeId: site.themeId,
      rowVersion,
      part: { id: title?.id, partType: 1, sort: 0, textContent: `發布${index}`, align: 1 },
    });
    await calls.json('PUT', '/api/v1/SiteThemes/edit-status', {
      themeId: site.themeId,
      rowVersion: (await theme()).rowVersion,
      status: 1,
    });
    acknowledged.published = index;
  }
}

/** Refusals, which a server that dies does not give. */
const refusals: string[] = [];
const untilCrash = (work: Promise<void>) =>
  work.catch((error: unknown) => {
    // Thrown by `fetch` when the connection ends.
    if (!(error instanceof TypeError)) refusals.push(String(error));
  });

async function rows<T>(text: string): Promise<T[]> {
  const client = new pg.Client((await runningEmbedded(join(folder, 'data'))) ?? '');
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

test(
  'crash at any point: every acknowledged write is stored, no row lacks its file, and no publication is partial',
  async () => {
    const acknowledged: Acknowledged = { titles: [], published: 0 };
    await start(1);
    for (let kill = 1; kill <= kills; kill += 1) {
      const working = [
        uploadOn(acknowledged, `K${kill}a`),
        uploadOn(acknowledged, `K${kill}b`),
        publishOn(acknowledged),
      ].map(untilCrash);
      const before = { uploads: acknowledged.titles.length, published: acknowledged.published };
      await expect
        .poll(
          () => ({
            refusals,
            stored: acknowledged.titles.length > before.uploads,
            published: acknowledged.published > before.published,
          }),
          { timeout: 60_000 },
        )
        .toEqual({ refusals: [], stored: true, published: true });
      // Not a wait for a condition: the moment of the crash, different each time.
      await new Promise((resolve) => setTimeout(resolve, random() * 900));
      await server.end('SIGKILL');
      await Promise.all(working);
      await start(kill + 1);

      const titles = new Set(
        (await rows<{ title: string }>('SELECT title FROM cases')).map(({ title }) => title),
      );
      expect(acknowledged.titles.filter((title) => !titles.has(title))).toEqual([]);
      expect(
        await rows(`
      WITH named AS (SELECT cover_sha AS sha FROM cases UNION SELECT source->>'sha' FROM files, jsonb_array_elements(sources) source)
      SELECT sha FROM named WHERE sha IS NOT NULL AND sha NOT IN (SELECT sha FROM files WHERE length(bytes) = size OR object IS NOT NULL)`),
      ).toEqual([]);
      const inStore = await rows<{ sha: string; extension: string }>(
        'SELECT sha, extension FROM files WHERE object IS NOT NULL',
      );
      expect(inStore.length).toBeGreaterThan(0);
      for (const { sha, extension } of inStore) {
        const { bytes } = await objects.get(`files/${sha}.${extension}`);
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha);
      }
      expect(
        await rows('SELECT c.id FROM cases c LEFT JOIN site_sets s ON s.case_id = c.id WHERE s.id IS NULL'),
      ).toEqual([]);
      const [live] = await rows<{ text: string; kept: boolean }>(`
      SELECT published_parts->0->>'textContent' AS text, published_parts = (SELECT parts FROM site_theme_versions v WHERE v.theme_id = t.id ORDER BY v.id DESC LIMIT 1) AS kept
      FROM site_themes t WHERE id = ${site.themeId}`);
      expect(live?.kept).toBe(true);
      const page = await (await fetch(server.origin + site.path)).text();
      // Removes the tags that mark line breaks in titles.
      expect(page.replaceAll(/<[^>]*>/g, '').includes(live?.text ?? '-')).toBe(true);
      // At most one more than acknowledged: one may be stored without an answer.
      const number = Number(/^發布(\d+)$/.exec(live?.text ?? '')?.[1] ?? 0);
      expect([acknowledged.published, acknowledged.published + 1]).toContain(number);
      acknowledged.published = number;
    }
    report('kills', {
      kills,
      'acknowledged uploads, all there': acknowledged.titles.length,
      publications: acknowledged.published,
    });
  },
  60_000 + kills * 60_000,
);
