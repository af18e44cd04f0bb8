import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { client, connectClient, offeredBody, orWithout, requestInit, settle } from '../../src/api/client';
import { connectFeatures, offers } from '../../src/api/features';
import {
  getMailState,
  getShownCount,
  listContactAssignees,
  listOutsideReviews,
} from '../../src/api/generated/operations';
import type { ApiResult } from '../../src/api/result';
import { Feature } from '../../openapi/generated/enums';

type DataOf<Call extends () => Promise<ApiResult<unknown>>> = Extract<
  Awaited<ReturnType<Call>>,
  { ok: true }
>['data'];

afterEach(() => {
  connectFeatures(() => true);
});

const sourceNames = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?!api\/).*\.tsx?$/.test(name),
);
const sourceOf = (name: string) => readFileSync(`src/${name}`, 'utf8');

describe('A part beyond the specification', () => {
  it('counts as available until the server lists its features', () => {
    expect(offers('trash')).toBe(true);
    connectFeatures((feature) => feature === 'history');
    expect([offers('trash'), offers('history')]).toEqual([false, true]);
  });

  it('is called if the server has it; otherwise nothing is sent, no toast appears, and the answer is 404', async () => {
    const sent = vi.fn<typeof fetch>(async () => Response.json({ succeeded: true, messages: [], data: 7 }));
    const onFailure = vi.fn<() => void>();
    connectClient({ readToken: () => null, onMessages: () => {}, onFailure, onAnswer: () => {} });
    const read = () =>
      settle(
        client.GET('/api/identity/role', {
          baseUrl: 'http://test/',
          fetch: sent,
          ...requestInit({}, 'trash'),
        }),
      );
    expect(await read()).toEqual({ ok: true, data: 7, messages: [] });
    connectFeatures((feature) => feature !== 'trash');
    expect(await read()).toEqual({ ok: false, error: { kind: 'status', status: 404, messages: [] } });
    expect([sent.mock.calls.length, onFailure.mock.calls]).toEqual([1, []]);
  });

  it('is answered by the client alone where the contract has an answer for servers without it', async () => {
    const answer: ApiResult<number> = { ok: true, data: 7, messages: ['成功'] };
    const call = vi.fn<() => Promise<ApiResult<number>>>(async () => answer);
    expect(await orWithout<number | null>('trash', null, call)).toBe(answer);
    connectFeatures((feature) => feature !== 'trash');
    expect(await orWithout<number | null>('trash', null, call)).toEqual({
      ok: true,
      data: null,
      messages: [],
    });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is answered without a token, a request or a toast by the generated functions of such operations', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const hooks = {
      readToken: vi.fn<() => null>(),
      onMessages: vi.fn<() => void>(),
      onFailure: vi.fn<() => void>(),
      onAnswer: vi.fn<() => void>(),
    };
    connectClient(hooks);
    connectFeatures(() => false);
    const answers = await Promise.all([
      getShownCount(),
      getMailState(),
      listContactAssignees(),
      listOutsideReviews({ id: 1 }),
    ]);
    expect(answers.map((answer) => answer.ok && answer.data)).toEqual([null, null, [], []]);
    const calls = [sent, hooks.readToken, hooks.onMessages, hooks.onFailure];
    expect(calls.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
    sent.mockRestore();
  });

  it('is left out of a body by the contract, also in its parts', () => {
    const units = [{ name: 'A', price: 1280 }];
    const beyond = { note: 'versionNotes', units: { price: 'unitFacts' } } as const;
    expect(offeredBody({ title: '松濤硯', note: '改價', units }, beyond)).toEqual({
      title: '松濤硯',
      note: '改價',
      units,
    });
    connectFeatures((feature) => feature !== 'versionNotes');
    expect(offeredBody({ title: '松濤硯', note: '改價', units }, beyond)).toEqual({ title: '松濤硯', units });
    connectFeatures((feature) => feature !== 'unitFacts');
    expect(offeredBody({ units, file: null }, beyond)).toEqual({ units: [{ name: 'A' }], file: null });
  });

  it('makes the type of such an answer nullable, and leaves lists as they are', () => {
    expectTypeOf<null>().toExtend<DataOf<typeof getShownCount>>();
    expectTypeOf<null>().not.toExtend<DataOf<typeof listContactAssignees>>();
  });

  it('is named by each generated function of it', () => {
    const folder = 'src/api/generated';
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .join('');
    const named = [...source.matchAll(/(?:requestInit\(options, '|orWithout\('|"\w+":")(\w+)/g)].map(
      ([, name]) => name,
    );
    // These features are block types and their settings.
    const ofBlocks = ['projectBlocks', 'pageBlocks', 'pictureKinds'];
    expect([...new Set([...named, ...ofBlocks])].toSorted()).toEqual(Object.keys(Feature).toSorted());
  });

  it('is named by a part of the app, unless only calls without a button belong to it', () => {
    const sources = sourceNames.map(sourceOf).join('');
    const unnamed = Object.keys(Feature).filter(
      (feature) =>
        !new RegExp(`(?:ffered\\(\\s*|feature(?:: | = )|exports: |[\\]']: )'${feature}'`).test(sources),
    );
    expect(unnamed.toSorted()).toEqual([
      'codeSuggestions',
      'incidentLetters',
      'mailCheck',
      'menuMemory',
      'passkeys',
      'popups',
      'presence',
    ]);
  });

  it('is declared with its feature: outside the client only the frame asks, and nothing asks before the sign-in', () => {
    const asks = (name: string) => /\boffers\b.*\/features'/.test(sourceOf(name));
    expect(sourceNames.filter(asks)).toEqual(['records/list/ExportButton.tsx']);
    const early = /^(?:export )?const \w+ =\s*(?:ifOffered|isOffered|offeredAmong|offeredOf)\(/m;
    expect(sourceNames.filter((name) => early.test(sourceOf(name)))).toEqual([]);
  });

  it('has a name at each operation that the specification and the calls it leaves open do not list', () => {
    interface Operation {
      operationId: string;
      description: string;
      'x-feature'?: string;
    }
    const { paths } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const wrong = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter((operation) => {
        const isListed = /Source: (?:specification 7|decisions\/003-)/.test(operation.description);
        const isExport = operation['x-feature'] === 'exports';
        return !isExport && isListed === 'x-feature' in operation;
      });
    expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
  });
});
