import { memo } from 'react';
import { openingOf, type PictureBase } from './gallery';
import { lengthOf } from './measure';
import { type FigureId, Picture } from './picture';
import { publicPageText } from './text';
import type { PlansPart, ProjectFactsPart, QuestionsPart } from './types';
import { Phrases } from './typography';
import { unitsOf } from './units';
import { UnitTable } from './UnitTable';

/** Facts of a project by headings, followed by their sources. */
export const ProjectFactsBlock = memo(function ProjectFactsBlock({ block }: { block: ProjectFactsPart }) {
  const items = (block.items ?? []).filter(({ textContent }) => lengthOf(textContent) > 0);
  const groups = [...new Set(items.map(({ group = '' }) => group))];
  const details = [...new Set(items.map(({ detail = '' }) => detail).filter(Boolean))];
  return (
    <div className="pfacts" data-part-id={block.id}>
      {groups.map((group) => (
        <div key={group} className="pfg">
          {group && <h3>{group}</h3>}
          <dl>
            {items
              .filter((item) => (item.group ?? '') === group)
              .map(({ label, textContent, detail = '' }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Phrases>{textContent}</Phrases>
                    {detail && details.length > 1 && <sup>{details.indexOf(detail) + 1}</sup>}
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
      {details.length > 0 && (
        <p className="pfsrc">
          {publicPageText.factSources}
          {details.map((detail, index) => (
            <span key={detail}>
              {details.length > 1 ? publicPageText.footnote(index + 1, detail) : detail}
            </span>
          ))}
        </p>
      )}
    </div>
  );
});

/** Table of housing units, followed by each plan with the name of its unit. */
export function PlansBlock({
  block,
  figureId,
  base,
}: {
  block: PlansPart;
  figureId: FigureId;
  base: PictureBase | null;
}) {
  const units = unitsOf(block);
  const planned = (block.items ?? []).filter(({ filePath }) => Boolean(filePath));
  return (
    <div className="plans" data-part-id={block.id}>
      {units ? <UnitTable units={units} id={undefined} /> : null}
      {planned.length > 0 && (
        <div className={`plan-figs n${Math.min(planned.length, 3)}`}>
          {planned.map((plan) => {
            const [name, ...says] = plan.textContent.split(publicPageText.separator);
            const { id, href } = openingOf(plan, base);
            return (
              <figure key={plan.textContent} className="plan" id={figureId(plan)}>
                <a id={id} href={href} aria-label={publicPageText.enlarge(plan.altText ?? '')}>
                  <Picture block={plan} place="half" />
                </a>
                <figcaption>
                  <b>{name}</b> {says.slice(0, 2).join(publicPageText.separator)}
                  <small>{publicPageText.planKind}</small>
                </figcaption>
              </figure>
            );
          })}
        </div>
      )}
    </div>
  );
}

export const answered = ({ items = [] }: QuestionsPart) =>
  items.filter(({ label, textContent }) => lengthOf(label) > 0 && lengthOf(textContent) > 0);

/** Questions with collapsible answers; the first one is open. */
export const QuestionsBlock = memo(function QuestionsBlock({ block }: { block: QuestionsPart }) {
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
