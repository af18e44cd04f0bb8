import { type Readable } from 'node:stream';
import { buildName } from '../../base/process/release';
import { BackupError, LineReader } from './lines';

/** Version number of the backup format. */
export const format = 1;

/** First line of a backup. */
interface BackupHead {
  /** Build that wrote it, such as `1.1.0+2dd45e5b1c3a`; missing in backups of the first releases. */
  build?: string;
  /** Time of its snapshot. */
  madeOn?: string;
  /** Hashes of the migrations in its schema, oldest first. */
  migrations: readonly string[];
}

/** Reads only the first line. Throws BackupError for a file that is not a backup. */
export async function readHead(source: Readable): Promise<BackupHead> {
  const lines = new LineReader(source);
  try {
    return headOf(await lines.json());
  } finally {
    lines.close();
  }
}

/** Validates the first line. Throws BackupError for a file that is not a backup. */
export function headOf(head: Record<string, unknown>): BackupHead {
  const { format: given, release: by, commit: from, madeOn, migrations } = head;
  if (given !== format || !Array.isArray(migrations)) throw new BackupError('damaged');
  return {
    migrations: migrations.map(String),
    ...(typeof by === 'string' ? { build: buildName(by, typeof from === 'string' ? from : undefined) } : {}),
    ...(typeof madeOn === 'string' ? { madeOn } : {}),
  };
}
