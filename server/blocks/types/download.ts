import { fieldError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import { putDocument } from '../../base/files/documents';
import { shaOf } from '../../base/files/file-infos';
import type { PartType } from '../../../openapi/generated/enums';
import type { PartKind } from '../part-kind';
import type { Input, Saving } from '../part-storing';

type Download = typeof PartType.download;

export const download: PartKind<Download> = {
  answer: (stored, fileOf) => {
    const file = fileOf(stored.fileSha);
    return {
      textContent: stored.textContent ?? '',
      detail: stored.detail ?? '',
      documentPath: file?.filePath ?? null,
      documentName: stored.fileName ?? null,
      documentSize: file?.fileSize ?? null,
    };
  },
  store: async (input, saving) => ({
    textContent: input.textContent,
    detail: input.detail ?? '',
    ...(await documentOf(input, saving)),
  }),
  problem: ({ document, documentPath }) =>
    document || shaOf(documentPath) ? undefined : { field: 'document', message: serverText.required },
};

async function documentOf(
  { documentPath }: Input<Download>,
  { tx, part: { document, at }, before, protectedFiles }: Saving,
) {
  if (document) {
    const { sha, fileName } = await putDocument(tx, document);
    return { fileSha: sha, fileName };
  }
  const sha = shaOf(documentPath);
  if (!sha) return {};
  if (!protectedFiles.has(sha)) throw fieldError(`${at}.documentPath`, serverText.notFound);
  return { fileSha: sha, fileName: before?.fileSha === sha ? (before.fileName ?? '') : '' };
}
