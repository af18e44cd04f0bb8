import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { components } from '../../../openapi/generated/types';
import {
  createCommentThread,
  deleteComment,
  listComments,
  replyToComment,
  resolveComments,
  updateComment,
} from '../../api/generated/operations';
import { randomId } from '../../api/random-id';
import type { ApiResult } from '../../api/result';
import { useAccount } from '../../base/session/session';
import { type Draft, type Drafts, emptyDraft, hasText, readDrafts, writeDrafts } from './drafts';
import { mentionsIn, type Reader } from './mentions';

type Schemas = components['schemas'];
export type CommentThread = Schemas['CommentThread'];
export type ThreadComment = Schemas['Comment'];

/** Target of a box's text. */
export type BoxTarget =
  | { kind: 'part'; partId: number }
  | { kind: 'thread'; threadId: number }
  | { kind: 'edit'; comment: ThreadComment };

/** An own comment that is being sent. */
export interface SendingComment {
  box: string;
  text: string;
}

export interface Comments {
  state: 'loading' | 'failed' | 'ready';
  threads: readonly CommentThread[];
  readers: readonly Reader[];
  sending: readonly SendingComment[];
  /** True if there is unsent text. */
  hasUnsent: boolean;
  draftOf: (box: string) => Draft;
  type: (box: string, draft: Draft) => void;
  send: (target: BoxTarget) => Promise<boolean>;
  resolve: (threadId: number, isResolved: boolean) => Promise<void>;
  remove: (commentId: number) => Promise<void>;
  reload: () => Promise<void>;
  forgetDrafts: () => void;
}

/** Milliseconds between loads of others' comments while the page is visible. */
const pause = 30_000;

export function boxOf(target: BoxTarget): string {
  if (target.kind === 'part') return `part-${target.partId}`;
  return target.kind === 'thread' ? `thread-${target.threadId}` : `edit-${target.comment.id}`;
}

const none = { threads: [], readers: [] };

/** Comments on the blocks of a draft: loads and sends them, and keeps typed text until the server has stored it. */
export function useComments(themeId: number): Comments {
  const [{ state, data }, setRead] = useState<{ state: Comments['state']; data: Schemas['ThemeComments'] }>({
    state: 'loading',
    data: none,
  });
  const turn = useRef(0);
  const read = useCallback(
    async (isQuiet: boolean) => {
      turn.current += 1;
      const mine = turn.current;
      const result = await listComments({ id: themeId }, isQuiet ? { isQuiet } : {});
      if (mine !== turn.current) return;
      setRead((before) => {
        if (result.ok) return { state: 'ready', data: result.data };
        return before.state === 'loading' ? { ...before, state: 'failed' } : before;
      });
    },
    [themeId],
  );
  useReading(read);
  const typing = useDrafts(themeId);
  const { sending, send } = useSending(themeId, data.readers, typing, () => read(true));
  const after = async (result: ApiResult<unknown>) => {
    if (result.ok) await read(true);
  };
  return {
    state,
    ...data,
    sending,
    hasUnsent: typing.hasUnsent || sending.length > 0,
    draftOf: typing.draftOf,
    type: typing.type,
    send,
    resolve: async (threadId, isResolved) => after(await resolveComments({ threadId, isResolved })),
    remove: async (id) => after(await deleteComment({ id })),
    reload: () => read(false),
    forgetDrafts: typing.forget,
  };
}

/** Loads at once, when the page becomes visible again, and every half minute while visible. */
function useReading(read: (isQuiet: boolean) => Promise<void>): void {
  useEffect(() => {
    void read(false);
    const look = () => {
      if (document.visibilityState === 'visible') void read(true);
    };
    const timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [read]);
}

function useDrafts(themeId: number) {
  const account = useAccount();
  // Account that opened the screen: a later sign-in must not take over its drafts.
  const [accountId] = useState(account?.id);
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(accountId, themeId));
  useEffect(() => writeDrafts(accountId, themeId, drafts), [accountId, themeId, drafts]);
  return useMemo(
    () => ({
      hasUnsent: hasText(drafts),
      draftOf: (box: string) => ({ ...emptyDraft, ...drafts[box] }),
      type: (box: string, draft: Draft) => setDrafts((before) => ({ ...before, [box]: draft })),
      /** Restores unsent text before text typed since. */
      putBack: (box: string, { text, chosen }: Draft) =>
        setDrafts((before) => {
          const since = before[box] ?? emptyDraft;
          return {
            ...before,
            [box]: {
              text: since.text.trim() === '' ? text : `${text}\n${since.text}`,
              chosen: [...chosen, ...since.chosen],
              isUnsent: true,
            },
          };
        }),
      forget: () => setDrafts({}),
    }),
    [drafts],
  );
}

function useSending(
  themeId: number,
  readers: readonly Reader[],
  { draftOf, type, putBack }: ReturnType<typeof useDrafts>,
  reread: () => Promise<void>,
) {
  const [sending, setSending] = useState<readonly SendingComment[]>([]);
  // One key for each text of a box, so that a repeated attempt creates only one comment.
  const keys = useRef(new Map<string, { text: string; key: string }>());
  const send = async (target: BoxTarget): Promise<boolean> => {
    const box = boxOf(target);
    const draft = draftOf(box);
    const text = draft.text.trim();
    if (text === '' || sending.some((each) => each.box === box)) return false;
    const known = keys.current.get(box);
    const { key } = known?.text === text ? known : { key: randomId() };
    keys.current.set(box, { text, key });
    setSending((all) => [...all, { box, text }]);
    type(box, emptyDraft);
    const comment = { text, mentions: mentionsIn(text, draft.chosen, readers) };
    const result = await sent(themeId, target, comment, key);
    if (result.ok) await reread();
    else putBack(box, draft);
    setSending((all) => all.filter((each) => each.box !== box));
    return result.ok;
  };
  return { sending, send };
}

function sent(
  themeId: number,
  target: BoxTarget,
  comment: { text: string; mentions: number[] },
  idempotencyKey: string,
): Promise<ApiResult<Schemas['CommentSaved']>> {
  if (target.kind === 'edit') return updateComment({ id: target.comment.id, ...comment });
  return target.kind === 'part'
    ? createCommentThread({ themeId, partId: target.partId, ...comment }, { idempotencyKey })
    : replyToComment({ themeId, threadId: target.threadId, ...comment }, { idempotencyKey });
}
