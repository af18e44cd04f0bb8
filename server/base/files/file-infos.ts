import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';
import { files } from '../db/schema';
import type { components } from '../../../openapi/generated/types';

export type FileInfo = components['schemas']['FileInfo'];

const infosOf = (db: Db) =>
  db
    .select({
      sha: files.sha,
      extension: files.extension,
      size: files.size,
      width: files.width,
      height: files.height,
      focusX: files.focusX,
      focusY: files.focusY,
      sources: files.sources,
    })
    .from(files)
    .where(sql`${files.sha} = any(${sql.placeholder('shas')})`);

type FileRow = Awaited<ReturnType<ReturnType<typeof infosOf>['execute']>>[number];

/** A stored file, with the name that its record gives it. */
export interface FileRef {
  sha: string | null;
  fileName: string | null;
}

/** Wire format of stored files by SHA-256, in one query. */
export async function fileInfos(db: Db, refs: readonly FileRef[]): Promise<Map<string, FileInfo>> {
  return (await filesOf(db, refs))(refs);
}

/** Like `fileInfos`, for several uses of the files: each use gets the names that it gives them. */
export async function filesOf(
  db: Db,
  all: readonly Pick<FileRef, 'sha'>[],
): Promise<(refs: readonly FileRef[]) => Map<string, FileInfo>> {
  const shas = [...new Set(all.flatMap(({ sha }) => sha ?? []))];
  const rows = shas.length === 0 ? [] : await prepared(db, 'file_infos', infosOf).execute({ shas });
  const stored = new Map(rows.map((row) => [row.sha, row]));
  return (refs) =>
    new Map(
      refs.flatMap(({ sha, fileName }) => {
        const row = sha ? stored.get(sha) : undefined;
        return row ? [[row.sha, infoOfRow(row, fileName ?? '')]] : [];
      }),
    );
}

const infoOfRow = (row: FileRow, fileName: string): FileInfo => ({
  filePath: filePath(row.sha, row.extension),
  fileName,
  fileExtension: row.extension,
  fileSize: row.size,
  width: row.width,
  height: row.height,
  ...focusOf(row),
  sources: row.sources.map((source) => ({
    filePath: filePath(source.sha, source.extension),
    width: source.width,
  })),
});

/** Wire format of a picture that a record may lack; null without one. */
export function infoOf(
  infos: ReadonlyMap<string, FileInfo>,
  sha: string | null | undefined,
): FileInfo | null {
  return sha ? (infos.get(sha) ?? null) : null;
}

/** Focus of crops; undefined if centred. */
function focusOf({ focusX, focusY }: { focusX: number; focusY: number }) {
  return focusX === 50 && focusY === 50 ? {} : { focusX, focusY };
}

/** Immutable address of a stored file. */
export function filePath(sha: string, extension: string): string {
  return `/files/${sha}.${extension}`;
}

/** SHA-256 from the address of a stored file. */
export function shaOf(path: string | null | undefined): string | undefined {
  return path ? /^\/files\/([0-9a-f]{64})\./.exec(path)?.[1] : undefined;
}
