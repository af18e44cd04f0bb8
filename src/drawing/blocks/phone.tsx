import type { PartType } from '../../../openapi/generated/enums';
import { memo } from 'react';
import type { DrawnKind } from '../drawn-kind';
import { parsePhone } from '../phone';
import { publicPageText } from '../text';
import type { PhonePart } from '../types';
import { Phrases } from '../typography';

export const phoneKind: DrawnKind<typeof PartType.phone> = {
  isDrawn: ({ tel }) => parsePhone(tel) !== null,
  view: (block) => <PhoneBlock block={block} />,
  row: 'row-cta',
};

/** Number in its usual notation, with its extension. */
export function PhoneNumber({ block }: { block: PhonePart }) {
  const phone = parsePhone(block.tel);
  if (!phone) return null;
  return (
    <>
      <span>{phone.show}</span>
      {phone.extension && (
        <>
          {' '}
          <small>{publicPageText.extension(phone.extension)}</small>
        </>
      )}
    </>
  );
}

/** Telephone number as a call to action. */
const PhoneBlock = memo(function PhoneBlock({ block }: { block: PhonePart }) {
  return (
    <a className="cta" href={parsePhone(block.tel)?.href} data-part-id={block.id}>
      <span className="cta-l">
        <Phrases>{block.textContent || publicPageText.phone}</Phrases>
      </span>
      <b className="cta-n">
        <PhoneNumber block={block} />
      </b>
    </a>
  );
});
