import type { Db } from '../../base/db/client';
import type { FileStore } from '../../base/files/store';
import { keysOnWire } from '../../website/proof/archive';
import { proofText as text } from '../../website/proof/text';
import { lineFault, verifyAll } from '../../website/proof/verify';
import { verifyProof } from '../../website/pages/proof-file';
import { CommandError } from './run-command';

interface Compared {
  /** Trusted certificates of time stamps, as PEM. */
  authorities?: readonly string[];
  /** A head stored elsewhere. */
  line?: { id: number; hash: string } | undefined;
}

/** Verifies a downloaded file; without one, the whole database. Throws CommandError with a line for each fault. */
export async function runProofCommand(
  db: Db,
  store: FileStore | undefined,
  file: Buffer | undefined,
  say: (line: string) => void,
  { authorities = [], line }: Compared = {},
): Promise<void> {
  if (!file) return verifyDatabase(db, store, { authorities, line }, say);
  const { faults, index, entries } = await verifyProof(new Uint8Array(file), await keysOnWire(db));
  if (faults.length > 0 || !index) throw new CommandError(text.wrong(faults.map(text.fault)));
  const pages = index.files.some(({ name }) => name === 'page.html') ? 1 : 0;
  say(text.rightFile(index.at, entries, pages, index.files.length));
}

async function verifyDatabase(
  db: Db,
  store: FileStore | undefined,
  { authorities, line }: Compared,
  say: (line: string) => void,
): Promise<void> {
  const { faults, ...counts } = await verifyAll(db, store, authorities);
  const fault = line && (await lineFault(db, line));
  const all = [...faults, ...(fault ? [fault] : [])];
  if (all.length > 0) throw new CommandError(text.wrong(all));
  say(text.right(counts));
}
