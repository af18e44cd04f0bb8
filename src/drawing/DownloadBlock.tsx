import { memo } from 'react';
import { byteText } from './byte-text';
import { publicPageText } from './text';
import type { DownloadPart } from './types';
import { Phrases } from './typography';

/** A file to download; its type and size are shown on the link (rule 22). */
export const DownloadBlock = memo(function DownloadBlock({ block }: { block: DownloadPart }) {
  const { textContent, detail, documentPath, documentName, documentSize } = block;
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
      <small>
        {[publicPageText.document(documentSize ? byteText(documentSize) : ''), detail?.trim()]
          .filter(Boolean)
          .join(publicPageText.separator)}
      </small>
    </a>
  );
});
