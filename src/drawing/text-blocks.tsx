import { Align } from '../../openapi/generated/enums';
import { memo } from 'react';
import { namedEntry, titleTail } from './characters-data';
import { entriesOf, lengthOf } from './measure';
import { richNodes } from './RichText';
import { Phrases, Title, Words } from './typography';
import { unitsOf } from './units';
import { UnitTable } from './UnitTable';
import type { ListPart, TextPart, TitlePart } from './types';

const alignOf = (block: TitlePart | TextPart) => (block.align === Align.center ? Align.center : Align.left);

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

/** A list: housing units and named entries as tables, else numbered, in columns when short (rule 7). */
export const ListBlock = memo(function ListBlock({ block }: { block: ListPart }) {
  const units = unitsOf(block);
  if (units) return <UnitTable units={units} id={block.id} />;
  const entries = entriesOf(block);
  const named = entries.map((entry) => namedEntry.exec(entry));
  if (entries.length > 1 && named.every((match) => match !== null)) {
    return (
      <dl className={`list spec n${Math.min(entries.length, 9)}`} data-part-id={block.id}>
        {named.map(([, name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  const isShort = Math.max(...entries.map(lengthOf)) <= 22;
  return (
    <ol
      className={`list items ${isShort ? 'short' : 'wordy'}${entries.length > 12 ? ' many' : ''}`}
      data-part-id={block.id}
    >
      {entries.map((entry, index) => (
        <li key={index}>
          <span>
            <Phrases>{entry}</Phrases>
          </span>
        </li>
      ))}
    </ol>
  );
});
