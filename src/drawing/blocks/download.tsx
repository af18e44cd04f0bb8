import type { PartType } from '../../../openapi/generated/enums';
import { memo } from 'react';
import { byteText } from '../byte-text';
import type { DrawnKind } from '../drawn-kind';
import { lengthOf } from '../measure';
import { publicPageText } from '../text';
import type { DownloadPart } from '../types';
import { Phrases } from '../typography';

export const downloadKind: DrawnKind<typeof PartType.download> = {
  isDrawn: ({ documentPath, textContent }) => Boolean(documentPath) && lengthOf(textContent) > 0,
  view: (block) => <DownloadBlock block={block} />,
  row: 'row-list row-download',
};

/** A file to download; its type and size are shown on the link (rule 22). */
const DownloadBlock = memo(function DownloadBlock({ block }: { block: DownloadPart }) {
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
