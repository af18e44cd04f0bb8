import * as v from 'valibot';
import { FactSource, ProjectFactName } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { factSourceWords } from '../../../openapi/generated/words';
import { optionalText } from '../../records/fields/rules';
import { problemText } from '../../records/record/text';
import { factsText as text } from './facts-text';

type Fact = components['schemas']['ProjectFact'];
type StatedFact = components['schemas']['StatedFact'];

/** A fact in the form. */
export interface FactValue {
  value: string;
  source: FactSource | '';
  documentNumber: string;
  /** YYYY-MM-DD, or empty. */
  documentDate: string;
  isPrinted: boolean;
}
export type FactValues = Record<ProjectFactName, FactValue>;

const limit = limits.ProjectFact;

/** Groups of facts in the order of the file. */
export const factGroups: readonly { title: string; names: readonly ProjectFactName[] }[] = [
  {
    title: text.groups.rights,
    names: [
      'constructionPermit',
      'usePermit',
      'permitHolder',
      'developer',
      'zoning',
      'coverage',
      'floorAreaRatio',
    ],
  },
  {
    title: text.groups.building,
    names: ['architect', 'structuralDesigner', 'builder', 'structure', 'sales', 'broker', 'quakeMark'],
  },
  {
    title: text.groups.scale,
    names: ['siteArea', 'floors', 'households', 'parking', 'unitSizes', 'sharedRatio', 'use'],
  },
  { title: text.groups.schedule, names: ['start', 'completion', 'fee', 'charging'] },
  { title: text.groups.notice, names: ['disclaimer', 'updated'] },
];

const empty: FactValue = { value: '', source: '', documentNumber: '', documentDate: '', isPrinted: false };

const rule = v.pipe(
  v.custom<FactValue>((value) => typeof value === 'object'),
  v.check(
    ({ value }) => v.safeParse(optionalText(limit.value), value).success,
    problemText.maxLength(limit.value.maxLength),
  ),
  v.check(
    ({ documentNumber }) => v.safeParse(optionalText(limit.documentNumber), documentNumber).success,
    problemText.maxLength(limit.documentNumber.maxLength),
  ),
  v.check(({ value, isPrinted }) => !isPrinted || value.trim() !== '', text.needsValue),
  v.check(({ source, isPrinted }) => !isPrinted || source !== '', text.needsSource),
);

/** Each fact is a field of its own, so that two people can save different ones. */
export const factsSchema = v.object(ofEach(() => rule));

export function factValues({ facts }: { facts: readonly Fact[] }): FactValues {
  return ofEach((name) => {
    const fact = facts.find((each) => each.name === name);
    if (!fact) return empty;
    const { value, source, documentNumber = '', documentDate, isPrinted } = fact;
    return { value, source: source ?? '', documentNumber, documentDate: documentDate ?? '', isPrinted };
  });
}

export function factsBody(values: FactValues): Fact[] {
  return Object.values(ProjectFactName).map((name) => {
    const { value, source, documentNumber, documentDate, isPrinted } = values[name];
    return {
      name,
      value,
      source: source || null,
      documentNumber,
      documentDate: documentDate || null,
      isPrinted,
    };
  });
}

function ofEach<Value>(of: (name: ProjectFactName) => Value): Record<ProjectFactName, Value> {
  const entries = Object.values(ProjectFactName).map((name) => [name, of(name)] as const);
  // Exactly one entry per name.
  return Object.fromEntries(entries) as Record<ProjectFactName, Value>;
}

/** A fact as the file shows it: its value from the case where the case states it. */
export interface ShownFact extends FactValue {
  fromCase: StatedFact | undefined;
  /** Value for which the document was given, if the case has another now. */
  documentValue: string | undefined;
}
export type ShownFacts = Record<ProjectFactName, ShownFact>;
export type StatedFacts = readonly StatedFact[] | undefined;

export function shownFacts(values: FactValues, stated: StatedFacts = []): ShownFacts {
  return ofEach((name) => {
    const own = values[name];
    const fromCase = stated.find((fact) => fact.name === name);
    if (!fromCase) return { ...own, fromCase, documentValue: undefined };
    const { value, documentValue } = fromCase;
    return { ...own, value, fromCase, documentValue: own.value === value ? undefined : documentValue };
  });
}

/** A fact after a change; the first document of a fact is given for the present value of the case. */
export const changedFact = (
  { value, source, documentNumber, documentDate, isPrinted }: FactValue,
  changes: Partial<FactValue>,
  fromCase: StatedFact | undefined,
): FactValue => ({
  value: value || (fromCase?.value ?? ''),
  source,
  documentNumber,
  documentDate,
  isPrinted,
  ...changes,
});

/** True with value, source and date. */
export const isReady = ({ value, source, documentDate, documentValue }: ShownFact) =>
  value.trim() !== '' && source !== '' && documentDate !== '' && documentValue === undefined;

const document = ({ source, documentNumber, documentDate }: FactValue) => ({
  source,
  documentNumber,
  documentDate,
});

/** Names of all facts, in the order of the file. */
export const factNames = factGroups.flatMap(({ names }) => names);

/** Document of the nearest fact before this one that has a source. */
export function documentBefore(facts: ShownFacts, name: ProjectFactName) {
  const before = factNames.slice(0, factNames.indexOf(name)).findLast((each) => facts[each].source !== '');
  return before && document(facts[before]);
}

const after = (name: ProjectFactName) => factNames.slice(factNames.indexOf(name) + 1);

/** Facts after this one without a source; those that are still empty then need only their value. */
export const followingWithoutSource = (facts: ShownFacts, name: ProjectFactName): ProjectFactName[] =>
  after(name).filter((each) => facts[each].source === '');

/** The nearest fact after this one that lacks something. */
export const missingAfter = (facts: ShownFacts, name: ProjectFactName): ProjectFactName | undefined =>
  after(name).find((each) => !isReady(facts[each]));

/** Complete facts that pages do not print yet. */
export const readyToPrint = (facts: ShownFacts): ProjectFactName[] =>
  factNames.filter((name) => isReady(facts[name]) && !facts[name].isPrinted);

/** These facts, printed. */
export const allPrinted = (
  values: FactValues,
  facts: ShownFacts,
  names: readonly ProjectFactName[],
): Partial<FactValues> =>
  Object.fromEntries(
    names.map((name) => [name, changedFact(values[name], { isPrinted: true }, facts[name].fromCase)]),
  );

/** These facts with the document of another. */
export const withDocumentOf = (
  values: FactValues,
  facts: ShownFacts,
  from: ProjectFactName,
  names: readonly ProjectFactName[],
): Partial<FactValues> =>
  Object.fromEntries(
    names.map((name) => [name, changedFact(values[name], document(values[from]), facts[name].fromCase)]),
  );

export const isFilled = (fact: FactValue) => fact.value.trim() !== '';

/** Text of a fact, for comparing versions. */
const factInWords = ({ value, source, documentNumber, documentDate, isPrinted }: FactValue) =>
  [
    value,
    source && factSourceWords[source],
    documentNumber,
    documentDate.replaceAll('-', '/'),
    isPrinted && text.isPrinted,
  ]
    .filter(Boolean)
    .join('　');

export const factsInWords = ofEach(() => factInWords);
export const factSources = Object.values(FactSource);
