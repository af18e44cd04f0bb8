import { CaseTab, PartType } from '../../../../openapi/generated/enums';
import { printedText } from '../../../../openapi/text';
import { known } from '../../../base/contract/known';
import type { ProjectFact } from '../../../base/db/stored-values';
import type { SeedPart } from '../base-data';
import { developer } from '../demo-data';
import { monthBefore } from '../moments';
import { finePrintOf, isFinePrint, listsFacts } from '../theme-data';
import type { DemoCase, DemoPage } from './demo-case';

/** Facts of a project with the documents that state them; its other facts are fields of the case. */
export function factsOf(own: DemoCase): ProjectFact[] {
  const { permit, usePermit } = own;
  const printed = (
    name: ProjectFact['name'],
    value: string,
    source: NonNullable<ProjectFact['source']>,
    documentDate: string,
  ): ProjectFact => ({ name, value, source, documentDate, isPrinted: true });
  const permitted = (name: ProjectFact['name'], value: string) => printed(name, value, 'permit', permit.date);
  return [
    { ...permitted('constructionPermit', permit.number), documentNumber: permit.number },
    ...(usePermit
      ? [
          {
            ...printed('usePermit', usePermit.number, 'usePermit', usePermit.date),
            documentNumber: usePermit.number,
          },
        ]
      : []),
    printed('developer', developer, 'company', permit.date),
    printed('architect', own.architect, 'contract', permit.date),
    printed('builder', own.builder, 'contract', permit.date),
    permitted('structure', own.structure),
    permitted('siteArea', own.siteArea),
    permitted('floors', own.floors),
    permitted('households', printedText.households(own.households)),
    permitted('parking', own.parking),
    permitted('sharedRatio', `${own.sharedRatio}%`),
    permitted('use', own.use),
    permitted('start', own.start),
    permitted('completion', own.completion),
  ];
}

/** Blocks of a template with the content of a case in the places of its samples, where it has its own. */
export function pageOf(template: readonly SeedPart[], own: DemoCase): readonly SeedPart[] {
  const { page, tab } = own;
  const progress = page?.progress ?? own.progress;
  // A sample of progress tells of a building that grows.
  const blocks = tab === CaseTab.selling || progress ? template : withoutProgress(template);
  if (!page) return blocks.map((part) => ({ ...part, ...(progress ? progressItems(part, progress) : {}) }));
  return withPage(blocks, page, own.permit);
}

/** Without the months of the building site and their heading. */
const withoutProgress = (parts: readonly SeedPart[]) =>
  parts.filter(
    (part, index) => !isProgress(part) && !(part.partType === PartType.title && isProgress(parts[index + 1])),
  );

const isProgress = (part: SeedPart | undefined) => part?.partType === PartType.progress;

function withPage(template: readonly SeedPart[], page: DemoPage, permit: DemoCase['permit']): SeedPart[] {
  // The case itself fills the first picture and the first text.
  const images = page.images.values();
  const texts = page.texts.values();
  const seen = new Set<number>();
  return template.map((part) => {
    const isFirst = !seen.has(part.partType);
    seen.add(part.partType);
    if (isFinePrint(part)) return { ...part, textContent: finePrintOf(permit.number) };
    if (part.partType === PartType.text && !isFirst) {
      return { ...part, textContent: known(texts.next().value, 'The text of a page') };
    }
    if (part.partType === PartType.image && !isFirst) {
      const [picture, textContent] = known(images.next().value, 'The picture of a page');
      return { ...part, picture, textContent };
    }
    return { ...part, ...ownItems(part, page) };
  });
}

function ownItems(part: SeedPart, page: DemoPage): Partial<SeedPart> {
  switch (part.partType) {
    case PartType.list:
      return listsFacts(part) ? {} : { items: [...page.features] };
    case PartType.gallery:
      return { items: page.gallery.map(([picture, textContent]) => ({ picture, textContent })) };
    case PartType.places:
      return {
        picture: page.map,
        items: page.places.map(([label, textContent, minutes]) => ({ label, textContent, minutes })),
      };
    case PartType.progress:
      return progressItems(part, page.progress);
    default:
      return {};
  }
}

const progressItems = (part: SeedPart, progress: DemoPage['progress']): Partial<SeedPart> =>
  isProgress(part)
    ? {
        items: progress.map(([percent, textContent, picture], months) => ({
          label: monthBefore(months),
          percent,
          textContent,
          pictures: [picture],
        })),
      }
    : {};
