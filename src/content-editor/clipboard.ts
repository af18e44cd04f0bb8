import { useSyncExternalStore } from 'react';
import { session } from '../machines/actors';
import { accountOf } from '../machines/session';
import type { Block } from './block';
import { copyOf } from './blocks';

interface Copied {
  /** Account that copied it: other accounts on a shared computer do not see it. */
  owner: number | string;
  block: Block;
}

type Message = { type: 'copied'; copied: Copied } | { type: 'asked' };

let copied: Copied | null = null;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** Id of the signed-in account, or its name if the server omits ids. */
function currentOwner(): number | string | undefined {
  const account = accountOf(session.getSnapshot());
  return account?.id ?? account?.name;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!channel) join();
  return () => listeners.delete(listener);
}

/** Tabs announce their copies; a new tab asks for them. */
function join(): void {
  // The number changes with the shape of blocks: a tab may still run an earlier release.
  channel = new BroadcastChannel('copied-block-2');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'copied') take(data.copied);
    else if (copied) showMessage({ type: 'copied', copied });
  });
  showMessage({ type: 'asked' });
}

function showMessage(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
  channel?.postMessage(message);
}

function take(next: Copied): void {
  copied = next;
  listeners.forEach((listener) => listener());
}

/** Puts a block on the editor's clipboard, from which the editors of all pages and tabs can paste. */
export function copyBlock(block: Block): void {
  const owner = currentOwner();
  if (owner === undefined) return;
  take({ owner, block: copyOf(block) });
  if (copied) showMessage({ type: 'copied', copied });
}

/** Copied block; each paste uses a copy of it. */
export function useCopiedBlock(): Block | null {
  return useSyncExternalStore(subscribe, () =>
    copied && copied.owner === currentOwner() ? copied.block : null,
  );
}
