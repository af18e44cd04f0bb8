import type { Db } from '../db/client';
import type { FileStore } from '../files/store';
import { keysOnWire } from '../proof/archive';
import { proofText as text } from '../proof/text';
import { verifyAll } from '../proof/verify';
import { verifyProof } from '../site/proof-file';
import { CommandError } from './run-command';

/** Verifies a downloaded file, or without one the whole database. Throws CommandError with a line for each fault. */
export async function runProofCommand(
  db: Db,
  store: FileStore | undefined,
  file: Buffer | undefined,
  say: (line: string) => void,
): Promise<void> {
  if (!file) {
    const { entries, pages, files, faults } = await verifyAll(db, store);
    if (faults.length > 0) throw new CommandError(text.wrong(faults));
    return say(text.right(entries, pages, files));
  }
  const { faults, index, entries } = await verifyProof(new Uint8Array(file), await keysOnWire(db));
  if (faults.length > 0 || !index) throw new CommandError(text.wrong(faults.map(text.fault)));
  const pages = index.files.some(({ name }) => name === 'page.html') ? 1 : 0;
  say(text.rightFile(index.at, entries, pages, index.files.length));
}
