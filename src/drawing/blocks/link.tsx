import type { PartType } from '../../../openapi/generated/enums';
import type { DrawnKind } from '../drawn-kind';
import { lengthOf, safeUrl } from '../measure';
import { publicPageText } from '../text';
import type { LinkPart } from '../types';

export const linkKind: DrawnKind<typeof PartType.link> = {
  isDrawn: ({ url, textContent }) => safeUrl(url) !== '' && lengthOf(textContent) > 0,
  view: (block) => <LinkBlocks blocks={[block]} />,
};

/** Arrow of a link, on the page or to a new window. */
export function Arrow({ isNew }: { isNew: boolean }) {
  return (
    <svg className="arr" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={isNew ? 'M6 18 18 6M8 6h10v10' : 'M3 12h17M14 6l6 6-6 6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  );
}

/** A group of links (rule 13). */
export function LinkBlocks({ blocks }: { blocks: readonly LinkPart[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className="links">
      {blocks.map((block, index) => {
        const isNew = block.urlTarget === '_blank';
        return (
          <a
            key={block.id ?? index}
            className="lnk"
            href={safeUrl(block.url)}
            data-part-id={block.id}
            {...(isNew ? { target: '_blank', rel: 'noopener' } : {})}
          >
            <span>{block.textContent}</span>
            <Arrow isNew={isNew} />
            {isNew && <span className="vh">{publicPageText.newWindow}</span>}
          </a>
        );
      })}
    </div>
  );
}
