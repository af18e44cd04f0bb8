import { type Readable } from 'node:stream';
import { buildName } from '../process/release';
import { BackupError, LineReader } from './lines';

/** Number of the format of backups. */
export const format = 1;

/** First line of a backup. */
interface BackupHead {
  /** The build that wrote it, such as `1.1.0+2dd45e5b1c3a`; the first releases named none. */
  build?: string;
  /** When its snapshot was taken. */
  madeOn?: string;
  /** Hashes of the migrations that its schema has, the oldest first. */
  migrations: readonly string[];
}

/** Reads the first line alone. Throws BackupError for a file that is no backup. */
export async function readHead(source: Readable): Promise<BackupHead> {
  const lines = new LineReader(source);
  try {
    return headOf(await lines.json());
  } finally {
    lines.close();
  }
}

/** The first line, checked. Throws BackupError for a file that is no backup. */
export function headOf(head: Record<string, unknown>): BackupHead {
  const { format: given, release: by, commit: from, madeOn, migrations } = head;
  if (given !== format || !Array.isArray(migrations)) throw new BackupError('damaged');
  return {
    migrations: migrations.map(String),
    ...(typeof by === 'string' ? { build: buildName(by, typeof from === 'string' ? from : undefined) } : {}),
    ...(typeof madeOn === 'string' ? { madeOn } : {}),
  };
}
