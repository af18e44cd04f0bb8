import { Align, type PartType } from '../../../openapi/generated/enums';
import { memo } from 'react';
import type { DrawnKind } from '../drawn-kind';
import { alignOf, lengthOf } from '../measure';
import { richNodes } from '../RichText';
import type { TextPart } from '../types';
import { Words } from '../typography';

export const textKind: DrawnKind<typeof PartType.text> = {
  isDrawn: ({ textContent }) => lengthOf(textContent) > 0,
  view: (block) => <TextBlock block={block} />,
};

/** A long text: formatted, else a blank line starts a paragraph and line breaks are kept (rule 8). */
export const TextBlock = memo(function TextBlock({
  block,
  className = '',
}: {
  block: TextPart;
  className?: string;
}) {
  const { html } = block;
  const text = (block.textContent ?? '').trim();
  const length = lengthOf(text);
  const measure = length <= 90 ? 'q' : length > 420 ? 'long' : 'mid';
  const isBalanced = block.align === Align.center && length <= 90;
  if (html) {
    return (
      <div
        className={`txt a${alignOf(block)} ${measure === 'q' && /<(?:ul|ol|table)\b/.test(html) ? 'mid' : measure} rich ${className}`}
        data-part-id={block.id}
      >
        {richNodes(html)}
      </div>
    );
  }
  return (
    <div className={`txt a${alignOf(block)} ${measure} ${className}`} data-part-id={block.id}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>
          {paragraph
            .trim()
            .split('\n')
            .map((line, place) => (
              <span key={place}>
                {place > 0 && <br />}
                {isBalanced ? <Words>{line}</Words> : line}
              </span>
            ))}
        </p>
      ))}
    </div>
  );
});
