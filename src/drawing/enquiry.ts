import { PartType } from '../../openapi/generated/enums';
import { countyTable } from '../../openapi/generated/districts';
import { contactTypeWords } from '../../openapi/generated/words';
import { contactFormText, enquiryText } from './enquiry-text';
import type { FormPart, ListPart, PagePart, PlansPart } from './types';
import { unitsOf } from './units';

/** Raw input of a visitor. */
export interface EnquiryValues {
  name: string;
  mobile: string;
  email: string;
  county: string;
  area: string;
  budget: string;
  rooms: readonly string[];
  time: readonly string[];
  note: string;
  /** Accepted version of the consent text; empty for none. */
  consent: string;
  news: boolean;
  /** Contact page: number of a ContactType, and the title of a case. */
  topic: string;
  about: string;
}

export type EnquiryField = keyof EnquiryValues;

/** Form of the company's contact page, which has no block. */
export interface ContactForm {
  partType: 'contact';
  id?: undefined;
  /** Titles of cases to ask about. */
  cases: readonly string[];
}

export type EnquiryFormPart = FormPart | ContactForm;

const isContact = (form: EnquiryFormPart): form is ContactForm => form.partType === 'contact';

/** Subjects of the contact page; visits are requested on a case's own page. */
export const topics = ([1, 2, 3, 4] as const).map((type) => ({
  type,
  value: String(type),
  words: contactTypeWords[type],
}));

/** Texts of a form. */
export const wordsOf = (form: EnquiryFormPart) =>
  isContact(form) ? { ...enquiryText, ...contactFormText } : enquiryText;

/** Titles of cases that a form offers. */
export const caseChoices = (form: EnquiryFormPart) => (isContact(form) ? form.cases : []);

export const noValues: EnquiryValues = {
  name: '',
  mobile: '',
  email: '',
  county: '',
  area: '',
  budget: '',
  rooms: [],
  time: [],
  note: '',
  consent: '',
  news: false,
  topic: '',
  about: '',
};

/** Maximum lengths of texts. */
export const maxLengths = {
  name: 40,
  mobile: 20,
  email: 120,
  county: 10,
  area: 20,
  budget: 40,
  rooms: 40,
  time: 20,
  note: 500,
  consent: 10,
  topic: 2,
  about: 200,
} as const;
/** Maximum options of a question. */
export const maxChoices = 12;

/** Invisible field that only robots fill. */
export const trapName = 'website';

export const counties: readonly string[] = [...countyTable.map(([name]) => name), enquiryText.abroad];

/** Choices of a form's budget question. */
export function budgetChoices(form: EnquiryFormPart): string[] {
  const own = (isContact(form) ? '' : (form.budgets ?? ''))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return own.length > 0 ? [...own.slice(0, maxChoices), enquiryText.unsure] : [];
}

/** Rendered fields of a form, with true for required ones. */
export function renderedFields(form: EnquiryFormPart): ReadonlyMap<EnquiryField, boolean> {
  if (isContact(form)) {
    return new Map<EnquiryField, boolean>([
      ['topic', true],
      ['name', true],
      ['mobile', true],
      ['email', false],
      ...(form.cases.length > 0 ? [['about', false] satisfies [EnquiryField, boolean]] : []),
      ['note', true],
      ['consent', true],
    ]);
  }
  const asked = new Map<EnquiryField, boolean>([
    ['name', true],
    ['mobile', true],
  ]);
  for (const { name, isRequired } of form.fields ?? []) {
    if (name === 'residence') asked.set('county', isRequired).set('area', isRequired);
    else if (name !== 'budget' || budgetChoices(form).length > 0) asked.set(name, isRequired);
  }
  asked.set('consent', true);
  if (form.asksNews) asked.set('news', false);
  return asked;
}

/** Room choices of a page: those of its units, else the common ones. */
export function roomChoices(parts: readonly PagePart[]): { value: string; detail: string }[] {
  const units = parts.filter(hasUnits).flatMap((block) => unitsOf(block) ?? []);
  // A page may have its units as a list and as plans.
  const own = [...new Map(units.map((unit) => [unit.name, unit])).values()].map(({ name, rooms, area }) => ({
    value: name,
    detail: [area, rooms].join(''),
  }));
  const choices = own.length > 0 ? own : enquiryText.otherRooms.map((value) => ({ value, detail: '' }));
  return [...choices.slice(0, maxChoices - 1), { value: enquiryText.unsure, detail: '' }];
}

const hasUnits = (block: PagePart): block is ListPart | PlansPart =>
  block.partType === PartType.list || block.partType === PartType.plans;
