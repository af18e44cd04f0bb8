import { session } from '../../machines/actors';
import { accountOf } from '../../machines/session';
import { sharedState } from '../../ui/shared-state';
import type { Block } from './block';
import { copyOf } from './blocks';

interface Copied {
  /** Account that copied it: other accounts on a shared computer do not see it. */
  owner: number | string;
  block: Block;
}

type Message = { type: 'copied'; copied: Copied } | { type: 'asked' };

let channel: BroadcastChannel | null = null;
const copied = sharedState<Copied | null>(null, join);

/** Id of the signed-in account, or its name if the server omits ids. */
function currentOwner(): number | string | undefined {
  const account = accountOf(session.getSnapshot());
  return account?.id ?? account?.name;
}

/** Tabs announce their copies; a new tab asks for them. */
function join(): void {
  if (channel) return;
  // The number changes with the shape of blocks: a tab may still run an earlier release.
  channel = new BroadcastChannel('copied-block-2');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'copied') copied.set(data.copied);
    else tellCopied();
  });
  showMessage({ type: 'asked' });
}

function showMessage(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
  channel?.postMessage(message);
}

function tellCopied(): void {
  const own = copied.get();
  if (own) showMessage({ type: 'copied', copied: own });
}

/** Puts a block on the editor's clipboard, from which the editors of all pages and tabs can paste. */
export function copyBlock(block: Block): void {
  const owner = currentOwner();
  if (owner === undefined) return;
  copied.set({ owner, block: copyOf(block) });
  tellCopied();
}

/** Copied block; each paste uses a copy of it. */
export function useCopiedBlock(): Block | null {
  const own = copied.use();
  return own && own.owner === currentOwner() ? own.block : null;
}
