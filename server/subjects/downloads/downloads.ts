import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { downloads, files } from '../../base/db/schema';
import type { components } from '../../../openapi/generated/types';
import { filePath } from '../../base/files/file-infos';

/** Help documents with their addresses. */
export async function listDownloads(db: Db): Promise<components['schemas']['DownloadItem'][]> {
  const rows = await db
    .select({
      row: downloads,
      extension: files.extension,
      size: files.size,
      storedOn: files.createdOn,
    })
    .from(downloads)
    .innerJoin(files, eq(files.sha, downloads.fileSha))
    .orderBy(asc(downloads.sort));
  return rows.map(({ row: { id, title, description, fileName, fileSha }, extension, size, storedOn }) => ({
    id,
    title,
    description,
    fileName,
    fileExtension: extension,
    fileSize: size,
    filePath: filePath(fileSha, extension),
    // A changed document gets a new file.
    lastModifiedOn: storedOn.toISOString(),
  }));
}
