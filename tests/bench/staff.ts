import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { toFormData } from '../../src/api/form-data';
import { randomNumbers } from '../server/support/campaign';
import { freePort } from '../server/support/free-port';
import { startNginx } from '../server/support/nginx';
import { startLimit } from './limit';
import { residentBytes } from './memory';
import { fillCases, inPlace, signedIn, signedInStaff } from './place';
import { type Waits, waitsOf } from './waits';

/** Acts of staff, with the goal of their p99 in milliseconds; an upload encodes a photo in all widths. */
export const goals = {
  list: 250,
  record: 250,
  preview: 250,
  presence: 250,
  switch: 500,
  save: 500,
  upload: null,
} as const;
export type Act = keyof typeof goals;

export interface StaffFigures {
  own: Record<Act, Waits>;
  /** The limit server under as many callers of the same pace, without nginx. */
  limit: Record<Act, Waits>;
  /** Answers other than 200, by status. */
  refused: Record<number, number>;
  /** Seconds of the export of cases, and of the import of news. */
  exported: number;
  imported: number;
  /** Megabytes of both processes after a tenth of the time, and at its end. */
  memory: { early: number; late: number };
}

export const people = 100;
export const cases = 100_000;
/** Most rows of a file. */
export const importedRows = 50_000;
export const seconds = Number(process.env['BENCH_STAFF_SECONDS'] ?? 600);

/** A hundred members of staff at work on two processes behind nginx, with an import and an export beside them. */
export function measureStaff(): Promise<StaffFigures> {
  return inPlace(async ({ url, addServer }) => {
    const ports = await Promise.all([freePort(), freePort()]);
    const nginx = await startNginx(ports.map((port) => `127.0.0.1:${port}`));
    const limit = await startLimit(url);
    try {
      const settings = { SEED: 'demo', WEBSITE: 'off', TRUST_PROXY: '1' };
      const first = await addServer({ ...settings, PORT: String(ports[0]) });
      const second = await addServer({ ...settings, PORT: String(ports[1]) });
      await fillCases(url, cases);
      const memory = async () =>
        ((await residentBytes(first.pid)) + (await residentBytes(second.pid))) / 1_048_576;
      const { times, refused, asker } = askers();
      const staff = await signedInStaff(url, people);
      const photos = await Promise.all(staff.map((_, index) => photoOf(index)));
      const end = performance.now() + seconds * 1000;
      const work = staff.map((headers, index) => {
        const ask = asker(nginx.origin, headers);
        return paced(workOf(ask, index, photos[index]), index, end);
      });
      const beside = exportAndImport(asker(nginx.origin, await signedIn(first.origin)));
      await delay(seconds * 100);
      const early = await memory();
      await Promise.all(work);
      const late = await memory();
      return {
        own: byAct((act) => waitsOf(times[act])),
        refused,
        ...(await beside),
        memory: { early, late },
        limit: await measureLimit(limit.origin),
      };
    } finally {
      limit.stop();
      await nginx.stop();
    }
  });
}

interface Call {
  /** Act that the call is counted as. */
  act?: Act;
  method?: 'POST' | 'PUT';
  json?: object;
  form?: object;
}

type Ask = (path: string, call?: Call) => Promise<unknown>;

/** Callers that note how long each act waits, and each answer other than 200. */
function askers() {
  const times = byAct((): number[] => []);
  const refused: Record<number, number> = {};
  /** Asks as one account; resolves to the answer's data, undefined after a refusal. */
  const asker =
    (origin: string, headers: Record<string, string> = {}): Ask =>
    async (path, { act, method, json, form } = {}) => {
      const began = performance.now();
      const answer = await fetch(origin + path, {
        method: method ?? 'GET',
        headers: { ...headers, ...(json ? { 'content-type': 'application/json' } : {}) },
        ...(form || json ? { body: form ? toFormData(form) : JSON.stringify(json) } : {}),
      });
      const text = await answer.text();
      if (act) times[act].push(performance.now() - began);
      if (answer.status === 200) {
        return text.startsWith('{') ? (JSON.parse(text) as { data: unknown }).data : text;
      }
      refused[answer.status] = (refused[answer.status] ?? 0) + 1;
      return undefined;
    };
  return { times, refused, asker };
}

/** Acts one after the other, two to six seconds apart, until the end. */
async function paced(act: (turn: number) => Promise<unknown>, seed: number, end: number): Promise<void> {
  const random = randomNumbers(seed + 1);
  for (let turn = 0; performance.now() < end; turn += 1) {
    await delay(2_000 + 4_000 * random());
    await act(turn);
  }
}

/** The turns of one person, who writes a news item, reads cases, and looks at a page; once a photo. */
function workOf(ask: Ask, index: number, photo: File | undefined): (turn: number) => Promise<unknown> {
  let saved: { id: number; rowVersion: number } | undefined;
  const news = (turn: number) => ({
    title: `消息 ${index}`,
    publishDate: '2026-11-30',
    status: 0,
    content: `<p>第 ${turn} 次修改</p>`,
  });
  const save = async (turn: number) => {
    const answer = await ask('/api/v1/News', {
      act: 'save',
      method: saved ? 'PUT' : 'POST',
      form: { ...news(turn), ...saved },
    });
    saved = (answer as typeof saved) ?? saved;
  };
  const caseOf = (turn: number) => (index * 997 + turn * 13) % 90_000;
  const list = (turn: number) =>
    ask(`/api/v1/CaseInfos/list?tab=1&pageNumber=${(turn % 30) + 1}`, { act: 'list' });
  const beat = () =>
    ask('/api/v1/presence', {
      act: 'presence',
      method: 'POST',
      json: {
        tab: `tab-${index}`,
        kind: 'news',
        recordId: saved?.id ?? 1,
        partId: null,
        state: 'typing',
        isHidden: false,
      },
    });
  const turns: readonly ((turn: number) => Promise<unknown>)[] = [
    save,
    list,
    (turn) => ask(`/api/v1/CaseInfos/${caseOf(turn) + 100}`, { act: 'record' }),
    beat,
    () => ask('/api/v1/SiteThemes/preview/1', { act: 'preview' }),
    save,
    list,
    beat,
    (turn) =>
      ask('/api/v1/CaseInfos/edit-highlight', {
        act: 'switch',
        method: 'PUT',
        json: { caseInfoId: caseOf(turn) + 100, isHighlight: true },
      }),
    () => ask(`/api/v1/News/${saved?.id ?? 1}`, { act: 'record' }),
  ];
  return (turn) =>
    turn === 5 + index && photo
      ? ask('/api/v1/Media', { act: 'upload', method: 'POST', form: { file: photo } })
      : (turns[(turn + index) % turns.length] ?? list)(turn);
}

/** A photo with noise, different for each number. */
async function photoOf(index: number): Promise<File> {
  const noise = { type: 'gaussian', mean: 100 + (index % 50), sigma: 12 } as const;
  const bytes = await sharp({
    create: { width: 1_600, height: 1_066, channels: 3, background: '#86BCAB', noise },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], `photo-${index}.jpg`, { type: 'image/jpeg' });
}

/** Exports all cases, then imports a file of news; resolves to the seconds of each. */
async function exportAndImport(ask: Ask): Promise<Pick<StaffFigures, 'exported' | 'imported'>> {
  const began = performance.now();
  await ask('/api/v1/CaseInfos/export');
  const between = performance.now();
  const lines = Array.from({ length: importedRows }, (_, row) => `匯入的消息 ${row},2026/11/01,內文 ${row}`);
  const file = new File([['標題,日期,內文', ...lines].join('\n')], '消息.csv', { type: 'text/csv' });
  const { id } = (await ask('/api/v1/imports/news', { method: 'POST', form: { file } })) as { id: number };
  await ask('/api/v1/imports/run', { method: 'PUT', json: { id } });
  const isDone = async () =>
    ((await ask(`/api/v1/imports/${id}`)) as { state: string } | undefined)?.state === 'done';
  while (!(await isDone())) await delay(1_000);
  return { exported: (between - began) / 1000, imported: (performance.now() - between) / 1000 };
}

/** The same pace for a tenth of the time, of what the limit server can. */
async function measureLimit(origin: string): Promise<StaffFigures['limit']> {
  const { times, asker } = askers();
  const ask = asker(origin);
  const turns: readonly ((turn: number) => Promise<unknown>)[] = [
    (turn) => ask(`/list?tab=1&pageNumber=${(turn % 30) + 1}`, { act: 'list' }),
    (turn) => ask(`/get/${turn + 100}`, { act: 'record' }),
    (turn) =>
      ask('/update', { act: 'switch', method: 'PUT', json: { caseInfoId: turn + 100, isHighlight: true } }),
  ];
  const end = performance.now() + seconds * 100;
  const one = (index: number) =>
    paced((turn) => turns[turn % turns.length]?.(index * 100 + turn) ?? Promise.resolve(), index, end);
  await Promise.all(Array.from({ length: people }, (_, index) => one(index)));
  return byAct((act) => waitsOf(times[act]));
}

function byAct<T>(of: (act: Act) => T): Record<Act, T> {
  const names = Object.keys(goals) as Act[];
  return Object.fromEntries(names.map((act) => [act, of(act)])) as Record<Act, T>;
}
