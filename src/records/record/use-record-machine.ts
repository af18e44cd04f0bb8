import { type LinkOptions, useLocation, useMatches } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { CallOptions } from '../../api/client';
import { randomId } from '../../api/random-id';
import type { ApiResult } from '../../api/result';
import { sentVersion } from '../../api/row-version';
import { session } from '../../machines/actors';
import { called } from '../../machines/call';
import {
  createRecordMachine,
  type RecordBase,
  type RecordRules,
  type SafetyCopy,
  type SaveInput,
} from '../../machines/record';
import { accountOf } from '../../machines/session';
import { noted } from '../../base/calls/failure-words';
import { backTarget, pageTitle, titleSuffix } from '../../base/navigation/page-meta';
import { reconnected } from '../../base/session/network';
import { useStableCallback, useStableMethods } from '../../ui/use-stable-callback';
import { readCopy, removeCopy, writeCopy } from './copy-store';
import type { Difference } from './difference';

/** Functions that check, send, load and compare a form's drafts. */
export interface DraftConfig<TDraft, TData> extends Pick<RecordRules<TDraft>, 'check' | 'explain'> {
  /** Loads the newest record; null before it is stored. */
  load: (() => Promise<ApiResult<RecordBase<TDraft>>>) | null;
  /** Sends a valid draft with its base version. */
  send: (draft: TDraft, version: number, options: CallOptions) => Promise<ApiResult<TData>>;
  differences: (latest: TDraft, mine: TDraft) => Difference[];
  /** The draft without secrets, for safety copies. */
  withoutSecrets?: (draft: TDraft, base: TDraft) => TDraft;
  /** Converts the draft of a safety copy of an earlier release to the present shape. */
  readCopied?: (copied: TDraft) => TDraft;
}

type RecordMachine<TDraft, TData> = ReturnType<typeof createRecordMachine<TDraft, TData>>;
export type RecordActor<TDraft, TData> = ActorRefFrom<RecordMachine<TDraft, TData>>;
export type RecordSnapshot<TDraft, TData> = SnapshotFrom<RecordMachine<TDraft, TData>>;

/** Address and account of a form; together they key its safety copy. */
export interface RecordPlace {
  path: string;
  title: string;
  /** Previous screen, such as the list; null on the first level. */
  back: LinkOptions | null;
  /** Null if the server omits account ids; then no copy is kept. */
  accountId: number | null;
}

/** Place where the form was opened; never changes. */
export function useRecordPlace(): RecordPlace {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const title = useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      const meta = leaf?.staticData.page;
      return meta ? pageTitle(meta, path) + titleSuffix(meta, leaf.loaderData) : '';
    },
  });
  const back = useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      return leaf?.staticData.page ? backTarget(leaf.staticData.page, leaf.params) : null;
    },
  });
  const [place] = useState({ path, title, back, accountId: accountOf(session.getSnapshot())?.id ?? null });
  return place;
}

/** The record machine of a form, connected to the server and the browser's storage. */
export function useRecordMachine<TDraft, TData>(
  config: DraftConfig<TDraft, TData>,
  { base, draft, place }: { base: RecordBase<TDraft>; draft: TDraft | undefined; place: RecordPlace },
) {
  // One key per form, so that a repeated create makes only one record.
  const [idempotencyKey] = useState(randomId);
  // The machine outlives renders and calls the newest functions.
  const rules = useStableMethods<RecordRules<TDraft>>({
    check: config.check,
    explain: config.explain,
    readsSame: (a, b) => config.differences(a, b).length === 0,
  });
  const save = useStableCallback(async (input: SaveInput<TDraft>, signal: AbortSignal) => {
    const result = await config.send(input.draft, sentVersion(input.version), {
      signal,
      isRepeated: true,
      withoutAppText: true,
      onProgress: input.onProgress,
      ...(config.load ? {} : { idempotencyKey }),
    });
    return noted(result, (error) => config.explain(error).length > 0);
  });
  const load = useStableCallback(() => config.load?.() ?? Promise.reject(new Error('Nothing to load')));
  const hideSecrets = useStableCallback(
    (typed: TDraft) => config.withoutSecrets?.(typed, base.draft) ?? typed,
  );
  const readCopied = useStableCallback((copied: TDraft) => config.readCopied?.(copied) ?? copied);
  const [machine] = useState(() =>
    createRecordMachine<TDraft, TData>(rules).provide({
      actors: {
        save: called((input: SaveInput<TDraft>, { signal }) => save(input, signal)),
        loadLatest: called(() => load()),
        reconnect: fromPromise<void, void>(({ signal }) => reconnected(signal)),
        ...copyActors(place, { hideSecrets, readCopied }),
      },
    }),
  );
  return useActorRef(machine, { input: { base, draft, isNew: config.load === null } });
}

function copyActors<TDraft>(
  { accountId, path, title }: RecordPlace,
  { hideSecrets, readCopied }: Record<'hideSecrets' | 'readCopied', (draft: TDraft) => TDraft>,
) {
  return {
    readCopy: fromPromise<SafetyCopy<TDraft> | null, void>(async () => {
      if (accountId === null) return null;
      // A copy with this form's key has its shape.
      const copy = (await readCopy(accountId, path)) as SafetyCopy<TDraft> | undefined;
      return copy ? { ...copy, values: readCopied(copy.values) } : null;
    }),
    writeCopy: fromPromise<void, Pick<SafetyCopy<TDraft>, 'version' | 'values'>>(
      async ({ input: { version, values } }) => {
        if (accountId === null) return;
        await writeCopy({
          accountId,
          path,
          title: copyTitle(title, values),
          savedAt: Date.now(),
          version,
          values: hideSecrets(values),
        });
      },
    ),
    removeCopy: fromPromise<void, void>(async () => {
      if (accountId !== null) await removeCopy(accountId, path);
    }),
  };
}

/** Title of the screen with the draft's own title, if any. */
function copyTitle(screen: string, draft: unknown): string {
  const { title, name } = draft as { title?: unknown; name?: unknown };
  const own = [title, name].find((each) => typeof each === 'string' && each !== '');
  return own === undefined || screen.includes('：') ? screen : `${screen}：${String(own)}`;
}
