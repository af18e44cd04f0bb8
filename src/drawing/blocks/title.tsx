import { Align, PartType } from '../../../openapi/generated/enums';
import { memo } from 'react';
import { titleTail } from '../characters-data';
import type { DrawnKind } from '../drawn-kind';
import { alignOf, lengthOf } from '../measure';
import type { TitlePart } from '../types';
import { Phrases, Title } from '../typography';

export const titleKind: DrawnKind<typeof PartType.title> = {
  isDrawn: ({ textContent }) => lengthOf(textContent) > 0,
  view: (block) => <TitleBlock block={block} level="h2" />,
};

/** A title that stands in no block. */
export const titleOf = (textContent: string) => ({ partType: PartType.title, textContent });

/** A title with its sub-title; short ones may be vertical (rules 3 and 10). */
export const TitleBlock = memo(function TitleBlock({
  block,
  level,
  subTitle,
}: {
  block: TitlePart;
  level: 'h1' | 'h2';
  subTitle?: TitlePart | null;
}) {
  const Heading = level;
  const text = (block.textContent ?? '').trim();
  const [, main = text, tail = ''] = titleTail.exec(text) ?? [];
  const length = lengthOf(main);
  const size = length <= 4 ? 'xs' : length <= 10 ? 's' : length <= 20 ? 'm' : length <= 45 ? 'l' : 'xl';
  const isVertical =
    length <= 12 &&
    lengthOf(tail) <= 24 &&
    !/[A-Za-z]{2,}|\d{3,}/.test(main + tail) &&
    block.align !== Align.center;
  return (
    <div className={`head a${alignOf(block)} z-${size}${isVertical ? ' v' : ''}`} data-part-id={block.id}>
      <Heading className="ttl">
        <Title>{main}</Title>
      </Heading>
      {tail && (
        <p className="sub">
          <Phrases>{tail}</Phrases>
        </p>
      )}
      {subTitle && (
        <h3 className="sub" data-part-id={subTitle.id}>
          <Phrases>{subTitle.textContent ?? ''}</Phrases>
        </h3>
      )}
    </div>
  );
});
