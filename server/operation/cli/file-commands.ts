import type { PooledDb } from '../../base/db/client';
import { type FileStore, StoreError } from '../../base/files/store';
import { checkFiles, type FilePlace, filesByPlace, moveFiles } from '../../base/files/move-files';
import { fileCommandText as text } from './text';
import { CommandError } from './run-command';

/** Interval of progress lines. */
const reportMs = 2_000;

/** Runs `list`, `move` or `check`, and prints lines as they arrive. Throws CommandError. */
export async function runFileCommand(
  db: PooledDb,
  store: FileStore | undefined,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const command = args.join(' ');
  const isMove = command === 'move' || command === 'move --to store' || command === 'move --to database';
  if (!isMove && command !== 'check' && command !== 'list') throw new CommandError(text.usage);
  try {
    if (command === 'list') await list(db, say);
    else if (command === 'check') await check(db, store, say);
    else await move(db, store, command.endsWith('database') ? 'database' : 'store', say);
  } catch (error) {
    throw error instanceof StoreError ? new CommandError(text.storeAway(error.message)) : error;
  }
}

async function list(db: PooledDb, say: (line: string) => void): Promise<void> {
  const { database, store } = await filesByPlace(db);
  say(text.inDatabase(database.files, database.bytes));
  say(text.inStore(store.files, store.bytes));
}

async function move(
  db: PooledDb,
  store: FileStore | undefined,
  to: FilePlace,
  say: (line: string) => void,
): Promise<void> {
  if (!store) throw new CommandError(text.noStore);
  const before = await filesByPlace(db);
  const total = before[to === 'store' ? 'database' : 'store'].files;
  const inTime = nowAndThen();
  const moved = await moveFiles(db, store, to, ({ files, bytes }) => {
    if (inTime()) say(text.moving(files, total, bytes));
  });
  say(text.moved(to, moved.files, moved.bytes));
  await list(db, say);
  assertNotDamaged(moved.damaged);
}

async function check(db: PooledDb, store: FileStore | undefined, say: (line: string) => void): Promise<void> {
  const { database, store: stored } = await filesByPlace(db);
  const total = database.files + stored.files;
  const inTime = nowAndThen();
  const checked = await checkFiles(db, store, (so) => {
    if (inTime()) say(text.checking(so.database + so.store, total));
  });
  say(text.checked(checked.database, checked.store));
  assertNotDamaged(checked.damaged);
}

function assertNotDamaged(damaged: readonly string[]): void {
  if (damaged.length > 0) throw new CommandError(text.damaged(damaged));
}

function nowAndThen(): () => boolean {
  let last = performance.now();
  return () => {
    if (performance.now() - last < reportMs) return false;
    last = performance.now();
    return true;
  };
}
