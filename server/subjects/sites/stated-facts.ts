import type { cases } from '../../base/db/schema';
import type { HousingUnit, ProjectFact } from '../../base/db/stored-values';
import { ProjectFactName } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { printedText } from '../../../openapi/text';

/** Fields of a case that state facts of the project. */
type StatedFacts = Pick<
  typeof cases.$inferSelect,
  'siteArea' | 'floors' | 'households' | 'completion' | 'architect' | 'builder' | 'housingUnits'
>;

/** Facts that a case states, in the order of the case form; only those with a value. */
export function caseFactValues({
  siteArea,
  floors,
  households,
  completion,
  architect,
  builder,
  housingUnits,
}: StatedFacts): Pick<ProjectFact, 'name' | 'value'>[] {
  const values = [
    { name: ProjectFactName.siteArea, value: siteArea },
    { name: ProjectFactName.floors, value: floors },
    {
      name: ProjectFactName.households,
      value: households === null ? '' : printedText.households(households),
    },
    { name: ProjectFactName.unitSizes, value: areasOf(housingUnits) },
    { name: ProjectFactName.completion, value: completion },
    { name: ProjectFactName.architect, value: architect },
    { name: ProjectFactName.builder, value: builder },
  ];
  return values.filter(({ value }) => value.trim());
}

/** Facts of a project, and the fields of its case that state some of them. */
export type FactSources = StatedFacts & Pick<typeof cases.$inferSelect, 'projectFacts'>;

/**
 * Facts of a project as pages state them: a fact that the case states has the case's value, and no document while it
 * was given for another value.
 */
export function presentFacts(own: FactSources): ProjectFact[] {
  const stated = statedFacts(own);
  return own.projectFacts.map((fact) => {
    const inCase = stated.find(({ name }) => name === fact.name);
    if (!inCase) return fact;
    const { name, value, documentValue } = inCase;
    return documentValue === undefined ? { ...fact, value } : { name, value, isPrinted: fact.isPrinted };
  });
}

/** Facts that a case states; with `documentValue` where the file has a document for another value. */
export function statedFacts(own: FactSources): components['schemas']['StatedFact'][] {
  return caseFactValues(own).map(({ name, value }) => {
    const documentValue = own.projectFacts.find((fact) => fact.name === name)?.value ?? '';
    const isMoved = documentValue !== '' && plain(documentValue) !== plain(value);
    return { name, value, ...(isMoved ? { documentValue } : {}) };
  });
}

/** Values that texts of a page are compared with: those of documents first, then those of the case. */
export function comparedFacts(own: FactSources): ProjectFact[] {
  const stated = caseFactValues(own);
  const isStated = ({ name }: ProjectFact) => stated.some((fact) => fact.name === name);
  const kept = own.projectFacts.filter((fact) => fact.source || !isStated(fact));
  const open = stated.filter(({ name }) => !kept.some((fact) => fact.name === name));
  return [...kept, ...open.map((fact) => ({ ...fact, isPrinted: false }))];
}

/** Facts that the pages of a case state: those that are printed, and those of the case. */
export function pageFacts(own: FactSources): components['schemas']['StatedFact'][] {
  const stated = statedFacts(own);
  const printed = printedFacts(own);
  return [
    ...printed.map(({ name, value }) => stated.find((fact) => fact.name === name) ?? { name, value }),
    ...stated
      .filter(({ name }) => !printed.some((fact) => fact.name === name))
      .map(({ name, value }) => ({ name, value })),
  ];
}

/** Width of characters and spaces do not make another value. */
const plain = (value: string) => value.normalize('NFKC').replaceAll(/\s/g, '');

/** Facts that visitors may see. */
export const printedFacts = (own: FactSources): ProjectFact[] =>
  presentFacts(own).filter(({ isPrinted, value }) => isPrinted && value);

/** Range of the areas of a case's units; empty without any. */
export function areasOf(units: readonly HousingUnit[]): string {
  const areas = units
    .flatMap(({ areaPing, areaPingMost = areaPing }) => [areaPing, areaPingMost])
    .filter((area) => area > 0);
  return areas.length === 0 ? '' : printedText.area(Math.min(...areas), Math.max(...areas));
}
