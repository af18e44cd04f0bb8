import type { PartType } from '../../../openapi/generated/enums';
import { memo } from 'react';
import type { DrawnKind } from '../drawn-kind';
import { lengthOf } from '../measure';
import type { QuestionsPart } from '../types';
import { Phrases } from '../typography';

export const questionsKind: DrawnKind<typeof PartType.questions> = {
  isDrawn: (block) => answered(block).length > 0,
  view: (block) => <QuestionsBlock block={block} />,
  row: 'row-list row-questions',
};

function answered({ items = [] }: QuestionsPart) {
  return items.filter(({ label, textContent }) => lengthOf(label) > 0 && lengthOf(textContent) > 0);
}

/** Questions with collapsible answers; the first one is open. */
const QuestionsBlock = memo(function QuestionsBlock({ block }: { block: QuestionsPart }) {
  return (
    <div className="qas" data-part-id={block.id}>
      {answered(block).map(({ label, textContent }, index) => (
        <details key={index} open={index === 0}>
          <summary>
            <Phrases>{label}</Phrases>
          </summary>
          {textContent
            .trim()
            .split(/\n+/)
            .map((line, place) => (
              <p key={place}>{line}</p>
            ))}
        </details>
      ))}
    </div>
  );
});
