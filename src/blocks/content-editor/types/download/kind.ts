import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { fileNameIn } from '../../../../records/pictures/file-url';
import type { BlockKind } from '../../block-kind';
import { downloadBlockText } from './text';

const rule = limits.DownloadPartInput;

export const downloadKind: BlockKind<typeof PartType.download> = {
  icon: 'download',
  feature: 'pageBlocks',
  form: ['document', 'text', 'detail'],
  text: { label: downloadBlockText.name, rule: rule.textContent },
  detail: { label: downloadBlockText.detail, rule: rule.detail, help: downloadBlockText.detailHelp },
  empty: () => ({ text: '', detail: '', document: null, documentFile: null }),
  read: ({ textContent, detail, documentPath, documentName, documentSize }) => ({
    text: textContent,
    detail,
    document: documentPath
      ? {
          filePath: documentPath,
          fileName: documentName || fileNameIn(documentPath),
          fileSize: documentSize ?? undefined,
        }
      : null,
    documentFile: null,
  }),
  send: ({ text, detail, document, documentFile }) => ({
    partType: PartType.download,
    textContent: text,
    detail,
    ...(documentFile ? { document: documentFile } : document ? { documentPath: document.filePath } : {}),
  }),
  summary: ({ text }) => text,
};
