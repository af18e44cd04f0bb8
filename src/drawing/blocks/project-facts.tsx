import type { PartType } from '../../../openapi/generated/enums';
import { memo } from 'react';
import type { DrawnKind } from '../drawn-kind';
import { entriesOf, lengthOf } from '../measure';
import { publicPageText } from '../text';
import type { ProjectFactsPart } from '../types';
import { Phrases } from '../typography';

export const projectFactsKind: DrawnKind<typeof PartType.projectFacts> = {
  isDrawn: (block) => entriesOf(block).length > 0,
  view: (block) => <ProjectFactsBlock block={block} />,
  row: 'row-list row-project-facts',
};

/** Facts of a project by headings, followed by their sources. */
const ProjectFactsBlock = memo(function ProjectFactsBlock({ block }: { block: ProjectFactsPart }) {
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
