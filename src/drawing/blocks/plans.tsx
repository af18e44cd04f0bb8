import type { PartType } from '../../../openapi/generated/enums';
import type { DrawnKind } from '../drawn-kind';
import { entriesOf } from '../measure';
import { openingOf, type PictureBase } from '../opened-picture';
import { type FigureId, Picture } from '../picture';
import { publicPageText } from '../text';
import type { PlansPart } from '../types';
import { unitsOf } from '../units';
import { UnitTable } from '../UnitTable';

export const plansKind: DrawnKind<typeof PartType.plans> = {
  isDrawn: (block) => entriesOf(block).length > 0,
  view: (block, figureId, base) => <PlansBlock block={block} figureId={figureId} base={base} />,
  row: 'row-list row-plans',
  pictures: plannedItems,
  opened: (block) =>
    plannedItems(block).map((picture) => ({
      group: 'plan',
      picture,
      name: picture.textContent.split(publicPageText.separator)[0] ?? '',
      caption: publicPageText.planKind,
      kind: 'drawing',
      unit: unitsOf({ items: [picture] })?.[0],
    })),
};

function plannedItems({ items = [] }: PlansPart) {
  return items.filter(({ filePath }) => Boolean(filePath));
}

/** Table of housing units, followed by each plan with the name of its unit. */
function PlansBlock({
  block,
  figureId,
  base,
}: {
  block: PlansPart;
  figureId: FigureId;
  base: PictureBase | null;
}) {
  const units = unitsOf(block);
  const planned = plannedItems(block);
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
