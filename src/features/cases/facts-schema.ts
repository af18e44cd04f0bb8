import * as v from 'valibot';
import { FactSource, ProjectFactName } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { factSourceWords } from '../../../openapi/generated/words';
import { disagree } from '../../content-editor/fact-differences';
import { optionalText } from '../../fields/rules';
import { problemText } from '../../record/text';
import { factsText as text } from './facts-text';

type Fact = components['schemas']['ProjectFact'];

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

const { ProjectFact: limit } = limits;

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

/** True with value, source and date. */
export const isReady = ({ value, source, documentDate }: FactValue) =>
  value.trim() !== '' && source !== '' && documentDate !== '';

export const isFilled = (fact: FactValue) => fact.value.trim() !== '';

/** Value that the case form states for a fact, if the fact lacks it or disagrees with it. */
export interface CaseValue {
  value: string;
  /** True if the fact has another value. */
  isOther: boolean;
}

/** Case values that the facts lack or disagree with, by name. */
export function openCaseValues(
  caseValues: NonNullable<components['schemas']['ProjectFacts']['caseValues']>,
  values: FactValues,
): ReadonlyMap<ProjectFactName, CaseValue> {
  return new Map(
    caseValues.flatMap(({ name, value }) => {
      const fact = values[name];
      const isOther = isFilled(fact) && disagree(name, value, fact.value);
      return isFilled(fact) && !isOther ? [] : [[name, { value, isOther }] as const];
    }),
  );
}

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
