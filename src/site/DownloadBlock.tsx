import { memo } from 'react';
import { siteText } from './text';
import type { DownloadPart } from './types';
import { Phrases } from './typography';

const bytesInMegabyte = 1024 * 1024;

/** A file to download; its type and size are shown on the link (rule 22). */
export const DownloadBlock = memo(function DownloadBlock({ block }: { block: DownloadPart }) {
  const { textContent, detail, documentPath, documentName, documentSize } = block;
  const megabytes = documentSize
    ? Math.max(0.1, Math.round((documentSize / bytesInMegabyte) * 10) / 10)
    : null;
  return (
    <a
      className="doc"
      href={documentPath ?? ''}
      download={documentName || `${textContent ?? ''}.pdf`}
      data-part-id={block.id}
    >
      <b>
        <Phrases>{textContent ?? ''}</Phrases>
      </b>
      <small>{[siteText.document(megabytes), detail?.trim()].filter(Boolean).join(siteText.separator)}</small>
    </a>
  );
});
